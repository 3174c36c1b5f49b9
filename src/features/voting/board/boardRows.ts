import type { HazardVoteEvent } from '@/api/hazard-voting';
import type { Hazard, HazardEvaluation } from '@/api/hazards';
import { presentRounds } from '@/features/shared/hazards/presentRounds';
import { isStageLocked } from '../round/roundSteps';

export type Stage = HazardVoteEvent['stage'];
export const STAGES = ['INITIAL', 'FINAL'] as const satisfies readonly Stage[];

/**
 * Where a hazard stands with its voters, in the order of its way: each hazard is in exactly one of them, so their counts
 * add up to all hazards.
 */
export const BOARD_STATES = [
  'NONE',
  'VOTING',
  'TO_REVEAL',
  'REVEALED',
  'AGREED',
  'LOCKED',
  'FROZEN',
] as const;
export type BoardState = (typeof BOARD_STATES)[number];

/** A hazard with its present round of one stage. */
export interface BoardRow {
  hazard: Hazard;
  stage: Stage;
  /** The latest one; undefined before the first. */
  round: HazardVoteEvent | undefined;
  state: BoardState;
  /** What it is called: its name, else what happens. */
  title: string;
  /** What triggers it, and where. */
  context: string;
  evaluation: HazardEvaluation | undefined;
}

/** Whether votes may still be cast or changed in a round. */
export const isActive = (round: Pick<HazardVoteEvent, 'status'> | undefined): boolean =>
  round?.status === 'OPEN' || round?.status === 'REVEALED';

export function boardState(hazard: Hazard, round: HazardVoteEvent | undefined, stage: Stage): BoardState {
  if (hazard.isRiskFrozen) return 'FROZEN';
  if (isStageLocked(hazard, stage)) return 'LOCKED';
  // A round that ended blind, or whose votes were reset, left nothing to go on with.
  if (!round || round.status === 'RESET') return 'NONE';
  if (round.status === 'OPEN') {
    const isComplete = round.missingUserUuids.length === 0 && round.voters.cast >= round.minimumVotes;
    return isComplete ? 'TO_REVEAL' : 'VOTING';
  }
  if (round.revealedAt === null) return 'NONE';
  return round.outcome?.hasConsensus ? 'AGREED' : 'REVEALED';
}

/** The names of records that a hazard points at; undefined for none. */
export type NameOf = (uuid: string | null) => string | undefined;

/** What a hazard is about in two lines: what happens; what triggers it and where. */
export function wordsOf(hazard: Hazard, nameOf: NameOf): Pick<BoardRow, 'title' | 'context'> {
  const trigger =
    hazard.style === 'FUNCTION'
      ? [hazard.malfunctionUuid, hazard.misuseUuid, hazard.exposureSituationUuid]
      : [hazard.taskUuid, hazard.humanTaskUuid, hazard.zoneUuid, hazard.hazardTypeUuid];
  const title = hazard.name || (nameOf(hazard.hazardousEventUuid) ?? '');
  // Hazards are often named after their malfunction or task: said once.
  const context = trigger.flatMap(uuid => nameOf(uuid) ?? []).filter(name => name !== title);
  return { title, context: context.join(' · ') };
}

/** The hazards that can be voted on, each with its present round. */
export function boardRows(
  hazards: readonly Hazard[],
  rounds: readonly HazardVoteEvent[],
  stage: Stage,
  nameOf: NameOf,
): BoardRow[] {
  const latest = presentRounds(rounds, stage);
  return hazards.flatMap(hazard => {
    const round = latest.get(hazard.uuid);
    // Out of the work, unless somebody forgot a round on it.
    if (hazard.statusOverride !== null && !isActive(round)) return [];
    const evaluation = hazard.evaluations.find(
      one => one.stage === stage && one.riskRatingSetUuid === hazard.riskRatingSetUuid,
    );
    const state = boardState(hazard, round, stage);
    return [{ hazard, stage, round, state, evaluation, ...wordsOf(hazard, nameOf) }];
  });
}

/** Whether the voters of a hazard can be asked for the first time; a closed round is reopened by voting once more. */
export const canOpenRound = ({ state, round }: Pick<BoardRow, 'state' | 'round'>): boolean =>
  state !== 'LOCKED' && state !== 'FROZEN' && !isActive(round) && round?.status !== 'CLOSED';

/** How many open rounds wait for each voter, by the voter's uuid; who keeps most waiting comes first. */
export function waitingByVoter(rows: readonly BoardRow[]): ReadonlyMap<string, BoardRow[]> {
  const waiting = new Map<string, BoardRow[]>();
  for (const row of rows)
    if (row.round?.status === 'OPEN')
      for (const uuid of row.round.missingUserUuids) waiting.set(uuid, [...(waiting.get(uuid) ?? []), row]);
  return new Map([...waiting].sort(([, one], [, other]) => other.length - one.length));
}
