export interface MutationPart {
  readonly mutate: string[];
  readonly include: string[];
  readonly exclude: string[];
  readonly ignoreStatic: boolean;
}

export const mutationParts: Readonly<Record<'rules' | 'measures' | 'faces', MutationPart>>;
