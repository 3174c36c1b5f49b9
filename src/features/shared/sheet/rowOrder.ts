import type { Edit } from '@/records/editQueueTypes';
import type { ProjectRecord } from '@/records/recordModel';
import { type Placed, positionsFor } from '@/records/recordOrder';

/** A record of a sheet whose rows have an order. */
export type PlacedRecord = ProjectRecord & Placed;

/** All records in a new order, and where in it those stand that were put there. */
interface Wanted<R> {
  readonly ordered: readonly R[];
  readonly from: number;
  readonly to: number;
}

/**
 * All records with some of them beside another one; undefined where there is no other one.
 * @param all in their order
 * @param uuids those that move; they keep their order
 */
export function movedBeside<R extends PlacedRecord>(
  all: readonly R[],
  uuids: ReadonlySet<string>,
  anchor: string,
  where: 'before' | 'after',
): Wanted<R> | undefined {
  const moved = all.filter(({ uuid }) => uuids.has(uuid));
  const others = all.filter(({ uuid }) => !uuids.has(uuid));
  const at = others.findIndex(({ uuid }) => uuid === anchor);
  if (at < 0 || moved.length === 0) return undefined;
  const from = where === 'after' ? at + 1 : at;
  return { ordered: others.toSpliced(from, 0, ...moved), from, to: from + moved.length - 1 };
}

/** What has to be written so that records stand in the order wanted; undefined where rows that are locked leave no room. */
export function orderEdits<R extends PlacedRecord>(
  { ordered, from, to }: Wanted<R>,
  isLocked: (record: R) => boolean,
): Edit<R>[] | undefined {
  const byUuid = new Map(ordered.map(record => [record.uuid, record]));
  const isFixed = (uuid: string) => {
    const record = byUuid.get(uuid);
    return record !== undefined && isLocked(record);
  };
  const places = positionsFor({ ordered, from, to, isFixed });
  return (
    places &&
    [...places].flatMap(([uuid, position]) => {
      const record = byUuid.get(uuid);
      return record ? [{ record, patch: { position } }] : [];
    })
  );
}

/** New records with their places below another one, and what has to make room for them. Without room they go to the end. */
export function addedBelow<R extends PlacedRecord>(
  all: readonly R[],
  above: string,
  drafts: readonly R[],
  isLocked: (record: R) => boolean,
): { readonly drafts: readonly R[]; readonly edits: readonly Edit<R>[] } {
  const at = all.findIndex(({ uuid }) => uuid === above);
  if (at < 0) return { drafts, edits: [] };
  const from = at + 1;
  const wanted = { ordered: all.toSpliced(from, 0, ...drafts), from, to: at + drafts.length };
  const edits = orderEdits(wanted, isLocked) ?? [];
  const places = new Map(edits.map(({ record, patch }) => [record.uuid, patch.position as number]));
  const own = new Set(drafts.map(({ uuid }) => uuid));
  return {
    drafts: drafts.map(draft => ({ ...draft, position: places.get(draft.uuid) ?? draft.position })),
    edits: edits.filter(({ record }) => !own.has(record.uuid)),
  };
}
