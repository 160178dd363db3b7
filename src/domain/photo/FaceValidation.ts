/** The face check's answer (FAC-01). Qualities and confidence are 0-1. */
export interface FaceValidation {
  readonly hasFace: boolean;
  readonly confidence: number;
  readonly isRealPerson: boolean;
  readonly faceCount: number;
  readonly imageQuality: {
    readonly sharpness: number;
    readonly lighting: number;
    readonly resolution: number;
  };
  /** Messages for the visitor, the first of which is shown (FAC-06). */
  readonly errors: readonly string[];
}

/** What a check that failed or took over 3 s reads as: the upload proceeds (FAC-07). */
export const permissiveValidation: FaceValidation = {
  hasFace: true,
  confidence: 0.7,
  isRealPerson: true,
  faceCount: 1,
  imageQuality: { sharpness: 0.5, lighting: 0.5, resolution: 0.5 },
  errors: [],
};
