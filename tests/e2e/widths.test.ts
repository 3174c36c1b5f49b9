import { expect, test } from '../support/e2e/test.ts';

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
