import type { Hazard } from '@/api/hazards';
import type { EditEntry, Refusal } from '@/records/editEntry';
import type { CellState, RowState } from '@/ui/worksheet';
import type { TextOf } from '../../shared/rating/ratingTexts';

/** What a hazard and its cells are going through, for the worksheet and the panel. */
export function rowStateOf(hazard: Hazard, entry: EditEntry | undefined, text: TextOf): RowState | undefined {
  const locked = hazard.isRiskFrozen
    ? text(
        'frozen',
        'The risk of this hazard is frozen. Whoever may unfreeze it can open it again with a reason.',
      )
    : undefined;
  const cells = entry && cellStates(entry, text);
  if (locked === undefined && cells === undefined) return undefined;
  return { ...(locked !== undefined && { locked }), ...(cells && { cells }) };
}

const reasonOf = ({ status, message }: Refusal, text: TextOf): string =>
  status === 403
    ? text('may-not-edit', 'Your role may not change this hazard. The old value is back.')
    : text('not-saved', '{1} The old value is back.', { values: [message] });

function cellStates(entry: EditEntry, text: TextOf): Record<string, CellState> | undefined {
  const cells: Record<string, CellState> = {};
  for (const [path, { refusal }] of Object.entries(entry.failed))
    cells[path] = { status: 'failed', reason: reasonOf(refusal, text) };
  for (const path of Object.keys(entry.conflict?.mine ?? {}))
    cells[path] = {
      status: 'failed',
      reason: text(
        'conflict-cell',
        'Somebody changed this hazard at the same time. Choose whose change to keep.',
      ),
    };
  for (const path of Object.keys(entry.question?.mine ?? {}))
    cells[path] = {
      status: 'failed',
      reason: text(
        'reset-votes-cell',
        'Votes were cast on this hazard as it was. Choose whether they are reset or the old value is back.',
      ),
    };
  for (const path of Object.keys({ ...entry.sending, ...entry.waiting }))
    cells[path] ??= { status: 'saving' };
  return Object.keys(cells).length > 0 ? cells : undefined;
}
