import { describe, expect, test } from 'vitest';
import { externalPrincipals } from '../../../server/access/principals.ts';
import { openDatabase } from '../../../server/database/connection.ts';
import {
  ANA,
  GONE,
  ISSUER,
  LEO,
  prepareGlossaryService,
  startingWith,
  textsOf,
  UNKNOWN,
} from '../../support/glossaryService.ts';

const APP_ORIGIN = 'https://app.example.com';

const service = prepareGlossaryService();

describe('who may read', () => {
  test.each([
    ['a member', ANA, ['Badger of Acme']],
    ['a member of another organization', LEO, ['Badger of the others']],
  ])('%s reads the common texts and those of the own organization', async (_who, user, own) => {
    const answer = await service.get(startingWith('badger/title'), user);
    expect(textsOf(answer).filter(text => String(text).startsWith('Badger of'))).toEqual(own);
    expect(answer.body.meta.pagination.total).toBe(3);
  });

  test('who leaves an organization no longer reads its texts', async () => {
    await service.pool.query('delete from organization_users where user_uuid = $1', [LEO]);
    const { body } = await service.get(startingWith('badger/title'), LEO);
    expect(body.data.map(({ attributes }) => attributes.organizationUuid)).toEqual([null, null]);
    expect(body.meta.pagination.total).toBe(2);
  });

  test('the person behind an external provider’s account is found by issuer and subject', async () => {
    await service.pool.query(
      `insert into user_identities (issuer, subject, user_uuid) values ($1, 'auth0|ana', $2)`,
      [ISSUER, ANA],
    );
    const noUserinfo = () => Promise.reject(new Error('must not be asked'));
    const external = await service.startApp({ principals: externalPrincipals(service.pool, noUserinfo) });
    const response = await external.inject({
      url: '/api/glossary-items?filters[uiKey][$startsWith]=badger/title',
      headers: { authorization: `Bearer ${await service.sign('auth0|ana')}` },
    });
    expect(response.json().meta.pagination.total).toBe(3);
  });
});

describe('refusals', () => {
  const unauthorized = { status: 401, name: 'UnauthorizedError', message: expect.any(String), details: {} };

  test('without a token: 401 in the shape of Strapi, before the query is read', async () => {
    const { status, body } = await service.get({ 'pagination[page]': 'first' }, null);
    expect(status).toBe(401);
    expect(body).toStrictEqual({ data: null, error: unauthorized });
  });

  test.each([
    ['no bearer', async () => `Basic ${Buffer.from('ana:secret').toString('base64')}`],
    ['no token at all', async () => 'Bearer nonsense'],
    [
      'an expired one',
      async () => `Bearer ${await service.sign(ANA, { exp: Math.floor(Date.now() / 1000) - 60 })}`,
    ],
    ['one of another client', async () => `Bearer ${await service.sign(ANA, { client_id: 'another' })}`],
    ['one with a broken signature', async () => `Bearer ${(await service.sign(ANA)).slice(0, -8)}AAAAAAAA`],
    ['one of a closed account', async () => `Bearer ${await service.sign(GONE)}`],
    ['one of nobody', async () => `Bearer ${await service.sign(UNKNOWN)}`],
  ])('%s: 401', async (_what, authorization) => {
    const response = await service.app.inject({
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
    const { status, body } = await service.get(query);
    expect(status).toBe(400);
    expect(body.data).toBeNull();
    expect(body.error).toMatchObject({ status: 400, name: 'ValidationError' });
    expect(body.error.message).toContain(query.split('=')[0]);
    expect(body.error.details.errors?.[0]?.path).toEqual(path);
  });

  test('an unreachable database: 503, without any details', async () => {
    const away = openDatabase('postgresql://nobody:hidden@127.0.0.1:1/none');
    const stranded = await service.startApp({ pool: away.pool });
    const response = await stranded.inject({
      url: '/api/glossary-items',
      headers: { authorization: `Bearer ${await service.sign(ANA)}` },
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
    const distant = await service.startApp({ origins: [APP_ORIGIN] });
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
    const distant = await service.startApp({ origins: [APP_ORIGIN] });
    for (const origin of ['https://evil.example.com', `${APP_ORIGIN}.evil.example.com`, 'null']) {
      const response = await distant.inject({ ...preflight, headers: { ...preflight.headers, origin } });
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('without a list nobody from elsewhere is let in', async () => {
    expect((await service.app.inject(preflight)).statusCode).toBe(404);
    const { headers } = await service.app.inject({
      url: '/api/glossary-items',
      headers: { origin: APP_ORIGIN },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
