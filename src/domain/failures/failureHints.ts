import { coachHintText } from '../coach/coachHintText.ts';
import type { CoachTopic } from '../coach/CoachHint.ts';
import type { Failure } from './Failure.ts';

export type HintTopic =
  | 'connection'
  | 'timeout'
  | 'heic'
  | 'format'
  | 'credit'
  | 'scrambled'
  | 'browser'
  | 'photo';

/** Something to try, shown below the message in the box "Analysis Error". */
export interface ErrorHint {
  readonly topic: HintTopic | CoachTopic;
  readonly text: string;
  /** For the hint that is a list; empty otherwise. */
  readonly tips: readonly string[];
}

interface HintRule extends ErrorHint {
  /** The hint shows when the message contains any of these, case as written (decision 15). */
  readonly words: readonly string[];
  /** Whether the hint shows for this failure, whatever its message says. */
  readonly isFor?: (failure: Failure) => boolean;
}

/** In the specification's order (ERR-02). */
const rules: readonly HintRule[] = [
  {
    topic: 'connection',
    words: [],
    isFor: ({ kind }) => kind === 'programNotLoaded',
    text: 'The line dropped. Nothing is wrong with your photo: once you are connected again, the next try goes through.',
    tips: [],
  },
  {
    topic: 'timeout',
    words: ['timeout'],
    // The message says "timed out", not "timeout".
    isFor: ({ kind }) => kind === 'timeout',
    text: 'Try an image under 3MB, check your internet connection, or refresh the page.',
    tips: [],
  },
  {
    topic: 'heic',
    words: [],
    isFor: (failure) => failure.kind === 'undecodable' && failure.format === 'heic',
    text: 'This is a HEIC photo, which this browser cannot open. Save or send it as a JPG, or take a screenshot of it. On an iPhone: Settings, Camera, Formats, Most Compatible.',
    tips: [],
  },
  {
    topic: 'format',
    words: ['Invalid', 'file', 'format'],
    text: 'Make sure your image is a JPG or PNG that is not corrupted: it should open in your photo app.',
    tips: [],
  },
  {
    topic: 'credit',
    words: ['credit'],
    text: 'Check your credit balance further down the page, or buy more credits.',
    tips: [],
  },
  {
    topic: 'scrambled',
    words: [],
    isFor: (failure) => failure.kind === 'canvas' && failure.isScrambled === true,
    text: 'This browser reads photos as noise (in Firefox: privacy.resistFingerprinting). Try another browser.',
    tips: [],
  },
  {
    topic: 'browser',
    words: ['canvas', 'Browser'],
    text: 'Refresh the page, or try another desktop browser such as Chrome, Firefox, Safari, or Edge.',
    tips: [],
  },
  {
    topic: 'photo',
    words: ['load', 'process'],
    text: 'What usually helps:',
    tips: [
      'Take the photo in good, even light',
      'Keep the file under 3MB',
      'Use a JPG or PNG image',
      'Keep your face visible and centered',
      'Refresh the page and try again',
    ],
  },
];

/**
 * The hints whose words are in the message or that belong to the kind of the failure, in the specification's order (ERR-02,
 * decision 15). After a refusal come the reasons that the photo coach knows.
 *
 * @param message what `describeFailure` made of the failure
 */
export function failureHints(failure: Failure, message: string): readonly ErrorHint[] {
  const told = rules
    .filter(({ words, isFor }) => words.some((word) => message.includes(word)) || isFor?.(failure))
    .map(({ topic, text, tips }) => ({ topic, text, tips }));
  const reasons = failure.kind === 'refused' ? (failure.reasons ?? []) : [];
  return [...told, ...reasons.map((topic) => ({ topic, text: coachHintText(topic), tips: [] }))];
}
