export interface MutationPart {
  readonly mutate: string[];
  readonly include: string[];
  readonly exclude: string[];
  /** Suites that run after all others, in this order. */
  readonly last: string[];
  readonly ignoreStatic: boolean;
}

/** The part that `MUTATION_PART` names. */
export const partName: string;
export const part: MutationPart;

export const mutationParts: Readonly<Record<'rules' | 'measures' | 'faces', MutationPart>>;
