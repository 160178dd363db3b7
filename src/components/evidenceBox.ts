import type { Evidence } from '../domain/analysis/LookMeasurement.ts';
import type { PhotoBox, PhotoSize } from '../domain/photo/PhotoBox.ts';
import { boxAround, middleOf } from './photoCrop.ts';

/** How much larger than its region a close-up is, as a factor. */
const padding = 1.35;
/** The smallest side of a close-up, px of the raster: a smaller part only looks blurred. */
const smallest = 40;

/** The square that a close-up shows: around the largest polygon, or the whole photo's middle when there is none. */
export function evidenceBox(evidence: Evidence | undefined, size: PhotoSize): PhotoBox {
  const boxes = (evidence?.polygons ?? []).map(boundingBox);
  const largest = boxes.toSorted((one, other) => area(other) - area(one))[0];
  const most = Math.min(size.width, size.height);
  if (!largest) return squareAround(size, most, { x: 0, y: 0, ...size });
  const side = Math.min(most, Math.max(smallest, Math.max(largest.width, largest.height) * padding));
  return squareAround(size, side, largest);
}

/** A square around the middle of a box, inside the photo. */
function squareAround(photo: PhotoSize, side: number, box: PhotoBox): PhotoBox {
  return boxAround(photo, { height: side, aspect: 1 }, middleOf(box), 0.5);
}

/** The bounding box of a flat x, y, x, y … list. */
function boundingBox(polygon: readonly number[]): PhotoBox {
  const across = polygon.filter((_, index) => index % 2 === 0);
  const down = polygon.filter((_, index) => index % 2 === 1);
  const x = Math.min(...across);
  const y = Math.min(...down);
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

function area({ width, height }: PhotoBox): number {
  return width * height;
}
