import type { Page } from '@playwright/test';
import type { ApiClient } from '../support/e2e/ApiClient.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { holdRequests } from '../support/e2e/holdRequests.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

const INITIAL_RISK = /\/v1\/user-api\/hazards\/[^/]+\/initial-risk$/;

interface Rated {
  evaluations: { severityUuid: string | null }[];
}

/** Whether the server has a severity for a hazard. */
const hasSeverity = async (api: ApiClient, hazardUuid: string | undefined) =>
  (await api.call<Rated>('GET', `/user-api/hazards/${hazardUuid}`)).evaluations.some(
    ({ severityUuid }) => severityUuid !== null,
  );

const failNext = (page: Page, status: number, message: string) =>
  page.route(
    INITIAL_RISK,
    route =>
      route.fulfill({
        status,
        json: { code: 'FAILED', message, fields: [], requestId: 'request-of-the-test' },
      }),
    { times: 1 },
  );

test('offline while typing: the edit is kept, shown as unsaved, and sent when the connection is back', async ({
  page,
  context,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^failed (PATCH|GET) \/.*ERR_INTERNET_DISCONNECTED$/);
  const api = await apiOf('lead');
  const { projectUuid, hazards } = await createFunctionAnalysis(api);
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);

  await context.setOffline(true);
  await expect(page.getByText('No connection. You can go on:')).toBeVisible();
  await worksheet.typeLevel('HZ-001', 'S', '3', 'S3');
  await worksheet.typeLevel('HZ-001', 'E', '4', 'E4');
  await worksheet.typeLevel('HZ-001', 'C', '3', 'C3');
  await worksheet.typeLevel('HZ-002', 'S', '2', 'S2');
  await expect(await worksheet.cell('HZ-001', 'ASIL')).toHaveText('D');
  await expect(
    page.getByText(
      'No connection. Your changes are kept on this page and sent when it is back (records waiting: 2).',
    ),
  ).toBeVisible();
  expect(await hasSeverity(api, hazards[0]?.uuid)).toBe(false);

  await context.setOffline(false);
  await worksheet.expectSaved();
  await expect(page.getByText('No connection.')).toBeHidden();
  expect(await hasSeverity(api, hazards[0]?.uuid)).toBe(true);
  expect(await hasSeverity(api, hazards[1]?.uuid)).toBe(true);
  await page.reload();
  await expect(await worksheet.cell('HZ-001', 'ASIL')).toHaveText('D');
  await expect(await worksheet.cell('HZ-002', 'S')).toHaveText('S2');
});

test('offline while adding: the row and what is typed into it outlive a reload and are added once', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^failed (POST|PATCH|GET) \/.*ERR_(INTERNET_DISCONNECTED|FAILED)$/);
  const api = await apiOf('lead');
  const { projectUuid, hazards } = await createFunctionAnalysis(api);
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  const creates = /\/hazards\/batch/;
  let reaches = false;
  let lost = 0;
  await page.route(creates, async route => {
    const isReaching = route.request().method() === 'POST' && reaches;
    if (isReaching) await route.fetch();
    await route.abort();
    if (isReaching) lost += 1;
  });
  await page.getByRole('button', { name: 'Add hazard' }).click();
  await worksheet.typeLevel('…', 'S', '3', 'S3');
  await expect(page.getByText('(records waiting: 1)')).toBeVisible();
  await page.reload();
  await expect(await worksheet.cell('…', 'S')).toHaveText('S3');
  // One try comes through, and its answer is lost.
  reaches = true;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect.poll(() => lost).toBeGreaterThan(0);
  // A further try may be on its way.
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('No connection.')).toBeHidden();
  await worksheet.expectSaved();
  const { results } = await api.call<{ results: Rated[] }>(
    'GET',
    `/user-api/hazards?projectUuid=${projectUuid}`,
  );
  expect(results).toHaveLength(hazards.length + 1);
  expect(
    results.filter(({ evaluations }) => evaluations.some(({ severityUuid }) => severityUuid)),
  ).toHaveLength(1);
});

for (const [status, message, told] of [
  [500, 'connection refused at 10.0.0.7', 'Something went wrong. The old value is back.'],
  [403, 'Not yours.', 'Your role may not change this hazard. The old value is back.'],
  [422, 'S3 is no level of this set.', 'S3 is no level of this set. The old value is back.'],
] as const)
  test(`a ${status} response to a change is shown at its cell, and a retry saves it`, async ({
    page,
    signIn,
    apiOf,
    complaints,
  }) => {
    complaints.expect(new RegExp(`^${status} PATCH /v1/user-api/hazards/`));
    const api = await apiOf('lead');
    const { projectUuid, hazards } = await createFunctionAnalysis(api);
    await signIn(page, 'lead');
    const worksheet = new WorksheetPage(page);
    await worksheet.open(projectUuid);
    await failNext(page, status, message);

    const cell = await worksheet.cell('HZ-001', 'S');
    await cell.click();
    await page.keyboard.press('3');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await expect(cell).toHaveText('');
    await expect(page.getByRole('tooltip')).toContainText(told);
    expect(await hasSeverity(api, hazards[0]?.uuid)).toBe(false);

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cell).toHaveText('S3');
    await worksheet.expectSaved();
    expect(await hasSeverity(api, hazards[0]?.uuid)).toBe(true);
  });

test('an answer 503 is no refusal: the change is kept and sent again by itself', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^503 PATCH \/v1\/user-api\/hazards\//);
  const api = await apiOf('lead');
  const { projectUuid, hazards } = await createFunctionAnalysis(api);
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  await failNext(page, 503, 'The database cannot be reached.');
  await worksheet.typeLevel('HZ-001', 'S', '3', 'S3');
  await expect(page.getByText('No connection. Your changes are kept')).toBeVisible();
  await worksheet.expectSaved();
  await expect(page.getByText('No connection.')).toBeHidden();
  expect(await hasSeverity(api, hazards[0]?.uuid)).toBe(true);
});

test('a change that is refused with 401 is sent once more with a renewed token', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^401 PATCH \/v1\/user-api\/hazards\//);
  const api = await apiOf('lead');
  const { projectUuid, hazards } = await createFunctionAnalysis(api);
  await signIn(page, 'lead', { afresh: true });
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  await failNext(page, 401, 'Your session is over. Sign in again.');
  await worksheet.typeLevel('HZ-001', 'S', '3', 'S3');
  await worksheet.expectSaved();
  expect(await hasSeverity(api, hazards[0]?.uuid)).toBe(true);
});

test('a change that is refused with 401 again and again signs out', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^401 PATCH \/v1\/user-api\/hazards\//);
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead', { afresh: true });
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  for (const _ of ['as it was', 'renewed']) await failNext(page, 401, 'You are signed out. Sign in again.');
  await (await worksheet.cell('HZ-001', 'S')).click();
  await page.keyboard.press('3');
  await expect(page).toHaveURL('/badger/logged-out');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test.describe('a toast', () => {
  const toastOf = (page: Page) =>
    page.getByRole('alert').filter({ hasText: 'The hazard was not added. Something went wrong.' });

  /** Lets time pass in small steps, between which the page draws. @returns how much passed until the toast was gone */
  const gone = async (page: Page) => {
    let passed = 0;
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        passed += 100;
        return toastOf(page).count();
      })
      .toBe(0);
    return passed;
  };

  test.beforeEach(async ({ page, signIn, apiOf, complaints }) => {
    complaints.expect(/^500 POST \/v1\/user-api\/projects\/[^/]+\/hazards\/batch\?allOrNothing=false$/);
    const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
    await page.clock.install();
    await signIn(page, 'lead');
    await new WorksheetPage(page).open(projectUuid);
    // Time stands still from here on, so that no toast closes by itself before the test looks at it.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.route('**/hazards/batch*', route =>
      route.fulfill({ status: 500, json: { code: 'FAILED', message: 'out of memory', fields: [] } }),
    );
    await page.getByRole('button', { name: 'Add hazard' }).click();
    await expect(toastOf(page)).toBeVisible();
  });

  test('closes by itself after 5 s', async ({ page }) => {
    await page.clock.runFor(4_900);
    await expect(toastOf(page)).toBeVisible();
    // With the way out.
    expect(await gone(page)).toBeLessThan(3_000);
  });

  test('appears top right and is dismissed by dragging it beyond 80 percent of its width', async ({
    page,
  }) => {
    const toast = toastOf(page);
    await expect
      .poll(() =>
        toast.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ),
      )
      .toBe(0);
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast has no box.');
    expect(box.x + box.width).toBeGreaterThan(1440 - 40);
    // Below header, tabs and the first row of the page (layout.test.ts says how far).
    expect(box.y).toBeLessThan(225);
    const drag = async (share: number) => {
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 60, y);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 - box.width * share, y, { steps: 5 });
      await page.mouse.up();
    };
    await drag(0.7);
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x);
    await drag(0.85);
    // Sooner than it would have closed by itself.
    expect(await gone(page)).toBeLessThan(3_000);
  });
});

test('a list that is open stays open when the row before it is saved', async ({ page, signIn, apiOf }) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  const release = await holdRequests(page, /\/v1\/user-api\/hazards\/[^/]+$/);
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  // Takes the row to another group: it must not go back there and forth when the answer comes.
  await worksheet.choose('HZ-001', 'Function', 'Steering');
  await (await worksheet.cell('HZ-001', 'Hazardous event')).dblclick();
  const other = page.getByRole('option', { name: 'Pedestrian is hit' });
  await expect(other).toBeVisible();
  const saved = page.waitForResponse(response => response.request().method() === 'PATCH');
  release();
  await saved;
  await worksheet.expectSaved();
  await expect(other).toBeVisible();
  await other.click();
  await expect(await worksheet.cell('HZ-001', 'Hazardous event')).toHaveText('Pedestrian is hit');
});
