import { describe, expect, it } from 'vitest';
import { formatsOf } from '@/lib/formats';
import { parseDay } from '@/ui/worksheet/kinds/parseDay';
import { defaultWorksheetLabels as labels } from '@/ui/worksheet/worksheetLabels';

const context = { name: 'Due', labels };

describe('a day typed or pasted into a cell', () => {
  it.each([
    ['2026-12-31', 'dmy', '2026-12-31'],
    ['2026-12-31', 'mdy', '2026-12-31'],
    ['2026-12-31T10:00:00Z', 'mdy', '2026-12-31'],
    ['31.12.2026', 'dmy', '2026-12-31'],
    ['1.2.26', 'dmy', '2026-02-01'],
    ['1/2/2026', 'mdy', '2026-01-02'],
    ['1/2/2026', 'dmy', '2026-02-01'],
    ['2026/2/1', 'ymd', '2026-02-01'],
    [' 29.02.2028 ', 'dmy', '2028-02-29'],
  ] as const)('%s, in the order %s, is %s', (text, order, value) => {
    expect(parseDay(text, { order }, context)).toEqual({ ok: true, value });
  });

  it.each([
    ['29.02.2027', 'dmy'],
    ['31/12/2026', 'mdy'],
    ['2026-13-01', 'dmy'],
    ['31.12.', 'dmy'],
    ['1.2.202', 'dmy'],
    ['soon', 'dmy'],
  ] as const)('%s, in the order %s, is refused', (text, order) => {
    expect(parseDay(text, { order }, context)).toEqual({
      ok: false,
      reason: `"${text}" is no day for Due. Write it like 2026-12-31.`,
    });
  });

  it('is none when the cell is cleared', () => {
    expect(parseDay(' ', { order: 'dmy' }, context)).toEqual({ ok: true, value: null });
  });

  it.each([
    ['en-US', 'mdy', '12/31/2026'],
    ['en-GB', 'dmy', '31/12/2026'],
    ['de', 'dmy', '31.12.2026'],
    ['sv', 'ymd', '2026-12-31'],
  ] as const)('is written in %s as it is read', (locale, order, written) => {
    const formats = formatsOf(locale);
    expect(formats.dayOrder).toBe(order);
    expect(formats.day('2026-12-31')).toBe(written);
    expect(parseDay(written, { order }, context)).toEqual({ ok: true, value: '2026-12-31' });
  });
});
