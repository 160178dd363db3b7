import type { LocatedFace } from '../../domain/photo/FaceLocation.ts';
import type { ShownPhoto } from '../../components/ShownPhoto.ts';

/** The photo beside its verdict, for as long as the verdict shows. */
export interface RatedPhoto extends ShownPhoto {
  readonly face: LocatedFace | null;
}
