import { moveLevels } from '../../../domain/rating/compareSets.ts';
import { LEVEL_FIELDS, type Levels, PARAMETERS } from '../../../domain/rating/parameters.ts';
import { levelOf } from '../../../domain/rating/ratingSet.ts';
import type { components } from '../../contract/generated/operations.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { hasPresentVotes, isActive, latestRounds } from '../hazard-voting/index.ts';
import type { StoredRatingSet } from '../risk-model/index.ts';

export type Stay = components['schemas']['RatingSetStay'];
export type MovedHazard = components['schemas']['RatingSetMoveHazard'];

interface Evaluation extends Levels {
  uuid: string;
  revision: number;
  stage: 'INITIAL' | 'FINAL';
}

/** What a use of a measure is judged to bring, in the set that is left. */
interface Judgement extends Levels {
  uuid: string;
  revision: number;
}

/** A hazard that works by the set that is left: by its own choice, or because it is rated in it beside another one. */
export interface HazardToMove {
  uuid: string;
  revision: number;
  code: string;
  name: string;
  riskRatingSetUuid: string;
  isFrozen: boolean;
  isLocked: boolean;
  hasRounds: boolean;
  isRatedThere: boolean;
  evaluations: Evaluation[];
  judgements: Judgement[];
}

const LEVELS = `'severityUuid', e.severity_uuid, 'exposureUuid', e.exposure_uuid, 'probabilityUuid', e.probability_uuid, 'avoidabilityUuid', e.avoidability_uuid`;

const HAZARDS = `select h.uuid, h.revision, h.code, h.name, h.risk_rating_set_uuid as "riskRatingSetUuid", h.is_risk_frozen as "isFrozen",
  (h.is_consensus_voting_locked or h.is_final_consensus_voting_locked) as "isLocked",
  exists (select 1 from hazard_vote_events v where v.hazard_uuid = h.uuid) as "hasRounds",
  exists (select 1 from hazard_evaluations e where e.hazard_uuid = h.uuid and e.risk_rating_set_uuid = $3) as "isRatedThere",
  coalesce((select json_agg(json_build_object('uuid', e.uuid, 'revision', e.revision, 'stage', e.stage, ${LEVELS}) order by e.stage desc)
    from hazard_evaluations e where e.hazard_uuid = h.uuid and e.risk_rating_set_uuid = $2), '[]'::json) as evaluations,
  coalesce((select json_agg(json_build_object('uuid', e.uuid, 'revision', e.revision, ${LEVELS}) order by e.uuid)
    from hazard_rrm_evaluations e join hazard_rrms x on x.uuid = e.hazard_rrm_uuid where x.hazard_uuid = h.uuid and e.risk_rating_set_uuid = $2
    and not exists (select 1 from hazard_rrm_evaluations o where o.hazard_rrm_uuid = x.uuid and o.risk_rating_set_uuid = $3)), '[]'::json) as judgements
  from hazards h where h.project_uuid = $1 and (h.risk_rating_set_uuid = $2
    or exists (select 1 from hazard_evaluations e where e.hazard_uuid = h.uuid and e.risk_rating_set_uuid = $2)) order by h.position, h.uuid`;

/** All hazards of a project that the move is about. */
export async function hazardsToMove(
  database: Queryable,
  projectUuid: string,
  from: string,
  to: string,
): Promise<HazardToMove[]> {
  const { rows } = await database.query<HazardToMove>(HAZARDS, [projectUuid, from, to]);
  return rows;
}

/**
 * Why a hazard stays: what was accepted or agreed on stands still (R1, R2), and so does what people vote on or voted on (R6),
 * as another method makes it another question.
 */
async function whyItStays(hazard: HazardToMove, database: Queryable): Promise<Stay | null> {
  if (hazard.isFrozen) return 'FROZEN';
  if (hazard.isLocked) return 'LOCKED';
  if (hazard.isRatedThere) return 'RATED';
  if (!hazard.hasRounds) return null;
  const isVoted =
    (await latestRounds(database, [hazard.uuid])).some(isActive) ||
    (await hasPresentVotes(database, hazard.uuid));
  return isVoted ? 'VOTED' : null;
}

/** What becomes of one hazard; the levels are those of its initial rating. */
export async function plannedHazard(
  hazard: HazardToMove,
  from: StoredRatingSet,
  to: StoredRatingSet,
  database: Queryable,
): Promise<MovedHazard> {
  const initial = hazard.evaluations.find(({ stage }) => stage === 'INITIAL') ?? {};
  const { levels, before, after } = moveLevels(from, to, initial);
  return {
    hazardUuid: hazard.uuid,
    code: hazard.code,
    name: hazard.name,
    levels: PARAMETERS.flatMap(parameter => {
      const field = LEVEL_FIELDS[parameter];
      const level = levelOf(from, (initial as Levels)[field]);
      return level ? { parameter, code: level.code, toLevelUuid: levels[field] ?? null } : [];
    }),
    lostEffects: [...new Set(hazard.judgements.flatMap(judged => moveLevels(from, to, judged).lost))],
    ratingUuid: before?.uuid ?? null,
    toRatingUuid: after?.uuid ?? null,
    stays: await whyItStays(hazard, database),
  };
}
