import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test.ts';

const WIDTHS = [1440, 375];
const SCHEMES = ['light', 'dark'] as const;

/** The dark scheme differs in nothing but its colours. */
const axe = (page: Page, part: string, colorScheme: (typeof SCHEMES)[number]) => {
  const builder = new AxeBuilder({ page }).include(part);
  return colorScheme === 'dark' ? builder.withRules('color-contrast') : builder;
};

/** axe on the open page, wide and narrow, in both colour schemes (the app follows the system's); on a part of it when one is named. */
async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Axe measures colours: the way from one scheme to the other has to be over. The provider's pages have no script.
      await expect
        .poll(() =>
          page.evaluate(() => [
            document.documentElement.dataset.colorScheme,
            document.getAnimations().length,
          ]),
        )
        .toEqual([page.url().includes('/interaction/') ? undefined : colorScheme, 0]);
      const { violations } = await axe(page, part, colorScheme).analyze();
      for (const { id, nodes } of violations)
        for (const node of nodes) found.push(`${width} ${colorScheme} ${id}: ${node.target} ${node.html}`);
    }
  }
  expect(found).toEqual([]);
}

test.describe('signed out', () => {
  test('the sign-in page, also with a problem', async ({ page, complaints }) => {
    complaints.expect(/^401 POST \/interaction\//);
    await page.goto('/badger/login');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('E-mail').fill('nobody@demo.badger.example');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong.');
    await expectAccessible(page);
  });

  for (const [path, heading] of [
    ['/badger/logged-out', 'You are signed out'],
    ['/badger/reset-password', 'Reset your password'],
    ['/badger/oauth?code=made-up&state=made-up', 'Sign-in was not completed'],
  ] as const)
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectAccessible(page);
    });
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page, 'lead');
  });

  for (const [path, heading] of [
    ['/badger/welcome', 'Welcome, Lena'],
    ['/badger/projects', 'My projects'],
    ['/badger/projects?search=nothing-has-this-name', 'No project found'],
    ['/badger/organizations', 'My organizations'],
    ['/badger/no-such-page', 'Page not found'],
  ] as const)
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      await expectAccessible(page);
    });

  test('the overview of a project', async ({ page }) => {
    await page.goto('/badger/projects');
    await page.getByRole('link', { name: /Remote control library/ }).click();
    await expect(page.getByRole('link', { name: 'Open the worksheet' })).toBeVisible();
    await expectAccessible(page);
  });

  for (const project of ['Remote control library', 'Palletising cell'])
    test(`the worksheet of the ${project}`, async ({ page, apiOf }) => {
      const { uuid } = await (await apiOf('lead')).projectNamed(project);
      await page.goto(`/badger/projects/${uuid}/worksheet`);
      await expect(page.getByRole('row', { name: /HZ-001/ })).toBeVisible();
      await expectAccessible(page);
    });

  test('the menus of the header', async ({ page }) => {
    await page.goto('/badger/organizations');
    await expect(page.getByText('Demo organization')).toBeVisible();
    for (const name of ['User menu', 'Help', 'Platform navigation']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, '[role="menu"]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    }
  });
});

test('the failure view', async ({ page, signIn, complaints }) => {
  complaints.expect(/^console: /, /^page: /);
  await signIn(page, 'lead');
  await page.route(
    url => url.pathname === '/v1/user-api/projects',
    route => route.fulfill({ json: { data: { results: [null], total: 1 } } }),
  );
  await page.goto('/badger/projects');
  await expect(page.getByRole('heading', { name: 'Something went wrong :(' })).toBeVisible();
  await expectAccessible(page);
});
