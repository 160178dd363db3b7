import { describe, expect, test } from 'vitest';
import { blendingFeedback } from '../../../../src/domain/content/pools/blendingFeedback.ts';
import { hypePhrases } from '../../../../src/domain/content/pools/hypePhrases.ts';
import { roastPhrases } from '../../../../src/domain/content/pools/roastPhrases.ts';
import { subtitles } from '../../../../src/domain/content/pools/subtitles.ts';
import { trendFeedback } from '../../../../src/domain/content/pools/trendFeedback.ts';
import { allTexts, textsIn, tipPools } from '../allPools.ts';

/** Words about the person instead of the makeup, as whole words, in any form that copy might use. */
const personal = [
  // looks
  'beautiful|pretty|gorgeous|stunning|attractive|handsome|cute|sexy|hot mess|ugly|hideous|plain jane|unattractive|homely',
  // age and weight
  "age|aged|aging|old|older|young|younger|youthful|mature|wrinkles?|fine lines|smile lines|crow's feet|anti-aging",
  'fat|thin face|slim|slimmer|slimming|skinny|chubby|weight|double chin|plump',
  // skin color
  'fair skin|pale|pasty|tan|tanned|dark skin|light skin|complexion|ethnic|exotic|skin tone|skin color|nude|flesh|olive|porcelain|ebony',
  // gender
  'girl|girls|boy|woman|women|man|men|lady|ladies|gentleman|queen|king|princess|diva|feminine|masculine|her|his|she|he|him|girly|manly|sis',
  // features and skin conditions
  'acne|blemish|blemishes|pimples?|scars?|pores?|eye bags|bags under|dark circles|flaws?|imperfections?|big nose|crooked|hooded|bony|jawline|double',
];
const personalWords = new RegExp(`\\b(?:${personal.join('|')})\\b`, 'iu');

const british =
  /\b(?:\w*colour\w*|favourite|grey|centre\w*|glamour\w*|moisturis\w*|neutralis\w*|emphasis(?:e|ed|es|ing)|symmetris\w*|organis\w*|harmonis\w*|realis\w*|recognis\w*|neighbour\w*|humour|honour|jewell\w*|travell\w*|mum|cheque|metre|odour|rumour|savour|labelled|whilst|autumn|practise|licence|programme|analys(?:e|ed|ing)|fringe|flat share|aeroplane|pyjamas|tyre|draught|lift home|queue|petrol)\b/iu;

const places =
  /\b(?:lids?|lash(?:es)?|crease|cheeks?|temples?|jaw|hairline|foreheads?|nose|chin|lips?|cupid's bow|brows?|corners?|face|wings?|neck)\b/iu;
const tools =
  /\b(?:brush(?:es)?|sponges?|finger(?:s|tips?)?|pencil|puff|swabs?|powder|spray|mist|tissue|wand|mascara|curler|spoolie|liner|felt-tip|gloss|lipstick|balm|stain|tint|foundation|palms?|paper|mirror|photo)\b/iu;

describe('the voice', () => {
  test('[TXT-01] [TXT-02] [TXT-04] is funny at the expense of the makeup, never of the person', () => {
    for (const text of allTexts) expect(text).not.toMatch(personalWords);
  });

  test('[TXT-02] never calls a face bare: a photo shows subtle or none', () => {
    for (const text of allTexts)
      expect(text).not.toMatch(/\b(?:no makeup|makeup-free|bare[- ]faced?|without makeup)\b/iu);
  });

  test('[RES-02] claims no blending, edges or harmony below Slay, which a look may not wear', () => {
    const { Good, Mid, 'Needs Help': needsHelp } = subtitles;
    for (const subtitle of [...Good, ...Mid, ...needsHelp])
      expect(subtitle).not.toMatch(/\b(?:blend|edges?\b|colors?\b|shades?\b)/iu);
  });

  test('[TXT-02] says nothing below the high tier of how colors agree, which a look may not wear', () => {
    for (const phrases of [hypePhrases, roastPhrases])
      for (const phrase of [...phrases.medium, ...phrases.low])
        expect(phrase).not.toMatch(/\b(?:colors|shades|color choices|speaking terms)\b/iu);
  });

  test('[RES-03] places no edge on cheek or crease, because blending is read of shadow, blush and base together', () => {
    for (const sentence of textsIn(blendingFeedback))
      expect(sentence).not.toMatch(/\b(?:cheeks?|crease)\b/iu);
  });

  test('[RES-03] asks nobody to take makeup off for the trend, who may wear none', () => {
    for (const sentence of textsIn(trendFeedback))
      expect(sentence).not.toMatch(/\b(?:sheer|heaviest|swap|raised)\b/iu);
  });

  test('[TXT-01] [TXT-02] [TXT-03] [TXT-04] spells American', () => {
    for (const text of allTexts) expect(text).not.toMatch(british);
  });

  test("[TXT-02] keeps to plain characters: straight apostrophes, no dash but the tagline's own", () => {
    for (const text of allTexts) expect(text).toMatch(/^[\x20-\x7e]+$/u);
    for (const text of allTexts) expect(text).not.toMatch(/ {2}|^ | $|--| - /u);
  });

  test('[TXT-04] says in every tip what to do, with what, where', () => {
    for (const tip of textsIn(tipPools)) {
      expect(tip).toMatch(/^[A-Z].*\.$/u);
      expect(tip).toMatch(places);
      expect(tip).toMatch(tools);
    }
  });

  test('[FLT-05] [AIX-05] leaves the words of the badges to the notes that raise them', () => {
    const badges = /filters detected|heavy filters|light filtering detected|AI-Enhanced Analysis/iu;
    for (const text of allTexts) expect(text).not.toMatch(badges);
  });
});
