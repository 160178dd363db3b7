/** One line of an answer: what a model thinks it sees, and how sure it is. */
export interface LabelScore {
  readonly label: string;
  /** 0-1 */
  readonly score: number;
}

/** Answers name ten labels or so; what comes after this many is not read. */
export const maxLabels = 50;
/** Characters; longer labels are cut. */
export const maxLabelLength = 80;

/**
 * Reads an answer that may be anything: wrong, broken, hostile. Kept are items with a label in plain words and a score
 * from 0 to 1; everything else is passed over. A box, where an item has one, must be one.
 */
export function readLabels(answer: unknown): readonly LabelScore[] {
  if (!Array.isArray(answer)) return [];
  return answer.slice(0, maxLabels).flatMap((item: unknown) => readItem(item) ?? []);
}

function readItem(item: unknown): LabelScore | null {
  if (typeof item !== 'object' || item === null) return null;
  const { label, score, box } = item as Record<string, unknown>;
  if (typeof label !== 'string' || !isPlain(label)) return null;
  if (typeof score !== 'number' || !(score >= 0 && score <= 1)) return null;
  if (box !== undefined && !isBox(box)) return null;
  return { label: label.trim().slice(0, maxLabelLength), score };
}

/** Markup and control characters stand in no model's vocabulary. */
function isPlain(label: string): boolean {
  return label.trim() !== '' && !/[<>\p{Cc}]/u.test(label);
}

function isBox(box: unknown): boolean {
  if (typeof box !== 'object' || box === null) return false;
  const { xmin, ymin, xmax, ymax } = box as Record<string, unknown>;
  return isSpan(xmin, xmax) && isSpan(ymin, ymax);
}

function isSpan(from: unknown, to: unknown): boolean {
  return typeof from === 'number' && typeof to === 'number' && from >= 0 && to > from && Number.isFinite(to);
}
