import * as v from 'valibot';
import type { ReceiptPurchase } from '../domain/payment/ReceiptPurchase.ts';

/** A receipt holds at most so many purchases, the newest ones: its link has to be short enough for a message. */
const maxPurchases = 20;

/** A purchase is written as a list of values without their names, which keeps the link short. */
const rowsSchema = v.pipe(
  v.array(
    v.strictTuple([
      v.pipe(v.string(), v.nonEmpty()),
      v.string(),
      v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1_000_000)),
      v.pipe(v.number(), v.finite(), v.minValue(0)),
      v.nullable(v.number()),
    ]),
  ),
  v.nonEmpty(),
);

/** Length of the checksum, in characters. The code begins with it. */
const checkLength = 8;

/**
 * FNV-1a over the bytes: it notices a link that was cut off or mistyped. It is no signature: whoever wants to can write
 * a receipt (SECURITY.md).
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
function checksum(bytes: Uint8Array): string {
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return hash.toString(16).padStart(checkLength, '0');
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The receipt's code: letters, digits, `-` and `_`; null where nothing was bought. */
export function writeReceipt(purchases: readonly ReceiptPurchase[]): string | null {
  if (purchases.length === 0) return null;
  const rows = purchases
    .slice(-maxPurchases)
    .map(({ id, packageId, credits, timestamp, price }) => [
      id,
      packageId,
      credits,
      timestamp,
      price ?? null,
    ]);
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  return checksum(bytes) + toBase64Url(bytes);
}

const codePattern = /[?&]receipt=([\w-]+)/u;

/** The purchases of the first receipt in a text, be it a link or a file that holds one; null where none can be read. */
export function readReceipt(text: string): readonly ReceiptPurchase[] | null {
  const code = codePattern.exec(text)?.[1] ?? '';
  try {
    const bytes = fromBase64Url(code.slice(checkLength));
    if (checksum(bytes) !== code.slice(0, checkLength)) return null;
    const rows = v.parse(rowsSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return rows.map(([id, packageId, credits, timestamp, price]) => ({
      id,
      packageId,
      credits,
      timestamp,
      ...(price !== null && { price }),
    }));
  } catch {
    return null;
  }
}
