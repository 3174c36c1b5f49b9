import { initialRatings } from '../shared/initialRatings.ts';
import { writtenUuids } from '../shared/writtenUuids.ts';

type Written = Readonly<Record<string, string>>;

/**
 * SQL of the hazards that a safety function reduces, as uuid: those that it names, and those on which one of its measures is
 * used. In a `select … from hazards h`, so that conditions on the hazard can follow.
 * @param row alias of the safety function
 * @param written SQL of the lists that the same statement writes
 */
export const demandingHazards = (row: string, written: Written) => {
  const named = written.hazardUuids
    ? writtenUuids(written.hazardUuids)
    : `select l.hazard_uuid from safety_function_hazards l where l.safety_function_uuid = ${row}.uuid`;
  const measures = written.rrmUuids
    ? writtenUuids(written.rrmUuids)
    : `select l.rrm_uuid from safety_function_rrms l where l.safety_function_uuid = ${row}.uuid`;
  // Lists that stand before anything is looked up by them: the database reads what they name and nothing else, whatever
  // it believes about the size of the project.
  return `select h.uuid from hazards h where h.uuid = any(array(${named}
    union all select u.hazard_uuid from hazard_rrms u where u.status <> 'REJECTED' and u.rrm_uuid = any(array(${measures}))))`;
};

/** SQL of the highest initial rating of those hazards in its set: uuid, category and level; no row while none is rated. */
export const demandOf = (row: string, written: Written = {}) =>
  `select r.uuid, r.target_category::text as category, coalesce(r.target_level, r.code)::text as level from risk_ratings r
    where r.uuid in (${initialRatings(demandingHazards(row, written), `${row}.risk_rating_set_uuid`)})
    order by r.rank desc limit 1`;
