import { useActors } from '../../actors/ActorsContext.tsx';
import type { Framing } from '../../components/photoCrop.ts';
import type { ShareableCard } from '../../domain/analysis/ShareableCard.ts';
import type { ComparisonResult } from '../../domain/battle/ComparisonResult.ts';
import { battleCardFormat } from '../../domain/content/cardFormat.ts';
import { writeBattleCard } from '../../domain/content/writeBattleCard.ts';
import type { FaceLocation } from '../../domain/photo/FaceLocation.ts';
import { faceOf } from '../../domain/photo/faceOf.ts';
import type { OpenedPhoto } from '../../domain/photo/OpenedPhoto.ts';
import { coverPhoto } from './coverPhoto.ts';
import { ShareButtons } from './ShareButtons.tsx';
import { battleMessage } from './shareMessage.ts';

interface SharedLook {
  readonly photo: OpenedPhoto | null;
  readonly location: FaceLocation | null;
}

interface ShareBattleProps {
  readonly comparison: ComparisonResult;
  /** The cards of both looks, from which the card of the battle takes its imprint. */
  readonly cards: readonly [ShareableCard, ShareableCard];
  readonly photos: readonly [SharedLook, SharedLook];
}

const framing: Framing = {
  aspect: battleCardFormat.photoWidth / battleCardFormat.photoHeight,
  faceShare: 0.56,
  faceCenter: 0.48,
};

/** Tells others how a battle ended: in words, or as a card with both scores, and both photos only when ticked (SHR-01, BTL-08). */
export function ShareBattle({ comparison, cards, photos }: ShareBattleProps) {
  const actors = useActors();
  const card = writeBattleCard(comparison, cards);
  const [first, second] = photos;
  const both = () =>
    first.photo && second.photo
      ? ([cropped(first.photo, first.location), cropped(second.photo, second.location)] as const)
      : null;
  const [one, other] = card.looks;
  return (
    <ShareButtons
      message={battleMessage(comparison, actors.config.siteUrl || location.origin)}
      card={{
        alt: `${one.name}: ${one.title}, ${one.score} out of 100. ${other.name}: ${other.title}, ${other.score} out of 100. ${card.comparison}`,
        fileName: `glowcheck-battle-${one.score}-${other.score}.png`,
        tick: first.photo && second.photo && 'Put both photos on it',
        draw: (withPhotos) => actors.drawBattleCard(card, withPhotos ? both() : null),
      }}
    />
  );
}

function cropped({ raster }: OpenedPhoto, location: FaceLocation | null) {
  return coverPhoto(raster, faceOf(location)?.box ?? null, framing);
}
