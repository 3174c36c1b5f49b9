import { describe, expect, it } from 'vitest';
import { shownField, type ValueWords } from '@/features/shared/history/historyValues';
import { choiceText, fieldText } from '@/features/shared/history/recordWords';

const words: ValueWords = {
  nameOf: () => undefined,
  labelOf: field => field,
  choiceOf: (field, value) => choiceText('SafetyFunction', field, value, 'de'),
  yes: 'ja',
  no: 'nein',
};

describe('fields of records in words', () => {
  it('are called as in the files that are exported', () => {
    expect(fieldText('SafetyFunction', 'responseTimeMs', 'en')).toBe('Response (ms)');
    expect(fieldText('SafetyTarget', 'faultDetectionMs', 'de')).toBe('Fehlererkennung (ms)');
    expect(fieldText('SafetyFunction', 'revision', 'en')).toBeUndefined();
    expect(fieldText('Project', 'name', 'en')).toBeUndefined();
  });

  it('say what can be chosen in them, and leave other texts alone', () => {
    expect(shownField('status', 'IMPLEMENTED', words)).toBe('Umgesetzt');
    expect(shownField('name', 'IMPLEMENTED', words)).toBe('IMPLEMENTED');
    expect(shownField('status', null, words)).toBe('–');
  });
});
