import * as v from 'valibot';
import type { ShownBattle } from '../domain/battle/ShownBattle.ts';
import { breakdownKeys } from '../domain/analysis/Breakdown.ts';
import { unseenAreas, unseenReasons } from '../domain/analysis/unseenAreas.ts';
import { cardSchema, feedbackSchema, measured, parseText, score, text } from './verdictSchemas.ts';

const look = v.object({
  feedback: feedbackSchema,
  shareableCard: cardSchema,
  measurement: v.object({
    ...measured,
    unseen: v.array(
      v.object({
        area: v.picklist(unseenAreas),
        reason: v.picklist(unseenReasons),
      }),
    ),
  }),
});

/** Everything that the view of a battle's results reads: what is missing here would break it. */
const battleSchema = v.object({
  comparison: v.object({
    // Without a winner nothing was paid for.
    winner: v.picklist(['photo1', 'photo2', 'tie']),
    photo1Title: text,
    photo2Title: text,
    photo1Score: score,
    photo2Score: score,
    comparison: text,
    rounds: v.pipe(
      v.array(
        v.object({
          key: v.picklist(breakdownKeys),
          first: score,
          second: score,
          leader: v.picklist(['photo1', 'photo2', 'even', 'none']),
          why: text,
        }),
      ),
      v.maxLength(breakdownKeys.length),
    ),
  }),
  first: look,
  second: look,
});

/** A battle's results as this tab wrote them; null for any other text, whoever changed it. */
export const readBattle = (stored: string): ShownBattle | null => parseText(battleSchema, stored);
