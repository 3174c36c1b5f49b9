/**
 * SQL of the initial ratings of hazards in a rating set, as uuids of `risk_ratings`.
 *
 * The hazards stand as an array before anything is looked up by it, so that their evaluations are found by the index
 * whatever the database believes about the size of the project: right after an import it still takes it for a small
 * one, and with `in (select …)` goes through the evaluations of everybody for each row that asks.
 * @param hazards SQL that selects the uuids of the hazards
 * @param set SQL of the uuid of the set
 */
export const initialRatings = (hazards: string, set: string): string =>
  `select e.rating_uuid from hazard_evaluations e where e.stage = 'INITIAL' and e.risk_rating_set_uuid = ${set} ` +
  `and e.hazard_uuid = any(array(${hazards}))`;
