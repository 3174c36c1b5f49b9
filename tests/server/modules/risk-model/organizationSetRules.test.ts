import { describe, expect, test } from 'vitest';
import { problemOfLink } from '../../../../server/modules/risk-model/organizationSetRules.ts';

describe('a rating set of an organization (domain model 1.41)', () => {
  const set = { name: 'Template', isEnabled: false, isFilled: true, labelled: ['one', 'two'] };
  test('a template needs the check and a filled table', () => {
    expect(problemOfLink({}, set)?.path).toBe('isChecked');
    expect(problemOfLink({ isChecked: true }, set)).toBeUndefined();
    expect(problemOfLink({ isChecked: true }, { ...set, isFilled: false })?.path).toBe('riskRatingSetUuid');
    expect(problemOfLink({}, { ...set, isEnabled: true })).toBeUndefined();
  });
  test('only labels of the set are renamed, each once', () => {
    const rename = (...uuids: string[]) =>
      problemOfLink({ isChecked: true, labelOverrides: uuids.map(uuid => ({ uuid, label: 'New' })) }, set)
        ?.path;
    expect(rename('one', 'two')).toBeUndefined();
    expect(rename('one', 'three')).toBe('labelOverrides.1.uuid');
    expect(rename('two', 'one', 'two')).toBe('labelOverrides.2.uuid');
  });
});
