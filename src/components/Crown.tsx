interface CrownProps {
  readonly className?: string | undefined;
}

/** The gold crown of Slay, of winners and of VIPs; decoration beside words that say the same. */
export function Crown({ className }: CrownProps) {
  return (
    <svg className={className} viewBox="0 0 64 44" aria-hidden="true">
      <path d="M6 40 L3 11 L18 24 L32 4 L46 24 L61 11 L58 40 Q32 33 6 40Z" />
      <circle cx="3.5" cy="9" r="3" />
      <circle cx="32" cy="4" r="3.4" />
      <circle cx="60.5" cy="9" r="3" />
    </svg>
  );
}
