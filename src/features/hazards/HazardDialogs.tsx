import { useState } from 'react';
import type { Hazard } from '@/api/hazards';
import { useTexts } from '@/glossary/useText';
import type { WorksheetColumn } from '@/ui/worksheet';
import { cellName, cellValueText } from './columns/describeCell';
import { DeleteHazardsDialog } from './DeleteHazardsDialog';
import { ConflictDialog } from './outbox/ConflictDialog';
import { LeaveGuard } from './outbox/LeaveGuard';
import type { HazardOutboxState } from './outbox/useHazardOutbox';
import { RatingDialog } from './rating/RatingDialog';
import type { WorksheetData } from './view/useWorksheetData';

/** The dialog that stands open, beside those that open by themselves. */
export type OpenDialog = { kind: 'explain' | 'delete' | 'conflict'; hazardUuids: readonly string[] } | null;

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

/** Why this level, delete, whose change to keep, leave without saving. */
export function HazardDialogs(props: HazardDialogsProps) {
  const { open, onClose, onDeleted, hazards, data, style, columns, outboxState } = props;
  const { catalogs, set } = data;
  const { entries, outbox } = outboxState;
  const text = useTexts('hazards');
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
  return (
    <>
      {first && open?.kind === 'explain' && <RatingDialog hazard={first} set={set} onClose={onClose} />}
      {first && open?.kind === 'delete' && (
        <DeleteHazardsDialog hazards={hazards} onDeleted={onDeleted} onClose={onClose} />
      )}
      {conflicting && (
        <ConflictDialog
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
      <LeaveGuard outbox={outbox} />
    </>
  );
}
