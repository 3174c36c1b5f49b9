import { OAuth2Server } from 'oauth2-mock-server';
import { startInstance } from '../support/e2e/instance.ts';
import { expect, test } from '../support/e2e/test.ts';

/** A second implementation of an OpenID provider, which knows nothing of ours. */
async function startOtherProvider(): Promise<OAuth2Server> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
  provider.service.on('beforeTokenSigning', ({ payload }) => Object.assign(payload, { azp: 'badger-ui' }));
  provider.service.on('beforeUserinfo', ({ body }) =>
    Object.assign(body, {
      email: 'ada@other.example',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Other',
    }),
  );
  return provider;
}

test('another OpenID provider signs a new person in and out', async ({ openBrowser }) => {
  test.setTimeout(600_000);
  const provider = await startOtherProvider();
  const instance = await startInstance({ OIDC_ISSUER: provider.issuer.url ?? '' });
  try {
    const page = await openBrowser({ baseURL: instance.url });
    await page.goto('/badger/projects');
    // That provider asks nothing: it is back at once, at the address that was wanted.
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
    await expect(page).toHaveURL(/\/badger\/projects$/);
    await expect(page.getByRole('button', { name: 'User menu AO' })).toBeVisible();

    await page.getByRole('button', { name: 'User menu AO' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/badger\/logged-out/);
    expect(await page.evaluate(() => localStorage.getItem('API_TOKEN'))).toBeNull();
  } finally {
    await instance.remove();
    await provider.stop();
  }
});
