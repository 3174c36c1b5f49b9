import type { Page } from '@playwright/test';
import { DEMO_ORGANIZATION_UUID } from '../../server/seed/demoPeople.ts';
import { seedUuid } from '../../server/seed/seedUuid.ts';
import { expectAccessible, violationsAround, violationsOf } from '../support/e2e/accessible.ts';
import { type Person, userUuidOf } from '../support/e2e/people.ts';
import { addressOf, SCREENS, type Screen } from '../support/e2e/screens.ts';
import { expect, type Fixtures, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

const WIDE = { width: 1440, height: 900 };
/** The narrowest phone. */
const NARROW = { width: 360, height: 800 };
/** The narrowest screen with the sidebar beside the page. */
const MEDIUM = { width: 768, height: 800 };

const RATING_SET = seedUuid('risk-rating-set', 'ISO26262-3-2018');
/** A rating set that is being prepared. */
const draftOf = (owner: Awaited<ReturnType<Fixtures['apiOf']>>) =>
  owner.call<{ uuid: string }>('POST', '/user-api/risk-rating-set-drafts', {
    organizationUuid: DEMO_ORGANIZATION_UUID,
    basedOnUuid: RATING_SET,
  });

const screens = Object.entries<Screen>(SCREENS).filter(([, { leadsTo }]) => !leadsTo);
const openScreens = screens.filter(([, screen]) => !screen.as);
const persons = [...new Set(screens.flatMap(([, { as }]) => as ?? []))];

/** The screen as somebody finds it who waits until all is there. */
async function open(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await expectLoaded(page, heading);
}

/** Goes to another screen inside the open app, as a link does. */
async function goOn(page: Page, address: string, heading: string | RegExp): Promise<void> {
  // Screens of one project have one heading: there, the end of the last screen has to go.
  const isTold = await page.getByRole('heading', { level: 1, name: heading }).isVisible();
  const last = isTold ? await page.locator('main *').last().elementHandle() : undefined;
  await page.evaluate(to => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect.poll(() => last?.evaluate(({ isConnected }) => isConnected) ?? false, address).toBe(false);
  await expectLoaded(page, heading);
}

async function expectLoaded(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [role="progressbar"], [aria-busy="true"]')).toHaveCount(0);
}

/** Opens every screen of a person, or those that are wanted, once and hands it to `look`, 1440 px wide. */
async function walk(
  { page, signIn, apiOf }: Pick<Fixtures, 'signIn' | 'apiOf'> & { page: Page },
  person: Person,
  look: (pattern: string) => Promise<void>,
  isWanted: (pattern: string) => boolean = () => true,
): Promise<void> {
  const uuids = {
    organizationUuid: DEMO_ORGANIZATION_UUID,
    userUuid: userUuidOf('engineer'),
    projectUuid: (await (await apiOf('lead')).projectNamed('Remote control library')).uuid,
    hazard: 'HZ-001',
    riskRatingSetUuid: RATING_SET,
    riskRatingSetDraftUuid: (await draftOf(await apiOf('owner'))).uuid,
  };
  await signIn(page, person);
  let go = open;
  for (const [pattern, screen] of screens.filter(([pattern, { as }]) => as === person && isWanted(pattern)))
    await test.step(pattern, async () => {
      await page.setViewportSize(WIDE);
      await go(page, addressOf(pattern, screen, uuids), screen.heading);
      go = goOn;
      if (pattern.startsWith('/projects/:projectUuid'))
        await expect(page.locator('[aria-label="Project"] [aria-current="page"]')).toHaveCount(1);
      await look(pattern);
    });
}

const expectNoSidewaysScroll = (page: Page, pattern: string, { width }: { width: number }) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${pattern} at ${width} px`,
    )
    .toBe(0);

// They look, and change nothing that another one looks at.
test.describe.configure({ mode: 'parallel' });

/** Screens of one test: two browsers share those of one person. */
const AT_ONCE = 20;

for (const { person, patterns } of persons.flatMap(inParts)) {
  test(`screens of the ${person} from ${patterns[0]} on, wide and narrow, in both colour schemes`, async ({
    page,
    signIn,
    apiOf,
  }) => {
    test.setTimeout(600_000);
    const look = async (pattern: string) => {
      // An empty one waits for something to say.
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      expect.soft(await violationsOf(page), pattern).toEqual([]);
      await page.setViewportSize(MEDIUM);
      await expectNoSidewaysScroll(page, pattern, MEDIUM);
      expect.soft(await violationsOf(page, 'html', ['light']), `${pattern}, medium`).toEqual([]);
      await page.setViewportSize(NARROW);
      await expectNoSidewaysScroll(page, pattern, NARROW);
      expect.soft(await violationsOf(page, 'html', ['light']), `${pattern}, narrow`).toEqual([]);
    };
    await walk({ page, signIn, apiOf }, person, look, pattern => patterns.includes(pattern));
  });
}

function inParts(person: Person): { person: Person; patterns: string[] }[] {
  const patterns = screens.filter(([, { as }]) => as === person).map(([pattern]) => pattern);
  const starts = [...patterns.keys()].filter(index => index % AT_ONCE === 0);
  return starts.map(start => ({ person, patterns: patterns.slice(start, start + AT_ONCE) }));
}

/** One screen for each thing that the sidebar of the old layout shows: nothing chosen, an organization, a project. */
const OLD_SIDEBARS = ['/organizations', '/organizations/:organizationUuid', '/projects/:projectUuid'];

// The old layout has another header and sidebar around the same pages; narrow, both have the same side menu.
for (const person of persons)
  test(`header and sidebar of the old layout around screens of the ${person}`, async ({
    page,
    signIn,
    apiOf,
  }) => {
    await page.route('**/v1/user-api/feature-flags/badger-288-new-lhs-nav', route =>
      route.fulfill({ json: { data: { name: 'badger-288-new-lhs-nav', enabled: false } } }),
    );
    const look = async (pattern: string) =>
      expect.soft(await violationsAround(page, 'main'), `${pattern}, old layout`).toEqual([]);
    await walk({ page, signIn, apiOf }, person, look, pattern => OLD_SIDEBARS.includes(pattern));
  });

test('every screen without a session', async ({ page }) => {
  for (const [pattern, screen] of openScreens)
    await test.step(pattern, async () => {
      for (const size of [WIDE, NARROW]) {
        await page.setViewportSize(size);
        await open(page, addressOf(pattern, screen, {}), screen.heading);
        expect.soft(await violationsOf(page), `${pattern}, ${size.width} px`).toEqual([]);
      }
    });
});

test('a sign-in that failed, a list without a result, the failure view', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/^401 POST \/interaction\//, /^console: /, /^page: /);
  await page.goto('/badger/login');
  await page.getByLabel('E-mail').fill('nobody@demo.badger.example');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong.');
  await expectAccessible(page);

  await signIn(page, 'lead');
  await page.goto('/badger/projects?search=nothing-has-this-name');
  await expect(page.getByRole('heading', { name: 'No project found' })).toBeVisible();
  await expectAccessible(page);

  await page.route(
    url => url.pathname === '/v1/user-api/projects',
    route => route.fulfill({ json: { data: { results: [null], total: 1 } } }),
  );
  await page.goto('/badger/projects');
  await expect(page.getByRole('heading', { name: 'Something went wrong :(' })).toBeVisible();
  await expectAccessible(page);
});

test('menus, side menu, command palette and shortcut sheet', async ({ page, signIn }) => {
  await signIn(page, 'lead');
  await open(page, '/badger/organizations', 'My organizations');
  for (const name of ['User menu', 'Help', 'Platform navigation']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, '[role="menu"]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
  const dialog = page.getByRole('dialog');
  for (const keys of ['Control+k', '?']) {
    await page.keyboard.press(keys);
    await expect(dialog).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('button', { name: 'Close navigation' })).toBeVisible();
  await expectAccessible(page, '.MuiDrawer-paper');
});

test('dialogs: new role, conflict, delete with what else goes', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^409 PATCH \/v1\/user-api\/organizations\//);
  const owner = await apiOf('owner');
  const { uuid, revision } = await owner.call<{ uuid: string; revision: number }>(
    'POST',
    '/user-api/organizations',
    { name: `Of a test ${Date.now()}` },
  );
  try {
    await owner.call('POST', `/user-api/organizations/${uuid}/projects`, { name: 'Ladle', style: 'MACHINE' });
    await signIn(page, 'owner');
    await open(page, `/badger/organizations/${uuid}/roles`, /^Of a test/);
    await page.getByRole('button', { name: 'New role' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Mine');
    await owner.call('PATCH', `/user-api/organizations/${uuid}`, { revision, description: 'Theirs' });
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(dialog).toContainText('Theirs');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Delete organization' }).click();
    await expect(dialog).toContainText('Ladle');
    await expectAccessible(page, '[role="dialog"]');
  } finally {
    await owner.call('DELETE', `/user-api/organizations/${uuid}?confirm=true`);
  }
});

test('the worksheet with its panel, and the table behind a level', async ({ page, signIn, apiOf }) => {
  await signIn(page, 'lead');
  const { uuid } = await (await apiOf('lead')).projectNamed('Remote control library');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(uuid, '?hazard=HZ-001&panel=1');
  await expect(worksheet.row('HZ-001')).toBeVisible();
  await expectAccessible(page);
  await (await worksheet.cell('HZ-001', 'ASIL')).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});
