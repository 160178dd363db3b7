import type { Outcome } from '../src/domain/failures/Failure.ts';
import type { FaceValidation } from '../src/domain/photo/FaceValidation.ts';
import type { PixelBuffer } from '../src/domain/photo/PixelBuffer.ts';

type Check = (checkCopy: PixelBuffer) => Promise<Outcome<FaceValidation>>;

/** Comlink posts an answer some microtasks after the job is done; these are more. */
const turnsToAnswer = 12;

/**
 * Does the face check while the news that the photo is open is on its way to the page, which asks for the check next. The
 * page's time-out holds as ever: a check that hangs answers nobody.
 */
export class CheckAhead {
  readonly #check: Check;
  #done: { readonly copy: PixelBuffer; readonly outcome: Promise<Outcome<FaceValidation>> } | null = null;

  constructor(check: Check) {
    this.#check = check;
  }

  /**
   * Begins once the answer is out, but not as a task of its own: collecting the garbage that opening left would come
   * before it.
   *
   * @param checkCopy may be handed over to the page: what is needed of it is copied first.
   * @param tell told the outcome as soon as there is one, asked or not.
   */
  async begin({ data, width, height }: PixelBuffer, tell: (outcome: Outcome<FaceValidation>) => void) {
    const copy = { data: data.slice(), width, height };
    this.#done = null;
    for (let turn = 0; turn < turnsToAnswer; turn++) await Promise.resolve();
    const outcome = this.#check(copy);
    this.#done = { copy, outcome };
    tell(await outcome);
  }

  /** The check of the photo opened last, if that is the one asked for; else it is done now. */
  take(checkCopy: PixelBuffer): Promise<Outcome<FaceValidation>> {
    const done = this.#done;
    this.#done = null;
    return done && isSame(done.copy, checkCopy) ? done.outcome : this.#check(checkCopy);
  }
}

function isSame(one: PixelBuffer, other: PixelBuffer): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.data.every((level, i) => level === other.data[i])
  );
}
