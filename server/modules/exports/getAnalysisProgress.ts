import type { Handler } from '../../http/handler.ts';
import { type DayChange, progressByDay } from './progressRules.ts';

const dayOf = (moment: string) => `((${moment} at time zone 'UTC')::date)::text`;
const KINDS = `('Hazard', 'HazardEvaluation', 'HazardRrm')`;
const untold = (table: string) =>
  `${table} t where t.project_uuid = $1 and not exists (select 1 from earliest f where f.record_uuid = t.uuid)`;

/**
 * The last row of each record on each day: what a record was in between does not show at the end of the day. What was
 * there before the audit trail tells of it (demo data, imports of the database) counts from the day of its creation, as
 * it was before its first change. $1 is the project.
 */
export const PROGRESS_STATEMENT = `
  with earliest as materialized (
    select distinct on (l.record_uuid) l.record_uuid, l.entity, l.action, l.before
    from audit_trail l where l.project_uuid = $1 and l.entity in ${KINDS} order by l.record_uuid, l.id),
  states as (
    (select distinct on (l.record_uuid, (l.at at time zone 'UTC')::date) l.id, ${dayOf('l.at')} as day,
        l.entity as kind, l.record_uuid as uuid, l.action = 'DELETE' as is_gone, coalesce(l.after, l.before) as state
      from audit_trail l where l.project_uuid = $1 and l.entity in ${KINDS}
      order by l.record_uuid, (l.at at time zone 'UTC')::date, l.id desc)
    union all select 0, ${dayOf(`(f.before->>'createdAt')::timestamptz`)}, f.entity, f.record_uuid, false, f.before
      from earliest f where f.action <> 'CREATE' and f.before ? 'createdAt'
    union all select 0, ${dayOf('t.created_at')}, 'Hazard', t.uuid, false, jsonb_build_object('riskRatingSetUuid', t.risk_rating_set_uuid,
        'statusOverride', t.status_override, 'duplicateOfUuid', t.duplicate_of_uuid) from ${untold('hazards')}
    union all select 0, ${dayOf('t.created_at')}, 'HazardEvaluation', t.uuid, false, jsonb_build_object('hazardUuid', t.hazard_uuid,
        'riskRatingSetUuid', t.risk_rating_set_uuid, 'ratingUuid', t.rating_uuid, 'stage', t.stage) from ${untold('hazard_evaluations')}
    union all select 0, ${dayOf('t.created_at')}, 'HazardRrm', t.uuid, false, jsonb_build_object('hazardUuid', t.hazard_uuid,
        'status', t.status) from ${untold('hazard_rrms')})
  select x.day, x.kind, x.uuid, x.is_gone as "isGone", x.state->>'hazardUuid' as "hazardUuid", x.state->>'riskRatingSetUuid' as "riskRatingSetUuid",
    not x.is_gone and case x.kind when 'Hazard' then x.state->>'statusOverride' is null and x.state->>'duplicateOfUuid' is null
      when 'HazardEvaluation' then x.state->>'ratingUuid' is not null
      else x.state->>'status' in ('ACCEPTED', 'IMPLEMENTED', 'VERIFIED') end as "isCounted",
    case x.kind when 'HazardEvaluation' then x.state->>'stage' when 'HazardRrm' then x.state->>'status' end as stage
  from states x order by x.day, x.id`;

export const getAnalysisProgress: Handler<'getAnalysisProgress'> = async (
  { path: { projectUuid } },
  { pool },
) => {
  const { rows } = await pool.query<DayChange>({
    name: 'analysisProgress',
    text: PROGRESS_STATEMENT,
    values: [projectUuid],
  });
  return { status: 200, body: { data: { projectUuid, days: progressByDay(rows) } } };
};
