export interface MutationPart {
  readonly mutate: string[];
  readonly include: string[];
  readonly exclude: string[];
}

export const mutationParts: Readonly<Record<'exact' | 'drawn', MutationPart>>;
