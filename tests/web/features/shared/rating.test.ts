import { explainInLines } from '@domain/rating/explainRating';
import { rateLevels } from '@domain/rating/rateLevels';
import { scalesOf } from '@domain/rating/ratingSet';
import { describe, expect, it } from 'vitest';
import type { RiskLevel } from '@/api/risk-model';
import { levelDigits, levelShortcuts } from '@/features/shared/rating/levelShortcuts';
import { sayRating } from '@/features/shared/rating/ratingTexts';
import { levelsOf, ratingSet, ratingSets } from '../../../support/web/ratingSets.ts';
import { fallbackText } from '../../../support/web/texts.ts';

describe('the explanation of a rating', () => {
  const inWords = (code: string, levels: Record<string, string>) => {
    const set = ratingSet(code);
    return explainInLines(set, rateLevels(set, levelsOf(set, levels)), sayRating(fallbackText));
  };

  it('names the table, the cell and what one step would change', () => {
    expect(inWords('ISO26262-3-2018', { severity: 'S3', exposure: 'E4', avoidability: 'C2' })).toEqual([
      'ISO 26262-3:2018, S3 × E4 × C2 gives ASIL C.',
      'S2 instead of S3: ASIL B',
      'E3 instead of E4: ASIL B',
      'C1 instead of C2: ASIL B',
      'C3 instead of C2: ASIL D',
    ]);
  });

  it('names the levels that are missing', () => {
    expect(inWords('ISO26262-3-2018', { severity: 'S3' })).toEqual([
      'ISO 26262-3:2018: choose E and C to get the ASIL.',
    ]);
  });
});

describe('the character that chooses a level', () => {
  const shortcutsOf = (code: string, parameter: string) => {
    const scale = scalesOf(ratingSet(code)).find(item => item.parameter === parameter);
    if (!scale) throw new Error(parameter);
    const shortcuts = levelShortcuts(scale);
    return Object.fromEntries(scale.levels.map(level => [level.code, shortcuts.get(level.uuid)]));
  };

  it('is the digit of the code', () => {
    expect(shortcutsOf('ISO26262-3-2018', 'exposure')).toEqual({
      E0: '0',
      E1: '1',
      E2: '2',
      E3: '3',
      E4: '4',
    });
    expect(shortcutsOf('ISO13849-1', 'severity')).toEqual({ S1: '1', S2: '2' });
  });

  it('keeps two levels of one weight apart', () => {
    expect(shortcutsOf('IEC62061-2005-2015', 'exposure')).toEqual({
      Fr5: '5',
      Fr5b: 'b',
      Fr4: '4',
      Fr3: '3',
      Fr2: '2',
    });
  });

  it('is given to one level only, whatever the codes are', () => {
    const level = (code: string, rank: number) => ({
      ...ratingSet('ISO13849-1').levels[0],
      code,
      uuid: code,
      rank,
      order: rank,
    });
    const levels = [level('P1', 1), level('P11', 2), level('P21', 3), level('P31', 3)] as RiskLevel[];
    expect([...levelShortcuts({ symbol: 'P', levels })]).toEqual([
      ['P1', '1'],
      ['P11', '2'],
      ['P21', '3'],
      ['P31', '4'],
    ]);
  });

  it('is the place in the scale where the code is a word', () => {
    expect(shortcutsOf('ANSI-B11-STYLE-4x4', 'severity')).toEqual({
      Minor: '1',
      Moderate: '2',
      Serious: '3',
      Catastrophic: '4',
    });
  });

  it.each(ratingSets().map(set => [set.code, set] as const))(
    'is another one for each level of %s',
    (_code, set) => {
      for (const scale of scalesOf(set)) {
        const shortcuts = [...levelShortcuts(scale).values()];
        expect(new Set(shortcuts).size).toBe(scale.levels.length);
        expect(shortcuts.every(character => [...character].length === 1)).toBe(true);
      }
    },
  );

  it('may be a digit as well where the code is the symbol and a letter, but not where letters are the order', () => {
    const digitsOf = (code: string, parameter: string) => {
      const scale = scalesOf(ratingSet(code)).find(item => item.parameter === parameter);
      if (!scale) throw new Error(parameter);
      const digits = levelDigits(scale);
      return Object.fromEntries(scale.levels.map(level => [level.code, digits.get(level.uuid)]));
    };
    expect(digitsOf('ISO13849-1', 'probability')).toEqual({ PrL: '1', PrN: '2' });
    expect(digitsOf('ISO13849-1', 'severity')).toEqual({ S1: undefined, S2: undefined });
    expect(Object.values(digitsOf('MIL-STD-882E', 'probability')).every(digit => digit === undefined)).toBe(
      true,
    );
  });
});
