import { createHash } from 'node:crypto';

/** Namespace of every shipped row. Changing it would give each installation a second copy of them all. */
const NAMESPACE = Buffer.from('5f0c1b1e8a2d4c6f9b7e3d2a10c4e586', 'hex');

/**
 * The same uuid for the same row in every installation, so that seeding twice adds nothing and an export from one
 * installation fits into another.
 *
 * @param kind what the row is, such as `risk-level`
 * @param path codes that name it within its kind, outermost first
 * @returns a name-based uuid (RFC 9562, version 5)
 */
export function seedUuid(kind: string, ...path: string[]): string {
  const bytes = createHash('sha1')
    .update(NAMESPACE)
    .update([kind, ...path].join('\n'))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
