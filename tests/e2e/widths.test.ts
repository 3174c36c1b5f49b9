import type { Locator } from '@playwright/test';
import { DEMO_ORGANIZATION_UUID } from '../../server/seed/demoPeople.ts';
import { seedUuid } from '../../server/seed/seedUuid.ts';
import { holdRequests } from '../support/e2e/holdRequests.ts';
import { userUuidOf } from '../support/e2e/people.ts';
import { expect, test } from '../support/e2e/test.ts';

const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;

test('a long name without spaces is read to its end in a dialog, and ends with dots before the arrow of a choice', async ({
  page,
  signIn,
}) => {
  const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'voter');
  for (const one of [name, `${name}2`]) {
    await page.goto('/badger/organizations/new');
    await page.getByRole('textbox', { name: 'Name' }).fill(one);
    await page.getByRole('button', { name: 'Create organization' }).click();
    await expect(page.getByRole('heading', { level: 1, name: one, exact: true })).toBeVisible();
  }
  await page.goto('/badger/invite-supplier');
  const choice = page.getByRole('combobox', { name: 'Organization' });
  await expect(choice).toHaveCSS('text-overflow', 'ellipsis');
  // Only a block cuts its text with dots.
  await expect(choice).toHaveCSS('display', 'block');
  const box = await choice.evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);

  await page.goto('/badger/organizations');
  for (const one of [name, `${name}2`]) {
    await page.getByRole('link', { name: one, exact: true }).click();
    await page.getByRole('button', { name: 'Delete organization' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${one}` });
    const title = dialog.getByRole('heading');
    await expect
      .poll(() => title.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    await dialog.getByRole('button', { name: 'Delete organization' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My organizations' })).toBeVisible();
  }
});

test('a table is a place for Tab only while arrow keys have something to scroll in it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner');
  await page.goto(`/badger/organizations/${DEMO_ORGANIZATION_UUID}/roles`);
  const table = page.getByRole('region', { name: /roles/i }).first();
  await expect(table).toBeVisible();
  await expect(table).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(table).toHaveAttribute('tabindex', '0');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table).not.toHaveAttribute('tabindex');
});

test('a refusal on a phone is read in lines of its own, with the way on below', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/^404 GET \/v1\/user-api\//, /^console: /);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'supplier');
  await page.goto(`/badger/projects/${seedUuid('project', 'nobody')}`);
  const alert = page.getByRole('alert').filter({ hasText: 'no such record' });
  const again = alert.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const [text, button] = [await alert.locator('.MuiAlert-message').boundingBox(), await again.boundingBox()];
  expect(text?.width).toBeGreaterThanOrEqual(220);
  expect(button?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
});

test('a question on a phone shows every answer to its end', async ({ page, signIn, apiOf }) => {
  const { uuid } = await (await apiOf('lead')).projectNamed('Steering column lock');
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${uuid}/worksheet`);
  await page.getByRole('gridcell', { name: 'Towed car does not follow' }).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('End');
  await page.keyboard.type(' at all');
  await page.keyboard.press('Enter');
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = page.getByRole('dialog', { name: 'Change the name everywhere?' });
  const answers = dialog.getByRole('button');
  await expect(answers).toHaveText(['Leave as it was', 'Only here', 'Everywhere (1 hazard)']);
  for (const answer of await answers.all()) {
    await expect(answer).toBeInViewport({ ratio: 1 });
    expect(
      await answer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  }
  await dialog.getByRole('button', { name: 'Leave as it was' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the tools of a worksheet end with the line at every width', async ({ page, signIn, apiOf }) => {
    const { uuid } = await (await apiOf('lead')).projectNamed('Steering column lock');
    await signIn(page, 'lead');
    await page.goto(`/badger/projects/${uuid}/worksheet`);
    const toolbar = page.getByRole('toolbar', { name: 'Ansicht der Tabelle' });
    await expect(toolbar.getByRole('button', { name: 'Gefährdung hinzufügen' })).toBeVisible();
    for (const width of [375, 600, 768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(
          () => toolbar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          `${width} px`,
        )
        .toBe(0);
    }
  });
});

test('the tabs of a project stay where they are when its counts come', async ({ page, signIn, apiOf }) => {
  const { uuid } = await (await apiOf('lead')).projectNamed('Palletising cell');
  await signIn(page, 'lead');
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await holdRequests(page, '**/hazard-counts');
    await page.goto(`/badger/projects/${uuid}/documents`);
    const tab = page.getByRole('tab', { name: 'Overview' });
    await expect(page.getByRole('tab', { name: 'Members' })).toBeVisible();
    // In what stands in for it until it is there, names are wider.
    await page.evaluate(() => document.fonts.ready);
    const before = await tab.boundingBox();
    await expect(page.getByRole('link', { name: '9 hazards' })).toHaveCount(0);
    letGo();
    await expect(page.getByRole('link', { name: '9 hazards' })).toBeVisible();
    expect(await tab.boundingBox()).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('every page of settings saves by the same bar, as wide as the settings, at the lower edge of the screen', async ({
  page,
  signIn,
  apiOf,
}) => {
  const owner = await apiOf('owner');
  const { uuid } = await owner.projectNamed('Remote control library');
  const draft = await owner.call<{ uuid: string }>('POST', '/user-api/risk-rating-set-drafts', {
    organizationUuid: DEMO_ORGANIZATION_UUID,
    basedOnUuid: seedUuid('risk-rating-set', 'ISO13849-1'),
  });
  const organization = `/badger/organizations/${DEMO_ORGANIZATION_UUID}`;
  const role = page.getByRole('combobox', { name: 'Role in Palletising cell' });
  const type = (name: string | RegExp) => () =>
    page.getByRole('textbox', { name }).first().pressSequentially('x');
  const forms: [address: string, change: () => Promise<unknown>][] = [
    ['/badger/account', type('First name')],
    [organization, type('Description')],
    [`/badger/projects/${uuid}/settings`, type('Description')],
    [`/badger/projects/${uuid}/item-definition`, type('Purpose')],
    [`${organization}/rating-sets/drafts/${draft.uuid}`, type(/^Name/)],
    [
      `${organization}/members/${userUuidOf('engineer')}`,
      async () => {
        // Other tests leave more projects behind than a page has.
        await page.getByRole('searchbox', { name: 'Search projects' }).fill('Palletising cell');
        await role.click();
        await page.getByRole('option', { name: 'Viewer' }).click();
      },
    ],
  ];
  await signIn(page, 'owner');
  page.on('dialog', dialog => void dialog.accept());
  for (const [address, change] of forms) {
    await page.setViewportSize({ width: 2560, height: 700 });
    await page.goto(address);
    const bar = page.locator('[data-save-bar]');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await change();
    await expect(bar).toBeVisible();
    for (const [width, height, expected] of [
      [2560, 700, 760],
      [390, 844, 390 - 2 * 16],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => Math.round((await bar.boundingBox())?.width ?? 0), `${address} at ${width} px`)
        .toBe(expected);
      await expect(bar.getByRole('button', { name: /^Save/ })).toBeInViewport();
    }
  }
});

test('what the user menu has begins at one edge, and a table gives its width to what is read', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'owner');
  await page.goto('/badger/admin/users');
  const table = page.getByRole('main').getByRole('table');
  const column = (name: RegExp) => table.getByRole('columnheader', { name });
  await expect(column(/^E-mail/)).toBeVisible();
  for (const read of [/^Name/, /^E-mail/, /^Organizations/])
    for (const short of [/^Account/, /^Last sign-in/])
      expect(await widthOf(column(read)), `${read} beside ${short}`).toBeGreaterThan(
        (await widthOf(column(short))) ?? 0,
      );

  await page.getByRole('button', { name: /^User menu/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  // Where the words of each line begin, below the name of the person.
  const edges = await menu.getByRole('menuitem').evaluateAll(items =>
    items.map(item => {
      const range = document.createRange();
      range.selectNodeContents(document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode() ?? item);
      return Math.round(range.getBoundingClientRect().x);
    }),
  );
  edges.shift();
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges).size).toBe(1);
});
