import { describe, expect, it } from 'vitest';
import { type CachedRecord, keepNewer, withRecord } from '@/api/listMembership';
import { rememberTold } from '@/api/toldRecords';

const row = (uuid: string, fields: object = {}): CachedRecord =>
  ({
    uuid,
    revision: 1,
    projectUuid: 'p',
    position: 1,
    name: uuid,
    ownerUserUuid: 'ana',
    status: 'DRAFT',
    ...fields,
  }) as CachedRecord;
const listOf = (...results: CachedRecord[]) => ({ results, total: results.length });
const uuidsOf = (list: { results: CachedRecord[] } | undefined) => list?.results.map(({ uuid }) => uuid);
const p = { projectUuid: 'p', limit: 20_000 };

describe('a record that the server has told', () => {
  it('takes its place in a list, and others keep their identity', () => {
    const list = listOf(row('a'), row('b'));
    const changed = row('a', { revision: 2, name: 'x' });
    const next = withRecord(list, p, changed);
    expect(next?.results).toEqual([changed, row('b')]);
    expect(next?.results[1]).toBe(list.results[1]);
  });

  it('never replaces a newer one', () => {
    const list = listOf(row('a', { revision: 3 }));
    expect(withRecord(list, p, row('a', { revision: 2 }))).toBe(list);
  });

  it('comes into a list whose filter it passes, and only there', () => {
    const list = listOf(row('a'));
    const added = row('b', { ownerUserUuid: 'ben', personnelUuids: ['x'] });
    expect(uuidsOf(withRecord(list, p, added))).toEqual(['a', 'b']);
    expect(withRecord(list, { ...p, projectUuid: 'q' }, added)).toBe(list);
    expect(withRecord(list, { ...p, ownerUserUuid: ['ana'] }, added)).toBe(list);
    expect(uuidsOf(withRecord(list, { ...p, personnelUuid: ['x', 'y'] }, added))).toEqual(['a', 'b']);
    expect(withRecord(list, { ...p, personnelUuid: ['y'] }, added)).toBe(list);
  });

  it('leaves a list whose filter it does not pass any more', () => {
    const list = listOf(row('a'), row('b'));
    const next = withRecord(list, { ...p, status: ['DRAFT'] }, row('a', { revision: 2, status: 'RATED' }));
    expect([uuidsOf(next), next?.total]).toEqual([['b'], 1]);
  });

  it('goes where the order puts it', () => {
    const list = listOf(row('a', { position: 1 }), row('c', { position: 3 }));
    const args = { ...p, orderBy: 'position', order: 'asc' };
    expect(uuidsOf(withRecord(list, args, row('b', { position: 2 })))).toEqual(['a', 'b', 'c']);
    expect(uuidsOf(withRecord(list, args, row('a', { position: 9, revision: 2 })))).toEqual(['c', 'a']);
    const down = listOf(row('c', { position: 3 }), row('a', { position: 1 }));
    expect(uuidsOf(withRecord(down, { ...args, order: 'desc' }, row('b', { position: 2 })))).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  it.each([
    ['a search', { ...p, search: 'brake' }],
    ['a filter over other records', { ...p, rrmUuid: ['r'] }],
    ['tags', { ...p, tagUuid: ['t'] }],
    ['an order by text', { ...p, orderBy: 'name' }],
  ])('is judged by the server where there is %s', (_name, args) => {
    expect(withRecord(listOf(row('a')), args, row('b'))).toBeUndefined();
  });

  it('is judged by the server where the list is one page of many, or full', () => {
    const page = { results: [row('a')], total: 9 };
    expect(withRecord(page, { ...p, limit: 1 }, row('b'))).toBeUndefined();
    expect(withRecord(listOf(row('a')), { ...p, limit: 1 }, row('b'))).toBeUndefined();
    expect(withRecord(page, { ...p, limit: 1 }, row('a', { revision: 2 }))?.total).toBe(9);
  });
});

describe('an answer that was made before a change', () => {
  it('does not bring the older record back', () => {
    const held = { data: listOf(row('a', { revision: 3 }), row('b')) };
    const late = { data: listOf(row('a', { revision: 2 }), row('b', { revision: 4 })) };
    expect(keepNewer(held, late).data.results.map(({ revision }) => revision)).toEqual([3, 4]);
    expect(keepNewer({ data: row('a', { revision: 3 }) }, { data: row('a') }).data.revision).toBe(3);
    expect(keepNewer({ data: row('a', { revision: 3 }) }, { data: row('b') }).data.uuid).toBe('b');
  });

  it('takes away nothing that came since it was asked for, and brings back nothing that went', () => {
    const held = { data: listOf(row('a'), row('new'), row('b')) };
    const late = { data: listOf(row('a'), row('b'), row('gone')) };
    const askedFor = Date.now() - 1000;
    const uuids = ({ data }: { data: { results: { uuid: string }[]; total: number } }) => [
      data.results.map(({ uuid }) => uuid).join(' '),
      data.total,
    ];
    expect(uuids(keepNewer(held, late, askedFor))).toEqual(['a b gone', 3]);
    rememberTold(['new'], true);
    rememberTold(['gone'], false);
    expect(uuids(keepNewer(held, late, askedFor))).toEqual(['a new b', 3]);
    // Asked for afterwards, the answer is right: somebody else may have deleted the one and put back the other.
    expect(uuids(keepNewer(held, late, Date.now() + 1000))).toEqual(['a b gone', 3]);
    expect(uuids(keepNewer(held, late))).toEqual(['a b gone', 3]);
  });
});
