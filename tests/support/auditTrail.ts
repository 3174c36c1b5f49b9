import type { Pool } from 'pg';

export interface AuditRow {
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  entity: string;
  recordUuid: string;
  actorUserUuid: string | null;
  organizationUuid: string | null;
  projectUuid: string | null;
  operationId: string;
  reason: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const COLUMNS = `action, entity, record_uuid as "recordUuid", actor_user_uuid as "actorUserUuid", organization_uuid as "organizationUuid",
  project_uuid as "projectUuid", operation_id as "operationId", reason, before, after`;

/** Audit entries of one record, oldest first. */
export async function auditOf(pool: Pool, recordUuid: string): Promise<AuditRow[]> {
  const { rows } = await pool.query<AuditRow>(
    `select ${COLUMNS} from audit_trail where record_uuid = $1 order by id`,
    [recordUuid],
  );
  return rows;
}

/** How long the audit trail is: equal before and after a request that was refused. */
export async function auditLength(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from audit_trail');
  return rows[0]?.n ?? 0;
}
