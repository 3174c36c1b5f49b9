import type { Hazard } from '@/api/hazards';
import type { CellState, RowState } from '@/ui/worksheet';
import type { TextOf } from '../../shared/rating/ratingTexts';
import type { OutboxEntry } from './outboxEntry';

/** What a hazard and its cells are going through, for the worksheet and the panel. */
export function rowStateOf(
  hazard: Hazard,
  entry: OutboxEntry | undefined,
  text: TextOf,
): RowState | undefined {
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

function cellStates(entry: OutboxEntry, text: TextOf): Record<string, CellState> | undefined {
  const cells: Record<string, CellState> = {};
  for (const [path, { reason }] of Object.entries(entry.failed)) cells[path] = { status: 'failed', reason };
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
