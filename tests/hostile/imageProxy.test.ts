import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOutside, OutboundError } from '../../server/http/outbound.ts';
import { createTestApp, type TestApp } from '../support/app.ts';

/** S8: whatever path, host, content or size; nothing is asked for outside of the configured buckets. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TEN_MB = 10 * 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
let app: TestApp;
let storage: Server;
let token: string;
let asked: IncomingMessage[] = [];

/** What the storage answers, by the name of the picture. */
const LIES: Record<string, (response: ServerResponse) => unknown> = {
  'page.png': response => response.setHeader('content-type', 'image/png').end('<script>alert(1)</script>'),
  'html.png': response => response.end('<!doctype html><body onload=alert(1)>'),
  'svg.png': response => response.end('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'svg-xml.png': response => response.end('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  'script.png': response => response.setHeader('content-type', 'text/javascript').end('alert(1)'),
  'css.png': response => response.end('*{background:url(//evil.example)}'),
  'pdf.png': response => response.end('%PDF-1.7\n1 0 obj<<>>endobj'),
  'zip.png': response => response.end(Buffer.from('504b030414000000', 'hex')),
  'exe.png': response => response.end(Buffer.from('4d5a90000300000004000000ffff', 'hex')),
  'json.png': response => response.end('{"secret":1}'),
  'empty.png': response => response.end(),
  'half.png': response => response.end(PNG.subarray(0, 4)),
  'class.png': response => response.end(Buffer.from('cafebabe00000034', 'hex')),
  'blank.png': response => response.end(Buffer.concat([Buffer.from(' '), PNG])),
  'gzip.png': response => response.setHeader('content-encoding', 'gzip').end(Buffer.from('1f8b0800', 'hex')),
  'text.png': response => response.end('root:x:0:0:root:/root:/bin/bash'),
  'tiff.png': response => response.end(Buffer.from('49492a0008000000', 'hex')),
  'bmp.png': response => response.end(Buffer.from('424d460000000000', 'hex')),
  'ico.png': response => response.end(Buffer.from('00000100010010100000', 'hex')),
  'xml.png': response =>
    response.end('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
};

const endless = (response: ServerResponse) => {
  const chunk = Buffer.alloc(1024 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more);
  };
  response.write(PNG);
  more();
};
/** Each with the statuses that are an answer to it; none may take longer than the deadline. */
const BOMBS: Record<string, { send: (response: ServerResponse) => unknown; answers: number[] }> = {
  'big.png': { send: response => response.end(Buffer.concat([PNG, Buffer.alloc(TEN_MB)])), answers: [413] },
  'announced.png': {
    send: response => response.setHeader('content-length', 10 ** 12).write(PNG),
    answers: [413, 503],
  },
  'endless.png': { send: endless, answers: [413] },
  'silent.png': { send: () => {}, answers: [503] },
  'drip.png': { send: response => void setInterval(() => response.write('x'), 500).unref(), answers: [503] },
  'broken.png': { send: response => response.write(PNG, () => response.socket?.destroy()), answers: [503] },
  'headers.png': {
    send: response => response.setHeader('x-long', 'x'.repeat(100_000)).end(PNG),
    answers: [503],
  },
  'moved.png': {
    send: response => response.writeHead(302, { location: '/base/a.png' }).end(),
    answers: [404],
  },
  'moved-away.png': {
    send: response => response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
    answers: [404],
  },
  'continue.png': {
    send: response => response.writeProcessing(() => response.end(Buffer.alloc(TEN_MB + 1))),
    answers: [413],
  },
};

beforeAll(async () => {
  mkdirSync(join(folder, 'images/deep'), { recursive: true });
  writeFileSync(join(folder, 'images/deep/a.png'), PNG);
  writeFileSync(join(folder, 'secret.png'), PNG);
  symlinkSync(folder, join(folder, 'images/out'));
  storage = createServer((request, response) => {
    asked.push(request);
    const name = request.url?.split('/').at(-1) ?? '';
    (LIES[name] ?? BOMBS[name]?.send ?? (answer => answer.end(PNG)))(response);
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
  storage.closeAllConnections();
  await new Promise(resolve => storage.close(resolve));
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, of = app) =>
  of.app.inject({ method: 'GET', url: `/v1/user-api/buckets/${path}?accessToken=${token}`, headers });

/** Every way to write a step upwards, an own root or another host, before a picture that is there. */
const UP = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '..;',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '%ef%bc%8e%ef%bc%8e',
  '..%00',
  '%2e%2e%2f%2e%2e',
  '..%09',
  '..%0a',
];
const BETWEEN = ['/', '%2f', '%5c'];
const TRAVERSALS = [
  ...UP.flatMap(up => BETWEEN.map(between => `deep/${up}${between}${up}${between}secret.png`)),
  '%2Fetc%2Fpasswd',
  '@127.0.0.1/a.png',
  'http:%2F%2F127.0.0.1/a.png',
  'deep/a.png%3Fx=1',
  'deep/a.png%0d%0ahost:%20evil',
  `${'a/'.repeat(300)}a.png`,
];

describe('a path', () => {
  it('is tried in 40 spellings', () => expect(TRAVERSALS.length).toBeGreaterThanOrEqual(40));
  it.each(TRAVERSALS)('%s leads nowhere', async name => {
    for (const bucket of ['local-images', 'remote']) {
      asked = [];
      const answer = await get(`${bucket}/proxy-images/${name}`);
      // A router may take away what stands before two full stops: what is left is another address, of no picture.
      expect([400, 404], `${bucket}: ${answer.statusCode}`).toContain(answer.statusCode);
      expect(answer.rawPayload.includes(PNG)).toBe(false);
      expect(asked).toEqual([]);
    }
  });
});

/** Hosts within the network of whoever runs this, in the spellings that have fooled others. */
const HOSTS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '198.18.0.1',
  '192.0.2.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:a9fe:a9fe]',
  '[0:0:0:0:0:ffff:a9fe:a9fe]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[2001:db8::1]',
  'localhost',
  '127。0。0。1',
];

it('a symbolic link leads out of no folder', async () => {
  expect((await get('local-images/proxy-images/out/secret.png')).statusCode).toBe(404);
});

describe('a host', () => {
  it('is tried in 40 spellings', () => expect(HOSTS.length).toBeGreaterThanOrEqual(40));
  it.each(HOSTS)('%s is not called', async host => {
    asked = [];
    const { port } = storage.address() as AddressInfo;
    const calling = callOutside({
      url: new URL(`http://${host}:${port}/a.png`),
      deadlineMs: 3000,
      mostBytes: TEN_MB,
      allowPrivate: false,
    });
    await expect(calling).rejects.toMatchObject({ reason: 'address' });
    await expect(calling).rejects.toBeInstanceOf(OutboundError);
    expect(asked).toEqual([]);
  });
  it.each([
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'gopher://127.0.0.1/',
    'data:image/png;base64,AA==',
    'http://user:word@example.com/',
  ])('%s is no address of a picture', async address => {
    const call = { deadlineMs: 3000, mostBytes: TEN_MB, allowPrivate: false };
    await expect(callOutside({ url: new URL(address), ...call })).rejects.toMatchObject({
      reason: 'address',
    });
  });
});

describe('content', () => {
  it('lies in 20 ways', () => expect(Object.keys(LIES)).toHaveLength(20));
  it.each(Object.keys(LIES))('of %s is no picture', async name => {
    const answer = await get(`remote/proxy-images/${name}`);
    expect(answer.statusCode).toBe(415);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('size and time', () => {
  it.each(Object.entries(BOMBS))('%s is bounded', async (name, { answers }) => {
    const start = performance.now();
    const before = process.memoryUsage().rss;
    const answer = await get(`remote/proxy-images/${name}`);
    expect(answers, String(answer.statusCode)).toContain(answer.statusCode);
    expect(performance.now() - start).toBeLessThan(12_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

describe('nothing leaks', () => {
  it.each([
    'authorization',
    'cookie',
    'referer',
    'origin',
    'x-forwarded-for',
    'forwarded',
    'x-client-id',
    'user-agent',
    'x-request-id',
    'via',
  ])('the header %s does not reach the bucket', async header => {
    asked = [];
    const answer = await get('remote/proxy-images/a.png', { [header]: 'told by the caller' });
    expect([answer.statusCode, asked.length]).toEqual([
      header === 'authorization' ? 401 : 200,
      header === 'authorization' ? 0 : 1,
    ]);
    for (const request of asked) {
      expect(JSON.stringify(request.headers)).not.toContain('told by the caller');
      expect(`${request.url}${JSON.stringify(request.headers)}`).not.toContain(token.slice(-40));
    }
    expect(app.logged.join('')).not.toContain(token.slice(-40));
  });
});
