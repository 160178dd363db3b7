import type { Evidence } from '../domain/analysis/LookMeasurement.ts';
import type { PhotoSize } from '../domain/photo/PhotoBox.ts';
import styles from './EvidenceMarks.module.css';

interface EvidenceMarksProps {
  readonly evidence: Evidence;
  /** Of the raster that the polygons are measured in, px. */
  readonly size: PhotoSize;
}

/** The measured polygons, or a frame around the photo where it was measured as a whole: a white line over a wider, dark one. */
export function EvidenceMarks({ evidence, size: { width, height } }: EvidenceMarksProps) {
  const shapes = evidence.polygons.length ? evidence.polygons : [[0, 0, width, 0, width, height, 0, height]];
  const beside = evidence.beside ? [evidence.beside] : [];
  return [...shapes, ...beside].map((polygon) => {
    const points = polygon.join(' ');
    return (
      <g key={points}>
        <polygon className={styles['casing']} points={points} />
        <polygon className={styles['mark']} points={points} />
      </g>
    );
  });
}
