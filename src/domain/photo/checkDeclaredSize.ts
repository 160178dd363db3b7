import type { Failure } from '../failures/Failure.ts';
import { photoLimits } from './photoLimits.ts';

/**
 * Why a photo of these dimensions is not decoded, or null (decision 14): a file of 1 MB can declare 30,000 x 30,000 px.
 *
 * @param width px, as the file's header declares
 * @param height px
 */
export function checkDeclaredSize(width: number, height: number): Failure | null {
  return width * height > photoLimits.maxDeclaredPixels ? { kind: 'memory' } : null;
}
