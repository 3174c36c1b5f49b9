import { Suspense } from 'react';
import { useEdits } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { lazyPart, usePreparedParts } from '@/ui/lazyPart';
import type { WorksheetColumn } from '@/ui/worksheet';
import type { RecordLookup, SheetDeleting, SheetWords } from './sheetTypes';

const ConfirmDeleteDialog = lazyPart(() =>
  import('@/features/shared/delete/ConfirmDeleteDialog').then(module => module.ConfirmDeleteDialog),
);
const EditConflictDialog = lazyPart(() =>
  import('./EditConflictDialog').then(module => module.EditConflictDialog),
);
const DIALOGS = [ConfirmDeleteDialog, EditConflictDialog];

/** The dialog that was opened, beside those that open by themselves. */
export type OpenDialog = { kind: 'delete' | 'conflict' | 'question'; uuids: readonly string[] } | null;

interface SheetDialogsProps<R extends ProjectRecord> {
  model: RecordModel<R>;
  open: OpenDialog;
  onClose: () => void;
  find: RecordLookup<R>;
  words: SheetWords;
  deleting: SheetDeleting | undefined;
  onDeleted: (uuid: string) => void;
  columns: readonly WorksheetColumn<R>[];
}

/** Delete, and whose change to keep. */
export function SheetDialogs<R extends ProjectRecord>(props: SheetDialogsProps<R>) {
  const { model, open, onClose, find, words, deleting, onDeleted, columns } = props;
  const { entries } = useEdits();
  usePreparedParts(DIALOGS);
  const conflicting = [...entries.values()].find(
    ({ entity, uuid, conflict, isPostponed }) =>
      conflict &&
      entity === model.entity &&
      (!isPostponed || (open?.kind === 'conflict' && open.uuids.includes(uuid))),
  );
  const columnOf = (path: string) => columns.find(({ key }) => key === path);
  const deleted = open?.kind === 'delete' ? open.uuids.flatMap(uuid => find(uuid) ?? []) : [];
  return (
    <Suspense fallback={null}>
      {deleting && deleted.length > 0 && (
        <ConfirmDeleteDialog
          records={deleted.map(({ uuid, code }) => ({ uuid, label: code }))}
          {...(deleting.loadTree && { loadTree: deleting.loadTree })}
          remove={deleting.remove}
          confirmLabel={words.confirmDelete(deleted.length)}
          onDeleted={onDeleted}
          onClose={onClose}
        />
      )}
      {conflicting && (
        <EditConflictDialog
          model={model as unknown as RecordModel}
          entry={conflicting}
          nameOf={path => columnOf(path)?.name ?? path}
          showValue={(path, record) => {
            const column = columnOf(path);
            const text = column?.kind.format(column.getValue(record as R), record as R);
            return text || '–';
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
