import { HIGH_RATINGS, LAST_STEPS } from '../../../domain/measures/lastSteps.ts';
import { DEMANDING, isAnswered, isCountedUse, isOutdated } from '../hazards/index.ts';
import {
  type AnalysisCheck,
  COUNTED_USE,
  CURRENT,
  HAZARD,
  IN_WORK,
  RATED,
  UNDEMANDING,
  USES,
} from './checkSql.ts';
import { isFunctionBelow } from './integrityChecks.ts';
import { isBelowInSet, isBelowOnScale } from './levelSql.ts';

const TARGET = 's.uuid, s.code, s.name, s.position';
const TARGETED = 'exists (select 1 from safety_target_hazards l where l.hazard_uuid = h.uuid)';
/** `isHighRating` of `domain/measures/lastSteps.ts`, over a rating `r`. */
const HIGH = `(r.acceptance = 'UNACCEPTABLE' or (r.acceptance <> 'ACCEPT' and r.rank >= (select min(x.rank) from (
        select distinct y.rank from risk_ratings y where y.risk_rating_set_uuid = r.risk_rating_set_uuid order by y.rank desc limit ${HIGH_RATINGS}) x)))`;
/** Measures that leave the harm as bad as it is: `leavesSeverity` of `domain/measures/finalRating.ts`, which refuses them as well. */
const LEAVES_SEVERITY = `(t.hierarchy_rank in (3, 4) or t.code = 'COMPL')`;
/** Rank of the initial severity of hazard h in the set of another row. A sub-select, so that it is found by its key. */
const initialSeverity = (row: string) =>
  `(select o.rank from hazard_evaluations i join risk_levels o on o.uuid = i.severity_uuid where i.hazard_uuid = h.uuid
        and i.stage = 'INITIAL' and i.risk_rating_set_uuid = ${row}.risk_rating_set_uuid)`;
/** The level "low" of a method that has only low and not low (ISO 13849-1:2015 A.2.3.3). */
const TAKES_LOW = `(e.risk_rating_set_uuid, e.probability_uuid) in (select l.risk_rating_set_uuid, (array_agg(l.uuid order by l.rank))[1]
        from risk_levels l where l.parameter = 'probability' group by l.risk_rating_set_uuid having count(*) = 2)`;

/** Checks of targets and measures. */
export const TREATMENT_CHECKS: readonly AnalysisCheck[] = [
  {
    // The level is computed as the highest of the hazards, so only its inputs can be wrong.
    check: 'V2',
    title: 'A hazard of the safety target is above the level stated by hand, or does not count in its level',
    severity: 'ERROR',
    field: 'hazardUuids',
    records: {
      // What counts does so by the rating in the target's own set: one that is rated there needs no second look. Each is
      // found by the key of the one before, as in `USES`.
      SafetyTarget: `select ${TARGET} from safety_targets s where s.project_uuid = $1 and (
        s.raised_rating_uuid is not null and exists (select 1 from risk_ratings stated where stated.uuid = s.raised_rating_uuid and stated.rank < (
          select max(r.rank) from safety_target_hazards l join (${CURRENT}) on h.uuid = l.hazard_uuid
            join risk_ratings r on r.uuid = e.rating_uuid
          where l.safety_target_uuid = s.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = s.risk_rating_set_uuid))
        or exists (select 1 from safety_target_hazards l
            cross join lateral (select * from hazards h where h.uuid = l.hazard_uuid and ${IN_WORK} offset 0) h
            cross join lateral (select * from hazard_evaluations where hazard_uuid = h.uuid and stage = 'INITIAL' offset 0) e
            join risk_ratings r on r.uuid = e.rating_uuid
          where l.safety_target_uuid = s.uuid and e.risk_rating_set_uuid = h.risk_rating_set_uuid
            and e.risk_rating_set_uuid is distinct from s.risk_rating_set_uuid and ${DEMANDING} and not exists (
            select 1 from hazard_evaluations i where i.hazard_uuid = h.uuid and i.stage = 'INITIAL'
              and i.risk_rating_set_uuid = s.risk_rating_set_uuid and i.rating_uuid is not null) offset 0))`,
    },
  },
  {
    check: 'V3',
    title: 'The level asks for a safety target or, at a machine, an accepted measure, and there is none',
    severity: 'ERROR',
    field: 'safetyTargetUuids',
    records: {
      Hazard: `select distinct ${HAZARD} from ${CURRENT} join risk_ratings r on r.uuid = e.rating_uuid
      where ${RATED} and e.stage = 'INITIAL' and ${DEMANDING} and not ${isAnswered('h')}`,
    },
  },
  {
    check: 'V4',
    title: 'The level asks for no safety target, and there is one',
    severity: 'NOTE',
    field: 'safetyTargetUuids',
    records: {
      Hazard: `select distinct ${HAZARD} from ${CURRENT} join risk_ratings r on r.uuid = e.rating_uuid
      where ${RATED} and e.stage = 'INITIAL' and ${UNDEMANDING} and ${TARGETED}`,
    },
  },
  {
    check: 'V8',
    title: 'The safety target has no hazards, or is provisional',
    severity: 'WARNING',
    field: 'status',
    records: {
      SafetyTarget: `select ${TARGET} from safety_targets s where s.project_uuid = $1
      and (s.status = 'PROVISIONAL' or not exists (select 1 from safety_target_hazards l where l.safety_target_uuid = s.uuid))`,
    },
  },
  {
    // Refused when a measure is evaluated, but a later change of type or initial severity, or a manual final rating,
    // leads here.
    check: 'V12',
    title: 'A measure that leaves the harm as it is, such as training, is taken to lower the severity',
    severity: 'ERROR',
    field: 'severityUuid',
    records: {
      Hazard: `select distinct ${HAZARD} from ${USES} join hazard_rrm_evaluations v on v.hazard_rrm_uuid = u.uuid
      join risk_levels n on n.uuid = v.severity_uuid where ${COUNTED_USE} and n.rank < ${initialSeverity('v')} and ${LEAVES_SEVERITY}
      union select ${HAZARD} from ${USES} join hazard_evaluations f on f.hazard_uuid = h.uuid and f.stage = 'FINAL'
      join risk_levels n on n.uuid = f.severity_uuid where ${COUNTED_USE} and n.rank < ${initialSeverity('f')} group by h.uuid having bool_and(${LEAVES_SEVERITY})`,
    },
  },
  {
    check: 'V13',
    title: 'A safety function has no required level',
    severity: 'WARNING',
    field: 'requiredLevel',
    records: {
      Hazard: `select distinct ${HAZARD} from ${USES} where ${COUNTED_USE}
      and m.is_safety_function and coalesce(btrim(u.required_level), '') = ''`,
    },
  },
  {
    // The database refuses a claim without a text, but accepts a low level without a claim and a claim no longer
    // allowed.
    check: 'V14',
    title: 'A low probability is taken without a justification, or by a measure that may not',
    severity: 'ERROR',
    field: 'probabilityUuid',
    records: {
      Hazard: `select distinct ${HAZARD} from ${CURRENT} where e.project_uuid = $1 and ${TAKES_LOW}
      and coalesce(btrim(e.rationale->>'probability'), '') = '' and (e.stage = 'INITIAL' or not exists (
        select 1 from hazard_rrms u where u.hazard_uuid = h.uuid and u.takes_credit_for_low_pr and ${isCountedUse('u', 'h.uuid')}))
      union select ${HAZARD} from ${USES} where ${COUNTED_USE} and u.takes_credit_for_low_pr and not m.can_take_credit_for_low_pr`,
    },
  },
  {
    check: 'V21',
    title: 'The final rating is outdated: the initial rating or a measure changed after it',
    severity: 'ERROR',
    field: 'evaluations',
    records: {
      Hazard: `select distinct ${HAZARD} from ${CURRENT} where e.project_uuid = $1 and ${isOutdated('e')}`,
    },
  },
  {
    check: 'V22',
    title: 'A verified measure, or the safety function that it is, achieves less than it has to',
    severity: 'ERROR',
    field: 'achievedLevel',
    records: {
      Hazard: `select distinct ${HAZARD} from ${USES} where ${COUNTED_USE} and u.status = 'VERIFIED'
      and (${isBelowOnScale('u.achieved_level', 'u.required_level', 'rank')}
        or ${isBelowInSet('u.achieved_level', 'u.required_level', 'h.risk_rating_set_uuid')}
        or exists (select 1 from safety_function_rrms l join safety_functions f on f.uuid = l.safety_function_uuid
          where l.rrm_uuid = u.rrm_uuid and f.status <> 'REJECTED' and ${isFunctionBelow('f')}))`,
    },
  },
  {
    check: 'V30',
    title: 'A measure brings new hazards, and none is named',
    severity: 'WARNING',
    field: 'newHazardUuids',
    records: {
      Hazard: `select distinct ${HAZARD} from ${USES} join hazard_rrm_evaluations v on v.hazard_rrm_uuid = u.uuid
      where ${COUNTED_USE} and v.new_hazards_created
      and not exists (select 1 from hazard_rrm_new_hazards n where n.hazard_rrm_uuid = u.uuid)`,
    },
  },
  {
    check: 'V18',
    title: 'The risk is high, and only information or user measures answer it',
    severity: 'WARNING',
    field: null,
    records: {
      Hazard: `select ${HAZARD} from ${USES}
      join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = h.risk_rating_set_uuid
      join risk_ratings r on r.uuid = e.rating_uuid
      where ${COUNTED_USE} and ${HIGH}
      group by h.uuid having min(t.hierarchy_rank) >= ${LAST_STEPS}`,
    },
  },
];
