import { useActors } from '../../actors/ActorsContext.tsx';
import type { PhotoBox } from '../../domain/photo/PhotoBox.ts';
import type { ShownResult } from '../../domain/analysis/ShownResult.ts';
import type { PixelBuffer } from '../../domain/photo/PixelBuffer.ts';
import { coverPhoto } from './coverPhoto.ts';
import { ShareButtons } from './ShareButtons.tsx';
import { shareMessage } from './shareMessage.ts';

interface ShareActionsProps {
  readonly result: Pick<ShownResult, 'overallScore' | 'shareableCard'>;
  /** The version of the tagline that is shown. */
  readonly tagline: string;
  /** The photo's raster, for a picture card with the photo on it; null where the photo is gone. */
  readonly photo: PixelBuffer | null;
  /** Where its face is, in its pixels; null where none was located. */
  readonly face: PhotoBox | null;
}

/** Tells others about the score, in words or with the shareable card (SHR-01, TXT-05). */
export function ShareActions({ result, tagline, photo, face }: ShareActionsProps) {
  const actors = useActors();
  const card = { ...result.shareableCard, tagline };
  return (
    <ShareButtons
      message={shareMessage(result.overallScore, actors.config.siteUrl || location.origin)}
      card={{
        alt: `${card.title}, ${card.score} out of 100, ${card.category}. ${card.tagline}`,
        fileName: `glowcheck-${card.score}.png`,
        tick: photo && 'Put my photo on it',
        draw: (withPhoto) => actors.drawCard(card, withPhoto && photo ? coverPhoto(photo, face) : null),
      }}
    />
  );
}
