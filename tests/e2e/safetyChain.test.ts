import { levelUuid } from '../../server/seed/ratingSets.ts';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { createBatch, createFunctionAnalysis, createMachineAnalysis } from '../support/e2e/analysis.ts';
import { SheetPage } from '../support/e2e/SheetPage.ts';
import { expect, test } from '../support/e2e/test.ts';

// ISO 26262-3:2018 table 4: S3 E4 C3 is ASIL D. ISO 26262-9:2018 clause 5: D may be shared as B and B.
test('a hazard leads to a target whose times fit, and to a requirement that is rightly decomposed', async ({
  page,
  signIn,
  apiOf,
}) => {
  const api = await apiOf('lead');
  const { projectUuid, hazards } = await createFunctionAnalysis(api, 1);
  const hazard = await api.call<{ revision: number }>('GET', `/user-api/hazards/${hazards[0]?.uuid}`);
  const level = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
    levelUuid('ISO26262-3-2018', parameter, code);
  await api.call('PATCH', `/user-api/hazards/${hazards[0]?.uuid}/initial-risk`, {
    revision: hazard.revision,
    severityUuid: level('severity', 'S3'),
    exposureUuid: level('exposure', 'E4'),
    avoidabilityUuid: level('avoidability', 'C3'),
  });
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/hazards/HZ-001`);
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('region', { name: 'Safety targets' })
    .getByRole('button', { name: 'New target' })
    .click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Brake when asked');
  await dialog.getByRole('button', { name: 'Add target' }).click();
  await page.getByRole('region', { name: 'Safety targets' }).getByRole('link', { name: 'ST-001' }).click();

  const targets = new SheetPage(page, 'Safety targets');
  await targets.type('ST-001', 'FTTI (ms)', '100');
  await targets.type('ST-001', 'Detection (ms)', '60');
  await targets.type('ST-001', 'Reaction (ms)', '50');
  const checks = `/badger/projects/${projectUuid}/checks`;
  const check = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await page.goto(checks);
  await check('V27').getByRole('link', { name: 'ST-001' }).click();
  await targets.type('ST-001', 'FTTI (ms)', '120');
  await page.goto(checks);
  await expect(page.getByRole('heading', { name: /^V/ }).first()).toBeVisible();
  await expect(check('V27')).toBeHidden();

  const target = (await api.list('safety-targets', projectUuid))[0];
  const [requirement] = await createBatch(api, projectUuid, 'srems', [
    { name: 'Second circuit', safetyTargetUuids: [target?.uuid] },
  ]);
  // Both on one element, and nobody has said why that would do.
  const part = { parentUuid: requirement?.uuid, decomposedLevel: 'B', allocatedTo: 'Brake control' };
  await createBatch(api, projectUuid, 'srems', [
    { ...part, name: 'Hydraulic' },
    { ...part, name: 'Electric' },
  ]);
  await page.goto(checks);
  const finding = check('V26').getByRole('link', { name: 'SREM-001' });
  // The sheet takes the cell out of the address when it has gone there.
  await expect(finding).toHaveAttribute('href', /\/requirements\?requirement=SREM-001&cell=independence$/);
  await finding.click();
  await expect(page).toHaveURL(/\/requirements\?requirement=SREM-001$/);
  await page.goto(`/badger/projects/${projectUuid}/requirements?requirement=SREM-001&panel=1`);
  await page.getByRole('button', { name: 'Decompose …' }).click();
  await dialog.getByRole('textbox', { name: 'Allocated to' }).last().fill('Drive control');
  await dialog.getByRole('textbox', { name: /^Why the elements/ }).fill('Own supplies and processors.');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Decompose' }).click();
  await expect(dialog).toBeHidden();
  const whole = page.getByRole('list', { name: 'Whole requirement' });
  for (const part of ['B(D)SREM-002', 'B(D)SREM-003']) await expect(whole).toContainText(part);
  await page.goto(checks);
  await expect(page.getByRole('heading', { name: /^V/ }).first()).toBeVisible();
  await expect(check('V26')).toBeHidden();
});

// ISO 13849-1:2015, figure A.1: S2 F1 P2 asks for PL d; table 2 and figure 5 for what shows it.
test('a hazard of a machine leads to a safety function that reaches its level', async ({
  page,
  signIn,
  apiOf,
}) => {
  const api = await apiOf('lead');
  const { projectUuid, hazards } = await createMachineAnalysis(api, ['ISO13849-1']);
  const hazard = await api.call<{ revision: number }>('GET', `/user-api/hazards/${hazards[0]?.uuid}`);
  const level = (parameter: 'severity' | 'exposure' | 'avoidability' | 'probability', code: string) =>
    levelUuid('ISO13849-1', parameter, code);
  await api.call('PATCH', `/user-api/hazards/${hazards[0]?.uuid}/initial-risk`, {
    revision: hazard.revision,
    severityUuid: level('severity', 'S2'),
    exposureUuid: level('exposure', 'F1'),
    avoidabilityUuid: level('avoidability', 'P2'),
    probabilityUuid: level('probability', 'PrN'),
  });
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/hazards/HZ-001`);
  const section = page.getByRole('region', { name: 'Safety functions' });
  await expect(section).toContainText('No safety function reduces this hazard yet.');
  await section.getByRole('button', { name: 'New safety function' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Locked door');
  await dialog.getByRole('button', { name: 'Add safety function' }).click();
  await expect(section).toContainText('Required PL d, achieved –.');
  await expectAccessible(page);
  await section.getByRole('link', { name: 'SF-001' }).click();

  const sheet = new SheetPage(page, 'Safety functions');
  await sheet.type('SF-001', 'Achieved', 'PL c');
  const checks = `/badger/projects/${projectUuid}/checks`;
  const check = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await page.goto(checks);
  await check('V25').getByRole('link', { name: 'SF-001' }).click();
  await sheet.type('SF-001', 'Achieved', 'PL d');
  await sheet.type('SF-001', 'Category', '1');
  await sheet.type('SF-001', 'PFHd (1/h)', '1.8e-6');
  await page.goto(checks);
  await expect(check('V28').getByRole('link', { name: 'SF-001' })).toBeVisible();
  await expect(check('V25')).toBeHidden();
  await check('V28').getByRole('link', { name: 'SF-001' }).click();
  await sheet.type('SF-001', 'Category', '3');
  await sheet.type('SF-001', 'PFHd (1/h)', '2.9e-7');
  await page.goto(checks);
  await expect(page.getByRole('heading', { name: /^V/ }).first()).toBeVisible();
  await expect(check('V28')).toBeHidden();
  await page.goto(`/badger/projects/${projectUuid}/hazards/HZ-001`);
  await expect(section).toContainText('Required PL d, achieved PL d.');
});
