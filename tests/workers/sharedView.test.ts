import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetView, sharedView } from '../../workers/sharedView.ts';
import { photoJobs } from '../../workers/photoJobs.ts';
import { coachPhoto } from '../../workers/pixels/coach/coachPhoto.ts';
import { measureLook } from '../../workers/pixels/measureLook.ts';
import { viewFace } from '../../workers/pixels/regions/FaceView.ts';
import { drawFace } from '../drawn/drawFace.ts';

const drawn = [
  drawFace({ width: 200, height: 220, tone: 3 }),
  drawFace({ width: 200, height: 220, tone: 8 }),
];
/** Two photos, and of the second another face as well: the same, a little to the side. */
const looks = [
  { photo: 0, shift: 0 },
  { photo: 1, shift: 0 },
  { photo: 1, shift: 3 },
].map(({ photo, shift }) => {
  const { pixels, face } = drawn[photo]!;
  const points = face.points.map((value, i) => (i % 3 === 0 ? value + shift : value));
  return {
    photo: { fingerprint: String(photo).repeat(32), raster: pixels, canvas: pixels },
    location: { kind: 'found', face: { ...face, points }, others: [], turned: 0 } as const,
  };
});
type Look = (typeof looks)[number];

/** What is posted to a worker arrives as a copy. */
const posted = ({ photo, location }: Look): Look => structuredClone({ photo, location });
const alone = looks.map(({ photo, location }) => ({
  coach: coachPhoto(photo, location),
  measure: measureLook(photo, location),
}));

describe('sharedView', () => {
  beforeEach(forgetView);

  it('[FEA-01] changes nothing that coach and measure say, in whatever order they are asked', () => {
    const step = fc.record({
      job: fc.constantFrom('coach' as const, 'measure' as const, 'forget' as const),
      look: fc.nat({ max: looks.length - 1 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 6 }), (steps) => {
        for (const { job, look } of steps) {
          if (job === 'forget') {
            photoJobs.forget.run();
            continue;
          }
          const { photo, location } = posted(looks[look]!);
          expect(photoJobs[job].run({ ...photo, location })).toEqual(alone[look]![job]);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('makes one view for both jobs, and keeps none after the second', () => {
    const { photo, location } = looks[0]!;
    const view = () => sharedView(photo.fingerprint)(photo.raster, posted(looks[0]!).location.face);
    const first = view();
    expect(view() === first).toBe(true);
    expect(view() === first).toBe(false);
    expect(first.light).toEqual(viewFace(photo.raster, location.face).light);
  });

  it('[PRV-02] keeps no view of a photo once it is told to forget, nor beside that of another', () => {
    const viewed = (look: Look) => sharedView(look.photo.fingerprint)(look.photo.raster, look.location.face);
    const unseen = { ...looks[0]!, photo: { ...looks[0]!.photo, fingerprint: 'f'.repeat(32) } };
    const first = viewed(unseen);
    forgetView();
    expect(viewed(unseen) === first).toBe(false);
    const second = viewed(looks[1]!);
    expect(viewed(looks[2]!) === second).toBe(false);
    expect(viewed(looks[1]!) === second).toBe(false);
  });
});
