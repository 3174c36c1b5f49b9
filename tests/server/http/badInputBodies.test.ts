import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { problemsOfError } from '../../support/contract.ts';

interface ErrorAnswer {
  code: string;
  message: string;
}

let app: TestApp;
let path: string;
let before: string;

const hazards = async () =>
  JSON.stringify((await app.pool.query('select * from hazards order by uuid')).rows);

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string }>('select uuid from hazards limit 1');
  path = `/user-api/hazards/${rows[0]?.uuid}`;
  before = await hazards();
});
afterAll(() => app.close());

async function expectRefused(body: unknown, status: number, code: string, contentType = 'application/json') {
  const answer = await app.call<ErrorAnswer>('lead', 'PATCH', path, {
    body,
    headers: { 'content-type': contentType },
  });
  expect(`${answer.status} ${answer.body?.code}`, JSON.stringify(answer.body)).toBe(`${status} ${code}`);
  expect(problemsOfError(answer.body)).toEqual([]);
  expect(await hazards()).toBe(before);
}

describe('a body that cannot be read', () => {
  it.each([
    ['half of an object', '{"revision":1,'],
    ['no JSON', 'revision=1'],
    ['a comment', '{"revision":1}//'],
    ['two values', '{"revision":1}{"revision":1}'],
    ['a number with two points', '{"revision":1.2.3}'],
    ['single quotes', "{'revision':1}"],
    ['NaN', '{"revision":NaN}'],
    ['nothing', ''],
    ['blanks', '   '],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x7b])],
  ])('%s is told as malformed', async (_, body) => expectRefused(body, 400, 'MALFORMED_BODY'));

  it.each([
    ['text/plain', '{"revision":1,"name":"x"}'],
    ['application/x-www-form-urlencoded', 'revision=1&name=x'],
    ['multipart/form-data; boundary=b', '--b--'],
    ['application/xml', '<revision>1</revision>'],
    ['application/merge-patch+json', '{"revision":1,"name":"x"}'],
    ['nonsense', '{"revision":1,"name":"x"}'],
  ])('%s is told as another kind', async (type, body) =>
    expectRefused(body, 415, 'UNSUPPORTED_MEDIA_TYPE', type),
  );

  it('a change without a body is refused', async () => {
    const answer = await app.call<ErrorAnswer>('lead', 'PATCH', path);
    expect(`${answer.status} ${answer.body.code}`).toBe('400 VALIDATION_FAILED');
    expect(await hazards()).toBe(before);
  });
  it('more than the limit is refused', async () => {
    const text = 'x'.repeat(app.settings.bodyLimit);
    await expectRefused(JSON.stringify({ revision: 1, description: text }), 413, 'PAYLOAD_TOO_LARGE');
  });
  it('a body that only announces too much is refused before it is sent', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const token = await app.tokenOf(app.userUuid('lead'));
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request({
        port,
        method: 'PATCH',
        path: `/v1${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': 10 ** 10,
        },
      });
      call.on('response', response => {
        resolve(response.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.flushHeaders();
    });
    expect(status).toBe(413);
  });
});

describe('a body made to do harm', () => {
  it.each([
    ['__proto__', '{"revision":1,"__proto__":{"isAdmin":true}}', 'MALFORMED_BODY'],
    [
      'constructor.prototype',
      '{"revision":1,"constructor":{"prototype":{"isAdmin":true}}}',
      'MALFORMED_BODY',
    ],
    ['toString', '{"revision":1,"toString":"x"}', 'VALIDATION_FAILED'],
    ['hasOwnProperty', '{"revision":1,"hasOwnProperty":1}', 'VALIDATION_FAILED'],
    ['an empty name', '{"revision":1,"":1}', 'VALIDATION_FAILED'],
  ])('%s as a field is refused', async (_, body, code) => {
    await expectRefused(body, 400, code);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
  it.each([
    ['lists in lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects in objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['a deep value of a known field', `{"revision":1,"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('100,000 deep is refused, not followed: %s', async (_, body) => {
    await expectRefused(body, 400, 'VALIDATION_FAILED');
  });
  it.each([
    ['101 lists', 101, 400],
    ['5,000 lists', 5000, 400],
    ['90 lists', 90, 200],
  ])('%s in a field that takes anything', async (_, depth, status) => {
    const values = `{"deep":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const answer = await app.call<ErrorAnswer>('lead', 'PUT', '/user-api/user-preferences', {
      body: `{"values":${values}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
  it.each([
    ['an upload', '/user-api/projects/0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00/documents'],
    ['a body of another kind', '/user-api/projects/0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00/hazards/batch'],
  ])('a boundary of 71 to 5,000 characters is refused: %s', async (_, address) => {
    for (const length of [71, 257, 5000]) {
      const boundary = 'b'.repeat(length);
      const answer = await app.call<ErrorAnswer>('lead', 'POST', address, {
        body: Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n--${boundary}--`,
        ),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_BODY' } });
    }
  });
  it('very many unknown fields are refused quickly and named shortly', async () => {
    const body = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`f${index}`, index]));
    const answer = await app.call<{ fields: unknown[]; message: string }>('lead', 'PATCH', path, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields.length).toBeLessThanOrEqual(50);
    expect(answer.body.message.length).toBeLessThan(500);
  });
  it('a very long name of a field does not come back whole', async () => {
    const answer = await app.call<ErrorAnswer>('lead', 'PATCH', path, { body: { ['x'.repeat(500_000)]: 1 } });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(5000);
  });
  it('a number out of the database’s range is refused', async () => {
    const answer = await app.call<ErrorAnswer>('lead', 'PATCH', path, { body: { revision: 2_147_483_648 } });
    expect(`${answer.status} ${answer.body.code}`).toBe('400 VALIDATION_FAILED');
    for (const revision of [1e300, -1, 0, 1.5]) await expectRefused({ revision }, 400, 'VALIDATION_FAILED');
    await expectRefused({ revision: 2_147_483_647 }, 409, 'REVISION_CONFLICT');
  });
  it('SQL in a text stays a text', async () => {
    const name = `'); drop table hazards; -- $1 \\'; %s \${x} "`;
    const { body: list } = await app.call<{ data: { results: { projectUuid: string }[] } }>(
      'lead',
      'GET',
      '/user-api/hazards',
    );
    const projectUuid = list.data.results[0]?.projectUuid;
    const created = await app.call<{ data: { records: { uuid: string; name: string }[] } }>(
      'lead',
      'POST',
      `/user-api/projects/${projectUuid}/hazardous-events/batch`,
      { body: { items: [{ name, description: name }] } },
    );
    expect(created.status).toBe(201);
    const uuid = created.body.data.records[0]?.uuid;
    const read = await app.call<{ data: { name: string } }>(
      'lead',
      'GET',
      `/user-api/hazardous-events/${uuid}`,
    );
    expect(read.body.data.name).toBe(name);
    const found = await app.call<{ data: { total: number } }>('lead', 'GET', '/user-api/hazardous-events', {
      query: { search: name },
    });
    expect(found.body.data.total).toBe(1);
  });
});

describe('addresses', () => {
  it.each([
    ['NUL in a search', '?search=a%00b', 400],
    ['bytes that are no text', '?search=%ff', 200],
    ['a parameter twice', '?limit=1&limit=2', 400],
    ['an object', '?search[a]=1', 400],
    ['__proto__', '?__proto__=1', 400],
    ['a broken escape', '?search=%', 200],
  ])('%s', async (_, query, status) => {
    const answer = await app.call<ErrorAnswer>('lead', 'GET', `/user-api/hazards${query}`);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(status);
    if (status !== 200) expect(problemsOfError(answer.body)).toEqual([]);
  });
  it('too long an address is refused', async () => {
    const answer = await app.call<ErrorAnswer>('lead', 'GET', '/user-api/hazards', {
      query: { search: 'x'.repeat(201) },
    });
    expect(answer.status).toBe(400);
  });
  it('uuids are the same in upper case', async () => {
    const upper = path.replace(/[0-9a-f-]{36}$/, text => text.toUpperCase());
    expect((await app.call('lead', 'GET', upper)).status).toBe(200);
  });
});
