import type { HazardVoteEventUpdate } from '@/api/hazard-voting';
import type { BoardRow } from './boardRows';

/** Fields of the dialog that changes rounds. */
export type RoundChangeValues = {
  dueDate: string | null;
  minimumVotes: number | string | null;
  add: string[];
  remove: string[];
  notNeeded: string[];
  needed: string[];
  reason: string;
};

const VOTER_CHANGES = ['add', 'remove', 'notNeeded', 'needed'] as const;

/** The value that all rounds share; null where they differ. */
function shared<Value>(rows: readonly BoardRow[], read: (row: BoardRow) => Value): Value | null {
  const values = new Set(rows.map(read));
  return values.size === 1 ? ([...values][0] as Value) : null;
}

/** What the dialog begins with: what the rounds have in common. */
export const beginningOf = (rows: readonly BoardRow[]): RoundChangeValues => ({
  dueDate: shared(rows, ({ round }) => round?.dueDate ?? null),
  minimumVotes: shared(rows, ({ round }) => round?.minimumVotes ?? null),
  add: [],
  remove: [],
  notNeeded: [],
  needed: [],
  reason: '',
});

export type RoundChange = Omit<HazardVoteEventUpdate, 'revision' | 'action' | 'reason'>;

/** What was changed of the beginning; empty for nothing. What is not changed stays with each round as it is. */
export function roundChange(beginning: RoundChangeValues, values: RoundChangeValues): RoundChange {
  const voters = Object.fromEntries(
    VOTER_CHANGES.flatMap(kind => (values[kind].length > 0 ? [[kind, values[kind]]] : [])),
  );
  return {
    ...(values.dueDate !== beginning.dueDate && { dueDate: values.dueDate }),
    ...(values.minimumVotes !== beginning.minimumVotes &&
      typeof values.minimumVotes === 'number' && { minimumVotes: values.minimumVotes }),
    ...(Object.keys(voters).length > 0 && { voters }),
  };
}

/** Whether the server asks why (domain model 2.6: the record says why a vote was done without). */
export const needsReason = ({ round }: BoardRow, { minimumVotes, voters }: RoundChange): boolean =>
  voters?.notNeeded !== undefined || (minimumVotes ?? Number.MAX_VALUE) < (round?.minimumVotes ?? 0);
