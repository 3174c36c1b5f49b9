import type { components } from '../../contract/generated/operations.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { StoredRatingSet } from '../risk-model/index.ts';
import { demandingHazards } from '../safety-functions/index.ts';

type MovedRecord = components['schemas']['RatingSetMoveRecord'];

/** A record that compares hazards in the set that is left, or says an exposure in it. */
export interface RecordToMove extends MovedRecord {
  revision: number;
  /** What to write: the raised rating of a target, the ratings of a situation. */
  change: Record<string, unknown>;
}

interface Found {
  uuid: string;
  code: string;
  name: string;
  revision: number;
  /** Its code in the set that is left; null where it names no level there. */
  level: string | null;
  hazardUuids: string[];
  hasFrozen: boolean;
  ratings: { riskRatingSetUuid: string; exposureUuid: string }[];
}

const NAMED = 't.uuid, t.code, t.name, t.revision';
const uuids = (sql: string) => `coalesce((select json_agg(x.uuid) from (${sql}) x(uuid)), '[]'::json)`;

const TARGETS = `select ${NAMED}, (select r.code from risk_ratings r where r.uuid = t.raised_rating_uuid) as level,
  ${uuids('select l.hazard_uuid from safety_target_hazards l where l.safety_target_uuid = t.uuid')} as "hazardUuids",
  false as "hasFrozen", '[]'::json as ratings
  from safety_targets t where t.project_uuid = $1 and t.risk_rating_set_uuid = $2 order by t.position, t.uuid`;

const FUNCTIONS = `select ${NAMED}, null as level, ${uuids(demandingHazards('t', {}))} as "hazardUuids",
  false as "hasFrozen", '[]'::json as ratings
  from safety_functions t where t.project_uuid = $1 and t.risk_rating_set_uuid = $2 order by t.position, t.uuid`;

/** Those that are rated in the other version already have nothing to move. */
const SITUATIONS = `select ${NAMED}, (select l.code from risk_levels l where l.uuid = own.exposure_uuid) as level,
  ${uuids('select h.uuid from hazards h where h.exposure_situation_uuid = t.uuid')} as "hazardUuids",
  exists (select 1 from hazards h where h.exposure_situation_uuid = t.uuid and h.is_risk_frozen) as "hasFrozen",
  (select json_agg(json_build_object('riskRatingSetUuid', r.risk_rating_set_uuid, 'exposureUuid', r.exposure_uuid, 'basis', r.basis, 'rationale', r.rationale) order by r.position)
    from exposure_situation_ratings r where r.exposure_situation_uuid = t.uuid) as ratings
  from exposure_situations t join exposure_situation_ratings own on own.exposure_situation_uuid = t.uuid and own.risk_rating_set_uuid = $2
  where t.project_uuid = $1 and not exists (select 1 from exposure_situation_ratings o where o.exposure_situation_uuid = t.uuid and o.risk_rating_set_uuid = $3)
  order by t.position, t.uuid`;

/**
 * Targets, safety functions and situations go with their hazards: one of whose hazards stays, stays too, so that it is still
 * compared in the set in which that hazard is rated.
 * @param staying uuids of the hazards that stay
 */
export async function recordsToMove(
  database: Queryable,
  projectUuid: string,
  from: StoredRatingSet,
  to: StoredRatingSet,
  staying: ReadonlySet<string>,
): Promise<RecordToMove[]> {
  const found = async (sql: string, values: string[]) => (await database.query<Found>(sql, values)).rows;
  const own = [projectUuid, from.uuid];
  const planned = (
    entity: MovedRecord['entity'],
    { uuid, code, name, revision, level, hazardUuids, hasFrozen }: Found,
    toLevelUuid: string | undefined,
    change: RecordToMove['change'],
  ): RecordToMove => ({
    ...{ entity, uuid, code, name, revision, change },
    stays:
      hasFrozen || hazardUuids.some(hazard => staying.has(hazard))
        ? 'HAZARD'
        : level !== null && toLevelUuid === undefined
          ? 'LEVEL'
          : null,
  });
  const ratingOf = (code: string | null) => to.ratings.find(one => one.code === code)?.uuid;
  const exposureOf = (code: string | null) =>
    to.levels.find(one => one.parameter === 'exposure' && one.code === code)?.uuid;
  return [
    ...(await found(TARGETS, own)).map(target => {
      const raisedRatingUuid = ratingOf(target.level);
      return planned('SafetyTarget', target, raisedRatingUuid, {
        riskRatingSetUuid: to.uuid,
        raisedRatingUuid: raisedRatingUuid ?? null,
      });
    }),
    ...(await found(FUNCTIONS, own)).map(one =>
      planned('SafetyFunction', one, undefined, { riskRatingSetUuid: to.uuid }),
    ),
    ...(await found(SITUATIONS, [...own, to.uuid])).map(situation => {
      const exposureUuid = exposureOf(situation.level);
      return planned('ExposureSituation', situation, exposureUuid, {
        ratings: situation.ratings.map(rating =>
          rating.riskRatingSetUuid === from.uuid
            ? { ...rating, riskRatingSetUuid: to.uuid, exposureUuid }
            : rating,
        ),
      });
    }),
  ];
}
