import type { TextFunction } from '@/glossary/useText';
import type { EditEntry, Refusal } from '@/records/editEntry';
import type { CellState, RowState } from '@/ui/worksheet';

type SheetText = TextFunction<'sheet'>;

/** What a record and its cells are going through, for the grid and the panel. */
export function sheetRowState(
  entry: EditEntry | undefined,
  locked: string | undefined,
  mayNotEdit: string,
  text: SheetText,
): RowState | undefined {
  const cells = entry && cellStates(entry, mayNotEdit, text);
  if (locked === undefined && cells === undefined) return undefined;
  return { ...(locked !== undefined && { locked }), ...(cells && { cells }) };
}

function cellStates(
  entry: EditEntry,
  mayNotEdit: string,
  text: SheetText,
): Record<string, CellState> | undefined {
  const cells: Record<string, CellState> = {};
  const fail = (paths: object, reason: string) => {
    for (const path of Object.keys(paths)) cells[path] = { status: 'failed', reason };
  };
  for (const [path, { refusal }] of Object.entries(entry.failed))
    cells[path] = { status: 'failed', reason: reasonOf(refusal, mayNotEdit, text) };
  fail(
    entry.conflict?.mine ?? {},
    text('conflict-cell', 'Somebody changed this at the same time. Choose whose change to keep.'),
  );
  fail(
    entry.question?.mine ?? {},
    text(
      'reset-votes-cell',
      'Votes were cast on this as it was. Choose whether they are reset or the old value is back.',
    ),
  );
  for (const path of Object.keys({ ...entry.sending, ...entry.waiting }))
    cells[path] ??= { status: 'saving' };
  return Object.keys(cells).length > 0 ? cells : undefined;
}

const reasonOf = ({ status, message }: Refusal, mayNotEdit: string, text: SheetText): string =>
  text('not-saved', '{1} The old value is back.', { values: [status === 403 ? mayNotEdit : message] });
