import type { Page } from '@playwright/test';

/**
 * Keeps requests of a page waiting before they reach the server.
 * @param options `times`: only so many
 * @returns lets them go
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  options?: { times: number },
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    url,
    async route => {
      await released;
      await route.continue();
    },
    options,
  );
  return release;
}
