import { expect, test } from 'vitest';
import { touchedTests } from '../../scripts/test-run/touchedTests.ts';

test('a changed test runs itself', () => {
  const file = 'tests/server/modules/tags/tags.test.ts';
  expect(touchedTests([file])).toEqual([file]);
});

test('a rule runs the test that imports it first, and then its area', () => {
  const touched = touchedTests(['server/modules/risk-model/organizationSetRules.ts']);
  expect(touched).toContain('tests/server/modules/risk-model/organizationSetRules.test.ts');
  expect(touched).toContain('tests/server/modules/risk-model/organizationRatingSets.test.ts');
  expect(touched.indexOf('tests/server/modules/risk-model/organizationSetRules.test.ts')).toBeLessThan(
    touched.indexOf('tests/server/modules/risk-model/organizationRatingSets.test.ts'),
  );
  expect(touched).not.toContain('tests/server/modules/tags/tags.test.ts');
});

test('a file in a folder without tests runs those of the folder above it', () => {
  expect(touchedTests(['src/layout/made-up/part/Part.tsx'])).toContain('tests/web/layout/shell.test.tsx');
});

test('of many tests in one folder, those that are called after the changed file come first', () => {
  const touched = touchedTests(['src/features/organizations/MembersPage.tsx']);
  expect(touched.slice(0, 3)).toEqual([
    'tests/web/features/organizationLibrary.test.tsx',
    'tests/web/features/organizations.test.tsx',
    'tests/web/features/organizationsPeople.test.tsx',
  ]);
  expect(touched.length).toBeGreaterThan(10);
});

test('a helper of tests runs the tests that import it', () => {
  const touched = touchedTests(['tests/support/web/worksheet.ts']);
  expect(touched).toContain('tests/web/features/hazards/hazardWorksheet.test.tsx');
  expect(touched).not.toContain('tests/web/layout/shell.test.tsx');
});

test('an operation runs the tests of the contract', () => {
  expect(touchedTests(['openapi/paths/hazards/item.yaml'])).toContain('tests/contract/operations.test.ts');
});

test.each(['docs/bench.md', 'package-lock.json', 'vite.config.ts'])('%s touches no test near it', file => {
  expect(touchedTests([file])).toEqual([]);
});
