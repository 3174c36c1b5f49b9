import { useListProjectMembersQuery } from '@/api/project-members';
import { ConflictDialog } from '@/features/shared/forms/ConflictDialog';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import type { EditEntry } from '@/records/editEntry';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';

interface EditConflictDialogProps<R extends ProjectRecord> {
  model: RecordModel<R>;
  entry: EditEntry;
  /** Name of a cell, and a value of it, as the sheet shows them. */
  nameOf: (path: string) => string;
  showValue: (path: string, record: R) => string;
  onClose: () => void;
}

/** Two people changed the same cell of a record. */
export function EditConflictDialog<R extends ProjectRecord>(props: EditConflictDialogProps<R>) {
  const { model, entry, nameOf, showValue, onClose } = props;
  const text = useTexts('sheet');
  const queue = useEditQueue();
  const { conflict, uuid } = entry;
  const author = useAuthor(entry.projectUuid, conflict?.theirs.updatedBy ?? null);
  if (!conflict) return null;
  const theirs = conflict.theirs as R;
  const mine = model.apply(theirs, conflict.mine);
  const choose = (keep: (uuid: string) => void) => () => {
    keep(uuid);
    onClose();
  };
  return (
    <ConflictDialog
      title={text('conflict-title', '{1} was changed by {2}', {
        values: [entry.code, author ?? text('somebody', 'somebody else')],
      })}
      rows={Object.keys(conflict.mine).map(path => ({
        key: path,
        name: nameOf(path),
        mine: showValue(path, mine),
        theirs: showValue(path, theirs),
      }))}
      onTakeTheirs={choose(one => queue.decisions.takeTheirs(one))}
      onKeepMine={choose(one => queue.decisions.keepMine(one))}
      onClose={() => {
        queue.decisions.postpone([uuid]);
        onClose();
      }}
    />
  );
}

function useAuthor(projectUuid: string, userUuid: string | null): string | undefined {
  const { data } = useListProjectMembersQuery(
    { projectUuid, userUuid: userUuid ? [userUuid] : [], limit: 1 },
    { skip: userUuid === null },
  );
  const user = data?.data.results.find(member => member.userUuid === userUuid)?.user;
  return user && [user.firstName, user.lastName].filter(Boolean).join(' ');
}
