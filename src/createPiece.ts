import { loadProgram } from './loadProgram.ts';

/** A piece of the program that is not part of the first load, and is kept once it has come. */
export interface Piece<Module> {
  /** Null until it has been loaded. A view reads it while it renders; the promise of an import would resolve only after that. */
  readonly loaded: Module | null;
  /**
   * Loads it, unless it is there. If that fails, the next call tries again.
   *
   * @throws {FailureError} of the kind `programNotLoaded`
   */
  load(this: void): Promise<Module>;
}

/** The piece that `load` imports, `() => import('…')`. Nothing is fetched yet. */
export function createPiece<Module>(load: () => Promise<Module>): Piece<Module> {
  const piece = {
    loaded: null as Module | null,
    load: async () => (piece.loaded ??= await loadProgram(load)),
  };
  return piece;
}
