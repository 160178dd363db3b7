import { isEstimated } from '../../machines/judgeAnalysis.ts';
import type { PixelBuffer } from '../domain/photo/PixelBuffer.ts';
import { ResultView, type ResultViewProps } from '../features/result/ResultView.tsx';
import { ShareActions } from '../features/share/ShareActions.tsx';

export interface SharedResultProps extends Omit<ResultViewProps, 'renderSharing'> {
  /** The photo's pixels, for a picture card with the photo on it; null where it is gone. */
  readonly raster: PixelBuffer | null;
}

/**
 * The result with its ways to share: one piece of the program, fetched once a photo is chosen. An estimate is not shared, because neither
 * message nor card would say that nothing was measured (decision 13).
 */
export function SharedResult({ raster, ...props }: SharedResultProps) {
  return (
    <ResultView
      {...props}
      renderSharing={(tagline) =>
        !isEstimated(props.result) && (
          <ShareActions
            result={props.result}
            tagline={tagline}
            photo={raster}
            face={props.photo?.face?.box ?? null}
          />
        )
      }
    />
  );
}
