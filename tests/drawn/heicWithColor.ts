/**
 * `glam.heic` with a color space: the box of the color (ISO/IEC 14496-12, 12.1.5) becomes the eighth property, and the first
 * picture gets it.
 *
 * @param type `prof` for an ICC profile, `nclx` for the numbers of ITU-T H.273.
 */
export function heicWithColor(
  heic: Uint8Array<ArrayBuffer>,
  type: 'prof' | 'nclx',
  space: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const boxAt = (type: string) => new TextDecoder('latin1').decode(heic).indexOf(type) - 4;
  const [meta, places, properties, all, owners] = ['meta', 'iloc', 'iprp', 'ipco', 'ipma'].map(boxAt) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const color = new Uint8Array(12 + space.length);
  new DataView(color.buffer).setUint32(0, color.length);
  color.set(new TextEncoder().encode(`colr${type}`), 4);
  color.set(space, 12);

  const old = heic.slice();
  const view = new DataView(old.buffer);
  const grow = (at: number, by: number) => view.setUint32(at, view.getUint32(at) + by);
  const one = 1;
  grow(meta, color.length + one);
  grow(properties, color.length + one);
  grow(all, color.length);
  grow(owners, one);
  // Where the bytes of either picture begin.
  for (const item of [places + 20, places + 38]) grow(item, color.length + one);
  // The first picture's number of properties, and behind its three the new one.
  const count = owners + 18;
  old[count]! += one;
  const last = count + 4;
  return Uint8Array.from([
    ...old.subarray(0, owners),
    ...color,
    ...old.subarray(owners, last),
    8,
    ...old.subarray(last),
  ]);
}
