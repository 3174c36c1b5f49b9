import type { Page } from '@playwright/test';
import { addMember, createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { holdRequests } from '../support/e2e/holdRequests.ts';
import { userUuidOf } from '../support/e2e/people.ts';
import { SheetPage } from '../support/e2e/SheetPage.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

const LOST = /^failed (GET|POST|PATCH|PUT) \/.*ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)$/;
/** What the browser says of a module that it could not fetch; its place on the screen says it to the person. */
const MISSING = /^failed GET \/badger\/assets\//;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const failure = (page: Page) => page.getByText('Something went wrong');

/** Resolves when the code of every page of the project has come, the last ones of each area included. */
const prepared = (page: Page) =>
  Promise.all(
    ['ProjectMembersPage', 'MeasuresPage', 'RequirementsPage', 'MeetingPage', 'MetricsPage'].map(name =>
      page.waitForResponse(response => response.url().includes(`/assets/${name}-`)),
    ),
  );

test('offline: the other tabs of the project stand, with what is known of them', async ({
  page,
  context,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(LOST);
  const { projectUuid, name } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  const hasCode = prepared(page);
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  await hasCode;

  await context.setOffline(true);
  await tab(page, 'Model').click();
  const functions = new SheetPage(page, 'Functions');
  await expect(functions.row('FN-001')).toContainText('Braking');
  for (const tabName of [
    'Overview',
    'Measures',
    'Targets',
    'Voting',
    'Checks and figures',
    'Documents',
    'Members',
  ]) {
    await tab(page, tabName).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('No connection. You can go on')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  }
  // What could not be read is read by itself once it can be.
  await expect(page.getByText('The server could not be reached.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('cell', { name: 'lead@demo.badger.example' })).toBeVisible();
  await expect(page.getByText('The server could not be reached.')).toHaveCount(0);
});

test('offline: what is added and typed on another tab is kept, also over a reload, and saved later', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(LOST);
  const api = await apiOf('lead');
  const { projectUuid } = await createFunctionAnalysis(api);
  await signIn(page, 'lead');
  const functions = new SheetPage(page, 'Functions');
  await page.goto(`/badger/projects/${projectUuid}/functions`);
  await expect(functions.row('FN-001')).toContainText('Braking');
  // Changes do not get through; a page that is reloaded without any network at all has nothing to show.
  const changes = /\/v1\/user-api\/projects\/[^/]+\/[a-z-]+\/batch/;
  await page.route(changes, route => route.abort());
  await page.getByRole('button', { name: 'Add function' }).first().click();
  await page.keyboard.type('Parking\n');
  await expect(functions.row('…')).toContainText('Parking');
  await page.reload();
  await expect(functions.row('…')).toContainText('Parking');
  await page.unroute(changes);
  await expect(functions.row('FN-003')).toContainText('Parking');
  const { results } = await api.call<{ results: { name: string }[] }>(
    'GET',
    `/user-api/functions?projectUuid=${projectUuid}`,
  );
  expect(results.map(({ name }) => name).sort()).toEqual(['Braking', 'Parking', 'Steering']);
});

test('a page whose code cannot be fetched says so in its place, and comes by itself', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(MISSING, /console: .*(dynamically imported|preload)/i);
  const { projectUuid, name } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  const code = /\/assets\/(ProjectMembersPage|KeyboardHelp)-.*\.js/;
  await page.route(code, route => route.abort());
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  await tab(page, 'Members').click();
  await expect(page.getByText('this part has not been loaded yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await tab(page, 'Worksheet').click();
  await expect(worksheet.grid).toBeVisible();
  await tab(page, 'Members').click();
  await page.unroute(code);
  await expect(page.getByRole('cell', { name: 'lead@demo.badger.example' })).toBeVisible();
});

test('a new version was deployed: it is said where its code is gone, and reloading brings it', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(MISSING, /^404 GET \/badger\/assets\//, /console: .*(dynamically imported|preload)/i);
  const { projectUuid, name } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  const code = /\/assets\/ProjectMembersPage-.*\.js/;
  await page.route(code, route => route.fulfill({ status: 404, body: 'There is nothing at this address.' }));
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  // What is not sent must not be lost by a reload that nobody asked for.
  const release = await holdRequests(page, /\/initial-risk$/);
  await worksheet.typeLevel('HZ-001', 'S', '2', 'S2');
  await tab(page, 'Members').click();
  await expect(page.getByText('Badger was updated. Reload the page to open this part.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  release();
  await tab(page, 'Worksheet').click();
  await worksheet.expectSaved();
  await page.unroute(code);
  await tab(page, 'Members').click();
  // Nothing is at stake any more, and the page's code is there: it may even come by itself.
  await page
    .getByRole('button', { name: 'Reload', exact: true })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByRole('cell', { name: 'lead@demo.badger.example' })).toBeVisible();
});

test('a newer version is announced to an open page', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(page, 'lead');
  await page.goto('/badger/welcome');
  await expect(page.getByRole('heading', { name: 'Welcome, Lena' })).toBeVisible();
  await page.clock.fastForward('09:00');
  await page.clock.fastForward('02:00');
  await expect(page.getByText('A new version of Badger is ready.')).toHaveCount(0);
  await page.route('**/badger/', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/assets\/index-[^."]+/, 'assets/index-another');
    await route.fulfill({ response, body });
  });
  await page.clock.fastForward('11:00');
  await expect(page.getByText('A new version of Badger is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A new version of Badger is ready.')).toBeHidden();
});

test('the server is gone: it is said, and everything known stays; it is back: that too', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(LOST);
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  // The stream is the one call that is open while nobody does anything.
  await page.route(/\/events$/, route => route.abort());
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  await expect(page.getByText('No connection. You can go on')).toBeVisible();
  await expect(worksheet.row('HZ-001')).toBeVisible();
  await page.unroute(/\/events$/);
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

test('a conflict that is decided later is still there after a reload, without asking again by itself', async ({
  page,
  signIn,
  apiOf,
  openBrowser,
  complaints,
}) => {
  complaints.expect(/^409 PATCH \/v1\/user-api\/hazards\//);
  const lead = await apiOf('lead');
  const { projectUuid } = await createFunctionAnalysis(lead);
  await addMember(lead, projectUuid, userUuidOf('engineer'), 'ENGINEER');
  await signIn(page, 'lead');
  const mine = new WorksheetPage(page);
  await mine.open(projectUuid);
  const release = await holdRequests(page, /\/initial-risk$/, { times: 1 });
  await mine.typeLevel('HZ-001', 'S', '3', 'S3');
  const colleague = await openBrowser();
  await signIn(colleague, 'engineer');
  const theirs = new WorksheetPage(colleague);
  await theirs.open(projectUuid);
  await theirs.typeLevel('HZ-001', 'S', '1', 'S1');
  await theirs.expectSaved();
  release();
  const dialog = page.getByRole('dialog', { name: 'HZ-001 was changed by Emil Okafor' });
  await dialog.getByRole('button', { name: 'Decide later' }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(await mine.cell('HZ-001', 'S')).toHaveText('S3');
  await expect(await mine.cell('HZ-001', 'S')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toHaveCount(0);
});
