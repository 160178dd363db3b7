import type { ChosenPhoto } from '../../machines/ChosenPhoto.ts';
import { shownPhoto } from '../components/ShownPhoto.ts';
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
export function SharedResult({ chosen, ...props }: SharedResultProps) {
  const photo = shownPhoto(chosen);
  const face = faceOf(chosen.location);
  return (
    <ResultView
      {...props}
      photo={photo && { ...photo, face }}
      renderSharing={(tagline) =>
        !isEstimated(props.result.measurement) && (
          <ShareActions
            result={props.result}
            tagline={tagline}
            photo={chosen.photo?.raster ?? null}
            face={face?.box ?? null}
          />
        )
      }
    />
  );
}
