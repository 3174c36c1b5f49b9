import { describe, expect, it } from 'vitest';
import { parseNumber } from '@/ui/worksheet/kinds/parseNumber';
import { defaultWorksheetLabels as labels } from '@/ui/worksheet/worksheetLabels';

const context = { name: 'Minutes', labels };
const read = (text: string, decimalSeparator: '.' | ',') =>
  parseNumber(text, { decimalSeparator, minimum: 0, maximum: 1e6 }, context);

describe('a number typed or pasted into a cell', () => {
  it.each([
    ['12', '.', 12],
    ['0.5', '.', 0.5],
    ['0,5', '.', 0.5],
    ['0,5', ',', 0.5],
    ['1.234', '.', 1.234],
    ['1,234', ',', 1.234],
    ['1,234.5', '.', 1234.5],
    ['1.234,5', ',', 1234.5],
    ['1.234,5', '.', 1234.5],
    ['12,345,678', '.', 12_345_678],
    ['1 234,5', ',', 1234.5],
    ['1’234.5', '.', 1234.5],
    [' 7 ', '.', 7],
  ] as const)('%s, with %s before decimals, is %d', (text, separator, value) => {
    const limits = { decimalSeparator: separator };
    expect(parseNumber(text, limits, context)).toEqual({ ok: true, value });
  });

  it('is none when the cell is cleared', () => {
    expect(read('', '.')).toEqual({ ok: true, value: null });
  });

  it.each([
    ['1,234', '.'],
    ['1.234', ','],
    ['1,23,4', '.'],
    ['1.2.3', '.'],
    ['12,34.5', '.'],
    ['often', '.'],
    ['1e3', '.'],
    ['5 min', '.'],
    ['-', '.'],
  ] as const)('%s, with %s before decimals, is refused: it is none, or could be two', (text, separator) => {
    expect(read(text, separator)).toEqual({ ok: false, reason: labels.notANumber(text, 'Minutes') });
  });

  it('outside its limits is refused with them', () => {
    expect(read('-1', '.')).toEqual({
      ok: false,
      reason: 'Minutes must be at least 0 and at most 1000000.',
    });
    expect(read('1000001', '.')).toMatchObject({ ok: false });
  });
});
