import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
let app: TestApp;
let storage: Server;
let asked: { url: string; headers: string }[] = [];
let token: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'images/deep'), { recursive: true });
  writeFileSync(join(folder, 'images/deep/a.png'), PNG);
  writeFileSync(join(folder, 'images/page.png'), '<script>alert(1)</script>');
  writeFileSync(join(folder, 'images/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'images/big.png'), Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]));
  writeFileSync(join(folder, 'secret.png'), PNG);
  symlinkSync(join(folder, 'secret.png'), join(folder, 'images/link.png'));
  storage = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: JSON.stringify(request.headers) });
    if (request.url?.endsWith('moved.png')) response.writeHead(302, { location: '/base/a.png' }).end();
    else if (request.url?.endsWith('big.png'))
      response.end(Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]));
    else if (request.url?.endsWith('down.png')) response.writeHead(500).end();
    else if (request.url?.endsWith('none.png')) response.writeHead(404).end();
    else response.end(PNG);
  });
  await new Promise<void>(resolve => storage.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(storage.address() as AddressInfo).port}/base`;
  app = await createTestApp({
    BUCKET_LOCAL_IMAGES: join(folder, 'images'),
    BUCKET_REMOTE: base,
    PRIVATE_BUCKETS: 'true',
  });
  token = await app.tokenOf(app.userUuid('viewer'));
});
afterAll(async () => {
  await app.close();
  await new Promise(resolve => storage.close(resolve));
  rmSync(folder, { recursive: true });
});

const get = async (path: string, query = `?accessToken=${token}`, headers: Record<string, string> = {}) => {
  const response = await app.app.inject({
    method: 'GET',
    url: `/v1/user-api/buckets/${path}${query}`,
    headers,
  });
  return { status: response.statusCode, headers: response.headers, content: response.rawPayload };
};

describe('an image', () => {
  it.each(['deep/a.png', 'deep%2Fa.png'])('at %s is given with headers that keep it harmless', async name => {
    const { status, headers, content } = await get(`local-images/proxy-images/${name}`);
    expect([status, content]).toEqual([200, PNG]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('private'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  it('of an address is asked for without token or referrer', async () => {
    asked = [];
    const { status, content } = await get('remote/proxy-images/x/y.png', undefined, {
      referer: 'https://here.example',
    });
    expect([status, content]).toEqual([200, PNG]);
    expect(asked.map(({ url }) => url)).toEqual(['/base/x/y.png']);
    expect(asked[0]?.headers).not.toMatch(/authorization|referer|cookie|token/i);
    expect(asked[0]?.headers).not.toContain(token);
  });
  it.each([
    ['remote/proxy-images/moved.png', 404],
    ['remote/proxy-images/none.png', 404],
    ['remote/proxy-images/down.png', 503],
    ['remote/proxy-images/big.png', 413],
    ['local-images/proxy-images/big.png', 413],
    ['local-images/proxy-images/page.png', 415],
    ['local-images/proxy-images/drawing.svg', 415],
    ['local-images/proxy-images/none.png', 404],
    ['local-images/proxy-images/deep', 404],
    ['local-images/proxy-images/link.png', 404],
    ['unknown/proxy-images/deep/a.png', 404],
    ['constructor/proxy-images/deep/a.png', 404],
  ])('%s answers %i', async (path, status) => expect((await get(path)).status).toBe(status));

  it.each([
    '../secret.png',
    '..%2Fsecret.png',
    '%2e%2e/secret.png',
    '%2e%2e%2fsecret.png',
    '..%5Csecret.png',
    '..%252Fsecret.png',
    'deep/../../secret.png',
    'deep/..%2F..%2Fsecret.png',
    '%2Fetc%2Fpasswd',
    '/etc/passwd',

    'deep//a.png',
    'deep/a.png%00',
    'deep/a.png%0a',
    'deep/%E2%80%AEa.png',
    'deep/a.png%3Fx=1',
    'deep/a.png%23x',
    'deep/a.png;x',
    '....//secret.png',
    '..;/secret.png',
    '%c0%ae%c0%ae/secret.png',
    '%uff0e%uff0e/secret.png',
    '@127.0.0.1/a.png',
    'http:%2F%2F127.0.0.1/a.png',
    '%5c%5c127.0.0.1%5ca.png',
    `${'a/'.repeat(300)}a.png`,
    '~/a.png',
    'deep/a.png/',
    ' ',
    '%20',
  ])('the path %s leads nowhere', async name => {
    for (const bucket of ['local-images', 'remote']) {
      asked = [];
      const { status, content } = await get(`${bucket}/proxy-images/${name}`);
      expect([400, 404], `${bucket} ${name} ${status}`).toContain(status);
      expect(content.includes(PNG)).toBe(false);
      expect(asked).toEqual([]);
    }
  });
});

describe('the token of an image', () => {
  const image = 'local-images/proxy-images/deep/a.png';
  it('is needed, in the query or the header, once', async () => {
    expect((await get(image, '')).status).toBe(401);
    expect((await get(image, '?accessToken=forged')).status).toBe(401);
    expect((await get(image, `?accessToken=${token}&accessToken=${token}`)).status).toBe(401);
    expect((await get(image, '', { authorization: `Bearer ${token}` })).status).toBe(200);
  });
  it('is taken from the query of no other address', async () => {
    for (const path of ['/user-api/users/me', '/user-api/hazards', '/user-api/documents']) {
      const { statusCode } = await app.app.inject({ method: 'GET', url: `/v1${path}?accessToken=${token}` });
      expect([path, statusCode]).toEqual([path, 401]);
    }
  });
  it('is in no log', async () => {
    await get(image);
    await get('remote/proxy-images/down.png');
    expect(app.logged.length).toBeGreaterThan(0);
    expect(app.logged.join('\n')).not.toContain(token.slice(-40));
  });
});

describe('a bucket within the private network', () => {
  it('is not read unless that is allowed', async () => {
    const port = (storage.address() as AddressInfo).port;
    const strict = await createTestApp({
      BUCKET_A: `http://127.0.0.1:${port}`,
      BUCKET_B: `http://localhost:${port}`,
      BUCKET_C: `http://[::ffff:7f00:1]:${port}`,
      BUCKET_D: `http://2130706433:${port}`,
    });
    try {
      asked = [];
      const own = await strict.tokenOf(strict.userUuid('viewer'));
      for (const bucket of ['a', 'b', 'c', 'd']) {
        const { statusCode } = await strict.app.inject({
          method: 'GET',
          url: `/v1/user-api/buckets/${bucket}/proxy-images/a.png?accessToken=${own}`,
        });
        expect([bucket, statusCode]).toEqual([bucket, 503]);
      }
      expect(asked).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});
