import { Suspense } from 'react';
import type { Hazard } from '@/api/hazards';
import { useTexts } from '@/glossary/useText';
import { askedAbout } from '@/records/EditQueue';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import { lazyPart, usePreparedParts } from '@/ui/lazyPart';
import type { WorksheetColumn } from '@/ui/worksheet';
import { cellName, cellValueText } from './columns/describeCell';
import { initialLevels } from './view/hazardFields';
import type { WorksheetData } from './view/useWorksheetData';

const RatingDialog = lazyPart(() =>
  import('../shared/rating/RatingDialog').then(module => module.RatingDialog),
);
const DeleteHazardsDialog = lazyPart(() =>
  import('./DeleteHazardsDialog').then(module => module.DeleteHazardsDialog),
);
const HazardConflictDialog = lazyPart(() =>
  import('./edits/HazardConflictDialog').then(module => module.HazardConflictDialog),
);
const ResetVotesDialog = lazyPart(() =>
  import('./edits/ResetVotesDialog').then(module => module.ResetVotesDialog),
);
const DIALOGS = [RatingDialog, DeleteHazardsDialog, HazardConflictDialog, ResetVotesDialog];

/** The dialog that stands open, beside those that open by themselves. */
export type OpenDialog = {
  kind: 'explain' | 'delete' | 'conflict' | 'resetVotes';
  hazardUuids: readonly string[];
} | null;

interface HazardDialogsProps {
  open: OpenDialog;
  onClose: () => void;
  onDeleted: (hazardUuid: string) => void;
  /** The hazards of the open dialog. */
  hazards: readonly Hazard[];
  data: WorksheetData;
  style: Hazard['style'];
  columns: readonly WorksheetColumn<Hazard>[];
}

/** Why this level, delete, whose change to keep, what becomes of votes. */
export function HazardDialogs(props: HazardDialogsProps) {
  const { open, onClose, onDeleted, hazards, data, style, columns } = props;
  const { catalogs, set } = data;
  const queue = useEditQueue();
  const { entries } = useEdits();
  const text = useTexts('hazards');
  usePreparedParts(DIALOGS);
  const first = hazards[0];
  const conflicting = [...entries.values()].find(
    ({ entity, conflict, uuid, isPostponed }) =>
      entity === 'Hazard' &&
      conflict &&
      (!isPostponed || (open?.kind === 'conflict' && open.hazardUuids.includes(uuid))),
  );
  const chosen = (choose: (hazardUuid: string) => void) => () => {
    if (conflicting) choose(conflicting.uuid);
    onClose();
  };
  const asked = askedAbout(entries).filter(
    ({ uuid, isPostponed }) =>
      !isPostponed || (open?.kind === 'resetVotes' && open.hazardUuids.includes(uuid)),
  );
  const answered = (answer: (hazardUuids: readonly string[]) => void) => () => {
    answer(asked.map(({ uuid }) => uuid));
    onClose();
  };
  return (
    <Suspense fallback={null}>
      {first && open?.kind === 'explain' && (
        <RatingDialog code={first.code} set={set} levels={initialLevels(first, set)} onClose={onClose} />
      )}
      {first && open?.kind === 'delete' && (
        <DeleteHazardsDialog hazards={hazards} onDeleted={onDeleted} onClose={onClose} />
      )}
      {conflicting && (
        <HazardConflictDialog
          entry={conflicting}
          nameOf={path => cellName(path, columns, set, text)}
          showValue={(path, value) => cellValueText(path, value, style, catalogs, set)}
          onTakeTheirs={chosen(uuid => queue.takeTheirs(uuid))}
          onKeepMine={chosen(uuid => queue.keepMine(uuid))}
          onClose={() => {
            queue.postpone([conflicting.uuid]);
            onClose();
          }}
        />
      )}
      {!conflicting && asked.length > 0 && (
        <ResetVotesDialog
          entries={asked}
          nameOf={path => cellName(path, columns, set, text)}
          onReset={answered(uuids => queue.confirmReset(uuids))}
          onKeepVotes={answered(uuids => queue.keepVotes(uuids))}
          onClose={() => {
            queue.postpone(asked.map(({ uuid }) => uuid));
            onClose();
          }}
        />
      )}
    </Suspense>
  );
}
