import { useMemo } from 'react';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import type { WorksheetLabels } from '@/ui/worksheet';

/** The grid's own texts from the glossary. */
export function useGridLabels(addRow: string): Partial<WorksheetLabels> {
  const text = useTexts('worksheet');
  const { day } = useFormats();
  return useMemo(
    () => ({
      addRow,
      noGroup: text('no-group', 'Without group'),
      createOption: (typed: string) => text('create-option', 'Create “{1}”', { values: [typed] }),
      renameOption: (typed: string) => text('rename-option', 'Rename or create “{1}” …', { values: [typed] }),
      noOptions: text('no-options', 'Nothing matches'),
      tryAgain: text('try-again', 'Try again'),
      close: text('close', 'Close'),
      saving: text('saving', 'Being saved'),
      readOnly: (column: string) => text('read-only', '{1} cannot be edited.', { values: [column] }),
      required: (column: string) => text('required', '{1} cannot be empty.', { values: [column] }),
      notAnOption: (typed: string, column: string) =>
        text('not-an-option', '“{1}” is not in the list of {2}.', { values: [typed, column] }),
      ambiguous: (typed: string, column: string) =>
        text('ambiguous', '{2} has several called “{1}”. Write its code behind it, as the list shows it.', {
          values: [typed, column],
        }),
      tooLong: (max: number, length: number) =>
        text('too-long', 'The text has {2} characters; {1} are allowed.', { values: [max, length] }),
      notANumber: (typed: string, column: string) =>
        text(
          'not-a-number',
          '“{1}” is no number for {2}, or could be two: leave out separators of thousands.',
          { values: [typed, column] },
        ),
      notADay: (typed: string, column: string) =>
        text('not-a-day', '“{1}” is no day for {2}. Write it like {3}.', {
          values: [typed, column, day('2026-12-31')],
        }),
      outOfRange: (column: string, minimum?: number, maximum?: number) =>
        text('out-of-range', '{1} must be between {2} and {3}.', {
          values: [column, minimum ?? '−∞', maximum ?? '∞'],
        }),
      someRefused: (done: number, refused: number) =>
        text('some-refused', '{1} changed, {2} left as before.', { values: [done, refused] }),
      moreRefused: (count: number) => text('more-refused', 'and {1} more', { values: [count] }),
      nothingToUndo: text('nothing-to-undo', 'Nothing to undo.'),
      nothingToRedo: text('nothing-to-redo', 'Nothing to redo.'),
      changedSince: (now: string) =>
        text('changed-since', 'Changed by somebody since, now “{1}”. Left as it is.', { values: [now] }),
      hiddenChangedSince: text(
        'hidden-changed-since',
        'A value that is not shown here was changed by somebody since. Left as it is.',
      ),
      leaveHint: text('leave-hint', 'Press Tab to leave the worksheet.'),
      colleaguesHere: (names: string) => text('colleagues-here', 'Here now: {1}', { values: [names] }),
      rangeSelected: (rows: number, columns: number) =>
        text('range-selected', '{1} and {2} selected', {
          values: [
            text('range-rows', '{1} rows', { count: rows, one: '{1} row' }),
            text('range-columns', '{1} columns', { count: columns, one: '{1} column' }),
          ],
        }),
      createFailed: (typed: string) =>
        text('create-failed', '“{1}” could not be created. The cell is as before.', { values: [typed] }),
    }),
    [text, addRow, day],
  );
}
