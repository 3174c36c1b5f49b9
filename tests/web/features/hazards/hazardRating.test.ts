import { describe, expect, it } from 'vitest';
import type { RiskLevel } from '@/api/risk-model';
import { cellText, explainInLines, explainRating } from '@/features/hazards/rating/explainRating';
import { levelShortcuts } from '@/features/hazards/rating/levelShortcuts';
import { type ChosenLevels, rateLevels, ratingOf, scalesOf } from '@/features/hazards/rating/rateLevels';
import { layOutTable } from '@/features/hazards/rating/ratingTable';
import { type RatingSet, rate } from '../../../../server/modules/risk-model/riskRules.ts';
import { RATING_TABLES } from '../../../support/ratingTables.ts';
import { levelsOf, ratingSet, ratingSets } from '../../../support/web/ratingSets.ts';
import { fallbackText } from '../../../support/web/texts.ts';

const text = fallbackText;
const filled = ratingSets().filter(set => set.table.length > 0);

describe('the rating of chosen levels', () => {
  it.each(Object.entries(RATING_TABLES))('is the published one in every cell of %s', (code, cells) => {
    const set = ratingSet(code);
    expect(cells).toHaveLength(set.table.length);
    for (const cell of cells) {
      const rated = rateLevels(set, levelsOf(set, cell.levels));
      expect([cell.levels, rated.rating?.code]).toEqual([cell.levels, cell.rating]);
      expect(rated.riskClass?.code).toBe(cell.class);
      if (cell.score !== undefined) expect(rated.score).toBe(cell.score);
    }
  });

  it('has 36 cells of ISO 26262-3 that need a level', () => {
    const set = ratingSet('ISO26262-3-2018');
    const results = set.table.map(cell => ratingOf(set, cell)?.code);
    expect(results.filter(result => result !== 'NONE')).toHaveLength(36);
  });

  it.each(filled.map(set => [set.code, set] as const))(
    'agrees with the server in result, explanation and steps: %s',
    (_code, set) => {
      for (const cell of set.table) {
        const mine = rateLevels(set, cell);
        const theirs = rate(set as unknown as RatingSet, cell);
        expect(mine.rating?.uuid ?? null).toBe(theirs.ratingUuid);
        expect(mine.riskClass?.uuid ?? null).toBe(theirs.classUuid);
        expect(mine.score).toBe(theirs.score);
        expect(explainRating(set, mine, text)).toBe(theirs.explanation);
        expect(
          mine.steps.map(step => ({
            parameter: step.scale.parameter,
            direction: step.direction,
            levelUuid: step.level.uuid,
            ratingUuid: step.rating.uuid,
            changes: step.changes,
          })),
        ).toEqual(theirs.steps);
      }
    },
  );

  it('names the table, the cell and what one step would change', () => {
    const set = ratingSet('ISO26262-3-2018');
    const rated = rateLevels(set, levelsOf(set, { severity: 'S3', exposure: 'E4', avoidability: 'C2' }));
    expect(cellText(rated)).toBe('S3 × E4 × C2');
    expect(explainInLines(set, rated, text)).toEqual([
      'ISO 26262-3:2018, S3 × E4 × C2 gives ASIL C.',
      'S2 instead of S3: ASIL B',
      'E3 instead of E4: ASIL B',
      'C1 instead of C2: ASIL B',
      'C3 instead of C2: ASIL D',
    ]);
  });

  it('says which levels are missing, as the server does', () => {
    const set = ratingSet('ISO26262-3-2018');
    const levels = levelsOf(set, { severity: 'S3' });
    const rated = rateLevels(set, levels);
    expect(rated.rating).toBeUndefined();
    expect(rated.steps).toEqual([]);
    expect(explainRating(set, rated, text)).toBe(rate(set as unknown as RatingSet, levels).explanation);
  });

  it('takes no level of another set or parameter', () => {
    const set = ratingSet('ISO26262-3-2018');
    const { severityUuid, exposureUuid } = levelsOf(set, { severity: 'S3', exposure: 'E4' });
    const foreign = levelsOf(ratingSet('ISO13849-1'), { avoidability: 'P2' });
    expect(rateLevels(set, { severityUuid, exposureUuid, ...foreign }).rating).toBeUndefined();
    const swapped = rateLevels(set, {
      severityUuid: exposureUuid,
      exposureUuid,
      avoidabilityUuid: severityUuid,
    });
    expect(swapped.missing.map(({ symbol }) => symbol)).toEqual(['S', 'C']);
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
});

describe('the table as it is printed', () => {
  it.each(filled.map(set => [set.code, set] as const))(
    'holds every rating of %s and marks one cell',
    (_code, set) => {
      for (const cell of set.table) {
        const table = layOutTable(set, cell as ChosenLevels);
        const marked = table.rows.flatMap(row => row.cells.filter(({ isMarked }) => isMarked));
        expect(marked.map(({ rating }) => rating?.uuid)).toEqual([cell.ratingUuid]);
        expect(table.rows.every(row => row.cells.length === table.across.headings.length)).toBe(true);
      }
    },
  );

  it('marks nothing while a level is missing', () => {
    const set = ratingSet('ISO13849-1');
    const { rows } = layOutTable(set, levelsOf(set, { severity: 'S2' }));
    expect(rows.flatMap(row => row.cells).some(({ isMarked }) => isMarked)).toBe(false);
  });

  it('shows severity against the class where the method has classes', () => {
    const { corner, across, rows } = layOutTable(ratingSet('IEC62061-2005-2015'), {});
    expect(corner).toEqual(['Se']);
    expect(across.headings.map(({ code }) => code)).toEqual(['3-4', '5-7', '8-10', '11-13', '14-15']);
    expect(rows.map(row => row.cells.map(({ rating }) => rating?.code).join(' '))).toEqual([
      'SIL2 SIL2 SIL2 SIL3 SIL3',
      'NONE OM SIL1 SIL2 SIL3',
      'NONE NONE OM SIL1 SIL2',
      'NONE NONE NONE OM SIL1',
    ]);
  });
});
