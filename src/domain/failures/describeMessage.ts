import { messages } from './messages.ts';

/** How errors name a time-out; as a failure it has a kind of its own. */
export const timeoutWords = /time-?out|timed out/iu;

/** One row of the specification's mapping: a message that contains any of the words is replaced by the row's text. */
interface Mapping {
  readonly words: RegExp;
  /** Null: the message as it is. */
  readonly reads: string | null;
}

/**
 * In the specification's order; the first row that matches wins (decision 16). "Invalid", "file", "credit" and "valid" are matched
 * case-sensitively, because they mark our own sentences; all other words are matched in any case.
 */
const mappings: readonly Mapping[] = [
  { words: timeoutWords, reads: messages.timeout },
  { words: /Invalid|file|credit|valid/u, reads: null },
  { words: /load\w*\b.*\b(image|photo)|(image|photo)\b.*load/iu, reads: messages.notLoaded },
  { words: /load|canvas/iu, reads: messages.notProcessed },
  { words: /memory|quota/iu, reads: messages.tooComplex },
  { words: /options|not defined/iu, reads: messages.internal },
];

/**
 * What the visitor reads for an error of which only the message is known (ERR-04 to ERR-09). An error without a
 * message reads as the default.
 */
export function describeMessage(message: string): string {
  if (message.trim() === '') return messages.byDefault;
  const mapping = mappings.find(({ words }) => words.test(message));
  if (!mapping) return `Analysis error: ${message}`;
  return mapping.reads ?? message;
}
