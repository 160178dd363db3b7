import { joinClasses } from './joinClasses.ts';
import styles from './WinkingFace.module.css';

interface WinkingFaceProps {
  /** Both eyes open: a photo is hovering over the zone. */
  readonly awake?: boolean;
  readonly className?: string | undefined;
}

/** The face on an empty cover. Decoration. */
export function WinkingFace({ awake = false, className }: WinkingFaceProps) {
  return (
    <svg className={joinClasses(styles['face'], className)} viewBox="0 0 200 190" aria-hidden="true">
      <circle className={styles['cheek']} cx="42" cy="122" r="22" />
      <circle className={styles['cheek']} cx="158" cy="122" r="22" />
      <path d="M30 52C44 36 68 34 86 46" />
      <path d="M170 46C156 34 132 34 114 46" />
      <path d="M34 88C48 70 76 70 90 90 76 103 50 103 34 88L20 78" />
      <circle className={styles['iris']} cx="64" cy="87" r="9.5" />
      {awake ? (
        <>
          <path d="M166 88C152 70 124 70 110 90 124 103 150 103 166 88L180 78" />
          <circle className={styles['iris']} cx="136" cy="87" r="9.5" />
        </>
      ) : (
        <>
          <path d="M112 86C124 100 152 100 166 84" />
          <path d="M118 92l-5 9M130 96.5l-2 11M143 97l3 10.5M155 92.5l8 9M166 84l11-6" />
        </>
      )}
      <path d="M100 92C98 110 91 118 92 125 95 131 105 131 108 125" strokeWidth="2.6" />
      <path
        className={styles['lips']}
        d="M64 157C76 150 88 142 95 144 98 145 99 147 100 147 101 147 102 145 105 144 112 142 124 150 136 157 126 172 114 178 100 178 86 178 74 172 64 157Z"
      />
      <path className={styles['shine']} d="M66 157.5C84 160 92 157 100 159 108 157 116 160 134 157.5" />
    </svg>
  );
}
