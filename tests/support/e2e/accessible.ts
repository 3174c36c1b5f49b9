import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Scheme = 'light' | 'dark';
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** WCAG 2.2 to level AA, which asks for targets of 24 px, and what the makers of axe advise. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Everything that axe has to say about the open page, or a part of it, in both colour schemes, which the app takes from
 * the system. The dark one differs in nothing but its colours.
 */
export const violationsOf = (page: Page, part = 'html', schemes = SCHEMES): Promise<string[]> =>
  violations(page, builder => builder.include(part), schemes);

/** What axe has to say about the open page without a part that another test looks at. @see violationsOf */
export const violationsAround = (page: Page, part: string): Promise<string[]> =>
  violations(page, builder => builder.exclude(part), SCHEMES);

async function violations(
  page: Page,
  choose: (builder: AxeBuilder) => AxeBuilder,
  schemes: readonly Scheme[],
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Axe measures colours: the way from one scheme to the other has to be over. The server's own pages have no script.
    await expect
      .poll(() =>
        page.evaluate(() => [document.documentElement.dataset.colorScheme, document.getAnimations().length]),
      )
      .toEqual([new URL(page.url()).pathname.startsWith('/badger') ? colorScheme : undefined, 0]);
    // Without frames of others the old way says the same in half the time.
    const builder = choose(new AxeBuilder({ page })).setLegacyMode();
    const result = await (colorScheme === 'dark'
      ? builder.withRules('color-contrast')
      : builder.withTags(TAGS)
    ).analyze();
    for (const { id, nodes } of result.violations)
      for (const node of nodes) found.push(`${colorScheme} ${id}: ${node.target} ${node.html}`);
  }
  return found;
}

/** @see violationsOf */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await violationsOf(page, part)).toEqual([]);
}
