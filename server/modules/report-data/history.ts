import type { Queryable } from '../../database/records/reading.ts';

/** What one person did with records of a kind on a day. */
export interface HistoryDay {
  day: string;
  by: string | null;
  entity: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  /** Changes, and records that were changed. */
  changes: number;
  records: number;
}

/** A change that somebody gave a reason for. */
export interface ReasonedChange {
  at: string;
  by: string | null;
  entity: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  code: string;
  name: string;
  reason: string;
}

/**
 * Kinds that are told: what is voted, and who has voted, stays out; the voting record has it as far as it was revealed
 * (docs/decisions/0006, 0057).
 */
const TOLD = `l.project_uuid = $1 and l.entity not in ('HazardVote', 'HazardVoteEvent', 'HazardVoteEventComment', 'HazardComment')`;

const DAYS = `select to_char(l.at at time zone 'UTC', 'YYYY-MM-DD') as day, l.actor_user_uuid as "by", l.entity, l.action,
  count(*)::int as changes, count(distinct l.record_uuid)::int as records
  from audit_trail l where ${TOLD} group by 1, 2, 3, 4 order by 1 desc, 3, 4, 2`;

const REASONED = `select l.at, l.actor_user_uuid as "by", l.entity, l.action, coalesce(l.after, l.before)->>'code' as code,
  coalesce(l.after, l.before)->>'name' as name, l.reason from audit_trail l where ${TOLD} and l.reason <> '' order by l.id desc`;

/** The change history of a project, out of the audit trail; the newest first. */
export async function readHistory(
  database: Queryable,
  projectUuid: string,
): Promise<{ days: HistoryDay[]; reasoned: ReasonedChange[] }> {
  const days = await database.query<HistoryDay>(DAYS, [projectUuid]);
  const reasoned = await database.query<ReasonedChange>(REASONED, [projectUuid]);
  return { days: days.rows, reasoned: reasoned.rows };
}
