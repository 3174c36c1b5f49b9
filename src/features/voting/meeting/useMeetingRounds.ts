import { useMemo } from 'react';
import { type HazardVoteEvent, useListHazardVoteEventsQuery } from '@/api/hazard-voting';

/** More rounds than one meeting takes up; the contract gives no more in one answer. */
const MOST = 1000;
const byCode = new Intl.Collator(undefined, { numeric: true });

/**
 * What a meeting goes through: the present round of every hazard that is voted on or was just revealed, by code.
 * @param shown code of the hazard on the screen: it stays there when its round ends
 */
export function useMeetingRounds(projectUuid: string, shown: string | null) {
  const query = useListHazardVoteEventsQuery(
    { projectUuid, orderBy: 'createdAt', order: 'desc', limit: MOST },
    { refetchOnMountOrArgChange: true },
  );
  const results = query.currentData?.data.results;
  const rounds = useMemo(() => roundsOfMeeting(results ?? [], shown), [results, shown]);
  return { query, rounds };
}

/** @param rounds the newest first */
function roundsOfMeeting(rounds: readonly HazardVoteEvent[], shown: string | null): HazardVoteEvent[] {
  const latest = new Map<string, HazardVoteEvent>();
  for (const round of rounds) {
    const key = `${round.hazardUuid} ${round.stage}`;
    if (!latest.has(key)) latest.set(key, round);
  }
  return [...latest.values()]
    .filter(
      ({ status, hazard }) =>
        status === 'OPEN' || status === 'REVEALED' || (hazard.code === shown && status === 'CLOSED'),
    )
    .sort((one, other) => byCode.compare(one.hazard.code, other.hazard.code));
}
