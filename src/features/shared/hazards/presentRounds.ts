import type { HazardVoteEvent } from '@/api/hazard-voting';

/** The latest round of each hazard on a stage, by the uuid of the hazard. */
export function presentRounds(
  rounds: readonly HazardVoteEvent[],
  stage: HazardVoteEvent['stage'],
): ReadonlyMap<string, HazardVoteEvent> {
  const latest = new Map<string, HazardVoteEvent>();
  for (const round of rounds) {
    if (round.stage !== stage) continue;
    const known = latest.get(round.hazardUuid);
    if (!known || known.round < round.round) latest.set(round.hazardUuid, round);
  }
  return latest;
}
