/** From this suspicion on the visitor is told, 0-1. */
export const smoothingSuspected = 0.5;

const note =
  'The texture in this photo looks ironed, perhaps by the camera itself. Nothing was charged for it, but take the foundation reading lightly.';

/**
 * Says that texture looks smoothed away, or null. Beside FLT-01 and never charged, so it avoids the badge's phrases.
 *
 * @param suspicion 0-1, null where it cannot be told
 */
export function smoothingNote(suspicion: number | null): string | null {
  return suspicion !== null && suspicion >= smoothingSuspected ? note : null;
}
