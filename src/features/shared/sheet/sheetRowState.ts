import type { TextFunction } from '@/glossary/useText';
import { type DraftRecord, isUnmade } from '@/records/draftRecord';
import type { EditEntry, Refusal } from '@/records/editEntry';
import { PLACE } from '@/records/recordModel';
import type { CellState, RowState } from '@/ui/worksheet';
import type { SheetWords } from './sheetTypes';

export type SheetTextOf = TextFunction<'sheet'>;

/** The column that every sheet begins with: what is said of a whole row stands there. */
export const ROW_CELL = 'code';

/** The cell of the sheet in which a path of a record shows. */
export const cellOfPath = (path: string): string => (path === '' || path === PLACE ? ROW_CELL : path);

/** What a record and its cells are going through, for the grid and the panel. */
export function sheetRowState(
  { entry, draft }: { entry: EditEntry | undefined; draft: DraftRecord | undefined },
  locked: string | undefined,
  words: Pick<SheetWords, 'mayNotEdit' | 'notAdded'>,
  text: SheetTextOf,
  marks?: RowState['cells'],
): RowState | undefined {
  const own = entry && cellStates(entry, words.mayNotEdit, text);
  const going = isUnmade(draft) ? { ...own, [ROW_CELL]: draftState(draft, words, text) } : own;
  const cells = marks ? { ...marks, ...going } : going;
  if (locked === undefined && cells === undefined) return undefined;
  return { ...(locked !== undefined && { locked }), ...(cells && { cells }) };
}

function draftState(
  { refusal }: DraftRecord,
  { mayNotEdit, notAdded }: Pick<SheetWords, 'mayNotEdit' | 'notAdded'>,
  text: SheetTextOf,
): CellState {
  if (!refusal) return { status: 'saving' };
  const reason = notAdded(refusal.status === 403 ? mayNotEdit : refusal.message);
  return { status: 'failed', reason: `${reason} ${rowKept(text)}` };
}

/** What becomes of a new row that was refused. */
export const rowKept = (text: SheetTextOf): string =>
  text('row-kept', 'The row stays here until you change it or delete it.');

function cellStates(
  entry: EditEntry,
  mayNotEdit: string,
  text: SheetTextOf,
): Record<string, CellState> | undefined {
  const cells: Record<string, CellState> = {};
  const fail = (paths: object, reason: string) => {
    for (const path of Object.keys(paths)) cells[cellOfPath(path)] = { status: 'failed', reason };
  };
  for (const [path, { refusal }] of Object.entries(entry.failed))
    cells[cellOfPath(path)] = { status: 'failed', reason: reasonOf(refusal, mayNotEdit, text) };
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
    cells[cellOfPath(path)] ??= { status: 'saving' };
  return Object.keys(cells).length > 0 ? cells : undefined;
}

const reasonOf = ({ status, message }: Refusal, mayNotEdit: string, text: SheetTextOf): string =>
  text('not-saved', '{1} The old value is back.', { values: [status === 403 ? mayNotEdit : message] });
