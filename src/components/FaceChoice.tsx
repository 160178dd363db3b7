import type { PhotoBox } from '../domain/photo/PhotoBox.ts';
import type { LocatedFace } from '../domain/photo/FaceLocation.ts';
import styles from './FaceChoice.module.css';

interface FaceChoiceProps {
  /** From the left to the right. */
  readonly faces: readonly LocatedFace[];
  readonly chosen: LocatedFace | null;
  /** The part of the photo that the frame shows. */
  readonly crop: PhotoBox;
  readonly onChoose: (face: number) => void;
}

/** Whose look it is: a button over every face of a group photo. */
export function FaceChoice({ faces, chosen, crop, onChoose }: FaceChoiceProps) {
  return (
    <ul className={styles['faces']} aria-label="Whose look is it?">
      {faces.map((face, index) => (
        <li key={`${face.box.x},${face.box.y}`} style={placed(face.box, crop)}>
          <button
            type="button"
            aria-pressed={face === chosen}
            aria-label={`Rate face ${index + 1} of ${faces.length}, from the left`}
            onClick={() => onChoose(index)}
          />
        </li>
      ))}
    </ul>
  );
}

const placed = (box: PhotoBox, crop: PhotoBox) => ({
  left: percent((box.x - crop.x) / crop.width),
  top: percent((box.y - crop.y) / crop.height),
  width: percent(box.width / crop.width),
  height: percent(box.height / crop.height),
});

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
