import { useCallback, useMemo, useState } from 'react';
import { type HazardVoteEvent, useListHazardVoteEventsQuery } from '@/api/hazard-voting';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useCurrentUser } from '@/session/CurrentUser';

export interface VoteQueue {
  /** Every open round in which I am a voter: what the position counts. */
  open: readonly HazardVoteEvent[];
  /** Those that wait for my vote. */
  pending: readonly HazardVoteEvent[];
  /** Open and revealed ones in which I have voted. */
  voted: readonly HazardVoteEvent[];
  /** The one that is shown; undefined when nothing waits and none was chosen. */
  current: HazardVoteEvent | undefined;
}

interface VoteQueueState {
  queue: VoteQueue | undefined;
  error: unknown;
  refetch: () => void;
  /** Shows another one, or what was voted on when nothing waits. */
  show: (round: HazardVoteEvent | undefined) => void;
  /** To be called when the vote in a round is saved: the list hears of it later. */
  setSaved: (roundUuid: string, isSaved: boolean) => void;
}

/** After every day that is due. */
const NEVER = '9999';

/** What is due first, then by code, as the board and a meeting go through them. */
const byDueThenCode = (one: HazardVoteEvent, other: HazardVoteEvent) =>
  (one.dueDate ?? NEVER).localeCompare(other.dueDate ?? NEVER) ||
  one.hazard.code.localeCompare(other.hazard.code, undefined, { numeric: true }) ||
  one.stage.localeCompare(other.stage);

/** My rounds of a project and the one that the address names by the code of its hazard (`?hazard=HZ-014`). */
export function useVoteQueue(projectUuid: string): VoteQueueState {
  const { uuid } = useCurrentUser();
  const [address, change] = useAddressParameters();
  const [saved, setSavedRounds] = useState<ReadonlySet<string>>(() => new Set());
  const { currentData, error, refetch } = useListHazardVoteEventsQuery(
    { projectUuid, status: ['OPEN', 'REVEALED'], voterUserUuid: [uuid], limit: SHEET_LIMIT },
    { refetchOnMountOrArgChange: true },
  );
  const [code, stage] = [address.get('hazard'), address.get('stage')];
  const rounds = currentData?.data.results;
  const queue = useMemo(() => {
    if (!rounds) return undefined;
    const all = rounds.toSorted(byDueThenCode);
    const open = all.filter(({ status }) => status === 'OPEN');
    const pending = open.filter(round => round.missingUserUuids.includes(uuid) && !saved.has(round.uuid));
    const named = all.filter(({ hazard, hazardUuid }) => hazard.code === code || hazardUuid === code);
    return {
      open,
      pending,
      voted: all.filter(round => !round.missingUserUuids.includes(uuid) || saved.has(round.uuid)),
      current:
        named.find(round => round.stage === stage) ??
        named.find(round => pending.includes(round)) ??
        named[0] ??
        pending[0],
    };
  }, [rounds, uuid, saved, code, stage]);
  return {
    queue,
    error,
    refetch: () => void refetch(),
    show: useCallback(
      round =>
        change({
          hazard: round?.hazard.code ?? '',
          // A hazard may have a round on each stage.
          stage: round?.stage ?? '',
        }),
      [change],
    ),
    setSaved: useCallback(
      (roundUuid, isSaved) =>
        setSavedRounds(before => {
          const next = new Set(before);
          if (isSaved) next.add(roundUuid);
          else next.delete(roundUuid);
          return next;
        }),
      [],
    ),
  };
}

/** The next one that waits: after this one in the order, else from the beginning; undefined when this was the last. */
export function nextPending(
  { open, pending }: Pick<VoteQueue, 'open' | 'pending'>,
  current: HazardVoteEvent,
): HazardVoteEvent | undefined {
  const place = open.findIndex(({ uuid }) => uuid === current.uuid);
  const others = pending.filter(({ uuid }) => uuid !== current.uuid);
  return others.find(one => open.indexOf(one) > place) ?? others[0];
}
