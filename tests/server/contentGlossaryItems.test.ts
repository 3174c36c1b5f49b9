import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { contentPlugin } from '../../server/content/contentPlugin.ts';
import { type GlossaryItemInput, upsertGlossaryItems } from '../../server/content/upsertGlossaryItems.ts';
import { type Database, openDatabase } from '../../server/database/connection.ts';
import { embeddedPrincipals, externalPrincipals } from '../../server/http/principals.ts';
import { createTokenVerifier, localKeys } from '../../server/http/tokenVerifier.ts';
import { TEMPLATE } from '../support/globalSetup.ts';
import { createDatabaseFromTemplate } from '../support/postgres.ts';

const ISSUER = 'http://localhost:8080';
const AUDIENCE = `${ISSUER}/v1`;
const APP_ORIGIN = 'https://app.example.com';

const ACME = '00000000-0000-4000-8000-0000000000a1';
const OTHER = '00000000-0000-4000-8000-0000000000a2';
const ANA = '00000000-0000-4000-8000-0000000000b1';
const LEO = '00000000-0000-4000-8000-0000000000b2';
const GONE = '00000000-0000-4000-8000-0000000000b3';
const UNKNOWN = '00000000-0000-4000-8000-0000000000b4';

/** specification §7 "Glossary service" and §9: what the app asks for. */
const APP_QUERY = {
  'filters[uiKey][$startsWith]': 'badger',
  'pagination[withCount]': 'true',
  'pagination[pageSize]': '125',
  'pagination[page]': '1',
};

const item = (uiKey: string, more: Partial<GlossaryItemInput> = {}): GlossaryItemInput => ({
  uiKey,
  deploymentEnv: 'PRODUCTION',
  textType: 'plain',
  plainText: `Text of ${uiKey}`,
  ...more,
});
const number = (index: number) => String(index).padStart(3, '0');

let database: Database;
let app: FastifyInstance;
let sign: (subject: string, claims?: Record<string, unknown>) => Promise<string>;
let verifyToken: ReturnType<typeof createTokenVerifier>;
const closing: (() => Promise<unknown>)[] = [];

async function startApp(options: Partial<Parameters<typeof contentPlugin>[1]> = {}) {
  const fastify = Fastify();
  await fastify.register(contentPlugin, {
    pool: database.pool,
    verifyToken,
    principals: embeddedPrincipals,
    ...options,
  });
  closing.unshift(() => fastify.close());
  return fastify;
}

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  verifyToken = createTokenVerifier({
    issuer: ISSUER,
    audience: AUDIENCE,
    clientId: 'badger-ui',
    accessTokenType: 'at+jwt',
    keys: localKeys({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }),
  });
  sign = (subject, claims) =>
    new SignJWT({ client_id: 'badger-ui', ...claims })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'one' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(subject)
      .setExpirationTime((claims?.exp as number | undefined) ?? '10m')
      .sign(privateKey);

  const clone = await createDatabaseFromTemplate(inject('postgresUrl'), TEMPLATE);
  closing.unshift(clone.drop);
  database = openDatabase(clone.url);
  closing.unshift(database.close);
  await seed();
  app = await startApp();
});

afterAll(async () => {
  for (const close of closing) await close();
});

async function seed() {
  const { pool } = database;
  await pool.query('truncate glossary_items');
  await pool.query(
    `insert into users (uuid, email, is_active) values
       ($1, 'ana@example.com', true), ($2, 'leo@example.com', true), ($3, 'gone@example.com', false)`,
    [ANA, LEO, GONE],
  );
  for (const [organization, user] of [
    [ACME, ANA],
    [OTHER, LEO],
  ]) {
    await pool.query(
      `with organization as (insert into organizations (uuid, name) values ($1, 'An organization') returning uuid),
            role as (insert into organization_roles (organization_uuid, name) select uuid, 'Member' from organization returning uuid)
       insert into organization_users (organization_uuid, user_uuid, organization_role_uuid)
       select $1, $2, uuid from role`,
      [organization, user],
    );
  }
  await upsertGlossaryItems(pool, [
    // Written backwards, so that the order of the answer is not the order of the rows.
    ...Array.from({ length: 260 }, (_, index) => item(`paged/${number(259 - index)}`)),
    item('badger/title', { deploymentEnv: 'STAGING', domain: 'SAFETY', plainText: 'Badger on trial' }),
    item('badger/title', { textType: 'MARKDOWN', markdownText: '**Badger**', plainText: null }),
    item('badger/title', { organizationUuid: ACME, plainText: 'Badger of Acme' }),
    item('badger/title', { organizationUuid: OTHER, plainText: 'Badger of the others' }),
    item('badger/title', { locale: 'de', plainText: 'Dachs' }),
    item('badger/Zebra'),
    item('badgerless/title'),
    item('other/badger'),
    item('100%/a'),
    item('100x/a'),
    item('under_score'),
    item('underXscore'),
    item('back\\slash'),
    item('back/slash'),
  ]);
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: {
    data: { id: number; attributes: Record<string, unknown> }[];
    meta: { pagination: Record<string, number> };
    error: {
      status: number;
      name: string;
      message: string;
      details: { errors?: { path: string[]; message: string }[] };
    };
  };
}

async function get(query: Record<string, string> | string, user: string | null = ANA): Promise<Answer> {
  const headers = user === null ? {} : { authorization: `Bearer ${await sign(user)}` };
  const search = typeof query === 'string' ? query : String(new URLSearchParams(query));
  const response = await app.inject({ url: `/api/glossary-items?${search}`, headers });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
const startingWith = (prefix: string, more: Record<string, string> = {}) => ({
  'filters[uiKey][$startsWith]': prefix,
  ...more,
});
const keysOf = ({ body }: Answer) => body.data.map(({ attributes }) => attributes.uiKey);
const textsOf = ({ body }: Answer) => body.data.map(({ attributes }) => attributes.plainText);

describe('shape', () => {
  test('an item is exactly what the specification lists', async () => {
    const { status, body } = await get(APP_QUERY);
    expect(status).toBe(200);
    const markdown = body.data.find(({ attributes }) => attributes.textType === 'MARKDOWN');
    expect(markdown).toStrictEqual({
      id: expect.any(Number),
      attributes: {
        uiKey: 'badger/title',
        deploymentEnv: 'PRODUCTION',
        domain: 'SAFETY',
        organizationUuid: null,
        textType: 'MARKDOWN',
        markdownText: '**Badger**',
        plainText: null,
      },
    });
    expect(body.data.map(({ attributes }) => attributes.textType)).toContain('plain');
    expect(body.data.map(({ attributes }) => attributes.deploymentEnv)).toContain('STAGING');
    expect(body.meta).toStrictEqual({ pagination: { page: 1, pageSize: 125, pageCount: 1, total: 5 } });
  });

  test('only the language that the product asks for is told', async () => {
    expect(textsOf(await get(APP_QUERY))).not.toContain('Dachs');
  });

  test('the address is read percent-encoded and as it stands', async () => {
    const plain = await get('filters[uiKey][$startsWith]=paged/00&pagination[pageSize]=3');
    const encoded = await get(startingWith('paged/00', { 'pagination[pageSize]': '3' }));
    expect(keysOf(plain)).toEqual(['paged/000', 'paged/001', 'paged/002']);
    expect(encoded.body).toEqual(plain.body);
  });
});

describe('paging', () => {
  test('all pages, one after another, give every item once and in order', async () => {
    const keys: unknown[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const answer = await get(
        startingWith('paged/', { 'pagination[pageSize]': '125', 'pagination[page]': String(page) }),
      );
      expect(answer.body.meta.pagination).toStrictEqual({ page, pageSize: 125, pageCount: 3, total: 260 });
      pageCount = answer.body.meta.pagination.pageCount ?? 0;
      keys.push(...keysOf(answer));
    }
    expect(keys).toEqual(Array.from({ length: 260 }, (_, index) => `paged/${number(index)}`));
  });

  test('a page has 25 items unless told, and 250 at most', async () => {
    const usual = await get(startingWith('paged/'));
    expect(usual.body.data).toHaveLength(25);
    expect(usual.body.meta.pagination).toStrictEqual({ page: 1, pageSize: 25, pageCount: 11, total: 260 });
    const largest = await get(startingWith('paged/', { 'pagination[pageSize]': '250' }));
    expect(largest.body.data).toHaveLength(250);
  });

  test('a page that is just full is the last one', async () => {
    const { body } = await get(startingWith('paged/', { 'pagination[pageSize]': '130' }));
    expect(body.meta.pagination).toStrictEqual({ page: 1, pageSize: 130, pageCount: 2, total: 260 });
  });

  test('beyond the last page there is nothing, and the count stands', async () => {
    const { status, body } = await get(startingWith('paged/', { 'pagination[page]': '2147483647' }));
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
    expect(body.meta.pagination).toMatchObject({ pageCount: 11, total: 260 });
  });

  test('nothing found is an empty page', async () => {
    const { body } = await get(startingWith('nothing'));
    expect(body).toStrictEqual({
      data: [],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } },
    });
  });

  test('without the count there is none', async () => {
    const { body } = await get(startingWith('paged/', { 'pagination[withCount]': 'false' }));
    expect(body.data).toHaveLength(25);
    expect(body.meta.pagination).toStrictEqual({ page: 1, pageSize: 25 });
  });

  test('items of one key stand by id, keys by code point', async () => {
    const { body } = await get(APP_QUERY);
    expect(body.data.map(({ attributes }) => attributes.uiKey)).toEqual([
      'badger/Zebra',
      'badger/title',
      'badger/title',
      'badger/title',
      'badgerless/title',
    ]);
    const ids = body.data.slice(1, 4).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});

describe('prefix', () => {
  test.each([
    ['100%', ['100%/a']],
    ['under_', ['under_score']],
    ['back\\', ['back\\slash']],
    ['%', []],
    ['_', []],
    ['badger/T', []],
    [`x' or true --`, []],
  ])('%s is taken literally', async (prefix, keys) => {
    expect(keysOf(await get(startingWith(prefix)))).toEqual(keys);
  });

  test('no prefix finds every item that the caller may read', async () => {
    const without = await get('');
    expect(without.body.meta.pagination.total).toBe(260 + 5 + 7);
    expect((await get(startingWith(''))).body).toEqual(without.body);
  });

  test('the index serves the search and its order on a database with a collation of a language', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`alter table glossary_items alter column ui_key type text collate "en-x-icu"`);
      await client.query('set local enable_seqscan = off');
      await client.query('set local enable_sort = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) select * from glossary_items where ui_key ^@ 'paged/' order by ui_key using ~<~, id limit 5`,
      );
      const plan = rows.map(row => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Index Scan using glossary_items_prefix');
      expect(plan).toMatch(/Index Cond: .*~>=~ 'paged\/'.*~<~ 'paged0'/);
      expect(plan).not.toContain('Sort');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('who may read', () => {
  test.each([
    ['a member', ANA, ['Badger of Acme']],
    ['a member of another organization', LEO, ['Badger of the others']],
  ])('%s reads the common texts and those of the own organization', async (_who, user, own) => {
    const answer = await get(startingWith('badger/title'), user);
    expect(textsOf(answer).filter(text => String(text).startsWith('Badger of'))).toEqual(own);
    expect(answer.body.meta.pagination.total).toBe(3);
  });

  test('who leaves an organization no longer reads its texts', async () => {
    await database.pool.query('delete from organization_users where user_uuid = $1', [LEO]);
    const { body } = await get(startingWith('badger/title'), LEO);
    expect(body.data.map(({ attributes }) => attributes.organizationUuid)).toEqual([null, null]);
    expect(body.meta.pagination.total).toBe(2);
  });

  test('the person behind an external provider’s account is found by issuer and subject', async () => {
    await database.pool.query(
      `insert into user_identities (issuer, subject, user_uuid) values ($1, 'auth0|ana', $2)`,
      [ISSUER, ANA],
    );
    const noUserinfo = () => Promise.reject(new Error('must not be asked'));
    const external = await startApp({ principals: externalPrincipals(database.pool, noUserinfo) });
    const response = await external.inject({
      url: '/api/glossary-items?filters[uiKey][$startsWith]=badger/title',
      headers: { authorization: `Bearer ${await sign('auth0|ana')}` },
    });
    expect(response.json().meta.pagination.total).toBe(3);
  });
});

describe('refusals', () => {
  const unauthorized = { status: 401, name: 'UnauthorizedError', message: expect.any(String), details: {} };

  test('without a token: 401 in the shape of Strapi, before the query is read', async () => {
    const { status, body } = await get({ 'pagination[page]': 'first' }, null);
    expect(status).toBe(401);
    expect(body).toStrictEqual({ data: null, error: unauthorized });
  });

  test.each([
    ['no bearer', async () => `Basic ${Buffer.from('ana:secret').toString('base64')}`],
    ['no token at all', async () => 'Bearer nonsense'],
    ['an expired one', async () => `Bearer ${await sign(ANA, { exp: Math.floor(Date.now() / 1000) - 60 })}`],
    ['one of another client', async () => `Bearer ${await sign(ANA, { client_id: 'another' })}`],
    ['one with a broken signature', async () => `Bearer ${(await sign(ANA)).slice(0, -8)}AAAAAAAA`],
    ['one of a closed account', async () => `Bearer ${await sign(GONE)}`],
    ['one of nobody', async () => `Bearer ${await sign(UNKNOWN)}`],
  ])('%s: 401', async (_what, authorization) => {
    const response = await app.inject({
      url: '/api/glossary-items',
      headers: { authorization: await authorization() },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toStrictEqual({ data: null, error: unauthorized });
  });

  test.each([
    ['pagination[page]=0', ['pagination', 'page']],
    ['pagination[page]=-1', ['pagination', 'page']],
    ['pagination[page]=1.5', ['pagination', 'page']],
    ['pagination[page]=first', ['pagination', 'page']],
    ['pagination[page]=99999999999999999999', ['pagination', 'page']],
    ['pagination[page]=1&pagination[page]=2', ['pagination', 'page']],
    ['pagination[pageSize]=0', ['pagination', 'pageSize']],
    ['pagination[pageSize]=251', ['pagination', 'pageSize']],
    ['pagination[pageSize]=', ['pagination', 'pageSize']],
    ['pagination[withCount]=perhaps', ['pagination', 'withCount']],
    [`filters[uiKey][$startsWith]=${'x'.repeat(201)}`, ['filters', 'uiKey', '$startsWith']],
    ['filters[uiKey][$startsWith]=a%00b', ['filters', 'uiKey', '$startsWith']],
    ['filters[uiKey][$startsWith]=a&filters[uiKey][$startsWith]=b', ['filters', 'uiKey', '$startsWith']],
    ['filters[uiKey][$contains]=a', ['filters', 'uiKey', '$contains']],
    ['locale=German', ['locale']],
  ])('%s: 400 naming the parameter', async (query, path) => {
    const { status, body } = await get(query);
    expect(status).toBe(400);
    expect(body.data).toBeNull();
    expect(body.error).toMatchObject({ status: 400, name: 'ValidationError' });
    expect(body.error.message).toContain(query.split('=')[0]);
    expect(body.error.details.errors?.[0]?.path).toEqual(path);
  });

  test('a database that is away: 503, and nothing of it is told', async () => {
    const away = openDatabase('postgresql://nobody:hidden@127.0.0.1:1/none');
    const stranded = await startApp({ pool: away.pool });
    const response = await stranded.inject({
      url: '/api/glossary-items',
      headers: { authorization: `Bearer ${await sign(ANA)}` },
    });
    await away.close();
    expect(response.statusCode).toBe(503);
    expect(response.json().error).toMatchObject({ status: 503, name: 'ServiceUnavailableError' });
    expect(response.body).not.toMatch(/127\.0\.0\.1|hidden|ECONN/);
  });
});

describe('on another address', () => {
  const preflight = {
    method: 'OPTIONS' as const,
    url: '/api/glossary-items',
    headers: {
      origin: APP_ORIGIN,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  };

  test('an allowed origin may ask, and read refusals too', async () => {
    const distant = await startApp({ origins: [APP_ORIGIN] });
    const asked = await distant.inject(preflight);
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': APP_ORIGIN,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'authorization',
      vary: 'Origin',
    });
    const refused = await distant.inject({ url: '/api/glossary-items', headers: { origin: APP_ORIGIN } });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['access-control-allow-origin']).toBe(APP_ORIGIN);
  });

  test('no other origin is let in', async () => {
    const distant = await startApp({ origins: [APP_ORIGIN] });
    for (const origin of ['https://evil.example.com', `${APP_ORIGIN}.evil.example.com`, 'null']) {
      const response = await distant.inject({ ...preflight, headers: { ...preflight.headers, origin } });
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('without a list nobody from elsewhere is let in', async () => {
    expect((await app.inject(preflight)).statusCode).toBe(404);
    const { headers } = await app.inject({ url: '/api/glossary-items', headers: { origin: APP_ORIGIN } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
