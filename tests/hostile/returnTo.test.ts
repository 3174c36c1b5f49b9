import { describe, expect, it } from 'vitest';
import { FOREIGN_ADDRESSES } from '../support/hostile/foreignAddresses.ts';
import { openIdentity } from '../support/identityServer.ts';
import { authorizationAddress, Browser, makePkce } from '../support/signIn.ts';

/**
 * S6: 200 addresses at two of the places that lead on: the provider's answer and its sign-out. The third, the app after
 * a sign-in: tests/web/session/foreignAddresses.test.ts; in Chromium: tests/e2e/returnTo.test.ts.
 */
const { server } = await openIdentity();

it('200 addresses are tried', () => expect(new Set(FOREIGN_ADDRESSES).size).toBeGreaterThanOrEqual(200));

describe('the provider', () => {
  it.each(FOREIGN_ADDRESSES)('answers no sign-in at %j', async address => {
    const { challenge } = makePkce();
    const url = authorizationAddress(server.baseUrl, { code_challenge: challenge, redirect_uri: address });
    const answer = await new Browser().request(url);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).not.toContain('evil');
  });
  it.each(FOREIGN_ADDRESSES)('ends no session at %j', async address => {
    const query = new URLSearchParams({
      client_id: 'badger-ui',
      post_logout_redirect_uri: address,
      returnTo: address,
    });
    const answer = await new Browser().request(`${server.baseUrl}/logout?${query}`);
    const location = answer.headers.get('location');
    if (location) expect(new URL(location, server.baseUrl).origin).toBe(server.baseUrl);
    // 431 where the address alone is longer than a head may be.
    expect([400, 431]).toContain(answer.status);
  });
});
