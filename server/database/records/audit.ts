import type { Slot } from './prepared.ts';
import type { Proof } from './proof.ts';
import type { Parameters } from './reading.ts';
import { literal, quoted, type RecordType } from './recordType.ts';

/** Who changes something, through which operation, and why: what every audit row tells. */
export interface ChangeContext {
  userUuid: string | null;
  organizationUuid: string | null;
  projectUuid: string | null;
  operationId: string;
  requestId: string;
  reason?: string | undefined;
  /** The browser tab that sent the request. */
  clientId?: string | undefined;
  /** The change is made only while this holds. */
  proof?: Proof | undefined;
}

const AUDIT_COLUMNS =
  'actor_user_uuid, organization_uuid, project_uuid, operation_id, request_id, reason, client_id, entity, action, record_uuid, before, after';

interface RowScope {
  organization: string | undefined;
  project: string | undefined;
}

/** Where a row says itself which project and organization it belongs to: SQL over its alias. */
export function rowScope(type: RecordType, alias: string): RowScope {
  const of = (key: string) =>
    type.key === key
      ? `${alias}."uuid"`
      : type.columnOf.has(key) && `${alias}.${quoted(type.columnOf.get(key)?.sql ?? '')}`;
  return { organization: of('organizationUuid') || undefined, project: of('projectUuid') || undefined };
}

/** What one audit row tells, as SQL. */
export interface AuditedChange {
  entity: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  uuid: string;
  before: string;
  after: string;
  from: string;
  /** Project and organization of the row itself, where the request stands above them. */
  scope?: RowScope;
}

/** An insert into the audit trail as part of the statement that makes the change. */
export const auditInsert = (context: ChangeContext, parameters: Parameters, change: AuditedChange): string =>
  auditStatement(name => parameters.add(auditValues(context)[name]), change);

/** The values of `auditStatement` by name. */
export const auditValues = ({
  userUuid,
  organizationUuid,
  projectUuid,
  operationId,
  requestId,
  reason,
  clientId,
}: ChangeContext): Record<string, unknown> => ({
  userUuid,
  organizationUuid,
  projectUuid,
  operationId,
  requestId,
  reason: reason ?? null,
  clientId: clientId ?? null,
});

/** The same for a text that is built once. */
export function auditStatement(slot: Slot, change: AuditedChange): string {
  const who = [
    `${slot('userUuid')}::uuid`,
    `coalesce(${slot('organizationUuid')}::uuid, ${change.scope?.organization ?? 'null'})`,
    `coalesce(${slot('projectUuid')}::uuid, ${change.scope?.project ?? 'null'})`,
  ];
  const how = ['operationId', 'requestId', 'reason'].map(name => `${slot(name)}::text`);
  return (
    `insert into audit_log (${AUDIT_COLUMNS}) select ${[...who, ...how, `${slot('clientId')}::uuid`].join(', ')}, ` +
    `${literal(change.entity)}, ${literal(change.action)}, ${change.uuid}, ${change.before}, ${change.after} from ${change.from}`
  );
}
