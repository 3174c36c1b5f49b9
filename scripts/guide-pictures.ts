import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES, type Language } from '../glossary/languages.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../server/seed/demoPeople.ts';
import { requireChromium } from './browsers.ts';

/**
 * `npm run guide:pictures -- --url http://localhost:8080`: makes the pictures of the user guide from a running
 * installation with its demo data, in each language. Run it again when a screen that it shows has changed.
 */
const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:8080' }, only: { type: 'string' } },
});
const FOLDER = 'src/features/help/pictures';
/** Pixels of the window; a picture is shown at most as wide as the text of the guide, 760. */
const WINDOW = { width: 1440, height: 760 };
/** Twice that width would be sharp on every screen; this is enough to read it and half as large. */
const MAX_WIDTH = 1200;
const WEBP = { quality: 78, effort: 6 };

interface Picture {
  name: string;
  /** Which project, by its name; the address stands below it. */
  project: string;
  path: string;
  person?: string;
  /** Brings the screen into the state that is shown. @returns a part of the screen, left out: all of it */
  prepare?: (page: Page) => Promise<Locator | undefined>;
}

const firstCell = async (page: Page, column: number) => {
  const cell = page.locator('[role="row"][aria-rowindex="3"]').first().getByRole('gridcell').nth(column);
  await cell.click();
  return cell;
};

const PICTURES: Picture[] = [
  { name: 'worksheet', project: 'Remote control library', path: '/worksheet' },
  { name: 'matrix', project: 'Remote control library', path: '/functions/matrix' },
  {
    name: 'rating',
    project: 'Remote control library',
    path: '/worksheet',
    prepare: async page => {
      await firstCell(page, 7);
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      return dialog;
    },
  },
  { name: 'voting', project: 'Steering column lock', path: '/voting/queue', person: 'voter' },
  {
    name: 'measures',
    project: 'Palletising cell',
    path: '/hazards/HZ-001',
    prepare: async page => {
      const title = page.getByRole('heading', { name: /^(Measures|Maßnahmen)$/ }).first();
      await title.evaluate(heading => heading.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, -110);
      await settled(page);
      return undefined;
    },
  },
  { name: 'checks', project: 'Remote control library', path: '/checks' },
];

async function signIn(page: Page, person: string): Promise<void> {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${person}@`));
  await page.goto('/badger/login?returnTo=/badger/projects');
  await page.getByLabel(/^E-Mail$/i).fill(account?.email ?? '');
  await page.getByLabel(/^Passwor[dt]$/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
  await page.waitForURL('**/badger/projects');
}

/** Everything is there: nothing moves, nothing loads. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  // A bar with a value shows how far something is; it stays.
  const busy = page.locator(
    '[aria-busy="true"], .MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])',
  );
  await expect(busy).toHaveCount(0, { timeout: 60_000 });
  // Columns and charts take their widths once they are in the page.
  await page.waitForTimeout(2_000);
}

async function take(page: Page, { name, project, path, prepare }: Picture, language: Language) {
  await page.goto('/badger/projects');
  await page
    .getByRole('link', { name: new RegExp(`^${project}`) })
    .first()
    .click();
  await page.waitForURL(/\/projects\/[0-9a-f-]{36}/);
  await page.goto(`${new URL(page.url()).pathname}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  const part = await prepare?.(page);
  const png = await (part ?? page).screenshot({ animations: 'disabled' });
  if (part) await page.keyboard.press('Escape');
  await mkdir(`${FOLDER}/${language}`, { recursive: true });
  const webp = await sharp(png).resize({ width: MAX_WIDTH, withoutEnlargement: true }).webp(WEBP).toBuffer();
  await writeFile(`${FOLDER}/${language}/${name}.webp`, webp);
  console.log(`${language} ${name}: ${Math.round(webp.length / 1024)} kB`);
}

const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
try {
  for (const language of LANGUAGES)
    for (const person of new Set(PICTURES.map(picture => picture.person ?? 'lead'))) {
      const context = await browser.newContext({
        baseURL: values.url,
        viewport: WINDOW,
        locale: language === 'de' ? 'de-DE' : 'en-GB',
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await signIn(page, person);
      const own = PICTURES.filter(picture => (picture.person ?? 'lead') === person);
      for (const picture of own.filter(({ name }) => !values.only || name === values.only))
        await take(page, picture, language);
      await context.close();
    }
} finally {
  await browser.close();
}
