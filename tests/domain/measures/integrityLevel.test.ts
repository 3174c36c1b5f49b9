import { describe, expect, it } from 'vitest';
import { isBelow, isLevel, LEVELS_ON_SCALES } from '../../../domain/measures/integrityLevel.ts';

const RISK = [
  { code: 'LOW', targetLevel: 'Low', rank: 1 },
  { code: 'HIGH', targetLevel: 'High', rank: 3 },
];

describe('isBelow', () => {
  it.each([
    ['PL c', 'PL d', true],
    ['PLr d', 'PL d', false],
    ['e', 'PL d', false],
    ['ASIL B', 'ASIL C', true],
    ['ASIL D', 'ASIL C', false],
    ['QM', 'ASIL A', true],
    ['SIL 3', 'SIL 2', false],
    ['1', 'SIL 2', true],
    // ISO 13849-1:2015, table 3.
    ['SIL 1', 'PL d', true],
    ['SIL 2', 'PL d', false],
    ['PL b', 'SIL 1', false],
    ['PL a', 'SIL 1', true],
    // Nothing says how these compare.
    ['PL a', 'ASIL D', false],
    ['SIL 1', 'ASIL D', false],
    ['', 'ASIL D', false],
    ['low', 'High', true],
    ['High', 'low', false],
    ['medium', 'High', false],
  ])('%s for %s: %s', (level, needed, expected) => {
    expect(isBelow(level, needed, RISK)).toBe(expected);
  });

  it('counts a decomposed level by itself or by what it is part of', () => {
    expect(isBelow('ASIL B(D)', 'ASIL D', [])).toBe(true);
    expect(isBelow('ASIL B (D)', 'ASIL D', [], 'originRank')).toBe(false);
    expect(isBelow('ASIL A(B)', 'ASIL D', [], 'originRank')).toBe(true);
  });

  it('knows every level that can be written, once on each scale', () => {
    const written = LEVELS_ON_SCALES.map(({ spelling, scale }) => `${spelling} ${scale}`);
    expect(new Set(written).size).toBe(written.length);
    const letters = ['a', 'b', 'c', 'd', 'e'];
    const all = [
      ...['PL', 'PLr', 'AgPL', 'MPL', ''].flatMap(name => letters.map(letter => `${name} ${letter}`)),
      ...['A', 'B', 'C', 'D', 'QM'].flatMap(level => [`ASIL ${level}`, `ASIL ${level}(D)`]),
      ...[1, 2, 3, 4].flatMap(number => [`SIL ${number}`, `${number}`]),
      'QM',
    ];
    for (const level of all) {
      expect(isLevel(level, []), level).toBe(true);
      expect(
        written.some(known => known.startsWith(`${level.replaceAll(' ', '').toUpperCase()} `)),
        level,
      ).toBe(true);
    }
  });
});
