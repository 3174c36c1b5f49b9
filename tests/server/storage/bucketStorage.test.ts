import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketStorage } from '../../../server/storage/bucketStorage.ts';

const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const KEY = 'AKIDEXAMPLE';
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** AWS Signature Version 4, calculated from its description and not by the client under test. */
function signatureOf(request: IncomingMessage): string | undefined {
  const parts =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    );
  if (parts?.[1] !== KEY) return undefined;
  const [, , day = '', region = '', names = '', given] = parts;
  const url = new URL(request.url ?? '/', 'http://x');
  const headers = names.split(';').map(name => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    (made, part) => hmac(made, part),
    hmac(hmac(`AWS4${SECRET}`, day), region),
  );
  return hmac(key, text).toString('hex') === given ? given : undefined;
}

const folder = mkdtempSync(join(tmpdir(), 's3-'));
const objects = new Map<string, Buffer>();
let server: Server;
let endpoint: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url?.split('?')[0] ?? '';
    if (!signatureOf(request))
      return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks));
    if (request.method === 'DELETE') objects.delete(path);
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    const object = objects.get(path);
    if (!object) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return void response.writeHead(200, { etag: '"x"' }).end(request.method === 'GET' ? object : undefined);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/badger-files`;
});
afterAll(async () => {
  await new Promise(resolve => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const storage = (secretAccessKey = SECRET) =>
  bucketStorage({ endpoint, region: 'eu-central-1', accessKeyId: KEY, secretAccessKey });
const content = Buffer.from('A file of many bytes\n'.repeat(5000));
const hash = sha256(content);
const file = () => {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return { path, sha256: hash, mimeType: 'text/plain' };
};

describe('a bucket', () => {
  it('keeps a file byte for byte under its hash, gives it back and forgets it', async () => {
    await storage().put(file());
    expect([...objects.keys()]).toEqual([`/badger-files/files/${hash.slice(0, 2)}/${hash}`]);
    const stream = await storage().open(hash);
    const chunks: Buffer[] = [];
    for await (const chunk of stream ?? []) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
    await storage().remove(hash);
    expect(objects.size).toBe(0);
    expect(await storage().open(hash)).toBeUndefined();
    await storage().remove(hash);
  });
  it('that refuses the key keeps nothing and says so', async () => {
    await expect(storage('wrong').put(file())).rejects.toThrow();
    expect(objects.size).toBe(0);
  });
});
