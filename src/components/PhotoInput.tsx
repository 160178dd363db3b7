import type { RefObject } from 'react';

interface PhotoInputProps {
  /** For the button that opens the file picker or the camera: `ref.current.click()`. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly onPhoto: (file: File) => void;
  readonly label?: string;
  /** Asks the system for its camera instead of for a file. */
  readonly capture?: 'user';
}

/** A hidden file input. The visitor sees and reaches only the button that opens it. */
export function PhotoInput({ ref, onPhoto, label, capture }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept="image/*"
      capture={capture}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // Emptied, because choosing the same file again fires no event otherwise.
        currentTarget.value = '';
        if (file) onPhoto(file);
      }}
    />
  );
}
