import { ASILS, DECOMPOSITIONS } from '../../../domain/measures/decomposition.ts';
import { LEVELS_ON_SCALES } from '../../../domain/measures/integrityLevel.ts';
import { HIGHEST_OF_CATEGORY, PL_BANDS, SIL_BANDS } from '../../../domain/measures/safetyFunctionLevel.ts';
import { demandOf } from '../safety-functions/index.ts';
import { levelOfTarget, requirementLevelSql } from '../srems/index.ts';
import type { AnalysisCheck } from './checkSql.ts';
import { isBelowInSet, isBelowOnScale, onScale, spelled } from './levelSql.ts';

const named = (alias: string) =>
  ['uuid', 'code', 'name', 'position'].map(column => `${alias}.${column}`).join(', ');

/** SQL: a safety function achieves less than its hazards ask for. */
export const isFunctionBelow = (f: string) =>
  `exists (select 1 from (${demandOf(f)}) d where ${isBelowOnScale(
    onScale(`${f}.achieved_level`, 'd.category'),
    onScale('d.level', 'd.category'),
    'rank',
  )} or ${isBelowInSet(`${f}.achieved_level`, 'd.level', `${f}.risk_rating_set_uuid`)})`;

const HAS_NO_LEVEL = `coalesce(btrim(f.achieved_level), '') = ''`;

const ORDER = `array_position(array[${ASILS.map(level => `'${level}'`).join(', ')}], c.decomposed_level)`;
/** Such as D:A+C, the lower share first. */
const PAIRS = Object.entries(DECOMPOSITIONS).flatMap(([level, pairs]) =>
  pairs.map(pair => {
    const [low, high] = [...pair].sort((one, other) => ASILS.indexOf(one) - ASILS.indexOf(other));
    return `'${level}:${low}+${high}'`;
  }),
);

/** Targets that requirements above requirement q serve. */
const ABOVE = `with recursive above(uuid, parent_uuid) as (
    select p.uuid, p.parent_uuid from srems p where p.uuid = q.parent_uuid
    union select p.uuid, p.parent_uuid from above a join srems p on p.uuid = a.parent_uuid)
  select l.safety_target_uuid from above a join srem_safety_targets l on l.srem_uuid = a.uuid`;

/** Frequency below which a level is shown, by every way to write it; one that no band has is never shown. */
const BOUNDS = LEVELS_ON_SCALES.flatMap(({ scale, spelling, rank }) => {
  if (scale !== 'PL' && scale !== 'SIL') return [];
  // A performance level is judged by its own table.
  if (scale === 'SIL' && spelling.startsWith('PL')) return [];
  const bands = scale === 'PL' ? PL_BANDS : SIL_BANDS;
  return `('${scale}', '${spelling}', ${rank}, ${bands[rank - 1]?.below ?? 0})`;
});
const CATEGORIES = Object.entries(HIGHEST_OF_CATEGORY).map(
  ([category, level]) => `('${category}', ${PL_BANDS.findIndex(band => band.level === level) + 1})`,
);
const ACHIEVED = spelled(onScale('f.achieved_level', 'd.category'));

/** Checks of levels that are inherited: requirements, their decomposition, safety functions; and of the times of targets. */
export const INTEGRITY_CHECKS: readonly AnalysisCheck[] = [
  {
    check: 'V23',
    title: 'The requirement has a lower level than one of its safety targets',
    severity: 'ERROR',
    field: 'integrityLevel',
    records: {
      // Without a share, its level is the highest of its targets.
      Srem: `select ${named('q')} from srems q cross join lateral (${requirementLevelSql('q')}) v
      where q.project_uuid = $1 and q.status <> 'REJECTED' and q.decomposed_level is not null and exists (
        select 1 from srem_safety_targets l join safety_targets s on s.uuid = l.safety_target_uuid cross join lateral (${levelOfTarget('s')}) t
        where l.srem_uuid = q.uuid and t.category is not distinct from v.category and t.rnk > v.own_rank and s.uuid not in (${ABOVE}))`,
    },
  },
  {
    check: 'V25',
    title: 'The safety function achieves less than its hazards ask for, or is verified without a level',
    severity: 'ERROR',
    field: 'achievedLevel',
    records: {
      SafetyFunction: `select ${named('f')} from safety_functions f where f.project_uuid = $1 and f.status <> 'REJECTED'
      and (${isFunctionBelow('f')} or f.status = 'VERIFIED' and ${HAS_NO_LEVEL} and exists (select 1 from (${demandOf('f')}) d))`,
    },
  },
  {
    check: 'V26',
    title: 'The requirement is decomposed in a way that is not allowed, or not argued',
    severity: 'ERROR',
    field: 'independence',
    records: {
      // Most requirements have no parts; their levels are not looked up.
      Srem: `select ${named('q')} from srems q join (select c.parent_uuid, count(*) as parts, string_agg(c.decomposed_level, '+' order by ${ORDER}) as pair,
        count(nullif(btrim(c.allocated_to), '')) as allocated, count(distinct nullif(lower(btrim(c.allocated_to)), '')) as elements
        from srems c where c.project_uuid = $1 and c.decomposed_level is not null and c.status <> 'REJECTED' group by c.parent_uuid) c on c.parent_uuid = q.uuid
      cross join lateral (${requirementLevelSql('q')}) v
      where q.project_uuid = $1 and q.status <> 'REJECTED' and (v.category is distinct from 'ASIL' or c.parts <> 2
        or not (v.own || ':' || c.pair) = any(array[${PAIRS.join(', ')}]) or btrim(q.independence) = ''
        or c.allocated = 2 and c.elements = 1)`,
    },
  },
  {
    check: 'V27',
    title: 'Detection and reaction together take longer than the fault-tolerant time interval',
    severity: 'ERROR',
    field: 'fttiMs',
    records: {
      SafetyTarget: `select ${named('s')} from safety_targets s where s.project_uuid = $1
      and coalesce(s.fault_detection_ms, 0) + coalesce(s.fault_reaction_ms, 0) > s.ftti_ms`,
    },
  },
  {
    check: 'V28',
    title: 'The safety function claims a level that its failure rate or its category does not support',
    severity: 'WARNING',
    field: 'achievedLevel',
    records: {
      SafetyFunction: `select ${named('f')} from safety_functions f left join lateral (${demandOf('f')}) d on true
      cross join lateral (select x.scale, x.rank, x.bound from (values ${BOUNDS.join(', ')}) x(scale, spelling, rank, bound)
        where x.spelling = ${ACHIEVED} order by x.scale limit 1) a
      where f.project_uuid = $1 and f.status <> 'REJECTED' and (f.pfhd >= a.bound or a.scale = 'PL' and a.rank > (
        select k.rank from (values ${CATEGORIES.join(', ')}) k(category, rank) where k.category = f.architecture_category))`,
    },
  },
];
