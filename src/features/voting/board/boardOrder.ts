import { BOARD_STATES, type BoardRow } from './boardRows';

/** By what the board can be ordered; the first one is the default. */
export const BOARD_ORDERS = ['position', 'state', 'missing', 'dueDate', 'spread'] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

type Value = number | string | undefined;

const VALUES: Readonly<Record<BoardOrder, (row: BoardRow) => Value>> = {
  position: ({ hazard }) => hazard.position,
  state: ({ state }) => BOARD_STATES.indexOf(state),
  missing: ({ round }) => (round?.status === 'OPEN' ? round.missingUserUuids.length : undefined),
  dueDate: ({ round }) => round?.dueDate ?? undefined,
  spread: ({ round }) => round?.outcome?.spread,
};

const compare = (one: Value, other: Value): number => {
  if (one === other) return 0;
  return (one ?? '') < (other ?? '') ? -1 : 1;
};

/** In an order; rows without a value come last in both directions, equal ones as in the worksheet. */
export function ordered(
  rows: readonly BoardRow[],
  orderBy: BoardOrder,
  direction: 'asc' | 'desc',
): BoardRow[] {
  const valueIn = VALUES[orderBy];
  return [...rows].sort((one, other) => {
    const [mine, theirs] = [valueIn(one), valueIn(other)];
    if ((mine === undefined) !== (theirs === undefined)) return mine === undefined ? 1 : -1;
    const result = direction === 'asc' ? compare(mine, theirs) : compare(theirs, mine);
    return result || one.hazard.position - other.hazard.position;
  });
}
