import { countedSpread } from '../hazard-voting/index.ts';
import { finalBasis } from '../hazards/index.ts';
import { DEFAULT_GUIDEWORDS } from '../project-actions/index.ts';
import { demandOf } from '../safety-functions/index.ts';
import { levelOfTarget, requirementLevelSql } from '../srems/index.ts';
import { COUNTED_USE } from './checkSql.ts';
import { BEHIND } from './coverageChecks.ts';

// What a check looked at in a record: an accepted finding lapses when that changes (docs/decisions/0049). The facts are
// those that its condition reads, no more: a new name or another owner changes nothing.

type Facts = (record: string) => readonly string[];

/** The rows of a select as one text, whatever their order. */
const rows = (columns: string, from: string) =>
  `(select string_agg(f.t, ';' order by f.t) from (select row(${columns})::text as t from ${from}) f)`;

const LEVELS = 'e.severity_uuid, e.exposure_uuid, e.probability_uuid, e.avoidability_uuid';

/** Evaluations e of hazard h in any set. */
const evaluations =
  (columns: string, condition = 'true') =>
  (record: string) =>
    rows(
      `e.stage, e.risk_rating_set_uuid, ${columns}`,
      `hazard_evaluations e join hazards h on h.uuid = e.hazard_uuid where e.hazard_uuid = ${record} and ${condition}`,
    );
const OWN_SET = 'e.risk_rating_set_uuid = h.risk_rating_set_uuid';
const initialRating = evaluations('h.style, e.rating_uuid', `${OWN_SET} and e.stage = 'INITIAL'`);

/** Uses u of measures m of type t on a hazard. */
const uses = (columns: string, condition: string) => (record: string) =>
  rows(
    `u.uuid, ${columns}`,
    `hazard_rrms u join rrms m on m.uuid = u.rrm_uuid join rrm_types t on t.uuid = m.rrm_type_uuid
      left join hazard_rrm_evaluations v on v.hazard_rrm_uuid = u.uuid where u.hazard_uuid = ${record} and ${condition}`,
  );

const own = (table: string, columns: string) => (record: string) =>
  rows(columns, `${table} k where k.uuid = ${record}`);

/** The hazards of a target with their initial ratings. */
const ofTarget = (target: string) =>
  rows(
    'l.hazard_uuid, e.risk_rating_set_uuid, e.rating_uuid',
    `safety_target_hazards l left join hazard_evaluations e on e.hazard_uuid = l.hazard_uuid and e.stage = 'INITIAL' where l.safety_target_uuid = ${target}`,
  );
const disposition = 'k.disposition, k.disposition_reason, k.duplicate_of_uuid';

const LOOKED_AT: Readonly<Record<string, Readonly<Record<string, Facts>>>> = {
  V1: {
    Hazard: h => [
      evaluations(
        `${LEVELS}, e.rating_uuid, e.class_uuid, h.risk_rating_set_uuid, h.published_rating, h.published_final_rating`,
      )(h),
    ],
  },
  V2: {
    SafetyTarget: s => [
      own('safety_targets', 'k.risk_rating_set_uuid, k.raised_rating_uuid')(s),
      ofTarget(s),
    ],
  },
  V3: { Hazard: h => [initialRating(h)] },
  V4: {
    Hazard: h => [
      initialRating(h),
      rows('l.safety_target_uuid', `safety_target_hazards l where l.hazard_uuid = ${h}`),
    ],
  },
  V5: { Malfunction: m => [own('malfunctions', disposition)(m)] },
  V6: { Hazard: h => [evaluations(`${LEVELS}, e.rationale`, OWN_SET)(h)] },
  V7: { Hazard: h => [evaluations(`h.style, ${LEVELS}, e.rating_uuid`, OWN_SET)(h)] },
  V8: { SafetyTarget: s => [own('safety_targets', 'k.status')(s), ofTarget(s)] },
  V9: {
    Hazard: h => [
      // "offset 0": by its event, of which few hazards are, never by what the whole project shares.
      rows(
        'o.uuid, e.severity_uuid, e.avoidability_uuid',
        `hazards h cross join lateral (select * from hazards where hazardous_event_uuid = h.hazardous_event_uuid offset 0) o
          join hazard_evaluations e on e.hazard_uuid = o.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = h.risk_rating_set_uuid
          where h.uuid = ${h} and o.exposure_situation_uuid = h.exposure_situation_uuid and o.risk_rating_set_uuid = h.risk_rating_set_uuid`,
      ),
    ],
  },
  V10: {
    Hazard: h => [evaluations(`e.rationale->>'exposure'`)(h)],
    ExposureSituation: s => [
      rows(
        'k.risk_rating_set_uuid, k.rationale',
        `exposure_situation_ratings k where k.exposure_situation_uuid = ${s}`,
      ),
    ],
    ExposureEstimate: e => [own('exposure_estimates', 'k.rationale')(e)],
  },
  V12: {
    Hazard: h => [
      evaluations('e.severity_uuid')(h),
      uses('t.hierarchy_rank, t.code, v.risk_rating_set_uuid, v.severity_uuid', COUNTED_USE)(h),
    ],
  },
  V13: { Hazard: h => [uses('u.required_level', `${COUNTED_USE} and m.is_safety_function`)(h)] },
  V14: {
    Hazard: h => [
      evaluations(`e.probability_uuid, e.rationale->>'probability'`)(h),
      uses('m.can_take_credit_for_low_pr', `${COUNTED_USE} and u.takes_credit_for_low_pr`)(h),
    ],
  },
  // Revealed rounds only: a fingerprint must not tell that blind votes change.
  V15: {
    Hazard: h => [
      rows(
        `e.uuid, e.status, e.revealed_at, e.revealed_spread, ${countedSpread('e')}`,
        `hazard_vote_events e where e.hazard_uuid = ${h} and e.revealed_at is not null`,
      ),
    ],
  },
  V16: {
    Hazard: h => [
      rows(
        'e.uuid, v.user_uuid',
        `hazard_vote_events e join hazard_votes v on v.hazard_vote_event_uuid = e.uuid where e.hazard_uuid = ${h} and v.state = 'CAST'
          and not exists (select 1 from project_members m where m.project_uuid = e.project_uuid and m.user_uuid = v.user_uuid)`,
      ),
    ],
  },
  V17: {
    Function: f => [
      rows(
        'g.uuid',
        `(${DEFAULT_GUIDEWORDS}) g where not exists (select 1 from malfunctions m where m.function_uuid = ${f} and m.guideword_uuid = g.uuid)`,
      ),
    ],
  },
  V18: { Hazard: h => [initialRating(h), uses('t.hierarchy_rank', COUNTED_USE)(h)] },
  V19: {
    Hazard: h => [
      rows(
        'a.uuid, a.text',
        `hazards h cross join lateral (${BEHIND}) b join assumptions a on a.uuid = b.uuid where h.uuid = ${h} and a.status = 'OPEN'`,
      ),
    ],
  },
  V20: { RiskRatingSet: s => [own('risk_rating_sets', 'k.trust, k.version')(s)] },
  V21: {
    Hazard: h => [
      evaluations(
        `e.rating_uuid, e.basis, ${finalBasis('e.hazard_uuid', 'e.risk_rating_set_uuid')}`,
        `e.stage = 'FINAL'`,
      )(h),
    ],
  },
  V22: {
    Hazard: h => [
      uses(
        `u.required_level, u.achieved_level, (${rows(
          `f.uuid, f.achieved_level, (select d.uuid from (${demandOf('f')}) d)`,
          `safety_function_rrms l join safety_functions f on f.uuid = l.safety_function_uuid where l.rrm_uuid = u.rrm_uuid and f.status <> 'REJECTED'`,
        )})`,
        `u.status = 'VERIFIED' and ${COUNTED_USE}`,
      )(h),
    ],
  },
  V23: {
    Srem: q => [
      own('srems', 'k.parent_uuid, k.decomposed_level')(q),
      requirementLevel(q),
      rows(
        's.uuid, t.category, t.lvl',
        `srem_safety_targets l join safety_targets s on s.uuid = l.safety_target_uuid left join lateral (${levelOfTarget('s')}) t on true where l.srem_uuid = ${q}`,
      ),
    ],
  },
  V25: { SafetyFunction: f => [own('safety_functions', 'k.achieved_level, k.status')(f), demandOn(f)] },
  V26: {
    Srem: q => [
      own('srems', 'k.independence')(q),
      requirementLevel(q),
      rows(
        'c.uuid, c.decomposed_level, c.allocated_to',
        `srems c where c.parent_uuid = ${q} and c.decomposed_level is not null and c.status <> 'REJECTED'`,
      ),
    ],
  },
  V27: {
    SafetyTarget: s => [own('safety_targets', 'k.ftti_ms, k.fault_detection_ms, k.fault_reaction_ms')(s)],
  },
  V28: {
    SafetyFunction: f => [
      own('safety_functions', 'k.achieved_level, k.architecture_category, k.pfhd')(f),
      rows(
        'd.category',
        `safety_functions k left join lateral (${demandOf('k')}) d on true where k.uuid = ${f}`,
      ),
    ],
  },
  V29: {
    Hazard: h => [
      evaluations('e.exposure_uuid', `e.stage = 'INITIAL'`)(h),
      rows(
        's.risk_rating_set_uuid, s.exposure_uuid',
        `hazards k join exposure_situation_ratings s on s.exposure_situation_uuid = k.exposure_situation_uuid where k.uuid = ${h}`,
      ),
    ],
  },
  V30: {
    Hazard: h => [
      uses(
        `(${rows('n.hazard_uuid', 'hazard_rrm_new_hazards n where n.hazard_rrm_uuid = u.uuid')})`,
        `v.new_hazards_created and ${COUNTED_USE}`,
      )(h),
    ],
  },
  V24: { Misuse: m => [own('misuses', disposition)(m)] },
  V31: { ExposureSituation: s => [own('exposure_situations', disposition)(s)] },
};

const requirementLevel = (srem: string) =>
  rows(
    'v.category, v.own, v.origin',
    `srems q cross join lateral (${requirementLevelSql('q')}) v where q.uuid = ${srem}`,
  );
const demandOn = (safetyFunction: string) =>
  rows(
    'd.uuid',
    `safety_functions k cross join lateral (${demandOf('k')}) d where k.uuid = ${safetyFunction}`,
  );

/**
 * SQL of the fingerprint of what a check looked at in a record; $1 is the project.
 * @param record SQL of its uuid
 */
export function lookedAt(check: string, entity: string, record: string): string {
  const facts = LOOKED_AT[check]?.[entity];
  if (!facts) throw new Error(`Nothing says what ${check} looks at in ${entity}`);
  const texts = facts(record).map(text => `coalesce(${text}, '')`);
  return `md5(${texts.join(` || '|' || `)})`;
}
