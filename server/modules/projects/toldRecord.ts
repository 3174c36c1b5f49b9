import { actorSummary } from '../shared/people.ts';

// What a row `l` of the audit trail was about and who did it, as the contract's ProjectChangeRecord and UserSummary.

/** Columns `actor` and `record`. */
export const TOLD_RECORD = `(${actorSummary('l')}) as actor,
  json_build_object('uuid', l.record_uuid, 'code', coalesce(l.after, l.before)->>'code',
    'name', coalesce(coalesce(l.after, l.before)->>'name', concat_ws(' ', u.first_name, u.last_name), ''),
    'hazard', case when h.uuid is not null then json_build_object('uuid', h.uuid, 'code', h.code) end) as record`;

/** A person is named while they are a member. */
export const TOLD_RECORD_JOINS = `
  left join project_members m on l.entity = 'ProjectMember' and m.uuid = l.record_uuid
  left join users u on u.uuid = m.user_uuid
  left join hazards h on h.project_uuid = l.project_uuid
    and h.uuid = case l.entity when 'Hazard' then l.record_uuid else (coalesce(l.after, l.before)->>'hazardUuid')::uuid end`;
