import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, expect } from '@playwright/test';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';
import type { ChaosWorld } from './ChaosWorld.ts';
import type { TypingScript } from './typingPlan.ts';

const CATCH_UP_MS = 120_000;

/** Types a script at full speed while each call takes up to two seconds longer, and compares with what an attentive person finds. */
export async function playTyping(
  world: ChaosWorld,
  context: BrowserContext,
  script: TypingScript,
  rows: number,
) {
  const started = performance.now();
  const { projectUuid } = await world.createAnalysis(rows);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  try {
    const sheet = new WorksheetPage(page);
    await page.goto(`/badger/projects/${projectUuid}/worksheet?group=none`);
    await expect(sheet.row('HZ-001')).toBeVisible({ timeout: CATCH_UP_MS });
    let call = 0;
    await page.route(/\/v1\/user-api\/(?!.*\/events)/, async route => {
      call += 1;
      await delay(script.latencies[call % script.latencies.length]);
      await route.continue().catch(() => {});
    });
    await (await sheet.cell('HZ-001', 'Code')).click();
    for (const press of script.presses) {
      if ('key' in press) await page.keyboard.press(press.key);
      // None waits for the one before to be answered by the page.
      else await Promise.all([...press.text].map(letter => page.keyboard.type(letter)));
    }
    await expect(sheet.grid.locator('[aria-busy="true"], [aria-invalid="true"]')).toHaveCount(0, {
      timeout: CATCH_UP_MS,
    });
    const stored = [...(await world.stored(projectUuid))];
    if (stored.length !== script.expected.length)
      problems.push(`${stored.length} hazards instead of ${script.expected.length}`);
    for (const [at, typed] of script.expected.entries())
      for (const [column, text] of Object.entries(typed)) {
        const [code, found] = stored[at] ?? [`row ${at + 1}`, {}];
        if (found[column] !== text)
          problems.push(`${code} ${column}: "${found[column]}" instead of "${text}"`);
      }
  } catch (error) {
    problems.push(String(error));
  } finally {
    await page.close();
  }
  return { ms: performance.now() - started, problems, story: storyOf(script) };
}

const storyOf = ({ presses }: TypingScript): string[] => [
  presses.map(press => ('key' in press ? press.key : `"${press.text}"`)).join(' '),
];
