import { hasConsensus } from '../hazard-voting/index.ts';
import { statusExpression } from '../hazards/index.ts';
import { targetStatus } from '../lookups/index.ts';
import { DEFAULT_GUIDEWORDS } from '../project-actions/index.ts';
import { userIn } from '../shared/people.ts';

/** Rating of hazard h in its own set, found by its key whatever the database believes about the size of the project. */
const ratingOf = (stage: 'INITIAL' | 'FINAL') =>
  `(select e.rating_uuid, (select r.rank from risk_ratings r where r.uuid = e.rating_uuid) as rank from hazard_evaluations e
      where e.hazard_uuid = h.uuid and e.risk_rating_set_uuid = h.risk_rating_set_uuid and e.stage = '${stage}' offset 0)`;

/** All figures about hazards in one pass. $1 is the project. */
export const HAZARDS_STATEMENT = `
  with hazard as materialized (
    select h.uuid, h.style, h.risk_rating_set_uuid, h.is_consensus_voting_locked, h.is_risk_frozen, ${statusExpression('h')} as status,
      i.rating_uuid as initial_uuid, f.rating_uuid as final_uuid, i.rank - f.rank as drop,
      exists (select 1 from hazard_votes v where v.hazard_uuid = h.uuid and v.state = 'CAST') as is_voted,
      h.is_consensus_voting_locked or coalesce((select ${hasConsensus('e')} from hazard_vote_events e
        where e.hazard_uuid = h.uuid and e.stage = 'INITIAL' order by e.round desc limit 1), false) as is_agreed
    from hazards h
    left join lateral ${ratingOf('INITIAL')} i on true left join lateral ${ratingOf('FINAL')} f on true
    where h.project_uuid = $1)
  select json_build_object(
    'total', count(*),
    'byStatus', (select coalesce(json_agg(x order by x.status), '[]') from (select status, count(*)::int as count from hazard group by 1) x),
    'byStyle', (select coalesce(json_agg(x order by x.style), '[]') from (select style, count(*)::int as count from hazard group by 1) x),
    'byRating', (select coalesce(json_agg(x order by x.count desc, x."initialRatingUuid", x."finalRatingUuid"), '[]') from (
      select risk_rating_set_uuid as "riskRatingSetUuid", initial_uuid as "initialRatingUuid", final_uuid as "finalRatingUuid", count(*)::int as count
      from hazard group by 1, 2, 3 order by 4 desc limit 1000) x),
    'votedShare', coalesce(avg(is_voted::int), 0)::float8,
    'consensusShare', coalesce(avg(is_agreed::int), 0)::float8,
    'locked', count(*) filter (where is_consensus_voting_locked),
    'frozen', count(*) filter (where is_risk_frozen),
    'riskReduction', coalesce(sum(drop), 0)) as hazards
  from hazard`;

/**
 * Progress of the measures in use; "overdue" are those past their due date and not built. Over alias u of hazard_rrms.
 */
const progress = [
  ['planned', `u.status in ('PROPOSED', 'ACCEPTED')`],
  ['implemented', `u.status = 'IMPLEMENTED'`],
  ['verified', `u.status = 'VERIFIED'`],
  ['rejected', `u.status = 'REJECTED'`],
  ['overdue', `u.status in ('PROPOSED', 'ACCEPTED') and u.due_date < current_date`],
]
  .map(([name, condition]) => `count(*) filter (where ${condition})::int as ${name}`)
  .join(', ');

const byStatus = (table: string, status = 't.status') =>
  `(select coalesce(json_agg(x order by x.status), '[]') from (select ${status} as status, count(*)::int as count from ${table} t where t.project_uuid = $1 group by 1) x)`;

/** Targets, measures and requirements. $1 is the project. */
export const TREATMENT_STATEMENT = `
  with used as (
    select u.*, t.uuid as type_uuid, t.hierarchy_rank, t.step from hazard_rrms u join rrms m on m.uuid = u.rrm_uuid
    join rrm_types t on t.uuid = m.rrm_type_uuid where u.project_uuid = $1)
  select
    (select json_build_object('total', count(*), 'byStatus', ${byStatus('safety_targets', `(${targetStatus('t')})`)},
        'withoutHazards', count(*) filter (where not exists (select 1 from safety_target_hazards l where l.safety_target_uuid = s.uuid)),
        'withoutSrems', count(*) filter (where not exists (select 1 from srem_safety_targets l join srems q on q.uuid = l.srem_uuid where l.safety_target_uuid = s.uuid and q.status <> 'REJECTED')),
        'raised', count(*) filter (where s.raised_rating_uuid is not null))
      from safety_targets s where s.project_uuid = $1) as "safetyTargets",
    (select json_build_object('total', (select count(*) from rrms m where m.project_uuid = $1),
        'unused', (select count(*) from rrms m where m.project_uuid = $1 and not exists (select 1 from hazard_rrms u where u.rrm_uuid = m.uuid)),
        'uses', (select row_to_json(x) from (select count(*)::int as total, ${progress} from used u) x),
        'byStep', (select coalesce(json_agg(x order by x."hierarchyRank"), '[]') from (
          select u.hierarchy_rank as "hierarchyRank", min(u.step) as step, count(*)::int as total, ${progress} from used u group by 1) x),
        'byType', (select coalesce(json_agg(x order by x."hierarchyRank", y."order", x."rrmTypeUuid"), '[]') from (
          select u.type_uuid as "rrmTypeUuid", u.hierarchy_rank as "hierarchyRank", count(*)::int as total, ${progress} from used u group by 1, 2) x
          join rrm_types y on y.uuid = x."rrmTypeUuid"))) as measures,
    (select json_build_object('total', count(*), 'byStatus', ${byStatus('srems')},
        'externalMeasures', count(*) filter (where s.kind = 'EXTERNAL_MEASURE'),
        'unconfirmedExternalMeasures', count(*) filter (where s.kind = 'EXTERNAL_MEASURE' and s.status in ('DRAFT', 'REJECTED')),
        'withoutSafetyTarget', count(*) filter (where s.parent_uuid is null and not exists (select 1 from srem_safety_targets l where l.srem_uuid = s.uuid)))
      from srems s where s.project_uuid = $1) as srems`;

/** Guideword cells of functions and zones of tasks that were looked at. */
const COVERAGE = `select json_build_object(
    'guidewordCells', (select count(*) from cells), 'answeredGuidewordCells', (select count(*) from cells where is_answered),
    'taskPlaces', (select count(*) from places), 'answeredTaskPlaces', (select count(*) from places where is_answered))
  from (select 1) only_row`;

const CELLS = `cells as (
    select exists (select 1 from malfunctions m where m.function_uuid = f.uuid and m.guideword_uuid = g.uuid) as is_answered
    from functions f cross join (${DEFAULT_GUIDEWORDS}) g where f.project_uuid = $1 and f.status <> 'OUT_OF_SCOPE')`;

/** Where a task takes place: its zones, those of the work in it, of its hazards, and where it was looked at. */
const PLACES = `places as (
    select bool_or(p.is_answered) as is_answered from (
      select l.task_uuid, l.zone_uuid, false as is_answered from task_zones l
      union all select w.task_uuid, l.zone_uuid, false from human_task_zones l join human_tasks w on w.uuid = l.human_task_uuid
      union all select h.task_uuid, h.zone_uuid, true from hazards h where h.project_uuid = $1 and h.zone_uuid is not null
      union all select c.task_uuid, c.zone_uuid, true from task_checked_places c) p
    join tasks t on t.uuid = p.task_uuid and t.project_uuid = $1 group by p.task_uuid, p.zone_uuid)`;

/** What waits for each member. Who still has to vote is seen by everybody; how somebody voted is not asked for. */
const OPEN_BY_PERSON = `select coalesce(json_agg(json_build_object('user', (${userIn('user_uuid')('o')}), 'hazards', o.hazards, 'votes', o.votes, 'finalVotes', o.final_votes,
      'measures', o.measures) order by o.hazards + o.votes + o.measures desc, o.user_uuid), '[]')
    from (select m.user_uuid,
        (select count(*) from hazards h where h.project_uuid = $1 and h.owner_user_uuid = m.user_uuid and ${statusExpression('h')} not in ('MITIGATED', 'FROZEN', 'CLOSED', 'REJECTED', 'DUPLICATE'))::int as hazards,
        (select count(*) from hazard_vote_events e join hazard_votes v on v.hazard_vote_event_uuid = e.uuid
          where e.project_uuid = $1 and e.status = 'OPEN' and v.user_uuid = m.user_uuid and v.state = 'PENDING')::int as votes,
        (select count(*) from hazard_vote_events e join hazard_votes v on v.hazard_vote_event_uuid = e.uuid
          where e.project_uuid = $1 and e.status = 'OPEN' and e.stage = 'FINAL' and v.user_uuid = m.user_uuid and v.state = 'PENDING')::int as final_votes,
        (select count(*) from hazard_rrms u where u.project_uuid = $1 and u.responsible_user_uuid = m.user_uuid and u.status in ('PROPOSED', 'ACCEPTED'))::int as measures
      from project_members m where m.project_uuid = $1) o
    where o.hazards + o.votes + o.measures > 0`;

/** The other records of the analysis, and when somebody last changed anything. $1 is the project. */
export const RECORDS_STATEMENT = `
  with ${CELLS}, ${PLACES}
  select
    (select json_build_object('total', count(*), 'withoutMalfunction', count(*) filter (
        where not exists (select 1 from malfunctions m where m.function_uuid = f.uuid)))
      from functions f where f.project_uuid = $1 and f.status <> 'OUT_OF_SCOPE') as functions,
    (select json_build_object('total', count(*), 'withoutDisposition', count(*) filter (
        where m.disposition = 'ANALYSE' and not exists (select 1 from hazards h where h.malfunction_uuid = m.uuid)))
      from malfunctions m where m.project_uuid = $1) as malfunctions,
    (select json_build_object('total', count(*), 'unused', count(*) filter (
        where s.disposition = 'USED' and not exists (select 1 from hazards h where h.exposure_situation_uuid = s.uuid)))
      from exposure_situations s where s.project_uuid = $1) as "exposureSituations",
    (select json_build_object('total', count(*), 'open', count(*) filter (where a.status = 'OPEN'),
        'overdue', count(*) filter (where a.status = 'OPEN' and a.due_date < current_date))
      from assumptions a where a.project_uuid = $1) as assumptions,
    (${COVERAGE}) as coverage,
    (${OPEN_BY_PERSON}) as "openByPerson",
    (select l.at from audit_trail l where l.project_uuid = $1 and l.entity not in ('HazardVote', 'HazardVoteEventComment')
      order by l.id desc limit 1) as "lastActivityAt"`;
