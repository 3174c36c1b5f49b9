import { describe, expect, it } from 'vitest';
import { shownValue } from '@/features/shared/history/historyValues';

const PERSON = '0190b3c4-5d6e-7f80-9a1b-000000000001';
const words = {
  nameOf: (uuid: string) => (uuid === PERSON ? 'Lena Brandt' : undefined),
  labelOf: (field: string) => field,
  yes: 'Yes',
  no: 'No',
  moment: (at: string) => `at ${new Date(at).getUTCHours()} o’clock`,
};

describe('a value of the audit trail', () => {
  it.each([
    [null, '–'],
    ['', '–'],
    [[], '–'],
    [false, 'No'],
    [3, '3'],
    ['S3', 'S3'],
    [PERSON, 'Lena Brandt'],
    ['0190b3c4-5d6e-7f80-9a1b-000000000002', '…'],
    ['2026-11-23T14:12:59.46979+00:00', 'at 14 o’clock'],
    ['2026-11-23', '2026-11-23'],
    [[PERSON, 'S3'], 'Lena Brandt, S3'],
    [{ person: PERSON, note: '' }, 'person: Lena Brandt'],
  ])('%j is shown as %s', (value, shown) => expect(shownValue(value, words)).toBe(shown));
});
