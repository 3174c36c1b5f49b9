import { createHash } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadIdentityKeys } from '../../../../server/identity/keys.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { problemsOfError } from '../../../support/contract.ts';

let app: TestApp;
let lead: string;
type Key = Parameters<SignJWT['sign']>[0];
let own: Key;
let kid: string;
const now = () => Math.floor(Date.now() / 1000);

beforeAll(async () => {
  app = await createTestApp();
  lead = app.userUuid('lead');
  const jwk = (await loadIdentityKeys(app.pool)).signing.keys[0];
  if (!jwk?.kid) throw new Error('The provider has no signing key');
  own = await importJWK(jwk, 'RS256');
  kid = jwk.kid;
});
afterAll(() => app.close());

const ME = '/user-api/users/me';
const ask = (authorization: string, path = ME) =>
  app.call<{ code: string; message: string }>(undefined, 'GET', path, { headers: { authorization } });

async function expectRefused(authorization: string, code = 'UNAUTHENTICATED') {
  const { status, body } = await ask(authorization);
  expect(`${status} ${body.code}`, JSON.stringify(body)).toBe(`401 ${code}`);
  expect(problemsOfError(body)).toEqual([]);
}

interface Forgery {
  claims?: JWTPayload;
  header?: Record<string, unknown>;
  key?: Key;
}

/** A right token of the provider, but for what is given. */
function sign({ claims = {}, header = {}, key = own }: Forgery = {}): Promise<string> {
  const right = {
    iss: app.settings.oidc.issuer,
    aud: app.settings.oidc.audience ?? '',
    sub: lead,
    client_id: app.settings.oidc.clientId,
    iat: now(),
    exp: now() + 600,
  };
  return new SignJWT({ ...right, ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid, ...header })
    .sign(key);
}

describe('an access token', () => {
  it('of the provider is accepted', async () => {
    expect((await ask(`Bearer ${await sign()}`)).status).toBe(200);
  });
  it.each([
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b.c',
    'Bearer a b',
    'bearer',
    'Basic bGVhZDp4',
    `Bearer ${'a'.repeat(9000)}`,
  ])('is not "%.20s"', async text => expectRefused(text));
  it.each([
    '/user-api/organizations',
    '/user-api/projects/0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00/hazards/batch',
  ])('is asked for before a body is read: %s', async path => {
    const { status, body } = await app.call<{ code: string }>(undefined, 'POST', path, {
      body: '{"broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(`${status} ${body.code}`).toBe('401 UNAUTHENTICATED');
  });
  it('is not read from the address', async () => {
    const { status } = await app.call(undefined, 'GET', ME, { query: { access_token: await sign() } });
    expect(status).toBe(401);
  });
  it('that has expired says so, so that the web app can renew it', async () => {
    await expectRefused(
      `Bearer ${await sign({ claims: { iat: now() - 700, exp: now() - 100 } })}`,
      'TOKEN_EXPIRED',
    );
  });

  const FORGERIES: [string, Forgery][] = [
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['for another audience', { claims: { aud: 'https://elsewhere.example/v1' } }],
    ['for another client', { claims: { client_id: 'another-app' } }],
    ['for nobody', { claims: { sub: '' } }],
    ['not valid yet', { claims: { nbf: now() + 3600 } }],
    ['valid for ever', { claims: { exp: 2 ** 53 } }],
    ['an id token', { header: { typ: 'JWT' } }],
    ['an id token of that client', { header: { typ: 'JWT' }, claims: { aud: 'badger-ui' } }],
    ['with a key id of nobody', { header: { kid: 'x' } }],
    ['for a user who never was', { claims: { sub: '0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00' } }],
    ['for a user that is no uuid', { claims: { sub: `' or 1=1 --` } }],
    ['for a user with NUL in it', { claims: { sub: 'a\0b' } }],
  ];
  it.each(FORGERIES)('%s is refused', async (_, forgery) => expectRefused(`Bearer ${await sign(forgery)}`));

  it('signed by somebody else, with our key id or a key of their own, is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    await expectRefused(`Bearer ${await sign({ key: privateKey })}`);
    await expectRefused(
      `Bearer ${await sign({ key: privateKey, header: { jku: 'https://elsewhere.example/jwks' } })}`,
    );
  });
  it('signed with the public key as a shared secret is refused', async () => {
    const { published } = await loadIdentityKeys(app.pool);
    const jwk = published.keys[0];
    if (!jwk) throw new Error('The provider publishes no key');
    const pem = await exportSPKI((await importJWK(jwk, 'RS256')) as Parameters<typeof exportSPKI>[0]);
    for (const secret of [pem, JSON.stringify(jwk), createHash('sha256').update(pem).digest('hex')])
      await expectRefused(
        `Bearer ${await sign({ key: new TextEncoder().encode(secret), header: { alg: 'HS256' } })}`,
      );
  });
  it('without a signature is refused', async () => {
    const unsigned = new UnsecuredJWT({ client_id: app.settings.oidc.clientId })
      .setSubject(lead)
      .setIssuer(app.settings.oidc.issuer)
      .setAudience(app.settings.oidc.audience ?? '')
      .setExpirationTime('10m')
      .encode();
    const [, payload = ''] = unsigned.split('.');
    for (const alg of ['none', 'None', 'NONE', '']) {
      const header = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt', kid })).toString('base64url');
      await expectRefused(`Bearer ${header}.${payload}.`);
      await expectRefused(`Bearer ${header}.${payload}.${'A'.repeat(342)}`);
    }
  });
  it('that was changed after signing is refused', async () => {
    const [header, payload = '', signature] = (await sign()).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: app.userUuid('owner') })).toString(
      'base64url',
    );
    await expectRefused(`Bearer ${header}.${changed}.${signature}`);
  });
});

describe('what changes while a token lives', () => {
  it('a disabled account can do nothing at once, and again when it is enabled', async () => {
    const token = `Bearer ${await app.tokenOf(app.userUuid('viewer'))}`;
    expect((await ask(token)).status).toBe(200);
    await app.pool.query('update users set is_active = false where uuid = $1', [app.userUuid('viewer')]);
    await expectRefused(token);
    const { body } = await ask(token, '/user-api/hazards');
    expect(body.code).toBe('UNAUTHENTICATED');
    await app.pool.query('update users set is_active = true where uuid = $1', [app.userUuid('viewer')]);
    expect((await ask(token)).status).toBe(200);
  });
  it('a changed role acts at the next request, a lost one hides the project', async () => {
    const { rows } = await app.pool.query<{ project_uuid: string; uuid: string }>(
      'select project_uuid, uuid from hazards limit 1',
    );
    const { project_uuid: projectUuid, uuid } = rows[0] ?? { project_uuid: '', uuid: '' };
    const change = () =>
      app.call<{ code: string }>('engineer', 'PATCH', `/user-api/hazards/${uuid}`, {
        body: { revision: 2_147_483_647 },
      });
    const member = 'where project_uuid = $1 and user_uuid = $2';
    const values = [projectUuid, app.userUuid('engineer')];
    expect((await change()).status).toBe(409);
    await app.pool.query(`update project_members set role = 'VIEWER' ${member}`, values);
    expect((await change()).status).toBe(403);
    await app.pool.query(`delete from project_members ${member}`, values);
    expect((await change()).status).toBe(404);
    const list = await app.call<{ data: { results: { projectUuid: string }[] } }>(
      'engineer',
      'GET',
      '/user-api/hazards',
    );
    expect(list.body.data.results.filter(hazard => hazard.projectUuid === projectUuid)).toEqual([]);
  });
});

describe('what is logged', () => {
  it('carries no token, no header and no query', async () => {
    const token = await sign();
    await ask(`Bearer ${token}`);
    await app.call('lead', 'GET', '/user-api/hazards', { query: { search: 'Confidential words' } });
    await ask('Bearer forged.token.here');
    const log = app.logged.join('');
    expect(log).toContain('/v1/user-api/users/me');
    for (const secret of [token, token.split('.')[2] ?? '', 'Bearer', 'forged.token', 'Confidential'])
      expect(log).not.toContain(secret);
  });
});
