import { foldedRating, isSameRating } from '@domain/rating/publishedRating';
import { scalesOf } from '@domain/rating/ratingSet';
import { describe, expect, it } from 'vitest';
import { bestSheet } from '@/features/hazards/import/columns/bestSheet';
import { guessColumns } from '@/features/hazards/import/columns/guessColumns';
import { importable } from '@/features/hazards/import/columns/importColumns';
import { levelCode } from '@/features/hazards/import/columns/levelText';
import { severalInOne } from '@/features/hazards/import/columns/severalInOne';
import { LINK_COLUMNS } from '@/features/hazards/view/hazardFields';
import { columnLetters, findHeaderRow, tableBelow } from '@/features/shared/tables/headerRow';
import { readFile } from '@/features/shared/tables/readFile';
import { foreignWorkbook } from '../../../../support/import/foreignWorkbook.ts';
import { shippedSet } from '../../../../support/modelSets.ts';
import { DESK_LIFT, LANE_ASSISTANCE, PALLETISING } from '../../../../support/pasteTables.ts';

const AUTOMOTIVE = shippedSet('ISO26262-3-2018');
const guess = (
  rows: readonly (readonly string[])[],
  set: string,
  style: 'FUNCTION' | 'MACHINE' = 'FUNCTION',
) => {
  const columns = importable(style, shippedSet(set));
  const table = tableBelow(rows, findHeaderRow(rows, columns));
  return guessColumns(table, columns, shippedSet(set));
};
const scale = (set: string, symbol: string) => {
  const found = scalesOf(shippedSet(set)).find(one => one.symbol === symbol);
  if (!found) throw new Error(`No ${symbol}`);
  return found;
};

describe('what an import takes', () => {
  it.each(['FUNCTION', 'MACHINE'] as const)('is every column of the worksheet: %s', style => {
    const keys = importable(style, AUTOMOTIVE).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(LINK_COLUMNS[style].map(({ field }) => field)));
  });
});

describe('an analysis made by somebody else', () => {
  it('is found on its sheet, below its titles, with every column known', async () => {
    const { sheets } = await readFile(await foreignWorkbook(), 'G&R.xlsx');
    const columns = importable('FUNCTION', AUTOMOTIVE);
    expect(bestSheet(sheets, columns)).toBe(1);
    const rows = sheets[1]?.rows ?? [];
    expect(findHeaderRow(rows, columns)).toBe(4);
    const table = tableBelow(rows, 4);
    expect(table.emptyRows).toBe(1);
    expect(table.rows.map(({ line }) => line)).toEqual([6, 7, 9, 10, 11]);
    expect(table.rows.map(({ cells }) => cells[7])).toEqual([
      'Spurverlassenswarnung',
      ...Array(4).fill('Spurhalteassistent'),
    ]);
    expect(guessColumns(table, columns, AUTOMOTIVE)).toEqual([
      'externalId',
      'initial.rating',
      'initial.avoidability',
      'initial.severity',
      'initial.exposure',
      'initial.severity.rationale',
      'exposureSituationUuid',
      'functionUuid',
      'malfunctionUuid',
      'hazardousEventUuid',
      null,
    ]);
  });
});

describe('columns', () => {
  it.each([
    [
      'lane assistance',
      LANE_ASSISTANCE,
      'FUNCTION',
      [
        'functionUuid',
        'malfunctionUuid',
        'exposureSituationUuid',
        'hazardousEventUuid',
        'initial.severity',
        'initial.exposure',
        'initial.avoidability',
        'initial.rating',
      ],
    ],
    [
      'the desk lift',
      DESK_LIFT,
      'FUNCTION',
      [
        'exposureSituationUuid',
        'hazardousEventUuid',
        'initial.severity',
        'initial.exposure',
        'initial.avoidability',
        'initial.rating',
      ],
    ],
    [
      'the palletising cell',
      PALLETISING,
      'MACHINE',
      [
        'machineUuid',
        'taskUuid',
        'zoneUuid',
        'lifecyclePhaseUuid',
        'personnelUuids',
        'hazardTypeUuid',
        'energySourceUuid',
        'hazardousEventUuid',
        'initial.severity',
        'initial.exposure',
        'initial.probability',
        'initial.avoidability',
        'initial.rating',
      ],
    ],
  ] as const)(
    'of %s are known by the headers of the worksheet',
    (_name, { set, header, rows }, style, keys) => {
      expect(guess([header, ...rows], set, style)).toEqual(keys);
    },
  );

  it('of IEC 62061 are known by their symbols, in any order', () => {
    const rows = [
      ['SIL', 'Av', 'Pr', 'Fr', 'Se', 'Task'],
      ['2', '3', '4', '5', '4', 'Clean'],
    ];
    expect(guess(rows, 'IEC62061-2005-2015', 'MACHINE')).toEqual([
      'initial.rating',
      'initial.avoidability',
      'initial.probability',
      'initial.exposure',
      'initial.severity',
      'taskUuid',
    ]);
  });

  it('are told by what stands below where the header can mean two things, or nothing', () => {
    const rows = [
      ['Machine', 'Schwere', 'P', 'Spalte', 'Remark'],
      ['Saw', 'S2', 'P1', 'F1', 'a'],
      ['Saw', 'S1', 'P2', 'F2', 'b'],
    ];
    expect(guess(rows, 'ISO13849-1', 'MACHINE')).toEqual([
      'machineUuid',
      'initial.severity',
      'initial.avoidability',
      'initial.exposure',
      null,
    ]);
  });

  it('of the residual risk are not taken for the initial one', () => {
    const rows = [
      ['', 'Initial risk', '', '', 'Residual risk', '', ''],
      ['Task', 'S', 'F', 'P', 'S', 'F', 'P'],
      ['Clean', 'S2', 'F2', 'P2', 'S1', 'F1', 'P1'],
    ];
    rows[0] = ['', 'Initial', 'Initial', 'Initial', 'Residual', 'Residual', 'Residual'];
    const mapping = guess(rows, 'ISO13849-1', 'MACHINE');
    expect(mapping.slice(1, 4)).toEqual(['initial.severity', 'initial.exposure', 'initial.avoidability']);
    expect(mapping.slice(4)).toEqual([null, null, null]);
  });

  it('without any header are called by their letters', () => {
    const { headers, rows } = tableBelow(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      -1,
    );
    expect(headers).toEqual(['A', 'B']);
    expect(rows).toHaveLength(2);
    expect([columnLetters(25), columnLetters(26), columnLetters(701), columnLetters(702)]).toEqual([
      'Z',
      'AA',
      'ZZ',
      'AAA',
    ]);
  });

  it('drop a header that every page repeats', () => {
    const { rows, repeatedHeaders } = tableBelow(
      [
        ['S', 'E'],
        ['1', '2'],
        ['S', 'E'],
        ['3', '4'],
      ],
      0,
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(repeatedHeaders).toBe(1);
  });
});

describe('the level that a text means', () => {
  it.each([
    ['ISO26262-3-2018', 'S', 'S2', 'S2'],
    ['ISO26262-3-2018', 'S', 's 2', 'S2'],
    ['ISO26262-3-2018', 'S', '2', 'S2'],
    ['ISO26262-3-2018', 'S', '2.0', 'S2'],
    ['ISO26262-3-2018', 'S', 'S2 (severe)', 'S2'],
    ['ISO26262-3-2018', 'S', 'S2: schwer', 'S2'],
    ['ISO26262-3-2018', 'S', '2 – severe', 'S2'],
    ['ISO26262-3-2018', 'S', 'fatal', 'S3'],
    ['ISO26262-3-2018', 'E', 'Medium probability', 'E3'],
    ['ISO26262-3-2018', 'S', 'S9', undefined],
    ['ISO26262-3-2018', 'S', 'injuries', undefined],
    ['ISO26262-3-2018', 'S', '2.5', undefined],
    ['ISO26262-3-2018', 'S', 'S23', undefined],
    ['ISO26262-3-2018', 'S', 'E2', undefined],
    ['ISO26262-3-2018', 'S', '', undefined],
    ['ISO13849-1', 'P', 'P1 (possible)', 'P1'],
    ['ISO13849-1', 'F', '2', 'F2'],
    ['ISO26262-3-2018', 'E', '10', undefined],
  ])('%s %s: %j', (set, symbol, text, code) => {
    expect(levelCode(scale(set, symbol), text)).toBe(code);
  });
});

describe('several situations in one cell', () => {
  it.each([
    ['Motorway', ['Motorway']],
    ['Motorway\nCity', ['Motorway', 'City']],
    ['Motorway; city;', ['Motorway', 'city']],
    ['1. Motorway\n2. City', ['Motorway', 'City']],
    ['1) Motorway 2) City', ['Motorway', 'City']],
    ['- Motorway\n- City\n- City', ['Motorway', 'City']],
    ['Motorway at night\nand in rain', ['Motorway at night and in rain']],
    ['Speed 1.5 m/s, 2. gear', ['Speed 1.5 m/s, 2. gear']],
    ['', ['']],
  ])('%j', (text, parts) => {
    expect(severalInOne(text)).toEqual(parts);
  });
});

describe('a published level', () => {
  const rating = (set: string, code: string) => {
    const found = shippedSet(set).ratings.find(one => one.code === code);
    if (!found) throw new Error(`No ${code}`);
    return found;
  };
  it.each([
    ['ISO26262-3-2018', 'B', 'ASIL B', true],
    ['ISO26262-3-2018', 'B', 'b', true],
    ['ISO26262-3-2018', 'B', 'ASIL-B (D)', true],
    ['ISO26262-3-2018', 'B', 'ASIL C', false],
    ['ISO26262-3-2018', 'QM', 'ASIL QM', true],
    ['ISO26262-3-2018', 'NONE', 'keine', true],
    ['ISO26262-3-2018', 'NONE', 'QM', false],
    ['ISO13849-1', 'd', 'PL d', true],
    ['ISO13849-1', 'd', 'PLr = d', true],
    ['ISO13849-1', 'd', 'e', false],
  ])('%s %s is %j: %s', (set, code, published, isSame) => {
    expect(isSameRating(published, rating(set, code))).toBe(isSame);
  });
  it('is none where a dash stands for it', () => {
    expect(['', ' ', '-', '–', 'n/a', 'TBD'].map(foldedRating)).toEqual(['', '', '', '', '', '']);
  });
});
