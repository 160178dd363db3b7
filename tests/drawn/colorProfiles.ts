import { asciiOf } from '../../workers/asciiOf.ts';
import { word } from './word.ts';

type Primary = readonly [x: number, y: number, z: number];

/**
 * ICC profile of sRGB with red and green exchanged: a reader that honors the profile swaps them, and no rounding looks like that.
 */
export const swappingProfile = () =>
  profileOf([0.38515, 0.71687, 0.09708], [0.43607, 0.22249, 0.01392], [0.14307, 0.06061, 0.7141]);

/** ICC profile of Display P3, with the primaries of Apple's own. */
export const displayP3Profile = () =>
  profileOf([0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407]);

/** The bytes of a profile (ICC.1:2022) with these primaries, adapted to D50, and with sRGB's curve. */
function profileOf(red: Primary, green: Primary, blue: Primary): Uint8Array<ArrayBuffer> {
  const white = [0.9642, 1, 0.82491] as const;
  // sRGB's curve, of type 3 (section 10.18).
  const curve = tag('para', [0, 3, 0, 0], ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed));
  const tags = [
    ['desc', tag('mluc', word(1), word(12), asciiOf('enUS'), word(2), word(28), [0, 0x78])],
    ['wtpt', xyz(...white)],
    ['rXYZ', xyz(...red)],
    ['gXYZ', xyz(...green)],
    ['bXYZ', xyz(...blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ] as const;
  const body: number[] = [];
  const directory = tags.flatMap(([name, bytes]) => {
    const entry = [...asciiOf(name), ...word(132 + 12 * tags.length + body.length), ...word(bytes.length)];
    body.push(...bytes, ...Array.from({ length: -bytes.length & 3 }, () => 0));
    return entry;
  });
  const header = [word(132 + directory.length + body.length), word(0), word(0x04_00_00_00)];
  const kind = asciiOf('mntrRGB XYZ ');
  const made = [0x07, 0xe6, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0];
  const whiteOfLight = white.flatMap(fixed);
  return Uint8Array.from(
    [
      ...header,
      kind,
      made,
      asciiOf('acsp'),
      zeros(28),
      whiteOfLight,
      zeros(48),
      word(tags.length),
      directory,
      body,
    ].flat(),
  );
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
/** s15Fixed16Number (section 4.7). */
const fixed = (value: number): number[] => word(Math.round(value * 65_536));
const tag = (type: string, ...body: readonly (readonly number[])[]): number[] => [
  ...asciiOf(type),
  ...word(0),
  ...body.flat(),
];
const xyz = (...values: readonly number[]): number[] => tag('XYZ ', values.flatMap(fixed));
