import { LAST_POSITION, POSITION_STEP } from '@domain/recordOrder';
import { listEdits } from '@/lib/listEdits';
import { naturalOrder } from '@/lib/naturalOrder';

/** A record as far as its place among others goes. */
export interface Placed {
  readonly uuid: string;
  readonly code: string;
  readonly revision: number;
  /** 0 in one that is not created yet: at the end. */
  readonly position: number;
}

const compareCodes = naturalOrder('en');

/** Where a record stands; one that was added and has no place is behind all others. */
const placeOf = ({ position, revision }: Placed): number =>
  position === 0 && revision === 0 ? Number.POSITIVE_INFINITY : position;

function compare(one: Placed, other: Placed): number {
  const a = placeOf(one);
  const b = placeOf(other);
  if (a !== b) return a < b ? -1 : 1;
  // Rows that wait for a place and a code keep the order in which they were added.
  return a === Number.POSITIVE_INFINITY ? 0 : compareCodes(one.code, other.code);
}

/**
 * Records in the order that people gave them, by position and then by code, as the server lists them; the same array where they are.
 * @param before what these were made of, where that was in order: then only what was edited is looked at
 */
export function inOwnOrder<R extends Placed>(
  records: readonly R[],
  before: readonly R[] | null = null,
): readonly R[] {
  const edits = before && listEdits(before, records);
  const isSameOrder = edits?.every(({ was, is }) => compare(was, is) === 0) ?? false;
  return isSameOrder || isInOwnOrder(records) ? records : records.toSorted(compare);
}

/** Codes are compared only where positions say nothing. */
function isInOwnOrder(records: readonly Placed[]): boolean {
  let before: Placed | undefined;
  let last = Number.NEGATIVE_INFINITY;
  for (const record of records) {
    const place = placeOf(record);
    if (place < last || (place === last && before && compare(before, record) > 0)) return false;
    before = record;
    last = place;
  }
  return true;
}

/** Records that were put somewhere, such as rows that are dragged. */
interface Put {
  /** All records, in the order that is wanted. */
  readonly ordered: readonly Placed[];
  /** Of those that were put there the first and the last one; they stand together. */
  readonly from: number;
  readonly to: number;
  /** The position of a record cannot be changed, such as that of a frozen one. */
  readonly isFixed: (uuid: string) => boolean;
}

/** Records on either side that make room at first; twice as many each time that it is too narrow. */
const FIRST_REACH = 4;
/** Places for each of so many records that make room: the more have to move, the longer it shall last. */
const roomy = (count: number) => Math.min(POSITION_STEP / 2, Math.log2(count));

/**
 * The positions that have to change so that records stand in the order that is wanted: only those of what was put there,
 * as long as there is room between its neighbours; else a few around it move together. Only where a whole stretch is
 * full, such as in data that is counted 1, 2, 3, many are renumbered.
 *
 * @returns by uuid; undefined where records that are fixed leave no room
 */
export function positionsFor({ ordered, from, to, isFixed }: Put): ReadonlyMap<string, number> | undefined {
  const direct = spread(ordered, from, to, 1);
  if (direct) return direct;
  let [first, last] = [from, to];
  for (let reach = FIRST_REACH; ; reach *= 2) {
    const before = [first, last];
    first = reachTo(ordered, first, -1, reach, isFixed);
    last = reachTo(ordered, last, 1, reach, isFixed);
    const isWidest = first === before[0] && last === before[1];
    const found = spread(ordered, first, last, isWidest ? 1 : roomy(last - first + 1));
    if (found || isWidest) return found;
  }
}

/** The farthest record in a direction that may move too. */
function reachTo(
  ordered: readonly Placed[],
  start: number,
  step: 1 | -1,
  reach: number,
  isFixed: (uuid: string) => boolean,
): number {
  let at = start;
  for (let count = 0; count < reach; count += 1) {
    const next = ordered[at + step];
    if (!next || isFixed(next.uuid)) return at;
    at += step;
  }
  return at;
}

/** Positions for a stretch between its neighbours, evenly; undefined where they leave less than `room` places for each. */
function spread(
  ordered: readonly Placed[],
  from: number,
  to: number,
  room: number,
): ReadonlyMap<string, number> | undefined {
  const stretch = ordered.slice(from, to + 1);
  const before = ordered[from - 1];
  const after = ordered[to + 1];
  const low = before ? placeOf(before) : 0;
  // Behind what has no place yet there is none to give either: it goes to the end after it.
  if (low === Number.POSITIVE_INFINITY) return new Map(stretch.map(({ uuid }) => [uuid, 0]));
  const next = after ? placeOf(after) : Number.POSITIVE_INFINITY;
  const open = low + POSITION_STEP * (stretch.length + 1);
  const end = Math.min(next === Number.POSITIVE_INFINITY ? open : next, LAST_POSITION + 1);
  if (end - low - 1 < stretch.length * room) return undefined;
  const width = (end - low) / (stretch.length + 1);
  return new Map(
    stretch.flatMap(({ uuid, position }, index) => {
      const place = low + Math.floor(width * (index + 1));
      return place === position ? [] : [[uuid, place] as const];
    }),
  );
}
