import { describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { UNRATED } from '@/config/constants';
import { columnIds, hazardColumns } from '@/features/hazards/columns/hazardColumns';
import { ratingColumns } from '@/features/hazards/columns/ratingColumns';
import { residualColumns } from '@/features/hazards/columns/residualColumns';
import { hazardField, hazardFilters } from '@/features/hazards/hazardSheet';
import type { Catalogs, LinkedRecord } from '@/features/hazards/view/catalog';
import { groupingOf, uuidOfGroup } from '@/features/hazards/view/grouping';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { keepOrder, type OrderCriteria, orderRows } from '@/features/shared/sheet/sheetOrder';
import { defaultWorksheetLabels, type SortOrder } from '@/ui/worksheet';
import { evaluationWith, hazardWith } from '../../../support/web/hazards.ts';
import { levelsOf, ratingSet } from '../../../support/web/ratingSets.ts';
import { fallbackText } from '../../../support/web/texts.ts';

const set = ratingSet('ISO26262-3-2018');
const text = fallbackText as TextOf;
const named = (uuid: string, name: string, more: Partial<LinkedRecord> = {}): LinkedRecord => ({
  uuid,
  code: uuid.toUpperCase(),
  name,
  ...more,
});
const nothing = catalogOf();
const catalogs: Catalogs = {
  functions: catalogOf([named('f1', 'Braking'), named('f2', 'Steering')]),
  malfunctions: catalogOf([
    named('m1', 'Not delivered', { functionUuid: 'f1' }),
    named('m2', 'Too much', { functionUuid: 'f2' }),
  ]),
  exposureSituations: nothing,
  hazardousEvents: catalogOf([named('e1', 'Rear-end collision')]),
  machines: nothing,
  tasks: nothing,
  zones: nothing,
  lifecyclePhases: nothing,
  personnel: nothing,
  energySources: nothing,
  hazardTypes: nothing,
};
const rated = (codes: Record<string, string>) => [
  evaluationWith({ riskRatingSetUuid: set.uuid, ...levelsOf(set, codes) }),
];
const hazards = [
  hazardWith({
    uuid: 'a',
    code: 'HZ-2',
    functionUuid: 'f1',
    name: 'First',
    evaluations: rated({ severity: 'S3', exposure: 'E4', avoidability: 'C3' }),
  }),
  hazardWith({
    uuid: 'b',
    code: 'HZ-10',
    functionUuid: 'f2',
    status: 'RATED',
    hazardousEventUuid: 'e1',
    evaluations: rated({ severity: 'S1', exposure: 'E1', avoidability: 'C1' }),
  }),
  hazardWith({ uuid: 'c', code: 'HZ-1', malfunctionUuid: 'm1' }),
];
const columns = hazardColumns({
  style: 'FUNCTION',
  set,
  catalogs,
  canCreate: true,
  create: async () => undefined,
  more: residualColumns(set, text),
  text,
});
const [byState, byLevel] = hazardFilters('FUNCTION', set, catalogs, text);
interface Wanted {
  query?: string;
  state?: string;
  level?: string;
  /** By the column's name in the address. */
  sort?: { by: string; direction: SortOrder['direction'] };
}
const criteria = ({ query = '', state, level, sort }: Wanted = {}): OrderCriteria<Hazard> => ({
  query,
  filters: [
    ...(state ? [(hazard: Hazard) => byState?.accepts(hazard, state) === true] : []),
    ...(level ? [(hazard: Hazard) => byLevel?.accepts(hazard, level) === true] : []),
  ],
  sort: sort ? [{ columnKey: keyOf(sort.by), direction: sort.direction }] : [],
  columns,
  moreToSearch: ({ name, description }) => [name, description],
});
const keyOf = (name: string) => [...columnIds('FUNCTION', set)].find(([, id]) => id === name)?.[0] ?? name;
const order = (wanted: Wanted) => orderRows(hazards, criteria(wanted)).map(({ uuid }) => uuid);

describe('which hazards are shown', () => {
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ query: 'hz-1' }, ['b', 'c']],
    [{ query: 'BRAKING first' }, ['a']],
    [{ query: 'not delivered' }, ['c']],
    [{ query: 'rear-end' }, ['b']],
    [{ query: 'nowhere' }, []],
    [{ state: 'RATED' }, ['b']],
    [{ level: 'D' }, ['a']],
    [{ level: UNRATED }, ['c']],
  ] as const)('%o', (wanted, expected) => expect(order(wanted)).toEqual(expected));

  it.each([
    ['code', ['c', 'a', 'b'], ['b', 'a', 'c']],
    ['function', ['a', 'b', 'c'], ['b', 'a', 'c']],
    ['severity', ['b', 'a', 'c'], ['a', 'b', 'c']],
    ['result', ['b', 'a', 'c'], ['a', 'b', 'c']],
    // By the life of a hazard: draft before rated.
    ['state', ['a', 'c', 'b'], ['b', 'a', 'c']],
    ['unknown', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ] as const)('sorted by %s; what is empty stands last either way', (by, up, down) => {
    expect(order({ sort: { by, direction: 'ascending' } })).toEqual(up);
    expect(order({ sort: { by, direction: 'descending' } })).toEqual(down);
  });

  it('are searched again without putting their texts together again, until one is edited', () => {
    let count = 0;
    const name = {
      key: 'name',
      name: 'Title',
      getValue: (hazard: Hazard) => hazard.name,
      kind: {
        name: 'text',
        defaultWidth: 1,
        format: (value: unknown) => {
          count += 1;
          return String(value);
        },
      },
    };
    const columns = [name];
    const search = (rows: readonly Hazard[], query: string) =>
      orderRows(rows, { query, filters: [], sort: [], columns }).map(({ uuid }) => uuid);
    const rows = [hazardWith({ uuid: 'a', name: 'Fire' }), hazardWith({ uuid: 'b', name: 'Smoke' })];
    expect(search(rows, 'fi')).toEqual(['a']);
    expect(search(rows, 'fire')).toEqual(['a']);
    expect(count).toBe(2);
    const edited = rows.map(row => (row.uuid === 'b' ? { ...row, name: 'Fire and smoke' } : row));
    expect(search(edited, 'fire')).toEqual(['a', 'b']);
    expect(count).toBe(3);
    // The same for what they are sorted by, in either direction.
    const sorted = (direction: 'ascending' | 'descending') =>
      orderRows(edited, { query: '', filters: [], sort: [{ columnKey: 'name', direction }], columns });
    expect(sorted('ascending').map(({ name }) => name)).toEqual(['Fire', 'Fire and smoke']);
    expect(sorted('descending').map(({ name }) => name)).toEqual(['Fire and smoke', 'Fire']);
    expect(count).toBe(5);
    edited.push(hazardWith({ uuid: 'c', name: 'Shock' }));
    edited[0] = hazardWith({ uuid: 'a', name: 'Zinc fire' });
    expect(sorted('ascending').map(({ name }) => name)).toEqual(['Fire and smoke', 'Shock', 'Zinc fire']);
  });

  it('stay where they are while they are edited, and new ones come last', () => {
    const wanted = criteria({ level: 'D', sort: { by: 'code', direction: 'ascending' } });
    const first = keepOrder(null, hazards, wanted);
    expect(first.keys).toEqual(['a']);
    const edited = hazards.map(hazard => ({ ...hazard, evaluations: [], code: `X${hazard.code}` }));
    expect(keepOrder(first, edited, wanted)).toBe(first);
    const added = keepOrder(first, [...edited, hazardWith({ uuid: 'd' })], wanted);
    expect(added.keys).toEqual(['a', 'd']);
    expect(keepOrder(added, edited.slice(1), wanted).keys).toEqual([]);
    expect(keepOrder(added, edited, criteria()).keys).toEqual(['a', 'b', 'c']);
  });

  it('follow the list where nobody sorts, also in front of others, and those that no longer match stay', () => {
    const wanted = criteria({ level: 'D' });
    const first = keepOrder(null, hazards, wanted);
    const [a, b, c] = hazards.map(hazard => ({ ...hazard, evaluations: [] }));
    const moved = [hazardWith({ uuid: 'd' }), c, b, a].flatMap(hazard => hazard ?? []);
    expect(keepOrder(first, moved, wanted).keys).toEqual(['d', 'a']);
  });
});

describe('groups', () => {
  it('are the records in their order, by keys of their own', () => {
    const grouping = groupingOf('function', catalogs);
    expect(grouping?.groups).toEqual([
      { key: 'function:f1', label: 'F1 Braking' },
      { key: 'function:f2', label: 'F2 Steering' },
    ]);
    expect(hazards.map(hazard => grouping?.groupOf(hazard))).toEqual(['function:f1', 'function:f2', '']);
    expect(uuidOfGroup('function:f1')).toBe('f1');
    expect(groupingOf('none', catalogs)).toBeUndefined();
  });
});

describe('a field that two people changed', () => {
  const field = hazardField(set, text);
  it.each([
    ['name', 'Title', 'First'],
    [`rationale/${set.uuid}/severity`, 'Reason for S (Severity)', ''],
  ])('is named in the conflict as in the details: %s', (path, name, value) => {
    expect(field(path).name).toBe(name);
    expect(field(path).format(hazards[0] as Hazard)).toBe(value);
  });
});

describe('several persons in one cell', () => {
  const staff = catalogOf([
    named('p1', 'Operator'),
    named('p2', 'Fitter, electrical'),
    named('p3', 'Visitor'),
  ]);
  const { kind } = referencesColumn<Hazard>({
    key: 'personnelUuids',
    name: 'Personnel',
    catalog: staff,
    getValue: ({ personnelUuids }) => personnelUuids,
  });
  const context = { row: hazardWith(), name: 'Personnel', labels: defaultWorksheetLabels };
  it.each([
    ['operator, Visitor', { ok: true, value: ['p1', 'p3'] }],
    ['Fitter, electrical', { ok: true, value: ['p2'] }],
    ['', { ok: true, value: [] }],
    ['Operator, Fitter, electrical, ', { ok: true, value: ['p1', 'p2'] }],
    ['Operator, Nobody', { ok: false, reason: '"Nobody" is not in the list of Personnel.' }],
  ])('are read from "%s"', (typed, expected) => expect(kind.parse?.(typed, context)).toEqual(expected));

  it('are copied as they are read', () => {
    const copied = kind.format(['p1', 'p3'], hazardWith());
    expect(kind.parse?.(copied, context)).toEqual({ ok: true, value: ['p1', 'p3'] });
  });
});

describe('a list to choose from', () => {
  it('tells two of one name apart and offers no inactive entry, but still knows its name', () => {
    const catalog = catalogOf([
      named('z1', 'Yard'),
      named('z2', 'Yard'),
      named('z3', 'Hall', { isActive: false, description: 'Closed.\nSince May.' }),
    ]);
    expect(catalog.options.map(({ label }) => label)).toEqual(['Yard (Z1)', 'Yard (Z2)']);
    expect(catalog.byUuid.get('z3')?.name).toBe('Hall');
  });
});

describe('the columns of the risk', () => {
  it('have room for the longest word as it is shown, not for its code', () => {
    const translated = {
      ...set,
      ratings: set.ratings.map(rating => ({ ...rating, shownCode: 'Vernachlässigbar' })),
    };
    const [last] = ratingColumns(translated, text).slice(-1);
    const [final] = residualColumns(translated, text);
    // The chip with this word is 116 px wide in Chromium, the edges of its cell 17.
    expect(last?.width).toBeGreaterThanOrEqual(116 + 17);
    expect(final?.width).toBeGreaterThanOrEqual(116 + 17);
  });
});
