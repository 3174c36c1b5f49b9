import { describe, expect, it } from 'vitest';
import { shownValue } from '@/features/shared/history/historyValues';

const SPEED = '7d1b2c3a-0000-4000-8000-000000000001';
const words = {
  nameOf: (uuid: string) => (uuid === SPEED ? 'S2' : undefined),
  labelOf: (field: string) => (field === 'severity' ? 'severity' : field),
  yes: 'Yes',
  no: 'No',
};

describe('values of the history', () => {
  it('are names, words and texts, and a dash for nothing', () => {
    expect(shownValue(SPEED, words)).toBe('S2');
    expect(shownValue(null, words)).toBe('–');
    expect(shownValue('', words)).toBe('–');
    expect(shownValue(true, words)).toBe('Yes');
    expect(shownValue(0, words)).toBe('0');
    expect(shownValue([SPEED, SPEED], words)).toBe('S2, S2');
    expect(shownValue([], words)).toBe('–');
    expect(shownValue({ severity: 'High speed', exposure: '' }, words)).toBe('severity: High speed');
  });

  it('never show a uuid', () => {
    expect(shownValue('00000000-0000-4000-8000-000000000002', words)).toBe('…');
  });
});
