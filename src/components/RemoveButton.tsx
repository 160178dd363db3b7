import X from 'lucide-react/icons/x';
import { joinClasses } from './joinClasses.ts';
import styles from './RemoveButton.module.css';

interface RemoveButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  /** Says where it stands on its photo. */
  readonly className?: string | undefined;
}

/** The round (x) in the corner of a photo. */
export function RemoveButton({ label, onClick, className }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles['remove'], className)}
      aria-label={label}
      onClick={onClick}
    >
      <X aria-hidden="true" size={22} />
    </button>
  );
}
