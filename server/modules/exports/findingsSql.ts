import { userIn } from '../shared/people.ts';
import type { AnalysisCheck } from './checkSql.ts';
import { lookedAt } from './lookedAt.ts';

/**
 * SQL of the records that fail these checks, with what became of each finding: rows of check, place of the kind, entity,
 * uuid, code, name, position, acceptance and state; $1 is the project. What a check looked at is put together for accepted
 * findings only.
 */
export const findingsSelect = (checks: readonly Pick<AnalysisCheck, 'check' | 'records'>[]): string =>
  checks
    .flatMap(({ check, records }) =>
      Object.entries(records).map(
        ([entity, sql], place) =>
          `select '${check}' as "check", ${place} as place, '${entity}' as entity, r.uuid, r.code, r.name, r.position, a.uuid as acceptance,
          case when a.uuid is null then 'OPEN' when a.basis = ${lookedAt(check, entity, 'r.uuid')} then 'ACCEPTED' else 'LAPSED' end as state
        from (${sql}) r left join finding_acceptances a on a.project_uuid = $1 and a.check_code = '${check}' and a.resource_uuid = r.uuid`,
      ),
    )
    .join(' union all ');

/** SQL of the contract's FindingAcceptance for the uuid of one. */
export const ACCEPTANCE = (uuid: string) =>
  `select json_build_object('uuid', a.uuid, 'reason', a.reason, 'acceptedAt', to_char(a.accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ` +
  `'acceptedBy', (${userIn('accepted_by')('a')})) from finding_acceptances a where a.uuid = ${uuid}`;
