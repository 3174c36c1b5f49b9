import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Scheme = 'light' | 'dark';
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** WCAG 2.2 to level AA, which asks for targets of 24 px, and what the makers of axe advise. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Everything that axe has to say about the open page, or a part of it, in both colour schemes, which the app takes from
 * the system. The dark one differs in nothing but its colours.
 */
export const violationsOf = (page: Page, part = 'html', schemes = SCHEMES): Promise<string[]> =>
  violations(page, { include: [part] }, schemes);

/** What axe has to say about the open page without a part that another test looks at. @see violationsOf */
export const violationsAround = (page: Page, part: string): Promise<string[]> =>
  violations(page, { exclude: [part] }, SCHEMES);

/** By selectors. */
type Part = { include: string[] } | { exclude: string[] };

const RULES: Record<Scheme, { type: 'tag' | 'rule'; values: string[] }> = {
  light: { type: 'tag', values: TAGS },
  dark: { type: 'rule', values: ['color-contrast'] },
};

async function violations(page: Page, part: Part, schemes: readonly Scheme[]): Promise<string[]> {
  await loadAxe(page);
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Axe measures colours: the way from one scheme to the other has to be over. The server's own pages have no script.
    await expect
      .poll(() =>
        page.evaluate(() => [document.documentElement.dataset.colorScheme, document.getAnimations().length]),
      )
      .toEqual([new URL(page.url()).pathname.startsWith('/badger') ? colorScheme : undefined, 0]);
    const told = await page.evaluate(
      async ({ part, runOnly }) => {
        const { violations } = await window.axe.run(part, { runOnly, resultTypes: ['violations'] });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, html }) => `${id}: ${target} ${html}`),
        );
      },
      { part, runOnly: RULES[colorScheme] },
    );
    found.push(...told.map(violation => `${colorScheme} ${violation}`));
  }
  return found;
}

/**
 * Loads axe into the open page once. Its adapter for Playwright loads it again for every question, which takes five times
 * as long as the answer.
 */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
}

/** @see violationsOf */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violationsOf(page, part)).toEqual([]);
}
