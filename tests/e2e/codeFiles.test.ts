import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

/** Six at a time over a line of 50 ms: half a second of waiting. By itself the bundler made 215. */
const FILES = 60;

test('code: the worksheet comes in few files', async ({ page, signIn, apiOf }) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  const files = new Set<string>();
  page.on('request', request => {
    if (request.resourceType() === 'script') files.add(request.url());
  });
  await page.goto(`/badger/projects/${projectUuid}/worksheet`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(files.size).toBeGreaterThan(2);
  expect(files.size).toBeLessThan(FILES);
});
