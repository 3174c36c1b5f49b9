import { Suspense, useState } from 'react';
import type { Hazard } from '@/api/hazards';
import { useTexts } from '@/glossary/useText';
import { lazyPart, usePreparedParts } from '@/ui/lazyPart';
import type { WorksheetColumn } from '@/ui/worksheet';
import { cellName, cellValueText } from './columns/describeCell';
import { askedAbout } from './outbox/HazardOutbox';
import type { HazardOutboxState } from './outbox/useHazardOutbox';
import { initialLevels } from './view/hazardFields';
import type { WorksheetData } from './view/useWorksheetData';

const RatingDialog = lazyPart(() =>
  import('../shared/rating/RatingDialog').then(module => module.RatingDialog),
);
const DeleteHazardsDialog = lazyPart(() =>
  import('./DeleteHazardsDialog').then(module => module.DeleteHazardsDialog),
);
const HazardConflictDialog = lazyPart(() =>
  import('./outbox/HazardConflictDialog').then(module => module.HazardConflictDialog),
);
const ResetVotesDialog = lazyPart(() =>
  import('./outbox/ResetVotesDialog').then(module => module.ResetVotesDialog),
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
  outboxState: HazardOutboxState;
}

/** Why this level, delete, whose change to keep, what becomes of votes. */
export function HazardDialogs(props: HazardDialogsProps) {
  const { open, onClose, onDeleted, hazards, data, style, columns, outboxState } = props;
  const { catalogs, set } = data;
  const { entries, outbox } = outboxState;
  const text = useTexts('hazards');
  usePreparedParts(DIALOGS);
  const first = hazards[0];
  const [postponed, setPostponed] = useState<ReadonlySet<object>>(new Set());
  const conflicting = [...entries.values()].find(
    ({ conflict, record }) =>
      conflict &&
      (!postponed.has(conflict) || (open?.kind === 'conflict' && open.hazardUuids.includes(record.uuid))),
  );
  const chosen = (choose: (hazardUuid: string) => void) => () => {
    if (conflicting) choose(conflicting.record.uuid);
    onClose();
  };
  const asked = askedAbout(outboxState).filter(
    ({ question, record }) =>
      (question && !postponed.has(question)) ||
      (open?.kind === 'resetVotes' && open.hazardUuids.includes(record.uuid)),
  );
  const answered = (answer: (hazardUuids: readonly string[]) => void) => () => {
    answer(asked.map(({ record }) => record.uuid));
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
          onTakeTheirs={chosen(uuid => outbox.takeTheirs(uuid))}
          onKeepMine={chosen(uuid => outbox.keepMine(uuid))}
          onClose={() => {
            if (conflicting.conflict) setPostponed(new Set([...postponed, conflicting.conflict]));
            onClose();
          }}
        />
      )}
      {!conflicting && asked.length > 0 && (
        <ResetVotesDialog
          entries={asked}
          nameOf={path => cellName(path, columns, set, text)}
          onReset={answered(uuids => outbox.confirmReset(uuids))}
          onKeepVotes={answered(uuids => outbox.keepVotes(uuids))}
          onClose={() => {
            setPostponed(new Set([...postponed, ...asked.flatMap(({ question }) => question ?? [])]));
            onClose();
          }}
        />
      )}
    </Suspense>
  );
}
