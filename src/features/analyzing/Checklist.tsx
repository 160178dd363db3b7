import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { StepState, UploadProgress } from '../../../machines/uploadProgress.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import styles from './Checklist.module.css';

const icons = { waiting: Circle, running: LoaderCircle, done: CircleCheck, skipped: CircleMinus };

interface Item {
  readonly step: keyof UploadProgress;
  readonly name: string;
  readonly notes: Readonly<Partial<Record<StepState, string>>>;
}

/** Each note holds for a rough rating and for an estimate as well. */
const items: readonly Item[] = [
  {
    step: 'faceDetection',
    name: 'Face detection',
    notes: {
      waiting: 'Up next',
      running: 'Looking for one',
      done: 'Looked for, cartoons refused',
      skipped: 'We take the photo as a whole',
    },
  },
  {
    step: 'makeupAnalysis',
    name: 'Technique analysis',
    notes: {
      waiting: 'Brushes at the ready',
      running: 'Measuring base, eyes and lips',
      done: 'The numbers are in',
    },
  },
  {
    step: 'feedback',
    name: 'Creating personalized tips',
    notes: { waiting: 'Waiting for the numbers', running: 'Putting it kindly', done: 'Put kindly' },
  },
];

/** The checklist of the analyzing card (ANA-01). An item is ticked when its work is done. */
export function Checklist({ progress }: { readonly progress: UploadProgress }) {
  return (
    <ul className={styles['list']}>
      {items.map(({ step, name, notes }) => {
        const state = progress[step];
        const Icon = icons[state];
        return (
          <li key={step} className={styles[state]} data-step={state}>
            <Icon aria-hidden="true" size={28} strokeWidth={1.8} />
            <p>
              <strong>{name}</strong>
              <VisuallyHidden>{`: ${state}. `}</VisuallyHidden>
              <span className={styles['note']}>{notes[state]}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
