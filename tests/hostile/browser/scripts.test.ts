import type { BrowserContext, Page } from '@playwright/test';
import type { ApiClient } from '../../support/e2e/ApiClient.ts';
import { createBatch, createProject } from '../../support/e2e/analysis.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { EVIL, PAYLOADS } from '../../support/hostile/payloads.ts';

/**
 * S7 in Chromium: 500 texts wherever somebody else reads them. What would run calls alert, as written or in capital
 * letters; what would be loaded comes from a host of its own; what the Content Security Policy had to stop is a
 * complaint of the browser, and those fail a test by themselves.
 */
async function watchForHarm(context: BrowserContext): Promise<string[]> {
  const harm: string[] = [];
  await context.exposeFunction('ran', () => void harm.push('a script ran'));
  await context.addInitScript(() => {
    Object.assign(window, {
      alert: () => Reflect.get(window, 'ran')(),
      ALERT: () => Reflect.get(window, 'ran')(),
    });
  });
  await context.route(
    url => url.hostname.endsWith(EVIL),
    route => {
      harm.push(`loaded ${route.request().url()}`);
      return route.abort();
    },
  );
  return harm;
}

/** A name is one line of up to 200 characters. */
const NAMES = PAYLOADS.map(payload => payload.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200));
const inParts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/** A project in which everything that has a name or a text is one of the 500. */
async function hostileProject(api: ApiClient): Promise<string> {
  const { uuid } = await createProject(api, 'FUNCTION', {
    name: NAMES[0],
    description: PAYLOADS.slice(0, 40).join('\n\n'),
  });
  const create = (area: string, items: object[]) => createBatch(api, uuid, area, items);
  const named = NAMES.map((name, index) => ({ name, description: PAYLOADS[index] }));
  const functions = await create('functions', named);
  const malfunctions = await create(
    'malfunctions',
    named.map((item, index) => ({ ...item, functionUuid: functions[index]?.uuid })),
  );
  const situations = await create('exposure-situations', named);
  const events = await create('hazardous-events', named);
  await create(
    'hazards',
    NAMES.map((name, index) => ({
      style: 'FUNCTION',
      name,
      description: PAYLOADS[index],
      functionUuid: functions[index]?.uuid,
      malfunctionUuid: malfunctions[index]?.uuid,
      exposureSituationUuid: situations[index]?.uuid,
      hazardousEventUuid: events[index]?.uuid,
    })),
  );
  return uuid;
}

/** Brings every row of a sheet onto the screen once. */
async function readToTheEnd(page: Page, name: string): Promise<void> {
  const grid = page.getByRole('grid', { name });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await grid.evaluate(async element => {
    const painted = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < element.scrollHeight; top += element.clientHeight / 2) {
      element.scrollTop = top;
      await painted();
    }
  });
  await expect(grid.getByRole('gridcell', { name: /^[A-Z]+-500$/ })).toBeVisible();
}

test('500 texts run nothing in sheets, panel, lists, palette and Markdown', async ({
  page,
  context,
  signIn,
  apiOf,
}) => {
  test.setTimeout(600_000);
  const harm = await watchForHarm(context);
  const api = await apiOf('lead');
  const projectUuid = await hostileProject(api);
  await signIn(page, 'lead');

  const sheets = [
    ['worksheet', 'Hazards'],
    ['functions', 'Functions'],
    ['malfunctions', 'Malfunctions'],
    ['situations', 'Situations'],
    ['events', 'Hazardous events'],
  ] as const;
  for (const [path, name] of sheets) {
    await page.goto(`/badger/projects/${projectUuid}/${path}`);
    await readToTheEnd(page, name);
    expect(harm, path).toEqual([]);
  }
});

test('nor in the panel and the lists of a cell', async ({ page, context, signIn, apiOf }) => {
  const harm = await watchForHarm(context);
  const projectUuid = await hostileProject(await apiOf('lead'));
  await signIn(page, 'lead');
  for (const code of ['HZ-001', 'HZ-101', 'HZ-251', 'HZ-401', 'HZ-500']) {
    await page.goto(`/badger/projects/${projectUuid}/worksheet?hazard=${code}&panel=1`);
    await expect(page.getByRole('heading', { name: code })).toBeVisible();
    await page.getByRole('grid').focus();
    await page.keyboard.press('F2');
    expect(harm, code).toEqual([]);
  }
});

test('nor in Markdown, names of projects, tags, the palette and what is told of changes', async ({
  page,
  context,
  signIn,
  apiOf,
}) => {
  test.setTimeout(600_000);
  const harm = await watchForHarm(context);
  const api = await apiOf('lead');
  await signIn(page, 'lead');
  for (const [part, payloads] of inParts(PAYLOADS, 50).entries()) {
    const project = await createProject(api, 'FUNCTION', {
      name: NAMES[part * 50],
      description: payloads.join('\n\n'),
    });
    await createBatch(
      api,
      project.uuid,
      'functions',
      inParts(NAMES, 50)[part]?.map(name => ({ name })) ?? [],
    );
    await page.goto(`/badger/projects/${project.uuid}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/badger/projects/${project.uuid}/settings`);
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    expect(harm, `part ${part}`).toEqual([]);
  }
  await page.goto('/badger/projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('alert');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(harm).toEqual([]);
});
