import type { Locator } from '@playwright/test';
import { holdRequests } from '../support/e2e/holdRequests.ts';
import { expect, IN_MOTION, test } from '../support/e2e/test.ts';

test.use(IN_MOTION);

const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'lead');
});

test('header, sidebar and page have the sizes of the specification', async ({ page }) => {
  await page.goto('/badger/welcome');
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' });
  const header = page.getByRole('banner').first();
  await expect.poll(() => widthOf(sidebar)).toBe(224);
  expect((await header.boundingBox())?.height).toBe(39);
  expect((await header.boundingBox())?.y).toBe(0);
  await expect(sidebar).toContainText('by Badger');

  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.poll(() => widthOf(sidebar)).toBe(75);
  await page.reload();
  await expect.poll(() => widthOf(sidebar)).toBe(75);
  await page.getByRole('button', { name: 'Expand navigation' }).click();
  await expect.poll(() => widthOf(sidebar)).toBe(224);
});

test('by default the new layout is open, the old one from 1024 px on', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' });
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/badger/welcome');
  await expect.poll(() => widthOf(sidebar)).toBe(224);
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();

  await page.route('**/v1/user-api/feature-flags/badger-288-new-lhs-nav', route =>
    route.fulfill({ json: { data: { name: 'badger-288-new-lhs-nav', enabled: false } } }),
  );
  await page.reload();
  await expect.poll(() => widthOf(sidebar)).toBe(75);
  // Header above the sidebar.
  expect((await sidebar.boundingBox())?.y).toBe(39);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect.poll(() => widthOf(sidebar)).toBe(75);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(() => widthOf(sidebar)).toBe(224);
});

test('under 768 px the side menu slides in, 250 px wide, and closes in half a second', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/badger/welcome');
  await expect(page.getByRole('button', { name: 'Collapse navigation' })).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const menu = page.locator('.MuiDrawer-paper');
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, width: 250 });
  await menu.evaluate(paper => {
    paper.addEventListener('transitionrun', event => {
      if (event.target === paper && (event as TransitionEvent).propertyName === 'transform')
        document.documentElement.dataset.closedIn = getComputedStyle(paper).transitionDuration;
    });
  });
  await page.getByRole('button', { name: 'Close navigation' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-closed-in', '0.5s');

  await page.getByRole('button', { name: 'Open navigation' }).click();
  await menu.getByRole('link', { name: 'My Projects' }).click();
  await expect(page).toHaveURL('/badger/projects');
  await expect(menu).toBeHidden();
});

test('nothing in the side menu is wider than it, however long the name of the open project is', async ({
  page,
  apiOf,
}) => {
  const project = await (await apiOf('lead')).projectNamed('Steering column lock');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/badger/projects/${project.uuid}`);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const menu = page.locator('.MuiDrawer-paper');
  await expect(menu.getByText('Steering column lock · Demo organization')).toBeVisible();
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, width: 250 });
  const wide = await menu.evaluate(paper => {
    const { right } = paper.getBoundingClientRect();
    const parts = [...paper.querySelectorAll('li *')].filter(
      part => part.getBoundingClientRect().right > right,
    );
    return parts.map(part => part.textContent);
  });
  expect(wide).toEqual([]);
});

test('content is at most 1700 px wide, with the margins of the specification', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto('/badger/projects');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'My projects' })).toBeVisible();
  const measured = await main.evaluate(element => {
    const content = element.firstElementChild as HTMLElement;
    const { paddingTop, paddingLeft, paddingRight, paddingBottom } = getComputedStyle(content);
    return {
      width: content.getBoundingClientRect().width,
      padding: [paddingTop, paddingRight, paddingBottom, paddingLeft],
    };
  });
  expect(measured).toEqual({ width: 1700, padding: ['16px', '16px', '32px', '16px'] });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect
    .poll(() =>
      main.evaluate(element => getComputedStyle(element.firstElementChild as Element).paddingBottom),
    )
    .toBe('20px');
});

test('title and tabs share one bar, and the content of a very wide screen stands in its middle', async ({
  page,
  apiOf,
}) => {
  const project = await (await apiOf('lead')).projectNamed('Palletising cell');
  await page.goto(`/badger/projects/${project.uuid}`);
  const title = page.getByRole('heading', { name: 'Palletising cell', level: 1 });
  const tabs = page.getByRole('tablist', { name: 'Project' });
  const worksheet = tabs.getByRole('tab', { name: 'Worksheet' });
  const middle = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box && box.y + box.height / 2;
  };
  const distance = async () => Math.abs(((await middle(title)) ?? 0) - ((await middle(worksheet)) ?? 99));
  // The figures stand below the title, in the same bar.
  await expect.poll(distance).toBeLessThan(24);
  expect((await tabs.boundingBox())?.y).toBeLessThan(60);

  await page.setViewportSize({ width: 2560, height: 1200 });
  await expect.poll(distance).toBeLessThan(24);
  const content = page.getByRole('main').locator('> *').last();
  await expect
    .poll(async () => {
      const [inner, outer] = [await content.boundingBox(), await page.getByRole('main').boundingBox()];
      return inner && outer && [inner.width, inner.x - outer.x];
    })
    .toEqual([1700, (2560 - 224 - 1700) / 2]);

  // Where both have no room, the tabs stand below the whole title.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(distance).toBeGreaterThan(40);
});

test('entries of the sidebar are 32 px high, and their icons stay where they are when it collapses', async ({
  page,
}) => {
  await page.goto('/badger/welcome');
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' });
  const entry = (name: string) => sidebar.getByRole('link', { name });
  await expect(entry('My Projects')).toBeVisible();
  expect((await entry('My Projects').boundingBox())?.height).toBe(32);
  const icons = () =>
    sidebar
      .getByRole('list')
      .first()
      .locator('> li > :is(a, div) svg:first-child')
      .evaluateAll(all =>
        all.map(icon => [icon.getBoundingClientRect().x, icon.getBoundingClientRect().y].map(Math.round)),
      );
  const before = await icons();
  expect(before.length).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.poll(() => widthOf(sidebar)).toBe(75);
  const after = await icons();
  // The arrow of the group is not shown any more.
  expect(before.filter(icon => !after.some(other => `${other}` === `${icon}`)).length).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Expand navigation' }).click();
});

test('forms and sections of settings are of one width, and the profile has one picture', async ({ page }) => {
  await page.goto('/badger/account');
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'My Profile' });
  await expect(form.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expect(main.locator('.MuiAvatar-root')).toHaveCount(1);
  for (const name of ['Organizations', 'API tokens', 'Delete my account']) {
    const section = main.locator('section', { has: page.getByRole('heading', { name }) });
    expect(await widthOf(section)).toBe(await widthOf(form));
  }
});

test('inputs learn what the browser filled in by one style, which stands once in the page', async ({
  page,
}) => {
  // An input that begins an animation of this name hears of what is filled in.
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('animationstart', ({ animationName }) => heard.push(animationName));
  });
  await page.goto('/badger/account');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect.poll(() => page.evaluate('heard')).toContain('mui-auto-fill-cancel');
  const styles = await page.evaluate(
    () =>
      [...document.styleSheets].filter(({ cssRules }) =>
        [...cssRules].some(rule => rule instanceof CSSKeyframesRule && rule.name.startsWith('mui-auto-fill')),
      ).length,
  );
  expect(styles).toBe(1);
});

test('the spinner shows after 800 ms, not before', async ({ page }) => {
  await page.clock.install();
  await page.goto('/badger/logged-out');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  const letGo = await holdRequests(page, '**/v1/user-api/users/me');
  // The page's own spinner, whose time nobody can stop, stays away; the app takes over whatever it shows.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.starting > div { animation: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  // Time stands still while the page loads, so the spinner's delay begins at a known moment.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const asked = page.waitForRequest('**/v1/user-api/users/me');
  await page.goto('/badger/welcome');
  await asked;
  const spinner = page.getByRole('progressbar');
  await page.clock.runFor(799);
  await expect(spinner).toBeHidden();
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  letGo();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Welcome, Lena' })).toBeVisible();
  await expect(spinner).toBeHidden();
});

test('submenus open on hover, and a choice that cannot be saved is reverted', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^503 PUT/);
  await page.route('**/v1/user-api/user-preferences', (route, request) =>
    request.method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Later.', fields: [] } })
      : route.continue(),
  );
  await page.clock.install();
  await page.goto('/badger/welcome');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: /^Colour scheme/ }).hover();
  const dark = page.getByRole('menuitemradio', { name: 'Dark' });
  await expect(dark).toBeInViewport();
  // The pointer has 300 ms of grace for its way, which a busy machine may not move it in.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const place = await dark.boundingBox();
  if (!place) throw new Error('The submenu has no place on the screen.');
  // As a hand does it, on a way across the neighbours.
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 12 });
  await dark.click();
  await page.clock.resume();
  await expect(page.getByRole('alert')).toContainText('Your choice was not saved. Later.');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('nothing moves for people who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/badger/welcome');
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' });
  const seconds = Number.parseFloat(
    await sidebar.evaluate(element => getComputedStyle(element).transitionDuration),
  );
  expect(seconds).toBeLessThan(0.001);
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.poll(() => widthOf(sidebar)).toBe(75);
});

test('title, figures and tabs of a project stand in one bar, toasts below it and the first row of the page', async ({
  page,
  apiOf,
}) => {
  const project = await (await apiOf('lead')).projectNamed('Palletising cell');
  await page.goto(`/badger/projects/${project.uuid}`);
  const title = page.getByRole('heading', { name: 'Palletising cell', level: 1 });
  const tabs = page.getByRole('tablist', { name: 'Project' });
  const figures = page.getByRole('list', { name: 'Hazards and rating sets' });
  await expect(figures.getByRole('link', { name: /^\d+ hazards$/ })).toBeVisible();
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It does not show.');
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const cutOf = (locator: Locator) =>
    locator.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    // Beside each other, no tab in a menu.
    await expect.poll(async () => (await boxOf(tabs)).x > (await boxOf(title)).right).toBe(true);
    expect((await boxOf(tabs)).bottom).toBeLessThanOrEqual((await boxOf(figures)).bottom + 6);
    expect(await cutOf(title)).toEqual([0, 0]);
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeHidden();
  }
  // A name of ordinary length is whole beside all the tabs.
  const library = await (await apiOf('lead')).projectNamed('Remote control library');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/badger/projects/${library.uuid}`);
  const longer = page.getByRole('heading', { name: 'Remote control library', level: 1 });
  await expect(tabs.getByRole('tab', { name: 'Settings' })).toBeVisible();
  expect(await cutOf(longer)).toEqual([0, 0]);
  expect((await boxOf(longer)).height).toBeLessThan(30);
  await page.goto(`/badger/projects/${project.uuid}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(tabs)).y >= (await boxOf(figures)).bottom).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.setViewportSize({ width: 1440, height: 900 });
  await tabs.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Stacks boxes.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.locator('.notistack-Snackbar').first();
  await expect(toast).toBeVisible();
  // The first row of a page begins 16 px below the tabs, and a button in it is 42 px high at most.
  expect((await boxOf(toast)).y).toBeGreaterThanOrEqual((await boxOf(tabs)).bottom + 16 + 42);
});

test('what takes the focus stands clear of the header', async ({ page, apiOf }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const { uuid } = await (await apiOf('lead')).projectNamed('Steering column lock');
  await page.goto(`/badger/projects/${uuid}/hazards/HZ-003`);
  await page.getByRole('textbox', { name: 'Your comment' }).focus();
  const header = await page.getByRole('banner').boundingBox();
  // Upwards, where the page comes down from under the header.
  const tops: number[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Shift+Tab');
    tops.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0));
  }
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
});

test('what takes the focus stands clear of the bar that saves', async ({ page, apiOf }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  const { uuid } = await (await apiOf('lead')).projectNamed('Steering column lock');
  await page.goto(`/badger/projects/${uuid}/item-definition`);
  await page.getByRole('textbox', { name: 'Purpose' }).press('x');
  const bar = await page.locator('[data-save-bar]').boundingBox();
  // Downwards, where the next field lies under the bar.
  const tops: number[] = [];
  for (const _field of ['boundary', 'interfaces', 'modes']) {
    await page.keyboard.press('Tab');
    await expect(page.locator('textarea:focus')).toHaveCount(1);
    tops.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Number.NaN));
  }
  // A browser brings the line of a long text into view that is written in.
  expect(Math.max(...tops)).toBeLessThan(bar?.y ?? Number.NaN);
});
