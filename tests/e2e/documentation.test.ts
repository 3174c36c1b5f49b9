import type { Page } from '@playwright/test';
import { credentialsOf } from '../support/e2e/people.ts';
import { submitSignInForm } from '../support/e2e/signInPage.ts';
import { expect, test } from '../support/e2e/test.ts';

/** Looks for an operation, opens it and gives its part of the page. */
async function openOperation(page: Page, tag: string, id: string) {
  await page.getByPlaceholder('Filter by tag or path').fill(id);
  const operation = page.locator(`#operations-${tag}-${id}`);
  await expect(operation).toBeVisible();
  await operation.locator('.opblock-summary-control').click();
  await expect(operation.getByRole('button', { name: 'Execute' })).toBeVisible();
  return operation;
}

test('the documentation page signs in and tries operations out', async ({ page, apiOf }) => {
  const addresses: string[] = [];
  page.context().on('request', request => addresses.push(request.url()));
  await page.goto('/v1/docs');
  await page.getByRole('button', { name: 'Authorize' }).click();
  const scheme = page.locator('.auth-container', { hasText: 'signIn' });
  const opened = page.waitForEvent('popup');
  await scheme.getByRole('button', { name: 'Apply given OAuth2 credentials' }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  const { email, password } = credentialsOf('lead');
  await submitSignInForm(popup, email, password);
  await closed;
  await expect(scheme.getByRole('button', { name: 'Remove authorization' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scheme).toBeHidden();

  const list = await openOperation(page, 'Projects', 'listProjects');
  await list.getByPlaceholder('search').fill('Palletising');
  await list.getByRole('button', { name: 'Execute' }).click();
  const listed = list.locator('.live-responses-table');
  await expect(listed.locator('.response .response-col_status')).toContainText('200');
  const text = await listed.locator('.highlight-code, pre').first().innerText();
  const { data } = JSON.parse(text.slice(text.indexOf('{'))) as {
    data: { results: { uuid: string; name: string }[] };
  };
  expect(data.results.map(({ name }) => name)).toEqual(['Palletising cell']);
  const projectUuid = data.results[0]?.uuid ?? '';

  const create = await openOperation(page, 'Functions', 'createFunctionsBatch');
  await create.getByPlaceholder('projectUuid').fill(projectUuid);
  await create
    .locator('textarea.body-param__text')
    .fill('{"items": [{"name": "Written from the documentation"}]}');
  await create.getByRole('button', { name: 'Execute' }).click();
  const created = create.locator('.live-responses-table');
  await expect(created.locator('.response .response-col_status')).toContainText('201');
  await expect(created).toContainText('"status": "CREATED"');
  const stored = await (await apiOf('lead')).list('functions', projectUuid);
  expect(stored.map(({ name }) => name)).toContain('Written from the documentation');

  // The code of the sign-in stands in an address for a moment; a token never does.
  expect(addresses.filter(address => /token=|eyJ/.test(address))).toEqual([]);
  expect(addresses.filter(address => new URL(address).origin !== new URL(page.url()).origin)).toEqual([]);
});

test('the documentation page takes no HTML that could run, and no text as a script', async ({
  page,
  complaints,
}) => {
  // The handler is also named in the sanitizer's own document, where nothing runs.
  complaints.expect(
    /^console: .*(TrustedScript|trusted-types|securitypolicyviolation require-trusted-types-for|inline event handler)/,
  );
  await page.goto('/v1/docs');
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible();
  const found = await page.evaluate(() => {
    const frame = document.createElement('div');
    frame.innerHTML = '<b>kept</b><img src="x" onerror="alert(1)"><script>alert(1)</script>';
    let refusal = 'none';
    try {
      document.createElement('script').text = 'alert(1)';
    } catch (error) {
      refusal = (error as Error).name;
    }
    return { html: frame.innerHTML, refusal };
  });
  expect(found).toEqual({ html: '<b>kept</b><img src="x">', refusal: 'TypeError' });
});
