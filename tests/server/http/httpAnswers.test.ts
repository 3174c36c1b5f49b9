import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { operationOf, operations, problemsOfError } from '../../support/contract.ts';

let app: TestApp;
let authorization: string;

beforeAll(async () => {
  app = await createTestApp();
  authorization = `Bearer ${await app.tokenOf(app.userUuid('lead'))}`;
});
afterAll(() => app.close());

const ask = (method: string, url: string, headers: Record<string, string> = { authorization }) =>
  app.app.inject({ method: method as 'GET', url, headers });

const PAGES = [
  '/badger/',
  '/badger/projects',
  '/badger/oauth',
  '/badger/configuration.json',
  '/badger/assets/none.js',
];
const ANSWERS = [
  '/v1/user-api/hazards',
  '/v1/user-api/users/me',
  '/v1/openapi.json',
  '/v1/nothing',
  '/health',
  '/ready',
  '/nothing',
  '/%ff',
  '/v1/%ff',
];

describe('headers', () => {
  it.each([...PAGES, ...ANSWERS])('%s is guarded', async url => {
    for (const headers of [{ authorization }, {}, { accept: 'text/html' }]) {
      const answer = await ask('GET', url, headers as Record<string, string>);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(answer.headers['x-frame-options']).toMatch(/^(DENY|SAMEORIGIN)$/);
      expect(answer.headers['x-powered-by']).toBeUndefined();
      expect(answer.headers.server).toBeUndefined();
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).toContain('frame-ancestors');
      expect(policy).not.toMatch(/unsafe|\*/);
    }
  });
  it.each([
    '/.well-known/openid-configuration',
    '/jwks',
    '/logout',
    '/auth?client_id=nobody',
    '/interaction/none',
  ])('%s, which the identity provider answers, is guarded and has a request id', async url => {
    const answer = await ask('GET', url, {});
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });
  it('answers of /v1 may not be kept by anybody', async () => {
    const answer = await ask('GET', '/v1/user-api/hazards');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
  it('an answer in JSON says so, errors included', async () => {
    for (const url of ['/v1/user-api/hazards', '/v1/user-api/hazards?limit=x', '/v1/nothing'])
      expect((await ask('GET', url)).headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('the request id', () => {
  it('is in header, body and log, another one each time, and never the caller’s', async () => {
    const ids = new Set<unknown>();
    for (const url of ['/v1/user-api/hazards?limit=x', '/v1/nothing', '/v1/user-api/hazards']) {
      const answer = await ask('GET', url, { authorization, 'x-request-id': 'mine', 'request-id': 'mine' });
      const id = answer.headers['x-request-id'];
      ids.add(id);
      if (answer.statusCode !== 200) expect((answer.json() as { requestId: string }).requestId).toBe(id);
      expect(app.logged.some(line => line.includes(String(id)))).toBe(true);
    }
    expect(ids.size).toBe(3);
    expect(ids).not.toContain('mine');
  });
});

describe('methods', () => {
  it('HEAD is GET without a body', async () => {
    const head = await ask('HEAD', '/v1/user-api/hazards?limit=1');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await ask('HEAD', '/v1/user-api/hazards', {})).statusCode).toBe(401);
  });
  it('OPTIONS opens nothing to other origins', async () => {
    const answer = await ask('OPTIONS', '/v1/user-api/hazards', {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'GET',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
  it.each(operations.filter(({ method }) => method === 'GET').slice(0, 40))(
    '$path names the methods it has',
    async ({ path }) => {
      const own = operations.filter(operation => operation.path === path).map(({ method }) => method);
      const url = `/v1${path.replaceAll(/\{\w+\}/g, '0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00')}`;
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter(candidate => !own.includes(candidate))) {
        const answer = await ask(method, url);
        expect(answer.statusCode, `${method} ${path}`).toBe(405);
        expect(answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
        expect(problemsOfError(answer.json())).toEqual([]);
        expect(String(answer.headers.allow).split(', ').sort()).toEqual(
          [...own, ...(own.includes('GET') ? ['HEAD'] : [])].sort(),
        );
      }
    },
  );
  it('an address that nobody knows is not found, in the contract’s words', async () => {
    for (const url of [
      '/v1',
      '/v1/',
      '/v1/user-api',
      '/v1/user-api/hazards/x/y/z',
      '/v1//user-api/hazards',
      `/v1/user-api/hazards/${'x'.repeat(3000)}`,
    ]) {
      const answer = await ask('GET', url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    const { body } = await app.call<{ code: string }>('lead', 'GET', '/user-api/nothing');
    expect(body.code).toBe('NOT_FOUND');
    expect(problemsOfError(body)).toEqual([]);
  });
  it.each(['%FF', '%ED%A0%80', '%C3%28', '%'])(
    'an address with %s is refused, in the contract’s words',
    async text => {
      const answer = await ask('GET', `/v1/user-api/hazards/${text}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        requestId: answer.headers['x-request-id'],
      });
      expect(problemsOfError(answer.json())).toEqual([]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );
});

describe('too many requests', () => {
  it('are refused in the contract’s words, without a look at the database', async () => {
    const strict = await createTestApp({ REQUESTS_PER_MINUTE: '60' });
    try {
      const from = (remoteAddress: string) =>
        strict.app.inject({ method: 'GET', url: '/v1/nothing', remoteAddress });
      const answers = await Promise.all(Array.from({ length: 200 }, () => from('203.0.113.7')));
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      const last = refused.at(-1) ?? answers[0];
      expect(last?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(problemsOfError(last?.json())).toEqual([]);
      expect(last?.headers['retry-after']).toBeDefined();
      // Others are served on.
      expect((await from('203.0.113.8')).statusCode).toBe(404);
    } finally {
      await strict.close();
    }
  });
});

describe('a request', () => {
  it('a line of the log says when, who, what and with which end', async () => {
    const lineOf = async (method: string, url: string, headers?: Record<string, string>) => {
      const { headers: told } = await ask(method, url, headers);
      const lines = app.logged.filter(line => line.includes(String(told['x-request-id'])));
      return JSON.parse(lines.find(line => line.includes('"msg":"request"')) ?? '{}');
    };
    const user = app.userUuid('lead');
    const path = '/v1/user-api/hazards';
    expect(await lineOf('GET', `${path}?limit=1`)).toMatchObject({
      time: expect.any(Number),
      method: 'GET',
      path,
      user,
      status: 200,
      ms: expect.any(Number),
    });
    expect(await lineOf('GET', '/v1/admin-api/users')).toMatchObject({ user, status: 403 });
    expect(await lineOf('GET', path, {})).toMatchObject({ status: 401 });
    expect(await lineOf('GET', path, {})).not.toHaveProperty('user');
  });
});

describe('unforeseen errors', () => {
  it('tell the caller an id and the log no texts of people', async () => {
    const { rows } = await app.pool.query<{ uuid: string }>(
      'select project_uuid as uuid from hazards limit 1',
    );
    // A rule of the database that the contract does not know of.
    await app.pool.query(`create function refuse_word() returns trigger language plpgsql as $$
      begin if new.name like 'Confidential%' then raise exception 'unforeseen %', new.name using errcode = 'XX000', detail = new.name; end if; return new; end $$`);
    await app.pool.query(
      'create trigger refuse_word before insert on machines for each row execute function refuse_word()',
    );
    const { path } = operationOf('createMachinesBatch');
    const answer = await app.call<{ code: string; requestId: string; message: string }>(
      'lead',
      'POST',
      path.replace('{projectUuid}', rows[0]?.uuid ?? ''),
      { body: { items: [{ name: 'Confidential press', description: 'Of Mrs Nobody' }] } },
    );
    expect(`${answer.status} ${answer.body.code}`).toBe('500 INTERNAL');
    expect(problemsOfError(answer.body)).toEqual([]);
    expect(JSON.stringify(answer.body)).not.toContain('unforeseen');
    const line =
      app.logged.find(text => text.includes(answer.body.requestId) && text.includes('"level":50')) ?? '';
    expect(line).toContain('XX000');
    for (const text of ['Confidential', 'Nobody']) expect(app.logged.join('')).not.toContain(text);
  });
});
