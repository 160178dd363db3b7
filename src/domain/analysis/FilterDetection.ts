/** What the pixel heuristic found (FLT-01, FLT-02). */
export interface FilterDetection {
  readonly hasFilters: boolean;
  /** The sum of the signals: 0, 0.3, 0.4, 0.6, 0.7 or 1. */
  readonly filterStrength: number;
  readonly filterTypes: readonly ('Smoothing Filter' | 'Brightness Enhancement')[];
  readonly penaltyPoints: number;
}

export const noFilters: FilterDetection = {
  hasFilters: false,
  filterStrength: 0,
  filterTypes: [],
  penaltyPoints: 0,
};
