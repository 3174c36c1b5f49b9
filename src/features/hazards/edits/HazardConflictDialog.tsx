import type { Hazard } from '@/api/hazards';
import { useListProjectMembersQuery } from '@/api/project-members';
import { ConflictDialog } from '@/features/shared/form/ConflictDialog';
import { useTexts } from '@/glossary/useText';
import type { EditEntry } from '@/records/editEntry';
import { hazardModel } from '@/records/models/hazardModel';

interface HazardConflictDialogProps {
  entry: EditEntry;
  /** Name of a cell, and a value of it, as the worksheet shows them. */
  nameOf: (path: string) => string;
  showValue: (path: string, value: unknown) => string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** Decide later: both stay as they are. */
  onClose: () => void;
}

/** Two people changed the same hazard. */
export function HazardConflictDialog(props: HazardConflictDialogProps) {
  const { entry, nameOf, showValue, ...answers } = props;
  const text = useTexts('hazards');
  const { code, projectUuid, conflict } = entry;
  const author = useAuthor(projectUuid, conflict?.theirs.updatedBy ?? null);
  if (!conflict) return null;
  const { mine } = conflict;
  const theirs = conflict.theirs as Hazard;
  return (
    <ConflictDialog
      {...answers}
      title={text('conflict-title', '{1} was changed by {2}', {
        values: [code, author ?? text('somebody', 'somebody else')],
      })}
      rows={Object.entries(mine).map(([path, value]) => ({
        key: path,
        name: nameOf(path),
        mine: showValue(path, value),
        theirs: showValue(path, hazardModel.read(theirs, path)),
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
