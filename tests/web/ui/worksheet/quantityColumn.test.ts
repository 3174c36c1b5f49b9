import { describe, expect, it } from 'vitest';
import { defaultWorksheetLabels, type Quantity, quantityColumn } from '@/ui/worksheet';

type Row = { size: Quantity<'V' | 'C'> | null };

const column = (decimalSeparator: '.' | ',') =>
  quantityColumn<Row, 'V' | 'C'>({
    key: 'size',
    name: 'Size',
    decimalSeparator,
    minimum: -300,
    maximum: 1_000_000,
    units: { V: ['V', 'volt'], C: ['°C', 'C'] },
    noUnit: typed => `${typed}: no unit`,
    getValue: ({ size }) => size,
  });

const parse = (text: string, decimalSeparator: '.' | ',' = '.') =>
  column(decimalSeparator).kind.parse?.(text, {
    row: { size: null },
    name: 'Size',
    labels: defaultWorksheetLabels,
  });

describe('a number with its unit', () => {
  it.each([
    ['400 V', 400, 'V'],
    ['400volt', 400, 'V'],
    ['-40 °C', -40, 'C'],
    ['1 200 v', 1200, 'V'],
    ['0.5 c', 0.5, 'C'],
  ])('takes %s', (text, value, unit) => {
    expect(parse(text)).toEqual({ ok: true, value: { value, unit } });
  });

  it('takes the decimals of the language, and writes them so', () => {
    expect(parse('1,5 V', ',')).toEqual({ ok: true, value: { value: 1.5, unit: 'V' } });
    expect(column(',').kind.format({ value: 1.5, unit: 'C' }, { size: null })).toBe('1,5 °C');
  });

  it('is empty without a text', () => {
    expect(parse('  ')).toEqual({ ok: true, value: null });
  });

  it.each([
    ['400', '400: no unit'],
    ['400 kV', '400 kV: no unit'],
    ['-400 °C', defaultWorksheetLabels.outOfRange('Size', -300, 1_000_000)],
    ['high', defaultWorksheetLabels.notANumber('high', 'Size')],
  ])('refuses %s', (text, reason) => {
    expect(parse(text)).toEqual({ ok: false, reason });
  });

  it('is sorted by unit, then by size: volts are not comparable with degrees', () => {
    const values: Quantity<'V' | 'C'>[] = [
      { value: 5, unit: 'C' },
      { value: 400, unit: 'V' },
      { value: 24, unit: 'V' },
    ];
    const { compare } = column('.').kind;
    expect(values.toSorted((a, b) => compare?.(a, b) ?? 0).map(({ value }) => value)).toEqual([24, 400, 5]);
  });
});
