import type { ChangeContext } from './changeAccess.ts';
import type { Placeholder } from './prepared.ts';
import type { Parameters } from './reading.ts';
import { literal, quoted, type RecordType } from './recordType.ts';

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

/** The values of a writing statement by name: those of its audit rows and of its access. */
export const changeValues = ({
  userUuid,
  operationId,
  requestId,
  reason,
  clientId,
  access,
}: ChangeContext): Record<string, unknown> => ({
  userUuid,
  operationId,
  requestId,
  reason: reason ?? null,
  clientId: clientId ?? null,
  ...access.values,
});

/** Binds those values, each once, in a statement whose text is built for one use. */
export function changeSlot(context: ChangeContext, parameters: Parameters): Placeholder {
  const values = changeValues(context);
  const bound = new Map<string, string>();
  return name => {
    const known = bound.get(name) ?? parameters.add(values[name]);
    bound.set(name, known);
    return known;
  };
}

/** An insert into the audit trail as part of the statement that makes the change; it reads the CTE `access`. */
export function auditInsert(placeholder: Placeholder, change: AuditedChange): string {
  const who = [
    `${placeholder('userUuid')}::uuid`,
    `coalesce((select organization_uuid from access), ${change.scope?.organization ?? 'null'})`,
    `coalesce((select project_uuid from access), ${change.scope?.project ?? 'null'})`,
  ];
  const how = ['operationId', 'requestId', 'reason'].map(name => `${placeholder(name)}::text`);
  return (
    `insert into audit_log (${AUDIT_COLUMNS}) select ${[...who, ...how, `${placeholder('clientId')}::uuid`].join(', ')}, ` +
    `${literal(change.entity)}, ${literal(change.action)}, ${change.uuid}, ${change.before}, ${change.after} from ${change.from}`
  );
}
