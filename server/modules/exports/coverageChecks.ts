import { SPREAD_TO_DISCUSS } from '../../../domain/voting/consensus.ts';
import { countedSpread, isDiscussed } from '../hazard-voting/index.ts';
import { DEFAULT_GUIDEWORDS } from '../project-actions/index.ts';
import { type AnalysisCheck, HAZARD } from './checkSql.ts';

/** Assumptions behind hazard h: its own, its function's, and those of the exposure estimates of both kinds. */
export const BEHIND = `select l.assumption_uuid as uuid from hazard_assumptions l where l.hazard_uuid = h.uuid
      union all select l.assumption_uuid from function_assumptions l where l.function_uuid = h.function_uuid
      union all select l.assumption_uuid from exposure_estimates x join exposure_estimate_assumptions l on l.exposure_estimate_uuid = x.uuid
        where x.hazard_uuid = h.uuid or x.exposure_situation_uuid = h.exposure_situation_uuid`;

/** Ruled out as a duplicate of nothing or without a reason, as `problemOfDisposition` has it for what is saved. */
const undecided = (alias: string, notRuledOut: string) =>
  `case ${alias}.disposition when ${notRuledOut} when 'DUPLICATE' then ${alias}.duplicate_of_uuid is null else ${alias}.disposition_reason !~ '\\S' end`;

/** Checks of gaps, votes and assumptions. */
export const COVERAGE_CHECKS: readonly AnalysisCheck[] = [
  {
    check: 'V5',
    title: 'The malfunction has neither a hazard nor a disposition with its reason',
    severity: 'WARNING',
    field: 'disposition',
    records: {
      Malfunction: `select m.uuid, m.code, m.name, m.position from malfunctions m where m.project_uuid = $1 and ${undecided('m', "'ANALYSE' then true")}
      and not exists (select 1 from hazards h where h.malfunction_uuid = m.uuid)`,
    },
  },
  {
    check: 'V11',
    title: 'Counts in a text differ from the data',
    severity: 'ERROR',
    field: null,
    guaranteedBy:
      'Every count is computed from the records whenever it is asked for; none is stored or typed.',
    records: {},
  },
  {
    check: 'V15',
    title: 'Votes are two or more levels apart without a comment',
    severity: 'WARNING',
    field: null,
    records: {
      // Revealed rounds only: a blind round must not even disclose that its votes differ.
      Hazard: `select distinct ${HAZARD} from hazard_vote_events e join hazards h on h.uuid = e.hazard_uuid
      where e.project_uuid = $1 and e.revealed_at is not null and e.status <> 'RESET'
        and greatest(coalesce(e.revealed_spread, 0), ${countedSpread('e')}) >= ${SPREAD_TO_DISCUSS} and not ${isDiscussed('e')}
        and e.round = (select max(l.round) from hazard_vote_events l where l.hazard_uuid = e.hazard_uuid and l.stage = e.stage)`,
    },
  },
  {
    check: 'V16',
    title: 'A vote is by somebody who is not a member of the project',
    severity: 'WARNING',
    field: null,
    records: {
      Hazard: `select distinct ${HAZARD} from hazard_vote_events e join hazard_votes v on v.hazard_vote_event_uuid = e.uuid
      join hazards h on h.uuid = e.hazard_uuid
      where e.project_uuid = $1 and v.state = 'CAST' and not exists (
        select 1 from project_members m where m.project_uuid = $1 and m.user_uuid = v.user_uuid)`,
    },
  },
  {
    check: 'V17',
    title: 'The function has guideword cells without a malfunction',
    severity: 'NOTE',
    field: null,
    records: {
      Function: `select f.uuid, f.code, f.name, f.position from functions f where f.project_uuid = $1 and f.status <> 'OUT_OF_SCOPE'
      and exists (select 1 from (${DEFAULT_GUIDEWORDS}) g where not exists (
        select 1 from malfunctions m where m.function_uuid = f.uuid and m.guideword_uuid = g.uuid))`,
    },
  },
  {
    check: 'V24',
    title: 'The misuse is ruled out without a reason',
    severity: 'WARNING',
    field: 'disposition',
    records: {
      Misuse: `select m.uuid, m.code, m.name, m.position from misuses m where m.project_uuid = $1 and ${undecided('m', "'ANALYSE' then false")}
      and not exists (select 1 from hazards h where h.misuse_uuid = m.uuid)`,
    },
  },
  {
    check: 'V31',
    title: 'The situation is ruled out without a reason',
    severity: 'WARNING',
    field: 'disposition',
    records: {
      ExposureSituation: `select s.uuid, s.code, s.name, s.position from exposure_situations s where s.project_uuid = $1 and ${undecided('s', "'USED' then false")}
      and not exists (select 1 from hazards h where h.exposure_situation_uuid = s.uuid)`,
    },
  },
  {
    check: 'V19',
    title: 'The risk is frozen while an assumption behind it is open',
    severity: 'ERROR',
    field: 'isRiskFrozen',
    records: {
      Hazard: `select ${HAZARD} from hazards h where h.project_uuid = $1 and h.is_risk_frozen
      and exists (select 1 from (${BEHIND}) b join assumptions a on a.uuid = b.uuid where a.status = 'OPEN')`,
    },
  },
];
