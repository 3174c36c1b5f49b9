import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let project: string;
let authorization: string;

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string }>(
    'select project_uuid as uuid from hazards group by project_uuid order by count(*) desc limit 1',
  );
  project = rows[0]?.uuid ?? '';
  authorization = `Bearer ${await app.tokenOf(app.userUuid('lead'))}`;
});
afterAll(() => app.close());

const UNPACK = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
};

const read = (encodings: string, limit: number) =>
  app.app.inject({
    url: `/v1/user-api/hazards?projectUuid=${project}&limit=${limit}`,
    headers: { authorization, 'accept-encoding': encodings },
  });

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', 'identity'],
] as const)('who takes %s gets %s, with the very text that is sent unpacked', async (encodings, expected) => {
  // One is packed in one go, a worksheet part by part.
  for (const limit of [1, 20_000]) {
    const answer = await read(encodings, limit);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(expected);
    const text = UNPACK[expected](answer.rawPayload).toString();
    expect(text).toBe((await read('identity', limit)).body);
  }
});
