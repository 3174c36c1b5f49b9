import type { components } from '../../contract/generated/operations.ts';
import type { RecordType } from '../../database/records/recordType.ts';

type Field = components['schemas']['ProjectHistoryField'];

/** A record as the audit trail keeps it; null before it was there, and after it was deleted. */
export type Snapshot = Record<string, unknown> | null;

/** Fields that change every time and so say nothing. */
export const SILENT = new Set(['revision', 'updatedAt', 'updatedBy']);

/** Fields of a record that a change of it never tells: they are told beside it, or are the server's own. */
const BESIDE = new Set([
  ...SILENT,
  'uuid',
  'projectUuid',
  'createdAt',
  'createdBy',
  'archivedAt',
  'openRevision',
]);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The fields that differ, by the contract's names; of a new record those that hold something, of a deleted one those
 * that held something.
 */
export function fieldChanges(
  type: Pick<RecordType, 'columnOf' | 'lists'>,
  before: Snapshot,
  after: Snapshot,
): Field[] {
  return [...type.columnOf.keys(), ...type.lists].flatMap(field => {
    if (BESIDE.has(field)) return [];
    const change = { field, before: before?.[field] ?? null, after: after?.[field] ?? null };
    const isTold =
      before && after
        ? JSON.stringify(change.before) !== JSON.stringify(change.after)
        : !isEmpty(before ? change.before : change.after);
    return isTold ? [change] : [];
  });
}
