import type { Addition, Edit, ModelEdit } from '@/records/editQueueTypes';
import {
  type FindRecord,
  type Patch,
  type ProjectRecord,
  pickPaths,
  type RecordModel,
} from '@/records/recordModel';
import type { WorksheetColumn } from '@/ui/worksheet';

/** The value of a cell that stands in other records, before and after it was changed. */
export interface ChangeElsewhere<R, V> {
  readonly record: R;
  readonly before: V;
  readonly after: V;
}

/** What changed cells come to in other records. */
export interface WritesElsewhere {
  readonly added: readonly Addition[];
  readonly edits: readonly ModelEdit[];
}

/** Where the values of a column stand that are not the sheet's own, such as the hazards of a target. */
export interface Elsewhere<R, V> {
  readonly model: RecordModel;
  /** The field that holds them; left out where each is a record of its own, which nothing else shows while it is made. */
  readonly field?: string;
  write(changes: readonly ChangeElsewhere<R, V>[], find: FindRecord): WritesElsewhere;
}

/** A column of a sheet. Methods take values of any kind, as columns of all kinds stand in one sheet. */
export interface SheetColumn<R, V = unknown> extends WorksheetColumn<R, V> {
  readonly elsewhere?: Elsewhere<R, V>;
}

/** All that is written, each where it stands. */
interface SheetWrites<R extends ProjectRecord> extends WritesElsewhere {
  /** Of the sheet's own records. */
  readonly own: readonly Edit<R>[];
}

/** Takes what was typed apart: what rows hold themselves, and what stands in other records. */
export function writesOf<R extends ProjectRecord>(
  columns: readonly SheetColumn<R>[],
  model: RecordModel<R>,
  added: readonly Addition[],
  edits: readonly Edit<R>[],
  find: FindRecord,
): SheetWrites<R> {
  const linked = columns.filter(({ elsewhere }) => elsewhere !== undefined);
  if (linked.length === 0) return { own: edits, added, edits: [] };
  const changes = new Map(linked.map(({ key }) => [key, [] as ChangeElsewhere<R, unknown>[]]));
  const ownOf = (record: R, patch: Patch): Patch => {
    for (const { key, getValue } of linked)
      if (key in patch) changes.get(key)?.push({ record, before: getValue(record), after: patch[key] });
    return pickPaths(patch, path => !changes.has(path));
  };
  const own = edits.map(({ record, patch }) => ({ record, patch: ownOf(record, patch) }));
  const rows = added.map(addition =>
    addition.model === (model as RecordModel) && addition.patch
      ? { ...addition, patch: ownOf(addition.record as R, addition.patch) }
      : addition,
  );
  const made = new Map(added.map(({ record }) => [record.uuid, record]));
  const findAny: FindRecord = (entity, uuid) => made.get(uuid) ?? find(entity, uuid);
  const writes = linked.flatMap(({ key, elsewhere }) => {
    const changed = changes.get(key) ?? [];
    return elsewhere && changed.length > 0 ? [elsewhere.write(changed, findAny)] : [];
  });
  return {
    own,
    added: [...rows, ...writes.flatMap(write => write.added)],
    edits: writes.flatMap(write => write.edits),
  };
}
