import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import styles from './AnalyzeButton.module.css';

const wordings = { ready: 'Get Personalized Tips!', inviting: 'Unlock Your Glow-Up!', busy: 'Analyzing...' };

interface AnalyzeButtonProps {
  readonly disabled?: boolean;
  /** An analysis is under way, so that nothing can be pressed (UPL-06). */
  readonly busy?: boolean;
  /** Not the screen's primary action: an error asks for something else. */
  readonly quiet?: boolean;
  readonly onAnalyze?: () => void;
}

/**
 * Starts the rating. Under pointer or focus its wording changes (UPL-05), in a width reserved for the longest one. Its accessible name then
 * contains both wordings, so that the button can still be found by the name that it had before.
 */
export function AnalyzeButton({
  disabled = false,
  busy = false,
  quiet = false,
  onAnalyze,
}: AnalyzeButtonProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const inviting = (pointed || focused) && !disabled && !busy;
  const wording = busy ? wordings.busy : inviting ? wordings.inviting : wordings.ready;

  return (
    <Button
      variant={quiet ? 'outline' : 'primary'}
      disabled={disabled || busy}
      aria-label={inviting ? `${wordings.inviting} ${wordings.ready}` : undefined}
      className={styles['analyze']}
      onClick={onAnalyze}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {wording}
    </Button>
  );
}
