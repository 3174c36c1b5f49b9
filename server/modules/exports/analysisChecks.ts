import type { components } from '../../contract/operations.ts';
import { isDiscussed } from '../hazard-voting/index.ts';
import { DEFAULT_GUIDEWORDS } from '../project-actions/index.ts';

/** One check of domain.md 2.7. */
export interface AnalysisCheck {
  check: string;
  title: string;
  severity: components['schemas']['CheckSeverity'];
  /** Wire field of the records to look at. */
  field: string | null;
  /** Kind of the records named. */
  entity: string;
  /** SELECT of uuid, code, name and position of the records concerned, each once; $1 is the project. */
  records: string;
}

const HAZARD = 'h.uuid, h.code, h.name, h.position';
const RATED =
  'e.project_uuid = $1 and e.rating_uuid is not null and e.risk_rating_set_uuid = h.risk_rating_set_uuid';
const CURRENT = `hazard_evaluations e join hazards h on h.uuid = e.hazard_uuid`;
/** Words by which a rationale speaks of how often something breaks instead of how often the situation comes. */
const FAULT_RATE =
  '(failure|fault|error|malfunction|breakdown)s?[ -]*(rate|probabilit|frequenc)|ausfallrate|fehlerrate|[0-9 ]fit([^a-z]|$)|mttf|mtbf';
/** Below this the table of a set has not been checked against the published one (domain.md §3). */
const CHECKED_TRUST = 4;

/** A level that the set uses and the evaluation has, without a word why. */
const UNEXPLAINED = ['severity', 'exposure', 'probability', 'avoidability']
  .map(
    parameter =>
      `(e.${parameter}_uuid is not null and coalesce(btrim(e.rationale->>'${parameter}'), '') = '')`,
  )
  .join(' or ');

/** A rating that asks for a target: ASIL A and above, a PL or SIL, or a risk that the set wants reduced. */
const DEMANDING = `(r.acceptance in ('REDUCE', 'UNACCEPTABLE') or (r.acceptance = 'NONE'
        and r.target_category in ('ASIL', 'PL', 'SIL', 'AGPL', 'MPL') and r.target_level <> 'QM'))`;
/** A rating that asks for none: QM, no level, or accepted. What a set says nothing about is neither. */
const UNDEMANDING = `(r.acceptance = 'ACCEPT' or (r.acceptance = 'NONE' and coalesce(r.target_level, 'QM') = 'QM'))`;
/** The set says so, or it is its highest rating. */
const HIGH = `(r.acceptance = 'UNACCEPTABLE'
        or r.rank = (select max(x.rank) from risk_ratings x where x.risk_rating_set_uuid = r.risk_rating_set_uuid))`;
/** Information, organization, training and protective equipment (domain.md 4.9): no step before them was taken. */
const LAST_STEPS = 3;
const TARGETED = 'exists (select 1 from safety_target_hazards l where l.hazard_uuid = h.uuid)';
/** Uses of measures that count: alias u, their measure m of type t, on hazard h. */
const USES = `hazard_rrms u join rrms m on m.uuid = u.rrm_uuid join rrm_types t on t.uuid = m.rrm_type_uuid
      join hazards h on h.uuid = u.hazard_uuid`;

const sameCell = ['exposure_uuid', 'probability_uuid', 'avoidability_uuid']
  .map(column => `c.${column} is not distinct from e.${column}`)
  .join(' and ');

/**
 * The checks that the stored records can answer, in the order of their numbers. V11 can not fail here: every count is
 * made from the records themselves. Nor can V2: a target's level is computed as the highest of its hazards.
 */
export const ANALYSIS_CHECKS: readonly AnalysisCheck[] = [
  {
    check: 'V1',
    title: 'The level differs from the rating set’s table',
    severity: 'ERROR',
    field: 'evaluations',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from ${CURRENT} left join risk_table_cells c
      on c.risk_rating_set_uuid = e.risk_rating_set_uuid and c.severity_uuid = e.severity_uuid and ${sameCell}
      where e.project_uuid = $1 and e.rating_uuid is not null and c.rating_uuid is distinct from e.rating_uuid`,
  },
  {
    check: 'V3',
    title: 'The level asks for a safety target, and there is none',
    severity: 'ERROR',
    field: 'safetyTargetUuids',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from ${CURRENT} join risk_ratings r on r.uuid = e.rating_uuid
      where ${RATED} and e.stage = 'INITIAL' and ${DEMANDING} and not ${TARGETED}`,
  },
  {
    check: 'V4',
    title: 'The level asks for no safety target, and there is one',
    severity: 'NOTE',
    field: 'safetyTargetUuids',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from ${CURRENT} join risk_ratings r on r.uuid = e.rating_uuid
      where ${RATED} and e.stage = 'INITIAL' and ${UNDEMANDING} and ${TARGETED}`,
  },
  {
    check: 'V5',
    title: 'The malfunction has neither a hazard nor a disposition',
    severity: 'WARNING',
    field: 'disposition',
    entity: 'Malfunction',
    records: `select m.uuid, m.code, m.name, m.position from malfunctions m where m.project_uuid = $1 and m.disposition = 'ANALYSE'
      and not exists (select 1 from hazards h where h.malfunction_uuid = m.uuid)`,
  },
  {
    check: 'V6',
    title: 'A rating has no rationale',
    severity: 'WARNING',
    field: 'rationale',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from ${CURRENT} where ${RATED} and (${UNEXPLAINED})`,
  },
  {
    check: 'V7',
    title: 'The hazard is rated without a linked exposure situation',
    severity: 'WARNING',
    field: 'exposureSituationUuid',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from ${CURRENT} where ${RATED} and h.style = 'FUNCTION' and h.exposure_situation_uuid is null`,
  },
  {
    check: 'V8',
    title: 'The safety target has no hazards, or is provisional',
    severity: 'WARNING',
    field: 'status',
    entity: 'SafetyTarget',
    records: `select s.uuid, s.code, s.name, s.position from safety_targets s where s.project_uuid = $1
      and (s.status = 'PROVISIONAL' or not exists (select 1 from safety_target_hazards l where l.safety_target_uuid = s.uuid))`,
  },
  {
    check: 'V9',
    title: 'The same event in the same situation is rated differently',
    severity: 'NOTE',
    field: 'evaluations',
    entity: 'Hazard',
    records: `select uuid, code, name, position from (
      select ${HAZARD},
        min(e.severity_uuid::text) over same <> max(e.severity_uuid::text) over same
        or min(e.avoidability_uuid::text) over same <> max(e.avoidability_uuid::text) over same as differs
      from ${CURRENT} where ${RATED} and e.stage = 'INITIAL'
        and h.hazardous_event_uuid is not null and h.exposure_situation_uuid is not null
      window same as (partition by h.hazardous_event_uuid, h.exposure_situation_uuid, h.risk_rating_set_uuid)) x where differs`,
  },
  {
    check: 'V10',
    title: 'The exposure rationale speaks of a fault rate',
    severity: 'WARNING',
    field: 'rationale',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from ${CURRENT} where e.project_uuid = $1 and e.rationale->>'exposure' ~* '${FAULT_RATE}'`,
  },
  {
    check: 'V12',
    title: 'Information or training is taken to lower the severity',
    severity: 'ERROR',
    field: 'severityUuid',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from ${USES} join hazard_rrm_evaluations v on v.hazard_rrm_uuid = u.uuid
      join risk_levels n on n.uuid = v.severity_uuid
      join hazard_evaluations i on i.hazard_uuid = h.uuid and i.stage = 'INITIAL' and i.risk_rating_set_uuid = v.risk_rating_set_uuid
      join risk_levels o on o.uuid = i.severity_uuid
      where u.project_uuid = $1 and u.status <> 'REJECTED' and n.rank < o.rank and t.hierarchy_rank in (3, 4)`,
  },
  {
    check: 'V13',
    title: 'A safety function has no required level',
    severity: 'WARNING',
    field: 'requiredLevel',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from ${USES} where u.project_uuid = $1 and u.status <> 'REJECTED'
      and m.is_safety_function and coalesce(btrim(u.required_level), '') = ''`,
  },
  {
    check: 'V14',
    title: 'Credit for a low probability is taken without a justification',
    severity: 'ERROR',
    field: 'creditJustification',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from ${USES} where u.project_uuid = $1 and u.takes_credit_for_low_pr
      and btrim(u.credit_justification) = ''`,
  },
  {
    check: 'V15',
    title: 'Votes are two or more levels apart without a comment',
    severity: 'WARNING',
    field: null,
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from hazard_vote_events e join hazards h on h.uuid = e.hazard_uuid
      where e.project_uuid = $1 and e.revealed_spread >= 2 and not ${isDiscussed('e')}
        and e.round = (select max(l.round) from hazard_vote_events l where l.hazard_uuid = e.hazard_uuid and l.stage = e.stage)`,
  },
  {
    check: 'V16',
    title: 'A vote is by somebody who is not a member of the project',
    severity: 'WARNING',
    field: null,
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from hazard_vote_events e join hazard_votes v on v.hazard_vote_event_uuid = e.uuid
      join hazards h on h.uuid = e.hazard_uuid
      where e.project_uuid = $1 and v.state = 'CAST' and not exists (
        select 1 from project_members m where m.project_uuid = $1 and m.user_uuid = v.user_uuid)`,
  },
  {
    check: 'V17',
    title: 'The function has guideword cells without a malfunction',
    severity: 'NOTE',
    field: null,
    entity: 'Function',
    records: `select f.uuid, f.code, f.name, f.position from functions f where f.project_uuid = $1 and f.status <> 'OUT_OF_SCOPE'
      and exists (select 1 from (${DEFAULT_GUIDEWORDS}) g where not exists (
        select 1 from malfunctions m where m.function_uuid = f.uuid and m.guideword_uuid = g.uuid))`,
  },
  {
    check: 'V18',
    title: 'The risk is high, and only information or user measures answer it',
    severity: 'WARNING',
    field: null,
    entity: 'Hazard',
    records: `select ${HAZARD} from ${USES}
      join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = h.risk_rating_set_uuid
      join risk_ratings r on r.uuid = e.rating_uuid
      where u.project_uuid = $1 and u.status <> 'REJECTED' and ${HIGH}
      group by h.uuid having min(t.hierarchy_rank) >= ${LAST_STEPS}`,
  },
  {
    check: 'V19',
    title: 'The risk is frozen while an assumption behind it is open',
    severity: 'ERROR',
    field: 'isRiskFrozen',
    entity: 'Hazard',
    records: `select distinct ${HAZARD} from hazards h join function_assumptions l on l.function_uuid = h.function_uuid
      join assumptions a on a.uuid = l.assumption_uuid
      where h.project_uuid = $1 and h.is_risk_frozen and a.status = 'OPEN'`,
  },
  {
    check: 'V20',
    title: 'The table of the rating set in use has not been checked',
    severity: 'WARNING',
    field: 'trust',
    entity: 'RiskRatingSet',
    records: `select s.uuid, s.code, s.name, 0 as position from risk_rating_sets s where s.trust < ${CHECKED_TRUST}
      and exists (select 1 from hazards h where h.project_uuid = $1 and h.risk_rating_set_uuid = s.uuid)`,
  },
];

/** Most records that one check names. */
const MOST_NAMED = 50;

/** All checks in one statement: rows of check, count and the first records. */
export const CHECKS_STATEMENT = ANALYSIS_CHECKS.map(
  ({ check, entity, records }) =>
    `select '${check}' as "check", count(*)::int as count, coalesce(json_agg(json_build_object(
      'entity', '${entity}', 'uuid', x.uuid, 'code', x.code, 'name', x.name) order by x.n) filter (where x.n <= ${MOST_NAMED}), '[]'::json) as records
    from (select y.*, row_number() over (order by y.position, y.code, y.uuid) as n from (${records}) y) x`,
).join('\nunion all\n');
