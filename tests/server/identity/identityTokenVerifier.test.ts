import { createHmac } from 'node:crypto';
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createTokenVerifier,
  localKeys,
  TokenError,
  type TokenVerifierOptions,
} from '../../../server/access/tokenVerifier.ts';

const ISSUER = 'http://localhost:8080';
const AUDIENCE = `${ISSUER}/v1`;
const now = () => Math.floor(Date.now() / 1000);

let privateKey: CryptoKey;
let publicKey: CryptoKey;
let published: JWK;
let foreignKey: CryptoKey;

beforeAll(async () => {
  ({ privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true }));
  published = { ...(await exportJWK(publicKey)), kid: 'current', alg: 'RS256', use: 'sig' };
  foreignKey = (await generateKeyPair('RS256')).privateKey;
});

const embedded = (overrides: Partial<TokenVerifierOptions> = {}) =>
  createTokenVerifier({
    issuer: ISSUER,
    audience: AUDIENCE,
    clientId: 'badger-ui',
    accessTokenType: 'at+jwt',
    keys: localKeys({ keys: [published] }),
    ...overrides,
  });

const goodPayload = (): JWTPayload => ({
  iss: ISSUER,
  aud: AUDIENCE,
  sub: 'f3b1c2d4-0000-4000-8000-000000000001',
  client_id: 'badger-ui',
  sid: 'session-1',
  iat: now(),
  exp: now() + 600,
});
const GOOD_HEADER: JWTHeaderParameters = { alg: 'RS256', typ: 'at+jwt', kid: 'current' };

/** A token signed with the real key, whatever it says. */
function sign(
  changes: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  key: CryptoKey = privateKey,
): Promise<string> {
  const payload = Object.fromEntries(
    Object.entries({ ...goodPayload(), ...changes }).filter(([, value]) => value !== undefined),
  );
  return new SignJWT(payload)
    .setProtectedHeader({ ...GOOD_HEADER, ...header } as JWTHeaderParameters)
    .sign(key);
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token put together by hand: the libraries refuse to make most of these. */
const raw = (header: object, payload: object, signature = '') =>
  `${encode(header)}.${encode(payload)}.${signature}`;

async function hmacWithPublicKey(header: object): Promise<string> {
  const unsigned = raw(header, goodPayload()).slice(0, -1);
  return `${unsigned}.${createHmac('sha256', await exportSPKI(publicKey))
    .update(unsigned)
    .digest('base64url')}`;
}

async function changedPayload(): Promise<string> {
  const [header, , signature] = (await sign()).split('.');
  return `${header}.${encode({ ...goodPayload(), sub: 'somebody else' })}.${signature}`;
}

async function ownKeyInHeader(): Promise<string> {
  const { privateKey: own, publicKey: ownPublic } = await generateKeyPair('RS256', { extractable: true });
  return sign({}, { jwk: await exportJWK(ownPublic), kid: undefined }, own);
}

test('takes a good token and says whose it is', async () => {
  const token = await sign({ email: 'ana@example.com', given_name: 'Ana', family_name: 'Kovač' });
  expect(await embedded()(token)).toEqual({
    issuedAt: expect.any(Number),
    issuer: ISSUER,
    subject: 'f3b1c2d4-0000-4000-8000-000000000001',
    expiresAt: expect.any(Number),
    sessionId: 'session-1',
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Kovač',
  });
});

test.each(['RS384', 'PS256', 'ES256', 'ES384'])('takes a good token signed with %s', async alg => {
  const pair = await generateKeyPair(alg, { extractable: true });
  const keys = localKeys({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'other', alg }] });
  const token = await sign({}, { alg, kid: 'other' }, pair.privateKey);
  expect(await embedded({ keys })(token)).toMatchObject({ sessionId: 'session-1' });
});

describe('refuses a forged token', () => {
  const forgeries: [string, string, () => Promise<string> | string][] = [
    ['alg none, unsigned', 'algorithm', () => raw({ ...GOOD_HEADER, alg: 'none' }, goodPayload())],
    ['alg None', 'algorithm', () => raw({ ...GOOD_HEADER, alg: 'None' }, goodPayload())],
    [
      'alg NONE with a signature',
      'algorithm',
      () => raw({ ...GOOD_HEADER, alg: 'NONE' }, goodPayload(), 'AAAA'),
    ],
    ['no alg', 'malformed', () => raw({ typ: 'at+jwt' }, goodPayload(), 'AAAA')],
    ['HS256 with the public key', 'algorithm', () => hmacWithPublicKey({ ...GOOD_HEADER, alg: 'HS256' })],
    [
      'HS256 with the public key, without kid',
      'algorithm',
      () => hmacWithPublicKey({ alg: 'HS256', typ: 'at+jwt' }),
    ],
    ['EdDSA', 'algorithm', () => raw({ ...GOOD_HEADER, alg: 'EdDSA' }, goodPayload(), 'AAAA')],
    ['dir', 'algorithm', () => raw({ ...GOOD_HEADER, alg: 'dir' }, goodPayload(), 'AAAA')],
    ['signature of another key', 'signature', () => sign({}, {}, foreignKey)],
    ['signature of another key without kid', 'signature', () => sign({}, { kid: undefined }, foreignKey)],
    ['unknown kid', 'signature', () => sign({}, { kid: 'other' }, foreignKey)],
    ['kid that is a path', 'signature', () => sign({}, { kid: '../../../../dev/null' }, foreignKey)],
    ['kid that is a statement', 'signature', () => sign({}, { kid: "' or 1=1 --" }, foreignKey)],
    [
      'jku of another site',
      'signature',
      () => sign({}, { jku: 'https://evil.example/jwks', kid: 'x' }, foreignKey),
    ],
    [
      'x5u of another site',
      'signature',
      () => sign({}, { x5u: 'https://evil.example/x5u', kid: 'x' }, foreignKey),
    ],
    ['its own key in the header', 'signature', ownKeyInHeader],
    ['no signature', 'signature', async () => (await sign()).replace(/[^.]+$/, '')],
    ['cut signature', 'signature', async () => (await sign()).slice(0, -8)],
    ['changed payload', 'signature', changedPayload],
    [
      'unknown critical header',
      'algorithm',
      () => raw({ ...GOOD_HEADER, crit: ['x'], x: 1 }, goodPayload(), 'AAAA'),
    ],
    ['another issuer', 'issuer', () => sign({ iss: 'https://evil.example' })],
    ['issuer with a trailing slash', 'issuer', () => sign({ iss: `${ISSUER}/` })],
    ['no issuer', 'issuer', () => sign({ iss: undefined })],
    ['another audience', 'audience', () => sign({ aud: 'https://other.example/v1' })],
    ['the client as audience', 'audience', () => sign({ aud: 'badger-ui' })],
    ['no audience', 'audience', () => sign({ aud: undefined })],
    ['empty audience', 'audience', () => sign({ aud: [] })],
    ['another client', 'client', () => sign({ client_id: 'other' })],
    ['another azp', 'client', () => sign({ azp: 'other' })],
    ['no client', 'client', () => sign({ client_id: undefined })],
    ['ID token', 'type', () => sign({}, { typ: 'JWT' })],
    ['no type', 'type', () => sign({}, { typ: undefined })],
    ['no expiry', 'expiry', () => sign({ exp: undefined })],
    ['expiry as text', 'expiry', () => sign({ exp: String(now() + 600) })],
    ['expiry 0', 'expired', () => sign({ exp: 0 })],
    ['expiry -1', 'expired', () => sign({ exp: -1 })],
    ['expired ten seconds ago', 'expired', () => sign({ exp: now() - 10 })],
    ['expiry 2^53', 'expiry', () => sign({ exp: 2 ** 53 })],
    ['expiry in two days', 'expiry', () => sign({ exp: now() + 2 * 86_400 })],
    ['not valid for another minute', 'not-yet-valid', () => sign({ nbf: now() + 60 })],
    ['no subject', 'subject', () => sign({ sub: undefined })],
    ['empty subject', 'subject', () => sign({ sub: '' })],
    ['subject that is a list', 'subject', () => sign({ sub: ['a'] })],
    ['oversized', 'oversized', () => sign({ padding: 'x'.repeat(9000) })],
    ['empty', 'malformed', () => ''],
    ['one dot', 'malformed', () => 'a.b'],
    ['four dots', 'malformed', () => 'a.b.c.d.e'],
    ['not base64', 'malformed', () => '%%%.###.!!!'],
    ['header that is no object', 'malformed', () => `${encode('x')}.${encode(goodPayload())}.AAAA`],
    ['payload that is a list', 'signature', () => raw(GOOD_HEADER, [goodPayload()], 'AAAA')],
    ['opaque', 'malformed', () => 'p2OTXkn8dGdYbL3aTVJ8bQ'],
  ];

  test.each(forgeries)('%s', async (_name, reason, make) => {
    const verify = embedded();
    const token = await make();
    const error = await verify(token).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(TokenError);
    expect((error as TokenError).reason).toBe(reason);
    if (token.length > 20) expect((error as TokenError).message).not.toContain(token.slice(0, 20));
    // A refusal is not remembered as anything else.
    await expect(verify(token)).rejects.toBeInstanceOf(TokenError);
  });
});

describe('of another provider', () => {
  const external = (audience: string | undefined) =>
    createTokenVerifier({
      issuer: ISSUER,
      audience,
      clientId: 'badger-ui',
      keys: localKeys({ keys: [published] }),
    });
  const plain = (changes: Record<string, unknown>) =>
    sign({ client_id: undefined, sid: undefined, ...changes }, { typ: 'JWT' });

  test('takes a token that names the audience, and one that names the client when there is no audience', async () => {
    expect(await external(AUDIENCE)(await plain({}))).toMatchObject({ issuer: ISSUER });
    for (const claim of ['azp', 'client_id', 'cid', 'appid']) {
      expect(await external(undefined)(await plain({ aud: undefined, [claim]: 'badger-ui' }))).toMatchObject({
        issuer: ISSUER,
      });
    }
  });

  test.each([
    ['no audience and no client', undefined, { aud: undefined }, 'client'],
    ['no audience and another client', undefined, { aud: undefined, azp: 'other' }, 'client'],
    ['audience, but another client', AUDIENCE, { azp: 'other' }, 'client'],
    ['ID token by its hash', undefined, { azp: 'badger-ui', at_hash: 'x' }, 'type'],
    ['ID token by Keycloak’s kind', undefined, { azp: 'badger-ui', typ: 'ID' }, 'type'],
    ['refresh token by Keycloak’s kind', undefined, { azp: 'badger-ui', typ: 'Refresh' }, 'type'],
    ['logout token', undefined, { azp: 'badger-ui', events: {} }, 'type'],
  ] as [string, string | undefined, Record<string, unknown>, string][])(
    'refuses: %s',
    async (_name, audience, changes, reason) => {
      await expect(external(audience)(await plain(changes))).rejects.toMatchObject({ reason });
    },
  );
});

describe('remembers tokens', () => {
  test('and answers again without asking for the key, until they expire', async () => {
    const set = localKeys({ keys: [published] });
    const keys = vi.fn(set);
    const verify = embedded({ keys });
    const token = await sign({ exp: now() + 60 });
    for (let count = 0; count < 5; count++) await verify(token);
    expect(keys).toHaveBeenCalledTimes(1);
    vi.useFakeTimers({ now: Date.now() + 66_000, toFake: ['Date'] });
    try {
      await expect(verify(token)).rejects.toMatchObject({ reason: 'expired' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('but asks for the key again after five minutes', async () => {
    const keys = vi.fn(localKeys({ keys: [published] }));
    const verify = embedded({ keys });
    const token = await sign();
    await verify(token);
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
    try {
      await verify(token);
    } finally {
      vi.useRealTimers();
    }
    expect(keys).toHaveBeenCalledTimes(2);
  });
});
