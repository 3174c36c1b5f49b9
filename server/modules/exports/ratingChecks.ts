import { type AnalysisCheck, CURRENT, HAZARD, RATED } from './checkSql.ts';
import { differsFromSql } from './publishedSql.ts';

/** Words suggesting that a rationale argues with failure rates instead of how often the situation occurs. */
const FAULT_RATE =
  '(failure|fault|error|malfunction|breakdown)s?[ -]*(rate|probabilit|frequenc)|ausfallrate|fehlerrate|[0-9 ]fit([^a-z]|$)|mttf|mtbf';
/** Below this trust, a set's table has not been checked against the published one (domain.md §3). */
const CHECKED_TRUST = 4;

/** A chosen level without a rationale. */
const UNEXPLAINED = ['severity', 'exposure', 'probability', 'avoidability']
  .map(
    parameter =>
      `(e.${parameter}_uuid is not null and coalesce(btrim(e.rationale->>'${parameter}'), '') = '')`,
  )
  .join(' or ');

const NO_LEVEL = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Equal or both without a level; by `is not distinct from` the whole table would be compared with each evaluation. */
const sameCell = ['exposure_uuid', 'probability_uuid', 'avoidability_uuid']
  .map(column => `coalesce(c.${column}, ${NO_LEVEL}) = coalesce(e.${column}, ${NO_LEVEL})`)
  .join(' and ');

/** The columns of a record other than a hazard. */
const named = (alias: string) =>
  ['uuid', 'code', 'name', 'position'].map(column => `${alias}.${column}`).join(', ');

/** Checks of ratings and their reasons. */
export const RATING_CHECKS: readonly AnalysisCheck[] = [
  {
    // The first cannot result from editing, only from a corrected table; the second comes with what was published elsewhere.
    check: 'V1',
    title: 'The level differs from the rating set’s table, or from the published one',
    severity: 'ERROR',
    field: 'evaluations',
    records: {
      Hazard: `select distinct ${HAZARD} from ${CURRENT} left join risk_table_cells c
      on c.risk_rating_set_uuid = e.risk_rating_set_uuid and c.severity_uuid = e.severity_uuid and ${sameCell}
      left join risk_ratings r on r.uuid = e.rating_uuid and e.risk_rating_set_uuid = h.risk_rating_set_uuid
      where e.project_uuid = $1 and ((e.rating_uuid is not null or c.uuid is not null)
        and (c.rating_uuid, c.class_uuid) is distinct from (e.rating_uuid, e.class_uuid)
        or e.stage = 'INITIAL' and ${differsFromSql('h.published_rating', 'r')}
        or e.stage = 'FINAL' and ${differsFromSql('h.published_final_rating', 'r')})`,
    },
  },
  {
    check: 'V6',
    title: 'A rating has no rationale',
    severity: 'WARNING',
    field: 'rationale',
    records: { Hazard: `select distinct ${HAZARD} from ${CURRENT} where ${RATED} and (${UNEXPLAINED})` },
  },
  {
    check: 'V7',
    title: 'The hazard is rated without a linked exposure situation',
    severity: 'WARNING',
    field: 'exposureSituationUuid',
    records: {
      Hazard: `select distinct ${HAZARD} from ${CURRENT} where ${RATED} and h.style = 'FUNCTION' and h.exposure_situation_uuid is null`,
    },
  },
  {
    check: 'V9',
    title: 'The same event in the same situation is rated differently',
    severity: 'NOTE',
    field: 'evaluations',
    records: {
      Hazard: `select uuid, code, name, position from (
      select ${HAZARD},
        min(e.severity_uuid::text) over same <> max(e.severity_uuid::text) over same
        or min(e.avoidability_uuid::text) over same <> max(e.avoidability_uuid::text) over same as differs
      from ${CURRENT} where ${RATED} and e.stage = 'INITIAL'
        and h.hazardous_event_uuid is not null and h.exposure_situation_uuid is not null
      window same as (partition by h.hazardous_event_uuid, h.exposure_situation_uuid, h.risk_rating_set_uuid)) x where differs`,
    },
  },
  {
    check: 'V10',
    title: 'The exposure rationale uses words of a fault rate',
    severity: 'WARNING',
    field: 'rationale',
    records: {
      Hazard: `select distinct ${HAZARD} from ${CURRENT} where e.project_uuid = $1 and e.rationale->>'exposure' ~* '${FAULT_RATE}'`,
      // Exposure is a property of the situation, so reasons can be recorded there too (domain.md 1.4, 1.5).
      ExposureSituation: `select distinct ${named('s')} from exposure_situations s join exposure_situation_ratings e on e.exposure_situation_uuid = s.uuid
      where s.project_uuid = $1 and e.rationale ~* '${FAULT_RATE}'`,
      ExposureEstimate: `select ${named('s')} from exposure_estimates s where s.project_uuid = $1 and s.rationale ~* '${FAULT_RATE}'`,
    },
  },
  {
    check: 'V29',
    title: 'The exposure of the rating is not the one of its situation',
    severity: 'WARNING',
    field: 'exposureUuid',
    records: {
      // "offset 0" has the ratings found by their situation, never by their set, which all of them share.
      Hazard: `select distinct ${HAZARD} from ${CURRENT} cross join lateral (
        select * from exposure_situation_ratings where exposure_situation_uuid = h.exposure_situation_uuid offset 0) s
      where e.project_uuid = $1 and e.stage = 'INITIAL' and s.risk_rating_set_uuid = e.risk_rating_set_uuid and e.exposure_uuid <> s.exposure_uuid`,
    },
  },
  {
    check: 'V20',
    title: 'The table of the rating set in use has not been checked',
    severity: 'WARNING',
    field: 'trust',
    records: {
      RiskRatingSet: `select s.uuid, s.code, s.name, 0 as position from risk_rating_sets s where s.trust < ${CHECKED_TRUST}
      and (exists (select 1 from hazards h where h.project_uuid = $1 and h.risk_rating_set_uuid = s.uuid)
        or exists (select 1 from hazard_evaluations e where e.project_uuid = $1 and e.risk_rating_set_uuid = s.uuid)
        or exists (select 1 from safety_targets g where g.project_uuid = $1 and g.risk_rating_set_uuid = s.uuid))`,
    },
  },
];
