import { seedUuid } from '../../server/seed/seedUuid.ts';
import type { ApiClient } from '../support/e2e/ApiClient.ts';
import { createBatch, createProject } from '../support/e2e/analysis.ts';
import { holdRequests } from '../support/e2e/holdRequests.ts';
import { expect, IN_MOTION, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

test.use(IN_MOTION);

/** As long as in real German analyses. */
const MALFUNCTIONS = [
  'Lenkunterstützung fällt während eines Ausweichmanövers bei hoher Querbeschleunigung plötzlich und ohne Vorwarnung vollständig aus, Restlenkkraft liegt oberhalb der zumutbaren Handkraft des Fahrers',
  'Ungewolltes Lenkmoment in Gegenrichtung zum Fahrerwunsch (Selbstlenker) größer als 3 Nm am Lenkrad für mehr als 20 ms',
  'Lenkunterstützung zu gering',
  'Lenkwinkelsignal eingefroren auf letztem gültigen Wert, Botschaftszähler und Prüfsumme bleiben gültig, Fehler wird vom Empfänger nicht erkannt',
  'Spurhalteassistent lenkt aktiv in den Gegenverkehr aufgrund falsch erkannter Fahrstreifenmarkierung in einer Baustelle mit gelben und weißen Linien',
];
const SITUATIONS = [
  'Autobahn, 130 km/h, trockene Fahrbahn, mittlere Verkehrsdichte, leichte Rechtskurve, Fahrer mit beiden Händen am Lenkrad',
  'Landstraße, 80–100 km/h, nasse Fahrbahn, Gegenverkehr, enge Kurven, Dunkelheit, Tier oder Hindernis auf der Fahrbahn, kein Standstreifen vorhanden',
  'Stadtverkehr, 30–50 km/h, Fußgänger und Radfahrer am Fahrbahnrand',
];
const EVENTS = [
  'Fahrzeug verlässt den Fahrstreifen und kollidiert frontal mit dem Gegenverkehr; der Fahrer kann die Richtungsänderung aufgrund der zu hohen Handkraft nicht rechtzeitig korrigieren',
  'Fahrzeug kommt von der Fahrbahn ab und prallt gegen einen Baum oder die Leitplanke',
  'Fußgänger wird auf dem Gehweg erfasst',
  'Blechschaden beim Einparken',
];

async function createLongTexts(api: ApiClient): Promise<string> {
  const { uuid } = await createProject(api, 'FUNCTION');
  const named = (area: string, names: readonly string[], more: object = {}) =>
    createBatch(
      api,
      uuid,
      area,
      names.map(name => ({ name, ...more })),
    );
  const [steering] = await named('functions', [
    'Lenkunterstützung elektromechanisch in allen Fahrbetriebszuständen bereitstellen',
  ]);
  const malfunctions = await named('malfunctions', MALFUNCTIONS, { functionUuid: steering?.uuid });
  const situations = await named('exposure-situations', SITUATIONS);
  const events = await named('hazardous-events', EVENTS);
  await createBatch(
    api,
    uuid,
    'hazards',
    Array.from({ length: 12 }, (_, index) => ({
      style: 'FUNCTION',
      functionUuid: steering?.uuid,
      malfunctionUuid: malfunctions[index % malfunctions.length]?.uuid,
      exposureSituationUuid: situations[index % situations.length]?.uuid,
      hazardousEventUuid: events[index % events.length]?.uuid,
    })),
  );
  return uuid;
}

/** How many texts the sheet shows, and how many of them are cut. */
const texts = ({ page }: WorksheetPage) =>
  page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll('.worksheet-cell:not(.worksheet-repeated) > .worksheet-lines'),
    ].filter(({ textContent }) => textContent !== '');
    const cut = shown.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    return { shown: shown.length, cut: cut.length };
  });

/** Of the rows, by what they are drawn as. */
const rowHeights = ({ grid }: WorksheetPage) =>
  grid
    .getByRole('row')
    .filter({ hasText: /HZ-\d/ })
    .evaluateAll(rows => rows.map(row => row.clientHeight));

test('long German texts can be read without opening anything; the sheet says how many lines they may take', async ({
  page,
  signIn,
  apiOf,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  const projectUuid = await createLongTexts(await apiOf('lead'));
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  await expect(worksheet.row('HZ-012')).toBeVisible();
  await expect.poll(async () => (await texts(worksheet)).shown).toBe(36);
  const { cut } = await texts(worksheet);
  expect(cut).toBeLessThanOrEqual(1);
  // Rows of short texts stay low.
  const heights = await rowHeights(worksheet);
  expect(Math.min(...heights)).toBeLessThanOrEqual(58);
  expect(Math.max(...heights)).toBeLessThanOrEqual(126);

  await page.getByRole('combobox', { name: 'Lines' }).click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  await expect.poll(async () => new Set(await rowHeights(worksheet)).size).toBe(1);
  expect((await texts(worksheet)).cut).toBeGreaterThan(20);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Lines' })).toContainText('1');
  expect(new Set(await rowHeights(worksheet)).size).toBe(1);
  await page.getByRole('combobox', { name: 'Lines' }).click();
  await page.getByRole('option', { name: '4' }).click();
  await expect.poll(async () => Math.max(...(await rowHeights(worksheet)))).toBeLessThanOrEqual(75);
  expect(new URL(page.url()).searchParams.get('lines')).toBe('4');
});

test('so can those of the machine demo', async ({ page, signIn, apiOf }) => {
  const { uuid } = await (await apiOf('lead')).projectNamed('Palletising cell');
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(uuid);
  await expect.poll(async () => (await texts(worksheet)).shown).toBeGreaterThan(40);
  const { shown, cut } = await texts(worksheet);
  expect(cut / shown).toBeLessThanOrEqual(0.05);
});

test('rows are as high when the font comes late', async ({ page, signIn, apiOf }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  const api = await apiOf('lead');
  const { uuid } = await createProject(api, 'FUNCTION');
  // Of many lengths: in a font that is only a little wider some of them take a line more.
  const words = 'on an in at '.repeat(20);
  const names = Array.from({ length: 24 }, (_, index) => `${index} ${words.slice(0, 70 + 5 * index)}.`);
  const situations = await createBatch(
    api,
    uuid,
    'exposure-situations',
    names.map(name => ({ name })),
  );
  await createBatch(
    api,
    uuid,
    'hazards',
    situations.map(situation => ({ style: 'FUNCTION', exposureSituationUuid: situation.uuid })),
  );
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(uuid);
  await expect(worksheet.row('HZ-001')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(async () => new Set(await rowHeights(worksheet)).size).toBeGreaterThan(2);
  const inTheFont = await rowHeights(worksheet);

  const letGo = await holdRequests(page, '**/*.woff2');
  // A page has not loaded as long as the font is under way.
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(async () => new Set(await rowHeights(worksheet)).size).toBeGreaterThan(2);
  // Without this the test would prove nothing.
  expect(await rowHeights(worksheet)).not.toEqual(inTheFont);
  letGo();
  await expect.poll(() => rowHeights(worksheet)).toEqual(inTheFont);
});

test('the font travels with the first code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto('/badger/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  // The first thing that code asks for.
  const byThePage = asked.slice(0, asked.indexOf('/badger/configuration.json'));
  expect(byThePage).toContainEqual(expect.stringContaining('/inter-latin-wght-normal'));
});

test('columns are as wide for those who asked for less motion', async ({ page, signIn, apiOf }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const { uuid } = await (await apiOf('lead')).projectNamed('Remote control library');
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(uuid);
  const malfunction = worksheet.grid.getByRole('columnheader', { name: 'Malfunction' });
  await expect.poll(async () => (await malfunction.boundingBox())?.width ?? 0).toBeGreaterThan(150);
});

test('texts of columns that were never in view make rows as high as they need, not higher', async ({
  page,
  signIn,
  apiOf,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const api = await apiOf('lead');
  const projectUuid = await createLongTexts(api);
  const [measure] = await createBatch(api, projectUuid, 'rrms', [
    { name: MALFUNCTIONS[1], rrmTypeUuid: seedUuid('rrmTypes', 'SUBST') },
  ]);
  for (const { uuid } of await api.list('hazards', projectUuid))
    await api.call('POST', `/user-api/hazards/${uuid}/hazard-rrms`, { rrmUuid: measure?.uuid });
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await page.goto(`/badger/projects/${projectUuid}/worksheet?columns=all`);
  await expect(worksheet.row('HZ-001')).toBeVisible();
  // Further columns come with their lists, behind the rows.
  await expect(page.getByRole('columnheader', { name: 'Reason for S (Severity)' })).toBeVisible();
  const before = await rowHeights(worksheet);
  const show = (name: string, left: number) =>
    // Columns get their widths when they come into view, so the end moves away at first.
    expect(async () => {
      await worksheet.grid.evaluate((grid, wanted) => {
        grid.scrollLeft = wanted;
      }, left);
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeInViewport({ timeout: 500 });
    }).toPass();
  await show('ID of the source', 100_000);
  await show('Malfunction', 0);
  expect((await rowHeights(worksheet)).slice(0, 3)).toEqual(before.slice(0, 3));
});
