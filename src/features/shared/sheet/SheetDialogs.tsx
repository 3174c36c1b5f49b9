import DialogContentText from '@mui/material/DialogContentText';
import { Suspense } from 'react';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import { askedAbout } from '@/records/editEntry';
import { modelOf } from '@/records/models/modelOf';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { lazyPart, usePreparedParts } from '@/ui/lazyPart';
import type { CellEdit, WorksheetLabels } from '@/ui/worksheet';
import type { RecordLookup, SheetField, SheetProps, SheetQuestion } from './sheetTypes';

const ConfirmDeleteDialog = lazyPart(() =>
  import('@/features/shared/delete/ConfirmDeleteDialog').then(module => module.ConfirmDeleteDialog),
);
const EditConflictDialog = lazyPart(() =>
  import('./EditConflictDialog').then(module => module.EditConflictDialog),
);
const RestingVotesDialog = lazyPart(() =>
  import('./RestingVotesDialog').then(module => module.RestingVotesDialog),
);
const ReplaceDialog = lazyPart(() => import('./ReplaceDialog').then(module => module.ReplaceDialog));
const DIALOGS = [ConfirmDeleteDialog, EditConflictDialog];

const askAboutHazards = (question: SheetQuestion) => <RestingVotesDialog {...question} />;

/** The dialog that was opened, beside those that open by themselves. */
export type OpenDialog = {
  kind: 'delete' | 'conflict' | 'question' | 'explain' | 'suggest' | 'replace';
  uuids: readonly string[];
  /** What is done in the dialog is one step for undo. */
  group?: string;
} | null;

interface SheetDialogsProps<R extends ProjectRecord> {
  sheet: Pick<
    SheetProps<R>,
    | 'model'
    | 'words'
    | 'deleting'
    | 'question'
    | 'explanation'
    | 'suggesting'
    | 'columns'
    | 'fieldOf'
    | 'lockOf'
  >;
  /** What find and replace works on: the rows that are shown. */
  replacing?: {
    rows: readonly R[];
    labels: Partial<WorksheetLabels>;
    onEdit: (edits: readonly CellEdit[]) => void;
  };
  open: OpenDialog;
  onClose: () => void;
  find: RecordLookup<R>;
  onDeleted: (uuid: string) => void;
}

/** Delete, whose change to keep, what a change resets, why a value is what it is, what may be added. */
export function SheetDialogs<R extends ProjectRecord>(props: SheetDialogsProps<R>) {
  const { sheet, open, onClose, find, onDeleted } = props;
  const { model, words, deleting, question, explanation } = sheet;
  const text = useTexts('sheet');
  const queue = useEditQueue();
  const { entries } = useEdits();
  usePreparedParts(DIALOGS);
  const isWanted = (kind: 'conflict' | 'question', uuid: string, isPostponed: boolean) =>
    !isPostponed || (open?.kind === kind && open.uuids.includes(uuid));
  // Also of a record that the sheet only names, such as a function that was renamed here.
  const conflicting = [...entries.values()].find(
    ({ uuid, conflict, isPostponed }) => conflict && isWanted('conflict', uuid, isPostponed),
  );
  const isOwn = conflicting?.entity === model.entity;
  const conflictModel = isOwn ? (model as RecordModel) : conflicting && modelOf(conflicting.entity);
  // Of one kind at a time: a record that the sheet only names may have been renamed here as well.
  const waiting = askedAbout(entries).filter(({ uuid, isPostponed }) =>
    isWanted('question', uuid, isPostponed),
  );
  const asked = waiting.filter(({ entity }) => entity === waiting[0]?.entity);
  const ask = asked[0]?.entity === model.entity && question ? question : askAboutHazards;
  const answered = (answer: (uuids: readonly string[]) => void) => () => {
    answer(asked.map(({ uuid }) => uuid));
    onClose();
  };
  const opened = (open?.uuids ?? []).flatMap(uuid => find(uuid) ?? []);
  const [first] = opened;
  const warning = open?.kind === 'delete' ? deleting?.warning?.(opened) : undefined;
  const nameOf = (path: string) => fieldOf(sheet, path)?.name ?? path;
  return (
    <Suspense fallback={null}>
      {first && open?.kind === 'explain' && explanation?.(first, onClose)}
      {open?.kind === 'suggest' && sheet.suggesting?.render(onClose)}
      {open?.kind === 'replace' && props.replacing && (
        <ReplaceDialog
          {...props.replacing}
          columns={sheet.columns}
          lockOf={row => sheet.lockOf?.(row as R)}
          onClose={onClose}
        />
      )}
      {first && open?.kind === 'delete' && deleting && (
        <ConfirmDeleteDialog
          records={opened.map(({ uuid, code }) => ({ uuid, label: code }))}
          loadTree={deleting.loadTree}
          remove={(uuid, confirm) => queue.remove(model as RecordModel, uuid, confirm, open.group ?? uuid)}
          canUndo
          deletedText={text('deleted', 'Deleted. Undo brings it back.')}
          confirmLabel={words.confirmDelete(opened.length)}
          isGuarded={warning !== undefined}
          onDeleted={onDeleted}
          onClose={onClose}
        >
          {warning && <DialogContentText>{warning}</DialogContentText>}
        </ConfirmDeleteDialog>
      )}
      {conflicting && conflictModel && (
        <EditConflictDialog
          model={conflictModel}
          entry={conflicting}
          nameOf={path => (isOwn ? nameOf(path) : path === 'name' ? text('column-name', 'Name') : path)}
          showValue={(path, record) =>
            (isOwn
              ? fieldOf(sheet, path)?.format(record as R)
              : String(conflictModel.read(record, path) ?? '')) || '–'
          }
          onClose={onClose}
        />
      )}
      {!conflicting &&
        asked.length > 0 &&
        ask({
          entries: asked,
          nameOf,
          onConfirm: answered(uuids => queue.decisions.confirmReset(uuids)),
          onRefuse: answered(uuids => queue.decisions.keepVotes(uuids)),
          onClose: answered(uuids => queue.decisions.postpone(uuids)),
        })}
    </Suspense>
  );
}

/** A field as people know it: by its column, or by what the details call it. */
function fieldOf<R extends ProjectRecord>(
  { columns, fieldOf: other }: Pick<SheetProps<R>, 'columns' | 'fieldOf'>,
  path: string,
): SheetField<R> | undefined {
  const column = columns.find(({ key }) => key === path);
  if (!column) return other?.(path);
  const { kind, getValue } = column;
  return {
    name: column.name,
    format: record => {
      const value = getValue(record);
      return kind.describe?.(value, record) ?? kind.format(value, record);
    },
  };
}
