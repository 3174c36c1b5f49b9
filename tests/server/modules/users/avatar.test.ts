import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { operationOf, problemsOfAnswer } from '../../../support/contract.ts';
import { download, filePart, upload } from '../../../support/uploads.ts';

interface Answered {
  code?: string;
  data: { uuid: string; avatarImageUrl: string | null; revision: number };
}

const ME = '/user-api/users/me';
const folder = mkdtempSync(join(tmpdir(), 'avatars-'));
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** A picture with the name of its author in it. */
const photo = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Secret Author' } })
    .jpeg()
    .toBuffer();
const send = (content: Uint8Array | string, fileName = 'me.jpg', person = 'voter') =>
  upload<Answered>(app, person, `${ME}/avatar`, [filePart(fileName, content)]);
const me = async (person = 'voter') => (await app.call<Answered>(person, 'GET', ME)).body.data;

describe('a picture of oneself', () => {
  it('is drawn again without metadata, and shown to whoever sees its address', async () => {
    const answer = await send(await photo('#336699'));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(problemsOfAnswer(operationOf('uploadCurrentUserAvatar'), 200, answer.body)).toEqual([]);
    const { uuid, avatarImageUrl } = answer.body.data;
    expect(avatarImageUrl).toMatch(new RegExp(`^/user-api/users/${uuid}/avatar\\?version=[0-9a-f-]{36}$`));
    const shown = await download(app, 'engineer', avatarImageUrl ?? '');
    expect(shown.status).toBe(200);
    const drawn = await sharp(shown.content).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 320, height: 240 });
    expect(drawn.exif).toBeUndefined();
    // The same address that colleagues are shown beside the name.
    const { body } = await app.call<{ data: { results: { user: Answered['data'] }[] } }>(
      'lead',
      'GET',
      '/user-api/project-members',
      { query: { search: 'voter@', limit: 1 } },
    );
    expect(body.data.results[0]?.user.avatarImageUrl).toBe(avatarImageUrl);
    const trail = await auditOf(app.pool, uuid);
    expect(trail.at(-1)).toMatchObject({ action: 'UPDATE', after: { avatarImageUrl } });
  });

  it('takes the place of the one before, whose address leads nowhere then', async () => {
    const before = (await send(await photo('#993366'))).body.data.avatarImageUrl ?? '';
    const after = (await send(await photo('#669933'))).body.data.avatarImageUrl ?? '';
    expect(after).not.toBe(before);
    expect((await download(app, 'lead', before)).status).toBe(404);
    expect((await download(app, 'lead', after)).status).toBe(200);
  });

  it('is gone once the profile names another one, or none', async () => {
    const { avatarImageUrl } = (await send(await photo('#113355'))).body.data;
    const { revision } = await me();
    const none = await app.call<Answered>('voter', 'PATCH', ME, { body: { revision, avatarImageUrl: null } });
    expect(none.body.data.avatarImageUrl).toBeNull();
    expect((await download(app, 'voter', avatarImageUrl ?? '')).status).toBe(404);
    const { rows } = await app.pool.query('select avatar_file_uuid as file from users where uuid = $1', [
      app.userUuid('voter'),
    ]);
    expect(rows).toEqual([{ file: null }]);
  });

  it('is found by nobody who guesses, and by nobody without a token', async () => {
    const { uuid, avatarImageUrl } = (await send(await photo('#224466'))).body.data;
    const guess = `/user-api/users/${uuid}/avatar?version=00000000-0000-4000-8000-000000000000`;
    expect((await download(app, 'lead', guess)).status).toBe(404);
    expect((await app.call(undefined, 'GET', avatarImageUrl ?? '')).status).toBe(401);
  });

  it.each([
    ['something else under the name of a picture', 'MZ this is a program', 'me.png', 415],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 1), 'me.png', 413],
    [
      'a broken picture',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(600)]),
      'me.jpg',
      422,
    ],
  ])('is refused when it is %s, and the one before stays', async (_what, content, fileName, status) => {
    const { avatarImageUrl } = (await send(await photo('#775533'))).body.data;
    expect((await send(content, fileName)).status).toBe(status);
    expect((await me()).avatarImageUrl).toBe(avatarImageUrl);
  });
});
