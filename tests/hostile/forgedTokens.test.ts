import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadIdentityKeys } from '../../server/identity/keys.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { addressOf, operations, STRANGE_UUID } from '../support/contract.ts';

/** S4: every form of a forged token, at every operation that asks for one. */
let app: TestApp;
let forms: [what: string, authorization: string][];

type Key = Parameters<SignJWT['sign']>[0];

const now = () => Math.floor(Date.now() / 1000);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function makeForms(): Promise<typeof forms> {
  const { signing, published } = await loadIdentityKeys(app.pool);
  const [jwk] = signing.keys;
  const [shown] = published.keys;
  if (!jwk?.kid || !shown) throw new Error('The provider has no signing key');
  const own = await importJWK(jwk, 'RS256');
  const { privateKey: strangers, publicKey: strangersPublic } = await generateKeyPair('RS256');
  const { privateKey: onCurve } = await generateKeyPair('ES256');
  const right: JWTPayload = {
    iss: app.settings.oidc.issuer,
    aud: app.settings.oidc.audience ?? '',
    sub: app.userUuid('lead'),
    client_id: app.settings.oidc.clientId,
    iat: now(),
    exp: now() + 600,
  };
  const header = { alg: 'RS256', typ: 'at+jwt', kid: jwk.kid };
  const sign = (claims: JWTPayload = {}, changed: Record<string, unknown> = {}, key: Key = own) =>
    new SignJWT({ ...right, ...claims }).setProtectedHeader({ ...header, ...changed }).sign(key);
  const without = (claim: string) => {
    const { [claim]: _left, ...others } = right;
    return new SignJWT(others).setProtectedHeader(header).sign(own);
  };
  const good = await sign();
  const [head = '', payload = '', signature = ''] = good.split('.');
  const pem = await exportSPKI((await importJWK(shown, 'RS256')) as Parameters<typeof exportSPKI>[0]);
  const shared = (secret: string) => sign({}, { alg: 'HS256' }, new TextEncoder().encode(secret));
  const other = 'https://elsewhere.example';
  const tokens: [string, string][] = [
    ['no signature', `${head}.${payload}.`],
    ['algorithm none', `${encoded({ ...header, alg: 'none' })}.${payload}.`],
    ['algorithm None', `${encoded({ ...header, alg: 'None' })}.${payload}.${signature}`],
    ['no algorithm', `${encoded({ typ: 'at+jwt', kid: jwk.kid })}.${payload}.${signature}`],
    ['two algorithms', `${encoded({ ...header, alg: ['RS256', 'none'] })}.${payload}.${signature}`],
    ['HS256 with the public key', await shared(pem)],
    ['HS256 with the public key as JSON', await shared(JSON.stringify(shown))],
    ['HS256 with a digest of it', await shared(createHash('sha256').update(pem).digest('hex'))],
    ['a key of their own, our id', await sign({}, {}, strangers)],
    [
      'a key of their own in the header',
      await sign({}, { jwk: await exportJWK(strangersPublic) }, strangers),
    ],
    ['jku', await sign({}, { jku: `${other}/jwks` }, strangers)],
    ['x5u', await sign({}, { x5u: `${other}/x.pem` }, strangers)],
    ['x5c', await sign({}, { x5c: [randomBytes(32).toString('base64')] }, strangers)],
    ['a path as key id', await sign({}, { kid: '../../../../dev/null' }, strangers)],
    ['SQL as key id', await sign({}, { kid: "' union select 'x' --" }, strangers)],
    ['a key id of nobody', await sign({}, { kid: 'x' })],
    ['another curve', await sign({}, { alg: 'ES256' }, onCurve)],
    ['PS256 with our key id', await sign({}, { alg: 'PS256' }, (await generateKeyPair('PS256')).privateKey)],
    ['an unknown critical header', `${encoded({ ...header, crit: ['x'], x: 1 })}.${payload}.${signature}`],
    ['another issuer', await sign({ iss: other })],
    ['our issuer with a slash', await sign({ iss: `${right.iss}/` })],
    ['no issuer', await without('iss')],
    ['another audience', await sign({ aud: `${other}/v1` })],
    ['the client as audience', await sign({ aud: app.settings.oidc.clientId })],
    ['no audience', await without('aud')],
    ['another client', await sign({ client_id: 'another-app' })],
    ['an id token', await sign({}, { typ: 'JWT' })],
    ['an id token of the client', await sign({ aud: app.settings.oidc.clientId }, { typ: 'JWT' })],
    ['a logout token', await sign({}, { typ: 'logout+jwt' })],
    ['not valid yet', await sign({ nbf: now() + 3600 })],
    ['expired', await sign({ iat: now() - 700, exp: now() - 100 })],
    ['expires at 0', await sign({ exp: 0 })],
    ['expires before 1970', await sign({ exp: -1 })],
    ['expires never', await sign({ exp: 2 ** 53 })],
    ['no expiry', await without('exp')],
    ['no subject', await without('sub')],
    ['a subject who never was', await sign({ sub: STRANGE_UUID })],
    ['SQL as subject', await sign({ sub: "' or 1=1 --" })],
    [
      'another subject after signing',
      `${head}.${encoded({ ...right, sub: app.userUuid('owner') })}.${signature}`,
    ],
    [
      'one letter of the signature',
      `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    ],
    ['the token twice', `${good}.${good}`],
    ['an encrypted one', `${encoded({ alg: 'dir', enc: 'A256GCM' })}..${payload}.${payload}.${signature}`],
  ];
  return [
    ['nothing', ''],
    ['the token without a scheme', good],
    ['Basic', `Basic ${Buffer.from('lead:x').toString('base64')}`],
    ['9,000 letters', `Bearer ${'a'.repeat(9000)}`],
    ...tokens.map(([what, token]): [string, string] => [what, `Bearer ${token}`]),
  ];
}

beforeAll(async () => {
  app = await createTestApp();
  forms = await makeForms();
});
afterAll(() => app.close());

const asking = operations.filter(({ permission, isSigned }) => permission.scope !== 'public' && !isSigned);

describe('a forged token', () => {
  it('comes in 40 forms and more', () => expect(forms.length).toBeGreaterThanOrEqual(40));

  it.each(asking)('is refused: $id', async ({ method, path }) => {
    const url = `/v1${addressOf(path, {}, STRANGE_UUID)}`;
    for (const [what, authorization] of forms) {
      const answer = await app.app.inject({
        method: method as 'GET',
        url,
        headers: authorization ? { authorization } : {},
      });
      expect(`${what}: ${answer.statusCode}`).toBe(`${what}: 401`);
      expect(['UNAUTHENTICATED', 'TOKEN_EXPIRED']).toContain(answer.json<{ code: string }>().code);
    }
  });

  it('gives no way in by address, cookie or form either', async () => {
    const token = await app.tokenOf(app.userUuid('lead'));
    for (const { method, path, id } of asking) {
      if (id === 'proxyImage' || path.includes('proxy-images')) continue;
      const answer = await app.app.inject({
        method: method as 'GET',
        url: `/v1${addressOf(path, {}, STRANGE_UUID)}?access_token=${token}&accessToken=${token}`,
        headers: { cookie: `access_token=${token}; API_TOKEN=${token}` },
      });
      expect(`${id} ${answer.statusCode}`).toBe(`${id} 401`);
    }
  });
});
