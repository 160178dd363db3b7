/** A box of a drawn chart, px from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface StatePlace extends Place {
  /** Its names from the outermost state on, joined by dots. */
  readonly path: string;
  /** A line for its own name, then one for each actor that it invokes. */
  readonly name: readonly string[];
  /** A box has states inside. */
  readonly kind: 'plain' | 'box' | 'final';
}

export interface ArrowPlace {
  /** The corners of its line, the last one at its head. */
  readonly points: readonly (readonly number[])[];
  readonly label?: { readonly lines: readonly string[]; readonly x: number; readonly y: number };
}

/** Where everything stands when a chart is drawn. `npm run charts` works it out of the chart itself. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly StatePlace[];
  /** The dots from each of which an arrow leads to the initial state of a box. */
  readonly starts: readonly Place[];
  /** The labels "anywhere", each of which stands for all states of its box. */
  readonly anywhere: readonly Place[];
  readonly arrows: readonly ArrowPlace[];
}
