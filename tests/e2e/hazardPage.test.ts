import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

// ISO 26262-3:2018 Table 4: S3 E4 C2 is ASIL C, S3 E4 C1 ASIL B.
test('a hazard is rated, treated, given a target, talked about and frozen on its own page', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/hazards/HZ-001`);
  const dialog = page.getByRole('dialog');
  const section = (name: RegExp | string) => page.getByRole('region', { name });
  const choose = async (name: RegExp, level: RegExp) => {
    await section(/^Rating by/)
      .getByRole('combobox', { name })
      .click();
    await page.getByRole('option', { name: level }).click();
  };
  await choose(/^S ·/, /^S3/);
  await choose(/^E ·/, /^E4/);
  await choose(/^C ·/, /^C2/);
  const ratings = page.getByRole('table', { name: 'Initial and final rating' });
  await expect(ratings).toContainText('C S3 · E4 · C2');

  const measures = section('Measures');
  await measures.getByRole('button', { name: 'New measure' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Second braking circuit');
  await dialog.getByRole('combobox', { name: 'Type' }).fill('Design');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Add and use' }).click();
  await expect(dialog).toBeHidden();
  await expect(measures).toContainText('lowers nothing until it is accepted');
  await measures.getByRole('button', { name: 'Judge its effect' }).click();
  await dialog.getByRole('combobox', { name: /^C ·/ }).click();
  await page.getByRole('option', { name: /^C1/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('With it accepted, the final rating would be B');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(ratings).not.toContainText('C1');
  const setState = async (state: string) => {
    await measures.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: state }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(measures).toContainText(state);
  };
  await setState('Accepted');
  await expect(ratings).toContainText('B S3 · E4 · C1');

  await section('Safety targets').getByRole('button', { name: 'New target' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Brake within 500 ms');
  await dialog.getByRole('button', { name: 'Add target' }).click();
  await expect(dialog).toBeHidden();
  await expect(section('Safety targets')).toContainText('Brake within 500 ms');
  // The level of a target is that of the initial rating (ISO 26262-3:2018 6.4.4).
  await expect(section('Safety targets')).toContainText('ASIL C');
  await setState('Verified');

  const comments = section('Comments');
  await comments.getByRole('textbox', { name: 'Your comment' }).fill('Is **C1** shown?');
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comments).toContainText('Is C1 shown?');
  await comments.getByRole('button', { name: 'Edit' }).click();
  const changed = comments.getByRole('form', { name: 'Change comment' });
  await changed.getByRole('textbox', { name: 'Comment' }).fill('Is C2 shown, too?');
  await changed.getByRole('button', { name: 'Save' }).click();
  await expect(comments).toContainText('Is C2 shown, too?');
  await expect(changed).toBeHidden();
  await comments.getByRole('button', { name: 'Resolve' }).click();
  await expect(comments).toContainText('Resolved');

  const history = section('History');
  await history.getByRole('button', { name: 'Show' }).click();
  await expect(history).toContainText('avoidability: – → C2');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectWholeOnPaper(page);
  await page.reload();
  await expect(ratings).toContainText('B S3 · E4 · C1');
  await page.getByRole('button', { name: 'Freeze the risk' }).click();
  await dialog.getByRole('switch').check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed with the customer.');
  await dialog.getByRole('button', { name: 'Freeze', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The risk of this hazard is frozen.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Title', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  await expect(measures.getByRole('button', { name: 'New measure' })).toBeHidden();

  await page.getByRole('link', { name: 'Next hazard' }).click();
  await expect(page.getByRole('heading', { name: /^HZ-002/ })).toBeVisible();
});

/** Nothing of the page is hidden or cut off on paper, also with the styles of the trace, which has a print of its own. */
async function expectWholeOnPaper(page: Page): Promise<void> {
  // The app fetches them as soon as nothing else is to be done, which a test cannot wait for.
  const styles = readdirSync('dist/assets').filter(name => /^TracePage-.*\.css$/.test(name));
  expect(styles).toHaveLength(1);
  await page.addStyleTag({ url: `/badger/assets/${styles[0]}` });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'What happens' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  const marked = page.locator('td[aria-current="true"]');
  expect(
    await marked.evaluate(cell => {
      const table = cell.closest('table')?.parentElement;
      return table && table.scrollHeight - table.clientHeight;
    }),
  ).toBe(0);
  await page.emulateMedia({ media: 'screen' });
}
