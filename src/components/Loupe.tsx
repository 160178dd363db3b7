import type { Evidence } from '../domain/analysis/LookMeasurement.ts';
import { evidenceBox } from './evidenceBox.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';
import type { ShownPhoto } from './ShownPhoto.ts';

interface LoupeProps {
  readonly photo: ShownPhoto;
  readonly evidence: Evidence | undefined;
  /** Whether the measured region is outlined. */
  readonly marked?: boolean;
  readonly className?: string | undefined;
}

/** A close-up of where something was measured. It is hidden from screen readers, because it repeats a part of the photo. */
export function Loupe({ photo, evidence, marked = false, className }: LoupeProps) {
  return (
    <PhotoFrame className={className} photo={photo} crop={evidenceBox(evidence, photo.size)} label="">
      {marked && evidence && <EvidenceMarks evidence={evidence} size={photo.size} />}
    </PhotoFrame>
  );
}
