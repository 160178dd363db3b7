import type { ChosenPhoto } from '../../machines/ChosenPhoto.ts';
import { isEstimated } from '../domain/analysis/isEstimated.ts';
import { faceOf } from '../domain/photo/faceOf.ts';
import { ResultView, type ResultViewProps } from '../features/result/ResultView.tsx';
import { ShareActions } from '../features/share/ShareActions.tsx';

export interface SharedResultProps extends Omit<ResultViewProps, 'photo' | 'renderSharing'> {
  /** The photo that was rated; empty where the verdict was recalled after a reload. */
  readonly chosen: ChosenPhoto;
}

/**
 * The result with its ways to share: one piece of the program, fetched once a photo is chosen. An estimate is not shared, because neither
 * message nor card would say that nothing was measured (decision 13).
 */
export function SharedResult({ chosen: { preview, photo, location }, ...props }: SharedResultProps) {
  const face = faceOf(location);
  return (
    <ResultView
      {...props}
      photo={preview && photo && { preview, size: photo.raster, turned: photo.turned, face }}
      renderSharing={(tagline) =>
        !isEstimated(props.result.measurement) && (
          <ShareActions
            result={props.result}
            tagline={tagline}
            photo={photo?.raster ?? null}
            face={face?.box ?? null}
          />
        )
      }
    />
  );
}
