import layouts from './chartLayouts.json';
import type { ChartLayout } from './ChartLayout.ts';

/** By the id of the chart. Written by `npm run charts`. */
export const chartLayouts = layouts as Readonly<Record<string, ChartLayout>>;
