import { describe, expect, it } from 'vitest';
import { holesOf, publishProblems, structureProblems } from '../../../domain/rating/checkRatingSet.ts';
import { compareTables, moveLevels } from '../../../domain/rating/compareSets.ts';
import { monotoneFindings } from '../../../domain/rating/monotone.ts';
import { completeTable } from '../../../domain/rating/printedTable.ts';
import type { RatingSet } from '../../../domain/rating/ratingSet.ts';
import { levelUuid, shippedRatingSets } from '../../../server/seed/ratingSets.ts';
import { seededRandom } from '../../support/seededRandom.ts';

const shipped = shippedRatingSets();
const filled = shipped.filter(({ table }) => table.length > 0);
const ofCode = (code: string): RatingSet => {
  const set = shipped.find(({ row }) => row.code === code);
  if (!set) throw new Error(`There is no ${code}`);
  return set;
};
const ISO = 'ISO26262-3-2018';
const level = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
  levelUuid(ISO, parameter, code);

const FIELDS = ['severityUuid', 'exposureUuid', 'probabilityUuid', 'avoidabilityUuid'] as const;

/** By the definition, over all pairs of cells: higher or equal levels everywhere give at least the rating. */
function isMonotone({ levels, ratings, table }: RatingSet): boolean {
  const rankOfLevel = new Map(levels.map(({ uuid, rank }) => [uuid, rank]));
  const rankOf = new Map(ratings.map(({ uuid, rank }) => [uuid, rank]));
  const cells = table.map(cell => ({
    levels: FIELDS.map(field => (cell[field] ? (rankOfLevel.get(cell[field]) ?? 0) : 0)),
    rank: rankOf.get(cell.ratingUuid) ?? 0,
    uuids: FIELDS.map(field => cell[field]),
  }));
  return cells.every(one =>
    cells.every(other => {
      // Levels of one rank stand beside each other: no order between them.
      const isBelow = one.levels.every(
        (rank, at) => one.uuids[at] === other.uuids[at] || rank < (other.levels[at] ?? 0),
      );
      return !isBelow || one.rank <= other.rank;
    }),
  );
}

/** A method with two parameters of three levels and ratings by their digits, row by row. */
function smallSet(rows: string): RatingSet {
  const scale = (parameter: 'severity' | 'exposure', symbol: string) =>
    [1, 2, 3].map(rank => ({
      uuid: `${symbol}${rank}`,
      ...{ parameter, code: `${symbol}${rank}`, label: `${symbol}${rank}`, rank, order: rank },
    }));
  return {
    name: 'Small',
    resultLabel: 'Risk',
    parameters: [
      { parameter: 'severity', symbol: 'S', label: 'Severity' },
      { parameter: 'exposure', symbol: 'E', label: 'Exposure' },
    ],
    levels: [...scale('severity', 'S'), ...scale('exposure', 'E')],
    classes: [],
    ratings: [0, 1, 2, 3].map(rank => ({ uuid: `R${rank}`, code: `${rank}`, label: `${rank}`, rank })),
    table: [...rows.replaceAll(' ', '')].flatMap((digit, place) =>
      digit === '-'
        ? []
        : [
            {
              severityUuid: `S${Math.floor(place / 3) + 1}`,
              exposureUuid: `E${(place % 3) + 1}`,
              ...{ probabilityUuid: null, avoidabilityUuid: null, classUuid: null, score: null },
              ratingUuid: `R${digit}`,
            },
          ],
    ),
  };
}

describe('a table is monotone', () => {
  it.each(filled.map(set => [set.row.code, set] as const))('in the built-in set %s', (_code, set) => {
    expect(monotoneFindings(set)).toEqual([]);
    expect(isMonotone(set)).toBe(true);
  });

  it('exactly where a comparison of all pairs of cells says so', () => {
    const random = seededRandom(37);
    let broken = 0;
    for (let round = 0; round < 400; round += 1) {
      // Mostly rising, so that both outcomes occur.
      const rows = Array.from({ length: 9 }, (_, place) => {
        const base = Math.floor(place / 3) + (place % 3);
        return String(Math.min(3, Math.max(0, Math.floor(base / 2 + random() * 1.6))));
      }).join('');
      const set = smallSet(rows);
      expect(monotoneFindings(set).length === 0, rows).toBe(isMonotone(set));
      if (!isMonotone(set)) broken += 1;
    }
    expect(broken).toBeGreaterThan(50);
    expect(broken).toBeLessThan(350);
  });

  it('and otherwise names the cell, the parameter and the milder cell', () => {
    const [finding, ...others] = monotoneFindings(smallSet('001 013 121'));
    expect(others.map(({ parameter }) => parameter)).toEqual(['exposure']);
    expect(finding).toMatchObject({
      parameter: 'severity',
      cell: { severityUuid: 'S3', exposureUuid: 'E3' },
      rating: { code: '1' },
      below: { severityUuid: 'S2', exposureUuid: 'E3' },
      belowRating: { code: '3' },
    });
  });
});

describe('the whole table', () => {
  const key = (cell: RatingSet['table'][number]) =>
    [...FIELDS.map(field => cell[field]), cell.classUuid, cell.ratingUuid, cell.score].join('/');

  it.each(filled.map(set => [set.row.code, set] as const))('of %s is what is stored', (_code, set) =>
    expect(completeTable(set).map(key).sort()).toEqual(set.table.map(key).sort()),
  );

  it('of a method with classes follows from severity and class alone', () => {
    const set = ofCode('IEC62061-2005-2015');
    const printed = [
      ...new Map(set.table.map(cell => [`${cell.severityUuid} ${cell.classUuid}`, cell])).values(),
    ].map(cell => ({
      ...cell,
      exposureUuid: null,
      probabilityUuid: null,
      avoidabilityUuid: null,
      score: null,
    }));
    expect(printed).toHaveLength(20);
    expect(
      completeTable({ ...set, table: printed })
        .map(key)
        .sort(),
    ).toEqual(set.table.map(key).sort());
  });

  it('has a hole for each cell that is missing', () =>
    expect(holesOf(smallSet('0-1 0-3 12-')).map(cell => `${cell.severityUuid}${cell.exposureUuid}`)).toEqual([
      'S1E2',
      'S2E2',
      'S3E3',
    ]));
});

describe('a draft', () => {
  const good = { ...smallSet('001 012 123'), explanations: [] };

  it('without a hole or a fall can be published', () => expect(publishProblems(good)).toEqual([]));

  it('is told what is missing, one kind after the other', () => {
    expect(publishProblems({ ...good, table: [] })[0]).toEqual({
      path: 'table',
      message: 'S1 E1 has no rating. Fill the table first.',
    });
    expect(publishProblems({ ...good, ratings: [], table: [] })[0]?.path).toBe('ratings');
    const falling = { ...smallSet('001 012 120'), explanations: [] };
    expect(publishProblems(falling).map(({ path }) => path)).toEqual(['explanations', 'explanations']);
    expect(publishProblems(falling)[0]?.message).toContain(
      'S3 E3 gives 0, which is lower than 2 of the milder S2 E3',
    );
    const explained = (['severity', 'exposure'] as const).map(parameter => ({
      parameter,
      ...{
        severityUuid: 'S3',
        exposureUuid: 'E3',
        probabilityUuid: null,
        avoidabilityUuid: null,
        classUuid: null,
      },
      text: 'Nobody is there.',
    }));
    expect(publishProblems({ ...falling, explanations: explained })).toEqual([]);
    expect(
      publishProblems({ ...falling, explanations: [{ ...explained[0], text: ' ' } as never] }),
    ).toHaveLength(2);
  });

  it('does not contradict itself', () => {
    const paths = (change: Partial<RatingSet>) =>
      structureProblems({ ...good, ...change }).map(({ path }) => path);
    expect(paths({ parameters: good.parameters.slice(1) })).toContain('parameters');
    expect(paths({ levels: good.levels.map(one => ({ ...one, code: 'S1' })) })).toContain('levels.1.code');
    expect(paths({ levels: good.levels.map(one => ({ ...one, uuid: 'S1' })) })).toContain('levels.1.uuid');
    expect(paths({ levels: good.levels.slice(1) })).toEqual(['table.0', 'table.1', 'table.2']);
    expect(paths({ ratings: good.ratings.slice(1) })[0]).toBe('table.0.ratingUuid');
    const band = (code: string, lower: number, upper: number) => ({
      uuid: code,
      code,
      label: code,
      rank: lower,
      lower,
      upper,
    });
    expect(paths({ classes: [band('a', 3, 1)] })).toContain('classes.0.upper');
    expect(paths({ classes: [band('a', 0, 4), band('b', 4, 6)] })).toContain('classes.1.lower');
  });
});

describe('two versions of a set', () => {
  const older = ofCode(ISO);
  const at = {
    severityUuid: level('severity', 'S2'),
    exposureUuid: level('exposure', 'E4'),
    avoidabilityUuid: level('avoidability', 'C2'),
  };
  const newer: RatingSet = {
    ...older,
    table: older.table.map(cell =>
      Object.entries(at).every(([field, uuid]) => cell[field as keyof typeof at] === uuid)
        ? { ...cell, ratingUuid: older.ratings.find(({ code }) => code === 'D')?.uuid ?? '' }
        : cell,
    ),
  };

  it('differ in one cell', () =>
    expect(
      compareTables(older, newer)
        .filter(({ kind }) => kind !== 'SAME')
        .map(({ rating, before }) => [before?.code, rating?.code]),
    ).toEqual([['B', 'D']]));

  it('give a hazard its new level by the codes of its levels', () => {
    const moved = moveLevels(older, newer, at);
    expect([moved.before?.code, moved.after?.code, moved.lost]).toEqual(['B', 'D', []]);
    const without = { ...newer, levels: newer.levels.filter(({ uuid }) => uuid !== at.exposureUuid) };
    expect(moveLevels(older, without, at)).toMatchObject({ lost: ['E4'], after: undefined });
  });
});
