import type { RatingPorts } from '../../../machines/ports.ts';
import type { FlatPorts } from '../../machines/fakePorts.ts';
import type { LookMeasurement } from '../../../src/domain/analysis/LookMeasurement.ts';
import { compareLooks } from '../../../src/domain/rating/compareLooks.ts';
import { judgeLook } from '../../../src/domain/rating/judgeLook.ts';
import { noFilters } from '../../../src/domain/analysis/FilterDetection.ts';
import { estimatedMeasurement } from '../../../src/domain/analysis/seededFallbacks.ts';
import type { LocatedFace } from '../../../src/domain/photo/FaceLocation.ts';
import { permissiveValidation } from '../../../src/domain/photo/FaceValidation.ts';

const now = { month: 10, localDate: '11/21/2026' };

const raster = (width: number, height: number) => ({
  data: new Uint8ClampedArray(width * height * 4),
  width,
  height,
});

const face: LocatedFace = {
  points: new Float32Array(1404),
  flag: 1,
  box: { x: 50, y: 45, width: 140, height: 190 },
};

const measured = (fingerprint: string): LookMeasurement => ({
  ...estimatedMeasurement(fingerprint),
  basis: 'wholePhoto',
});

/** A painted portrait as a file, over the 1 kB that the routine asks for. */
export async function paintedLook(name: string, skin: string, lips: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 300;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no canvas');
  const oval = (color: string, y: number, width: number, height: number) => {
    brush.fillStyle = color;
    brush.beginPath();
    brush.ellipse(120, y, width, height, 0, 0, 7);
    brush.fill();
  };
  brush.fillStyle = '#5c4a52';
  brush.fillRect(0, 0, 240, 300);
  oval(skin, 140, 70, 95);
  oval(lips, 195, 26, 9);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser could not encode the look');
  return new File([blob, new Uint8Array(2048)], name, { type: 'image/png' });
}

/** What a battle asks of the outside world, in memory: so many credits, and every photo opens. */
export function battlePorts(credits: number, others: Partial<FlatPorts> = {}) {
  const purse = { credits, failures: [] as string[], previews: new Set<ImageBitmap>() };
  const flat: FlatPorts = {
    open: async (_signal, file) => {
      // Some tests choose files without a picture.
      const blank = () => createImageBitmap(new ImageData(240, 300));
      const preview = await createImageBitmap(file).catch(blank);
      purse.previews.add(preview);
      preview.close = () => {
        purse.previews.delete(preview);
        ImageBitmap.prototype.close.call(preview);
      };
      return {
        ok: true,
        value: {
          photo: {
            fingerprint: file.name.padEnd(32, '0'),
            turned: 0,
            source: { width: 240, height: 300 },
            raster: raster(240, 300),
            canvas: raster(160, 200),
            checkCopy: raster(80, 100),
          },
          preview,
        },
      };
    },
    turn: async (_signal, photo, turned) => ({ ok: true, value: { ...photo, turned } }),
    convert: async () => ({ ok: false, failure: { kind: 'undecodable' } }),
    check: async () => ({ ok: true, value: permissiveValidation }),
    locate: async () => ({ kind: 'found', face, others: [], turned: 0 }),
    coach: async () => ({ ok: true, value: [] }),
    measure: async (_signal, photo) => ({ ok: true, value: measured(photo.fingerprint) }),
    detectFilters: async () => ({ ok: true, value: noFilters }),
    forget: async () => ({ ok: true, value: undefined }),
    letGo: () => undefined,
    encode: async () => ({ ok: true, value: new Blob(['copy']) }),
    enhance: async () => ({ kind: 'notConfigured' }),
    canAnalyze: () => purse.credits > 0,
    spend: async () => {
      if (purse.credits === 0) return false;
      purse.credits -= 1;
      return true;
    },
    judge: async (analysis) => judgeLook({ ...analysis, now, siteAddress: 'https://glow.example' }),
    compare: async (first, second) => compareLooks(first, second),
    loadView: async () => undefined,
    hasVerdict: () => false,
    keepVerdict: () => undefined,
    recallVerdict: async () => null,
    forgetVerdict: () => undefined,
    comparisonFailed: (failure) => purse.failures.push(failure.kind),
    ...others,
  };
  const ports: RatingPorts = { ...flat, photo: flat, heic: flat };
  return { ports, purse };
}
