import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import type { RowProblem, UndoReport } from '@/records/editQueueTypes';
import type { UndoDirection } from '@/records/undoHistory';

/** Takes back or does again, and says which records could not come back or go. */
export function useReverse(): (
  direction: UndoDirection,
  /** Called when records have come or gone. */
  onRows?: (report: UndoReport) => void,
) => UndoReport | undefined {
  const queue = useEditQueue();
  const text = useTexts('project');
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (direction, onRows) => {
      const say = ({ code, reason }: RowProblem) => {
        if (reason === 'changed')
          return text('undo-row-changed', '{1} stays as it is, since somebody changed it meanwhile.', {
            values: [code],
          });
        if (reason === 'unreachable')
          return text('undo-offline', 'The server cannot be reached. Nothing was undone; try again later.');
        return text('undo-row-refused', 'This could not be undone. {1}', { values: [reason.message] });
      };
      const report = queue.reverse(direction);
      void report?.later?.then(outcome => {
        if (!outcome) return;
        for (const message of new Set(outcome.problems.map(say)))
          enqueueSnackbar(message, { variant: 'warning' });
        onRows?.(outcome);
      });
      return report;
    },
    [queue, text, enqueueSnackbar],
  );
}
