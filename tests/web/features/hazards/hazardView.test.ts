import { describe, expect, it } from 'vitest';
import { editsToPatches } from '@/features/hazards/columns/editsToPatches';
import type { Catalogs, LinkedRecord } from '@/features/hazards/view/catalog';
import { groupingOf, uuidOfGroup } from '@/features/hazards/view/grouping';
import { keepOrder, type OrderCriteria, orderHazards } from '@/features/hazards/view/hazardOrder';
import { readView, UNRATED, writeView } from '@/features/hazards/view/viewParameters';
import { catalogOf } from '@/features/shared/sheet/catalog';
import type { CellEdit } from '@/ui/worksheet';
import { evaluationWith, hazardWith } from '../../../support/web/hazards.ts';
import { levelsOf, ratingSet } from '../../../support/web/ratingSets.ts';

const set = ratingSet('ISO26262-3-2018');
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
const criteria = (change: Partial<OrderCriteria> = {}): OrderCriteria => ({
  query: '',
  state: null,
  level: null,
  sort: null,
  set,
  style: 'FUNCTION',
  ...change,
});
const order = (change: Partial<OrderCriteria>) => orderHazards(hazards, criteria(change), catalogs);

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
  ] as const)('%o', (change, expected) => expect(order(change)).toEqual(expected));

  it.each([
    ['code', ['c', 'a', 'b'], ['b', 'a', 'c']],
    ['function', ['a', 'b', 'c'], ['b', 'a', 'c']],
    ['severity', ['b', 'a', 'c'], ['a', 'b', 'c']],
    ['result', ['b', 'a', 'c'], ['a', 'b', 'c']],
    ['unknown', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ] as const)('sorted by %s; what is empty stands last either way', (columnKey, up, down) => {
    expect(order({ sort: { columnKey, direction: 'ascending' } })).toEqual(up);
    expect(order({ sort: { columnKey, direction: 'descending' } })).toEqual(down);
  });

  it('stay where they are while they are edited, and new ones come last', () => {
    const wanted = criteria({ level: 'D', sort: { columnKey: 'code', direction: 'ascending' } });
    const first = keepOrder(null, hazards, wanted, catalogs);
    expect(first.uuids).toEqual(['a']);
    const edited = hazards.map(hazard => ({ ...hazard, evaluations: [], code: `X${hazard.code}` }));
    expect(keepOrder(first, edited, wanted, catalogs)).toBe(first);
    const added = keepOrder(first, [...edited, hazardWith({ uuid: 'd' })], wanted, catalogs);
    expect(added.uuids).toEqual(['a', 'd']);
    expect(keepOrder(added, edited.slice(1), wanted, catalogs).uuids).toEqual([]);
    expect(keepOrder(added, edited, criteria(), catalogs).uuids).toEqual(['a', 'b', 'c']);
  });
});

describe('groups', () => {
  it('are those with a hazard, in the order of their records', () => {
    const grouping = groupingOf(hazards, 'function', catalogs);
    expect(grouping?.groups).toEqual([
      { key: 'function:f1', label: 'F1 Braking' },
      { key: 'function:f2', label: 'F2 Steering' },
    ]);
    expect(hazards.map(hazard => grouping?.groupOf(hazard))).toEqual(['function:f1', 'function:f2', '']);
    expect(uuidOfGroup('function:f1')).toBe('f1');
    expect(groupingOf(hazards, 'none', catalogs)).toBeUndefined();
  });
});

describe('the view in the address', () => {
  it('reads what it wrote and leaves the rest of the address alone', () => {
    const written = writeView(new URLSearchParams('tab=x'), {
      set: 'ISO13849-1',
      group: 'event',
      query: 'rear end',
      state: 'RATED',
      level: 'D',
      sort: { columnKey: 'result', direction: 'descending' },
      hazard: 'HZ-014',
      panel: true,
    });
    expect(written.toString()).toBe(
      'tab=x&set=ISO13849-1&group=event&state=RATED&level=D&hazard=HZ-014&q=rear+end&panel=1&sort=-result',
    );
    expect(readView(written)).toEqual({
      set: 'ISO13849-1',
      group: 'event',
      query: 'rear end',
      state: 'RATED',
      level: 'D',
      sort: { columnKey: 'result', direction: 'descending' },
      hazard: 'HZ-014',
      panel: true,
    });
    const emptied = writeView(written, { query: '', sort: null, panel: false, state: null });
    expect(emptied.toString()).toBe('tab=x&set=ISO13849-1&group=event&level=D&hazard=HZ-014');
  });

  it('takes an unknown group for none given', () => {
    expect(readView(new URLSearchParams('group=colour')).group).toBeNull();
  });
});

describe('edits of cells', () => {
  const edit = (columnKey: string, value: string | null): CellEdit => ({
    rowKey: 'a',
    columnKey,
    value,
    previous: null,
  });
  const patchOf = (edits: CellEdit[]) => editsToPatches(edits, () => hazardWith({ uuid: 'a' }))[0]?.patch;

  it('of persons are lists, of texts never null', () => {
    expect(patchOf([edit('personnelUuids', 'p1,p2'), edit('name', null)])).toEqual({
      personnelUuids: ['p1', 'p2'],
      name: '',
    });
    expect(patchOf([edit('personnelUuids', null)])).toEqual({ personnelUuids: [] });
  });

  it('of a hazard that is gone are none', () => {
    expect(editsToPatches([edit('name', 'x')], () => undefined)).toEqual([]);
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
