import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterEach, expect, test, vi } from 'vitest';
import { discoverProvider } from '../../../server/access/providerDiscovery.ts';
import { createTokenVerifier, type TokenVerifierOptions } from '../../../server/access/tokenVerifier.ts';
import { makePkce } from '../../support/signIn.ts';

const AUDIENCE = 'https://badger.example/v1';
const open: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

/** A second OpenID provider, independent of the embedded one. */
async function startProvider(port = 0): Promise<{ server: OAuth2Server; issuer: string }> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('ES256');
  await server.start(port, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  open.push({ stop: async () => server.listening && server.stop() });
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    if (token.payload.aud === undefined) Object.assign(token.payload, { aud: AUDIENCE, azp: 'badger-ui' });
  });
  return { server, issuer };
}

const verifierFor = (issuer: string, overrides: Partial<TokenVerifierOptions> = {}) =>
  createTokenVerifier({
    issuer,
    audience: AUDIENCE,
    clientId: 'badger-ui',
    keys: discoverProvider(issuer, 'badger-ui').keys,
    ...overrides,
  });

/** Authorization code with PKCE against the addresses that the provider publishes. */
async function signIn(issuer: string): Promise<{ access_token: string; id_token: string }> {
  const document = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
  const { authorization_endpoint, token_endpoint } = document as Record<string, string>;
  const { verifier, challenge } = makePkce();
  const redirectUri = 'https://badger.example/badger/oauth';
  const address = new URL(authorization_endpoint ?? '');
  address.search = new URLSearchParams({
    client_id: 'badger-ui',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).toString();
  const redirect = await fetch(address, { redirect: 'manual' });
  const code = new URL(redirect.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const answer = await fetch(token_endpoint ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'badger-ui',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }),
  });
  return (await answer.json()) as { access_token: string; id_token: string };
}

test('takes the access token of a provider found by discovery, refuses its ID token', async () => {
  const { issuer } = await startProvider();
  const tokens = await signIn(issuer);
  const verify = verifierFor(issuer);
  expect(await verify(tokens.access_token)).toMatchObject({ issuer, subject: 'johndoe' });
  await expect(verify(tokens.id_token)).rejects.toMatchObject({ reason: 'audience' });
});

test('refuses the token of another provider', async () => {
  const first = await startProvider();
  const second = await startProvider();
  const { access_token } = await signIn(second.issuer);
  await expect(verifierFor(first.issuer)(access_token)).rejects.toMatchObject({ reason: 'signature' });
});

test('reads the user from the userinfo address', async () => {
  const { server, issuer } = await startProvider();
  const { access_token } = await signIn(issuer);
  server.service.once('beforeUserinfo', (response: { body: unknown }) => {
    response.body = {
      sub: 'johndoe',
      email: 'john@example.com',
      email_verified: true,
      name: 'John van der Doe',
    };
  });
  const { fetchUserinfo } = discoverProvider(issuer, 'badger-ui');
  expect(await fetchUserinfo(access_token)).toEqual({
    subject: 'johndoe',
    email: 'john@example.com',
    emailVerified: true,
    firstName: 'John',
    lastName: 'van der Doe',
  });
  server.service.once('beforeUserinfo', (response: { statusCode: number; body: unknown }) => {
    response.statusCode = 401;
    response.body = {};
  });
  await expect(fetchUserinfo(access_token)).rejects.toMatchObject({ reason: 'signature' });
});

test('starts without the provider, says that it is away, and works when it comes', async () => {
  const { server, issuer } = await startProvider();
  const { port } = new URL(issuer);
  const { access_token } = await signIn(issuer);
  const keys = server.issuer.keys.toJSON(true);
  await server.stop();

  const verify = verifierFor(issuer);
  const refusal = verify(access_token);
  await expect(refusal).rejects.toMatchObject({ reason: 'provider-unavailable' });
  await expect(refusal).rejects.toThrow(issuer);

  const again = new OAuth2Server();
  for (const key of keys) await again.issuer.keys.add(key);
  await again.start(Number(port), '127.0.0.1');
  again.issuer.url = issuer;
  open.push(again);
  await expect.poll(() => verify(access_token).catch(() => undefined)).toMatchObject({ issuer });
});

test('takes a key that the provider made later', async () => {
  const { server, issuer } = await startProvider();
  const verify = verifierFor(issuer);
  await verify((await signIn(issuer)).access_token);
  const { kid } = await server.issuer.keys.generate('RS256');
  const token = await server.issuer.buildToken({
    kid,
    scopesOrTransform: (_header, payload) =>
      Object.assign(payload, { sub: 'mary', aud: AUDIENCE, azp: 'badger-ui' }),
  });
  // Unknown key ids make the keys be read again at most every 30 seconds.
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
  try {
    expect(await verify(token)).toMatchObject({ issuer, subject: 'mary' });
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['calls itself by another name', 200, { issuer: 'https://evil.example' }, 'issuer'],
  ['names no keys', 200, { jwks_uri: undefined }, 'names no keys'],
  ['has no keys there', 200, {}, 'does not answer with its keys'],
  ['fails', 500, {}, 'status 500'],
  ['is no provider', 200, '<html>', 'parsing'],
  ['sends to another address', 302, {}, 'status 302'],
])('does not trust an address that %s', async (_name, status, body, message) => {
  const server = createServer((request, response) => {
    const document = { issuer, jwks_uri: `${issuer}/jwks`, ...(typeof body === 'object' && body) };
    const elsewhere = request.url === '/elsewhere';
    response
      .writeHead(elsewhere ? 200 : status, { 'content-type': 'application/json', location: '/elsewhere' })
      .end(typeof body === 'string' ? body : JSON.stringify(document));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  open.push({ stop: () => new Promise(resolve => server.close(resolve)) });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'x' })).toString('base64url');
  const refusal = verifierFor(issuer)(`${header}.e30.AAAA`);
  await expect(refusal).rejects.toMatchObject({ reason: 'provider-unavailable' });
  await expect(refusal).rejects.toThrow(message);
});
