import { draftRecord } from './draftRecord';
import { withEdit } from './editEntry';
import type { Addition, EditQueueSnapshot } from './editQueueTypes';
import type { ProjectRecord, RecordModel } from './recordModel';
import type { RowChange } from './undoHistory';

export const additionsOf = <R extends ProjectRecord>(
  model: RecordModel<R>,
  records: readonly R[],
): Addition[] => records.map(record => ({ model: model as RecordModel, record }));

/** What a queue holds with records that are added, and with what is typed into them already. */
export function withAdditions(
  before: Pick<EditQueueSnapshot, 'entries' | 'drafts'>,
  added: readonly Addition[],
) {
  const [entries, drafts] = [new Map(before.entries), new Map(before.drafts)];
  for (const { model, record, patch } of added) {
    drafts.set(record.uuid, draftRecord(model.entity, record));
    if (patch) entries.set(record.uuid, withEdit(model, undefined, record, patch));
  }
  return { entries, drafts };
}

/** The step that takes additions back. */
export const rowsAdded = (added: readonly Addition[]): RowChange[] =>
  added.map(({ model, record }) => ({ entity: model.entity, uuid: record.uuid, kind: 'added' }));
