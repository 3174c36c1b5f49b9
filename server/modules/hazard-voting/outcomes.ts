import type { LevelField } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import { scalesOf } from '../../../domain/rating/ratingSet.ts';
import { type ConsensusRule, outcomeOf, type RoundOutcome } from '../../../domain/voting/consensus.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { loadRatingSet, type StoredRatingSet } from '../risk-model/index.ts';
import { isCounted } from './voteRecords.ts';

/** The outcome of a round, and the rating of the agreed levels. */
export interface RatedOutcome extends RoundOutcome {
  ratingUuid: string | null;
}

interface Facts {
  uuid: string;
  status: string;
  riskRatingSetUuid: string;
  setRevision: number;
  consensusRule: ConsensusRule;
  minimumVotes: number;
  revealedSpread: number;
  isDiscussed: boolean;
  votes: Record<string, string>[];
}

/** SQL: somebody has commented on the round since it was revealed. */
export const isDiscussed = (event: string) =>
  `exists (select 1 from hazard_vote_event_comments c where c.hazard_vote_event_uuid = ${event}.uuid and c.created_at >= ${event}.revealed_at)`;

const FACTS = `select e.uuid, e.status, e.risk_rating_set_uuid as "riskRatingSetUuid", s.revision as "setRevision",
  e.consensus_rule as "consensusRule", e.minimum_votes as "minimumVotes", coalesce(e.revealed_spread, 0) as "revealedSpread",
  ${isDiscussed('e')} as "isDiscussed",
  (select coalesce(json_agg(json_strip_nulls(json_build_object('severity', v.severity_uuid, 'exposure', v.exposure_uuid,
     'probability', v.probability_uuid, 'avoidability', v.avoidability_uuid))), '[]'::json)
   from hazard_votes v where v.hazard_vote_event_uuid = e.uuid and ${isCounted('v')}) as votes
  from hazard_vote_events e join risk_rating_sets s on s.uuid = e.risk_rating_set_uuid where e.uuid = any($1::uuid[])`;

/** The levels that a round agreed on, as fields of an evaluation; null where it did not agree. */
export function agreedLevels({ parameters }: RoundOutcome): Record<LevelField, string | null> {
  const of = (parameter: string) =>
    parameters.find(outcome => outcome.parameter === parameter)?.agreedUuid ?? null;
  return {
    severityUuid: of('severity'),
    exposureUuid: of('exposure'),
    probabilityUuid: of('probability'),
    avoidabilityUuid: of('avoidability'),
  };
}

/** An outcome with the rating that the table gives for the agreed levels. */
export function ratedOutcome(set: StoredRatingSet, outcome: RoundOutcome): RatedOutcome {
  const { ratingUuid } = rate(set, agreedLevels(outcome));
  return { ...outcome, ratingUuid };
}

/**
 * Current outcomes of rounds by uuid. For internal use: `revealedOutcomes` decides whether a caller may see them.
 */
export async function outcomesOf(
  database: Queryable,
  eventUuids: readonly string[],
): Promise<Map<string, RatedOutcome>> {
  const outcomes = new Map<string, RatedOutcome>();
  if (eventUuids.length === 0) return outcomes;
  const { rows } = await database.query<Facts>(FACTS, [eventUuids]);
  for (const facts of rows) {
    const set = await loadRatingSet(database, facts.riskRatingSetUuid, facts.setRevision);
    if (!set) throw new Error(`The rating set ${facts.riskRatingSetUuid} is gone`);
    const outcome = outcomeOf(facts, scalesOf(set), facts.votes);
    // Votes on an earlier version of the hazard are no consensus.
    if (facts.status === 'RESET') outcome.hasConsensus = false;
    outcomes.set(facts.uuid, ratedOutcome(set, outcome));
  }
  return outcomes;
}

/** The current outcome of one round. */
export async function outcomeOfRound(database: Queryable, eventUuid: string): Promise<RatedOutcome> {
  const outcome = (await outcomesOf(database, [eventUuid])).get(eventUuid);
  if (!outcome) throw new Error(`There is no voting round ${eventUuid}`);
  return outcome;
}

/** SQL: the largest distance in levels between the counted votes of a round, revealed or not. */
export const countedSpread = (event: string) =>
  `(select coalesce(max((select count(distinct o.rank) from risk_levels o where o.risk_rating_set_uuid = ${event}.risk_rating_set_uuid ` +
  `and o.parameter = x.parameter and o.rank > x.lowest and o.rank <= x.highest)), 0) ` +
  `from (select l.parameter, min(l.rank) as lowest, max(l.rank) as highest from hazard_votes v ` +
  `join risk_levels l on l.uuid in (v.severity_uuid, v.exposure_uuid, v.probability_uuid, v.avoidability_uuid) ` +
  `where v.hazard_vote_event_uuid = ${event}.uuid and ${isCounted('v')} group by l.parameter) x)`;

/**
 * SQL: the voters of a round agree. Repeats `outcomeOf` in SQL, because the status of thousands of hazards is read at
 * once; a test compares the two.
 */
export const hasConsensus = (event: string) =>
  `(${event}.revealed_at is not null and ${event}.status <> 'RESET' ` +
  `and (select count(*) >= ${event}.minimum_votes and (${event}.consensus_rule <> 'UNANIMOUS' or ` +
  `count(distinct (v.severity_uuid, v.exposure_uuid, v.probability_uuid, v.avoidability_uuid)) = 1) ` +
  `from hazard_votes v where v.hazard_vote_event_uuid = ${event}.uuid and ${isCounted('v')}) ` +
  `and (greatest(coalesce(${event}.revealed_spread, 0), ${countedSpread(event)}) < 2 or ${isDiscussed(event)}))`;
