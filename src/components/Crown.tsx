import { crownShape } from '../styles/crownShape.ts';

interface CrownProps {
  readonly className?: string | undefined;
}

/** The gold crown of Slay, of winners and of VIPs; decoration beside words that say the same. */
export function Crown({ className }: CrownProps) {
  return (
    <svg className={className} viewBox="0 0 64 44" aria-hidden="true">
      <path d={crownShape} />
      <circle cx="3.5" cy="9" r="3" />
      <circle cx="32" cy="4" r="3.4" />
      <circle cx="60.5" cy="9" r="3" />
    </svg>
  );
}
