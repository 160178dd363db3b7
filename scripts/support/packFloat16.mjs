/**
 * Stores the float32 numbers of a weight file as float16, if that loses nothing: BlazeFace was trained in half precision.
 *
 * @param {typeof import('../../workers/face/graphFile.ts')} format
 * @param {import('../../workers/face/graphFile.ts').GraphFile} file the graph as the weights were written for it
 * @param {ArrayBuffer} bytes its weight file
 * @throws RangeError at a number that half precision cannot hold
 */
export function packFloat16({ readTensor, singleFromHalf }, file, bytes) {
  const packed = [];
  let offset = 0;
  for (const spec of file.weightsManifest.flatMap((group) => group.weights)) {
    const { weight, byteLength } = readTensor(spec, bytes, offset);
    const original = new Uint8Array(bytes, offset, byteLength);
    offset += byteLength;
    if (spec.dtype !== 'float32') {
      packed.push(...original);
      continue;
    }
    const halves = Uint16Array.from(weight.values, halfFromSingle);
    weight.values.forEach((value, i) => {
      if (singleFromHalf(halves[i]) !== value) throw new RangeError(`${value} of ${spec.name} is no float16`);
    });
    packed.push(...new Uint8Array(halves.buffer));
  }
  return Uint8Array.from(packed);
}

/** The bits of a number in IEEE 754 binary16, whose fraction is truncated. */
function halfFromSingle(value) {
  const [bits] = new Uint32Array(Float32Array.of(value).buffer);
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 255) - 112;
  const fraction = (bits >>> 13) & 1023;
  if (exponent > 0) return sign | (exponent << 10) | fraction;
  return sign | (value === 0 ? 0 : (1024 | fraction) >>> (1 - exponent));
}
