import { DEMO_ORGANIZATION_UUID } from '../../server/seed/demoPeople.ts';
import { userUuidOf } from '../support/e2e/people.ts';
import { addressOf, SCREENS, type Screen } from '../support/e2e/screens.ts';
import { expect, test } from '../support/e2e/test.ts';

const screens = Object.entries<Screen>(SCREENS).filter(([, { as, leadsTo }]) => as && !leadsTo);
const persons = [...new Set(screens.flatMap(([, { as }]) => as ?? []))];
/** The narrowest phone, and the narrowest screen with the sidebar beside the page. */
const WIDTHS = [360, 768];

for (const person of persons)
  test(`no screen of the ${person} scrolls sideways`, async ({ page, signIn, apiOf }) => {
    test.setTimeout(300_000);
    const uuids = {
      organizationUuid: DEMO_ORGANIZATION_UUID,
      userUuid: userUuidOf('engineer'),
      projectUuid: (await (await apiOf('lead')).projectNamed('Remote control library')).uuid,
    };
    await signIn(page, person);
    for (const [pattern, screen] of screens.filter(([, { as }]) => as === person))
      await test.step(pattern, async () => {
        await page.goto(addressOf(pattern, screen, uuids));
        await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible();
        await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expect
            .poll(
              () =>
                page.evaluate(
                  () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
                ),
              `${pattern} at ${width} px`,
            )
            .toBe(0);
        }
      });
  });

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
