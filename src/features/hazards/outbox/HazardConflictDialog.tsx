import type { Hazard } from '@/api/hazards';
import { useListProjectMembersQuery } from '@/api/project-members';
import { ConflictDialog } from '@/features/shared/form/ConflictDialog';
import { useTexts } from '@/glossary/useText';
import { readPath } from './hazardPatch';
import type { OutboxEntry } from './outboxEntry';

interface HazardConflictDialogProps {
  entry: OutboxEntry;
  /** Name of a cell, and a value of it, as the worksheet shows them. */
  nameOf: (path: string) => string;
  showValue: (path: string, value: unknown, hazard: Hazard) => string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** Decide later: both stay as they are. */
  onClose: () => void;
}

/** Two people changed the same hazard. */
export function HazardConflictDialog(props: HazardConflictDialogProps) {
  const { entry, nameOf, showValue, ...answers } = props;
  const text = useTexts('hazards');
  const { record, conflict } = entry;
  const author = useAuthor(record.projectUuid, conflict?.theirs.updatedBy ?? null);
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  return (
    <ConflictDialog
      {...answers}
      title={text('conflict-title', '{1} was changed by {2}', {
        values: [record.code, author ?? text('somebody', 'somebody else')],
      })}
      rows={Object.entries(mine).map(([path, value]) => ({
        key: path,
        name: nameOf(path),
        mine: showValue(path, value, entry.shown),
        theirs: showValue(path, readPath(theirs, path), theirs),
      }))}
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
