import { useCallback } from 'react';
import type { Guideword } from '@/api/lookups';
import type { Malfunction } from '@/api/malfunctions';
import { useReverse } from '@/features/shared/edits/useReverse';
import { useEditQueue } from '@/records/EditQueueContext';
import type { Edit } from '@/records/editQueueTypes';
import { malfunctionDraft } from '@/records/models/namedDrafts';
import { malfunctionModel } from '@/records/models/namedModels';
import { newRecord } from '@/records/newRecord';
import type { CellEdit, UndoOutcome } from '@/ui/worksheet';
import { readCellText } from './cellText';
import { cellOf, isRuledOut, type MatrixRow, nameOfCell } from './matrix';

/** A cell: a function and a guideword. */
export interface MatrixPlace {
  readonly row: MatrixRow;
  readonly guideword: Guideword;
}

type Decision = Partial<
  Pick<Malfunction, 'name' | 'disposition' | 'dispositionReason' | 'effect' | 'source' | 'description'>
>;

/** A malfunction of a cell until it is created. */
export const newMalfunction = ({ row, guideword }: MatrixPlace, decision: Decision = {}): Malfunction => ({
  ...malfunctionDraft(newRecord(row.function.projectUuid), row.uuid),
  guidewordUuid: guideword.uuid,
  ...decision,
  name: decision.name || nameOfCell(row, guideword),
});

interface MatrixEditsOptions {
  rows: readonly MatrixRow[];
  guidewords: readonly Guideword[];
  /** A cell does not apply, and nobody has said why. */
  askReason: (place: MatrixPlace) => void;
}

/** What is written into the matrix, as one step of undo each time. */
export function useMatrixEdits({ rows, guidewords, askReason }: MatrixEditsOptions) {
  const queue = useEditQueue();
  const reverse = useReverse();
  const placeOf = useCallback(
    (rowKey: string, columnKey: string): MatrixPlace | undefined => {
      const row = rows.find(({ uuid }) => uuid === rowKey);
      const guideword = guidewords.find(({ uuid }) => uuid === columnKey);
      return row && guideword && { row, guideword };
    },
    [rows, guidewords],
  );
  const onEdit = useCallback(
    (edits: readonly CellEdit[]) => {
      const added: Malfunction[] = [];
      const changed: Edit<Malfunction>[] = [];
      for (const { rowKey, columnKey, value } of edits) {
        const place = placeOf(rowKey, columnKey);
        if (!place) continue;
        const writing = readCellText(String(value));
        const held = cellOf(place.row, columnKey);
        if (writing.kind === 'notApplicable') {
          const { reason } = writing;
          const [before] = held;
          if (reason === '') askReason(place);
          else if (before) changed.push({ record: before, patch: { dispositionReason: reason } });
          else added.push(newMalfunction(place, { disposition: 'NOT_CREDIBLE', dispositionReason: reason }));
        } else if (writing.kind === 'malfunctions')
          writing.names.forEach((name, index) => {
            const before = held[index];
            if (!before) added.push(newMalfunction(place, { name }));
            else
              changed.push({
                record: before,
                // What is worded is looked at after all.
                patch: { name, ...(isRuledOut(before) && { disposition: 'ANALYSE', dispositionReason: '' }) },
              });
          });
      }
      if (added.length > 0 || changed.length > 0) queue.add(malfunctionModel, added, changed);
    },
    [queue, placeOf, askReason],
  );
  const onUndo = useCallback(
    (direction: 'undo' | 'redo'): UndoOutcome | undefined => {
      const report = reverse(direction);
      const cellsOf = (uuids: readonly string[]) =>
        rows.flatMap(row =>
          [...row.cells].flatMap(([columnKey, malfunctions]) =>
            malfunctions.some(({ uuid }) => uuids.includes(uuid)) ? [{ rowKey: row.uuid, columnKey }] : [],
          ),
        );
      return (
        report && {
          done: cellsOf(report.done.map(({ uuid }) => uuid)),
          refused: cellsOf(report.refused.map(({ uuid }) => uuid)),
        }
      );
    },
    [reverse, rows],
  );
  return { onEdit, onUndo, placeOf };
}
