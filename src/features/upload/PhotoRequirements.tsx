import { NumberedList } from '../../components/NumberedList.tsx';
import styles from './PhotoRequirements.module.css';

const requirements = [
  'A clear, well-lit photo. Mood lighting is for dinner.',
  'A real person only: no cartoons, drawings or AI-generated images.',
  'Face clearly visible and centered.',
  'Natural lighting is best. Stand by a window.',
] as const;

/** What a photo should be like (UPL-02). */
export function PhotoRequirements() {
  return (
    <section className={styles['requirements']} aria-labelledby="photo-requirements">
      <h2 id="photo-requirements">Photo Requirements</h2>
      <NumberedList items={requirements} className={styles['list']} />
    </section>
  );
}
