import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { createBatch, createMachineAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

// The house table: S3 E2 A2 is very high, S3 E0 A2 low.
test('a hazard of a lift unit is led from its rating to a verified measure, and its row is printed', async ({
  page,
  signIn,
  apiOf,
}) => {
  const api = await apiOf('lead');
  const { projectUuid } = await createMachineAnalysis(api, ['HOUSE-SEA-27']);
  await createBatch(api, projectUuid, 'zones', [{ name: 'Lift shaft' }]);
  await createBatch(api, projectUuid, 'hazardous-events', [{ name: 'Platform comes down' }]);
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/hazards/HZ-001`);
  const dialog = page.getByRole('dialog');
  const section = (name: RegExp | string) => page.getByRole('region', { name });
  const choose = async (
    place: ReturnType<typeof section>,
    name: RegExp | string,
    option: RegExp | string,
  ) => {
    await place.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose(section('What happens'), 'Zone', 'Lift shaft');
  await choose(section('What happens'), 'Hazardous event', 'Platform comes down');
  await choose(section(/^Rating by/), /^S ·/, /^S3/);
  await choose(section(/^Rating by/), /^E ·/, /^E2/);
  await choose(section(/^Rating by/), /^A ·/, /^A2/);
  const ratings = page.getByRole('table', { name: 'Initial and final rating' });
  await expect(ratings).toContainText('Very high S3 · E2 · A2');

  const measures = section('Measures');
  await measures.getByRole('button', { name: 'New measure' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Fence around the shaft');
  await dialog.getByRole('combobox', { name: 'Type' }).fill('Fixed guard');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Add and use' }).click();
  await expect(dialog).toBeHidden();
  await measures.getByRole('button', { name: 'Judge its effect' }).click();
  await choose(dialog, /^E ·/, /^E0/);
  await dialog.getByRole('textbox', { name: 'How it is verified' }).fill('Inspection before the first run');
  await choose(dialog, 'Verified by', /^Lena/);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await measures.getByRole('button', { name: 'Edit' }).click();
  await choose(dialog, 'State', 'Verified');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Final rating by House S\/E\/A.*none.*Low/)).toContainText(
    /E2 → E0: RRM-001 Fence around the shaft/,
  );
  await expect(ratings).toContainText('Low S3 · E0 · A2');
  await expect(measures).toContainText(/Inspection before the first run · Lena/);

  const note = section('Residual risk').getByRole('textbox', { name: /^What is left/ });
  await note.fill('Climbing over the fence stays possible.');
  await note.press('Tab');
  await expect
    .poll(
      async () =>
        (
          await api.list<{ uuid: string; name: string; code: string; residualRiskNote: string }>(
            'hazards',
            projectUuid,
          )
        )[0]?.residualRiskNote,
    )
    .toBe('Climbing over the fence stays possible.');
  const row = ['Lift shaft', 'Fence around the shaft', 'Climbing over the fence stays possible.'];
  await page.goto(`/badger/projects/${projectUuid}/reports`);
  await choose(page.getByRole('main'), 'Format', 'HTML');
  await page.getByRole('button', { name: 'Make the file' }).click();
  const button = page.getByRole('button', { name: 'Download' });
  await expect(button).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const report = await readFile(await download.path(), 'utf8');
  const rows = [...report.matchAll(/<tr[\s>].*?<\/tr>/gs)].map(([text]) => text);
  const printed = rows.find(text => row.every(words => text.includes(words)));
  expect(printed).toContain('HZ-001');
  expect(printed).toContain('Very high');
  expect(printed).toContain('Low');
});
