import type { Evidence } from '../domain/analysis/LookMeasurement.ts';
import type { QuarterTurns } from '../domain/photo/QuarterTurns.ts';
import { evidenceBox } from './evidenceBox.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import type { PhotoSize } from '../domain/photo/PhotoBox.ts';
import { PhotoFrame } from './PhotoFrame.tsx';

interface LoupeProps {
  /** The copy that is shown. */
  readonly preview: ImageBitmap;
  /** Size of the raster that the evidence is measured in, px. */
  readonly size: PhotoSize;
  /** How often the preview has to be turned clockwise to lie as the raster does. */
  readonly turned: QuarterTurns;
  readonly evidence: Evidence | undefined;
  /** Whether the measured region is outlined. */
  readonly marked?: boolean;
  readonly className?: string | undefined;
}

/** A close-up of where something was measured. It is hidden from screen readers, because it repeats a part of the photo. */
export function Loupe({ preview, size, turned, evidence, marked = false, className }: LoupeProps) {
  return (
    <PhotoFrame
      className={className}
      preview={preview}
      size={size}
      turned={turned}
      crop={evidenceBox(evidence, size)}
      label=""
    >
      {marked && evidence && <EvidenceMarks evidence={evidence} size={size} />}
    </PhotoFrame>
  );
}
