import { describe, expect, it } from 'vitest';
import { inOwnOrder, type Placed, positionsFor } from '@/records/recordOrder';

const record = (n: number, position: number): Placed => ({
  uuid: `u${n}`,
  code: `HZ-${String(n).padStart(3, '0')}`,
  revision: 1,
  position,
});
const spaced = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => record(index + 1, (index + 1) * step));
const uuids = (records: readonly Placed[]) => records.map(({ uuid }) => uuid);

/** A generator of numbers that is the same in every run (mulberry32). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Moves one record, and reads the list again as the server would: by position, then by code. */
function moved(list: readonly Placed[], from: number, to: number, isFixed = (_uuid: string) => false) {
  const one = list[from];
  if (!one) throw new Error('There is no such record.');
  const wanted = list.filter(other => other !== one).toSpliced(to, 0, one);
  const places = positionsFor({ ordered: wanted, from: to, to, isFixed });
  if (!places) return undefined;
  const written = wanted.map(each => ({ ...each, position: places.get(each.uuid) ?? each.position }));
  const read = written.toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1));
  return { wanted: uuids(wanted), read, writes: places.size };
}

describe('an edit', () => {
  it('leaves the records in their order, or puts them in order, as nobody had looked at them before', () => {
    const roll = dice(7);
    let before = inOwnOrder(spaced(20, 32));
    for (let step = 0; step < 300; step += 1) {
      const at = roll(20);
      // Mostly it is no move; some go between others, or to the very place of another one.
      const position = roll(3) === 0 ? roll(20) * 32 + roll(2) * 16 : before[at]?.position;
      const edited = before.map((each, n) =>
        n === at ? { ...each, revision: each.revision + 1, position: position ?? 0 } : each,
      );
      const expected = edited.toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1));
      before = inOwnOrder(edited, before);
      expect(uuids(before)).toEqual(uuids(expected));
    }
  });
});

describe('a move', () => {
  it('writes one record where there is room between its new neighbours', () => {
    const result = moved(spaced(10, 32), 8, 2);
    expect(uuids(result?.read ?? [])).toEqual(['u1', 'u2', 'u9', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8', 'u10']);
    expect(result?.writes).toBe(1);
  });

  it('to the end and to the beginning writes one record', () => {
    expect(moved(spaced(10, 32), 0, 9)?.writes).toBe(1);
    expect(moved(spaced(10, 32), 9, 0)?.writes).toBe(1);
  });

  it('keeps every order that is asked for, a thousand times over, and writes a handful', () => {
    const roll = dice(12);
    let list: readonly Placed[] = spaced(300, 32);
    let writes = 0;
    let most = 0;
    for (let n = 0; n < 1000; n += 1) {
      const result = moved(list, roll(300), roll(300));
      expect(uuids(result?.read ?? [])).toEqual(result?.wanted);
      list = result?.read ?? [];
      writes += result?.writes ?? 0;
      most = Math.max(most, result?.writes ?? 0);
    }
    expect(writes / 1000).toBeLessThan(2);
    expect(most).toBeLessThan(60);
  });

  it('to the same place again and again stays small', () => {
    let list: readonly Placed[] = spaced(2000, 32);
    let writes = 0;
    for (let n = 0; n < 200; n += 1) {
      const result = moved(list, 1500, 700);
      expect(uuids(result?.read ?? [])).toEqual(result?.wanted);
      list = result?.read ?? [];
      writes += result?.writes ?? 0;
    }
    expect(writes / 200).toBeLessThan(10);
  });

  it('renumbers a list that counts 1, 2, 3 only once', () => {
    const first = moved(spaced(500, 1), 400, 100);
    expect(uuids(first?.read ?? [])).toEqual(first?.wanted);
    expect(first?.writes).toBeGreaterThan(100);
    const second = moved(first?.read ?? [], 400, 100);
    expect(uuids(second?.read ?? [])).toEqual(second?.wanted);
    expect(second?.writes).toBe(1);
  });

  it('never writes a record that is fixed, and says when those leave no room', () => {
    const isFixed = (uuid: string) => uuid !== 'u9';
    expect(moved(spaced(10, 32), 8, 2, isFixed)?.writes).toBe(1);
    expect(moved(spaced(10, 1), 8, 2, isFixed)).toBeUndefined();
  });

  it('stays within the places of the contract', () => {
    const full = [record(1, 999_998), record(2, 999_999), record(3, 1_000_000), record(4, 1_000_000)];
    const result = moved(full, 0, 3);
    expect(uuids(result?.read ?? [])).toEqual(['u2', 'u3', 'u4', 'u1']);
    for (const { position } of result?.read ?? []) expect(position).toBeLessThanOrEqual(1_000_000);
  });
});

describe('the own order', () => {
  it('is by position, then by code as people count', () => {
    const [ten, two, one] = [record(10, 64), record(2, 64), record(1, 96)];
    expect(uuids(inOwnOrder([{ ...ten, code: 'HZ-10' }, { ...two, code: 'HZ-2' }, one]))).toEqual([
      'u2',
      'u10',
      'u1',
    ]);
  });

  it('puts rows that are new behind all others, in the order in which they were added', () => {
    const draft = (uuid: string): Placed => ({ uuid, code: '…', revision: 0, position: 0 });
    expect(uuids(inOwnOrder([draft('new-2'), draft('new-1'), record(1, 32)]))).toEqual([
      'u1',
      'new-2',
      'new-1',
    ]);
  });

  it('gives back the same list where it is in order', () => {
    const list = spaced(5, 32);
    expect(inOwnOrder(list)).toBe(list);
  });
});
