import { describe, expect, test } from 'vitest';
import {
  columnsOfHeader,
  headerOf,
  normalizedHeader,
  parsedReference,
  referenceText,
} from '../../../domain/exchange/columns.ts';
import { hazardColumns } from '../../../domain/exchange/hazardColumns.ts';
import { EXCHANGE_VALUES, valueOfText, valueText } from '../../../domain/exchange/values.ts';

const keysOf = (style: 'FUNCTION' | 'MACHINE', header: string) =>
  columnsOfHeader(hazardColumns(style), header).map(({ column }) => column.key);

describe.each(['FUNCTION', 'MACHINE'] as const)('columns of the style %s', style => {
  test.each(['en', 'de'] as const)('have headers in %s that mean nothing else', language => {
    const columns = hazardColumns(style);
    const headers = columns.map(column => normalizedHeader(headerOf(column, language)));
    expect(new Set(headers).size).toBe(headers.length);
    for (const column of columns)
      expect(columnsOfHeader(columns, headerOf(column, language))[0]?.column.key).toBe(column.key);
  });
});

// Headers of published analyses and of domain.md 2.9.
test.each([
  ['FUNCTION', 'Severity', 'initial.severity'],
  ['FUNCTION', 'S', 'initial.severity'],
  ['FUNCTION', 'Schwere', 'initial.severity'],
  ['FUNCTION', 'Häufigkeit', 'initial.exposure'],
  ['FUNCTION', 'HAEUFIGKEIT', 'initial.exposure'],
  ['FUNCTION', 'Controllability', 'initial.avoidability'],
  ['FUNCTION', 'Beherrschbarkeit', 'initial.avoidability'],
  ['FUNCTION', 'S reason', 'initial.severity.rationale'],
  ['FUNCTION', 'Begründung Schwere', 'initial.severity.rationale'],
  ['FUNCTION', 'ASIL', 'initial.rating'],
  ['FUNCTION', 'Driving situation', 'exposureSituationUuid'],
  ['FUNCTION', 'Fahrsituation', 'exposureSituationUuid'],
  ['FUNCTION', 'Sicherheitsziel', 'safetyTargetUuids'],
  ['FUNCTION', 'Lfd. Nr.', 'externalId'],
  ['MACHINE', 'PLr', 'initial.rating'],
  ['MACHINE', 'Risiko', 'initial.rating'],
  ['MACHINE', 'Restrisiko', 'final.rating'],
  ['MACHINE', 'Final S', 'final.severity'],
  ['MACHINE', 'S (residual)', 'final.severity'],
  ['MACHINE', 'Gefahrenzone', 'zoneUuid'],
] as const)('in style %s "%s" is the column %s', (style, header, key) => {
  expect(keysOf(style, header)[0]).toBe(key);
});

test('a header that files use for two things names both', () => {
  expect(keysOf('MACHINE', 'P').sort()).toEqual(['initial.avoidability', 'initial.probability']);
});

test('a column that stands several times is counted', () => {
  expect(
    columnsOfHeader(hazardColumns('MACHINE'), 'Maßnahme 3').map(({ column, number }) => [column.key, number]),
  ).toEqual([['measure', 3]]);
  expect(keysOf('MACHINE', 'Colour')).toEqual([]);
});

test('references are read as they were written', () => {
  for (const [record, isAmbiguous] of [
    [{ code: 'FN-001', name: 'Braking' }, false],
    [{ code: 'FN-002', name: 'Braking' }, true],
    [{ code: 'FN-003', name: '' }, false],
  ] as const) {
    const { name, code } = parsedReference(referenceText(record, isAmbiguous));
    expect(name).toBe(record.name);
    expect(code).toBe(isAmbiguous || !record.name ? record.code : undefined);
  }
  expect(parsedReference('Lift boom [up]')).toEqual({ name: 'Lift boom', code: 'up' });
  expect(parsedReference('Lift [boom up]')).toEqual({ name: 'Lift [boom up]', code: undefined });
});

test('values are understood in both languages and in those of the contract', () => {
  for (const [list, values] of Object.entries(EXCHANGE_VALUES))
    for (const value of Object.keys(values)) {
      for (const language of ['en', 'de'] as const)
        expect(valueOfText(list, valueText(list, value, language))).toBe(value);
      expect(valueOfText(list, value)).toBe(value);
    }
  expect(valueOfText('disposition', 'perhaps')).toBeUndefined();
});
