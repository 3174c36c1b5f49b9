import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { contract } from '../../support/contract.ts';

interface Flow {
  authorizationUrl: string;
  tokenUrl: string;
}
interface Served {
  security: object[];
  components: { securitySchemes: { signIn?: { flows: { authorizationCode: Flow } } } };
}

const get = ({ app }: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const assetsOf = (page: string) =>
  [...page.matchAll(/(?:src|href)="(\/v1\/docs\/[^"]+)"/g)].map(([, url = '']) => url);
const policyOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['content-security-policy']).split('; ');

describe('the documentation page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it.each(['/v1/docs', '/v1/docs/signed-in?code=abc&state=def'])(
    '%s runs under a policy without exceptions',
    async url => {
      const answer = await get(app, url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(policyOf(answer).sort()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "img-src 'self' data: blob:",
        "require-trusted-types-for 'script'",
        "script-src 'self'",
        "style-src 'self'",
        "trusted-types default dompurify 'allow-duplicates'",
      ]);
      // Nothing of what the address carries comes back in the page.
      expect(answer.body).not.toMatch(/abc|<script>|<style/);
    },
  );

  it('brings everything that it needs from here, to be kept for a year', async () => {
    const page = (await get(app, '/v1/docs')).body;
    const assets = [...assetsOf(page), ...assetsOf((await get(app, '/v1/docs/signed-in')).body)];
    expect(assets).toHaveLength(9);
    expect(page).not.toContain('//');
    for (const url of assets) {
      const answer = await get(app, url, { 'accept-encoding': 'gzip' });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type']).toMatch(
        /^((text|application)\/(javascript|css); charset=utf-8|image\/png)$/,
      );
      if (url.endsWith('.js') && answer.headers['content-encoding'] === 'gzip')
        expect(gunzipSync(answer.rawPayload).length).toBeGreaterThan(answer.rawPayload.length);
    }
  });

  it('gives nothing else of the library’s package', async () => {
    const [library = ''] = assetsOf((await get(app, '/v1/docs')).body);
    const folder = library.replace(/[^/]+$/, '');
    for (const name of ['package.json', 'index.html', 'oauth2-redirect.html', '..%2fpackage.json', ''])
      expect((await get(app, `${folder}${name}`)).statusCode, name).toBe(404);
  });

  it('describes every operation with a way to sign in at the embedded provider', async () => {
    const answer = await get(app, '/v1/openapi.json');
    expect(answer.json()).toEqual(contract);
    const { security, components } = answer.json() as Served;
    expect(security[0]).toEqual({ signIn: ['openid', 'profile', 'email'] });
    const flow = components.securitySchemes.signIn?.flows.authorizationCode;
    expect(flow).toMatchObject({ authorizationUrl: '/auth', tokenUrl: '/token' });
    const redirect = new URLSearchParams({
      client_id: app.settings.oidc.clientId,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${app.settings.publicUrl}/v1/docs/signed-in`,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    });
    const sent = await app.app.inject({
      url: `/auth?${redirect}`,
      headers: { host: new URL(app.settings.publicUrl).host },
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.stringContaining('/interaction/')]);
    expect(sent.headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('is not sent again while it is the same', async () => {
    const { headers } = await get(app, '/v1/openapi.json');
    const again = await get(app, '/v1/openapi.json', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('with another OpenID provider', () => {
  it('signs in there, and only its token address may be called beside our own', async () => {
    let endpoints: Record<string, string> = {};
    const provider = createServer((_request, response) => response.end(JSON.stringify(endpoints)));
    await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const app = await createTestApp({ OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'badger' });
    try {
      // Away, or silent about where to sign in: the page is there, and takes a token in the header.
      const without = (await get(app, '/v1/openapi.json')).json() as Served;
      expect(without.components.securitySchemes).not.toHaveProperty('signIn');
      expect(without.security).toEqual([{ bearer: [] }]);
      expect(policyOf(await get(app, '/v1/docs'))).toContain("connect-src 'self'");

      endpoints = {
        issuer,
        jwks_uri: `${issuer}/jwks`,
        authorization_endpoint: `${issuer}/authorize?tenant=a`,
        token_endpoint: 'https://tokens.example/oauth/token',
      };
      const signIn = async () =>
        ((await get(app, '/v1/openapi.json')).json() as Served).components.securitySchemes.signIn?.flows
          .authorizationCode;
      await expect.poll(signIn).toMatchObject({
        authorizationUrl: `${issuer}/authorize?tenant=a`,
        tokenUrl: 'https://tokens.example/oauth/token',
      });
      expect(policyOf(await get(app, '/v1/docs'))).toContain("connect-src 'self' https://tokens.example");
    } finally {
      await app.close();
      provider.closeAllConnections();
      await new Promise(resolve => provider.close(resolve));
    }
  });
});
