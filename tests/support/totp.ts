import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const PERIOD_SECONDS = 30;

/** RFC 4648 base32 without padding. */
function base32(text: string): Buffer {
  let bits = '';
  for (const character of text.replace(/\s/g, ''))
    bits += ALPHABET.indexOf(character).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map(byte => Number.parseInt(byte, 2)));
}

/** A code of RFC 6238, computed from RFC 4226 5.3 and without any library. @param seconds since 1970 */
export function totpCode(secret: string, seconds: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / PERIOD_SECONDS)));
  const mac = createHmac('sha1', base32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
