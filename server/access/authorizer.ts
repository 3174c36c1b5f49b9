import type { FastifyRequest } from 'fastify';
import type { Operation, OperationPermission } from '../contract/contract.ts';
import { ApiError, archivedProject, forbidden, notFound } from '../contract/errors.ts';
import type { ChangeAccess } from '../database/records/changeAccess.ts';
import { type Queryable, statementName } from '../database/records/reading.ts';
import type { RecordType } from '../database/records/recordType.ts';
import type { RecordTypes } from '../database/records/references.ts';
import {
  mayChangeSql,
  type ProjectRoles,
  seeing,
  type Way,
  WHO,
  wayTo,
  whatSql,
  worksOnArchived,
} from './accessSql.ts';

/** What the caller was found to be. */
export interface Access {
  platformRoles: string[];
  organizationUuid: string | null;
  projectUuid: string | null;
  permissions: ReadonlySet<string>;
}

interface AccessRow {
  is_active: boolean;
  roles: string[];
  organization_uuid: string | null;
  project_uuid: string | null;
  project_role: string | null;
  organization_permissions: string[] | null;
  /** A record without a project of its own, such as a shipped lookup. */
  is_shared?: boolean;
  /** The record's project is archived. */
  is_archived?: boolean;
}

/** `path.resourceUuid` is a record of the kind that `path.resourceType` beside it names. */
const ANY_RECORD = 'resourceUuid';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Scope = 'project' | 'organization';
const isScoped = (scope: OperationPermission['scope']): scope is Scope =>
  scope === 'project' || scope === 'organization';

type Condition = Pick<ChangeAccess, 'shape' | 'sql' | 'values' | 'isInProject'>;

/**
 * The one place where the server decides who may do what: from the operation's x-permission it finds the scope (the
 * project or organization of the record, of the path, query or body), what the caller is there, and whether that
 * carries the permission. Who may not even know of the record gets 404, who may see but not do gets 403.
 */
export class Authorizer {
  readonly #recordOfKey: Map<string, RecordType>;
  /** Kinds of records that a project has; evaluations and memberships have no name to be shown by. */
  readonly #recordOfEntity: Map<string, RecordType>;
  readonly #roles: ProjectRoles;
  readonly types: RecordTypes;

  constructor(types: RecordTypes, roles: ProjectRoles) {
    this.#recordOfKey = new Map(types.all.map(type => [type.key, type]));
    this.#recordOfEntity = new Map(
      types.all
        .filter(
          ({ stored, columnOf, key }) =>
            (stored.has('projectUuid') && columnOf.has('name')) || key === 'projectUuid',
        )
        .map(type => [type.entity, type]),
    );
    this.#roles = roles;
    this.types = types;
  }

  /** Finds fault with an operation that no request could ever be allowed or refused for; used at start and in tests. */
  problemOf({ id, permission }: Operation): string | undefined {
    if (!permission?.name) return `${id} names no permission`;
    if (!isScoped(permission.scope)) return undefined;
    const key = permission.from?.split('.')[1];
    if (!key) return `${id} does not say where its ${permission.scope} is found`;
    return key === ANY_RECORD || this.#way(permission.scope, key)
      ? undefined
      : `${id}: nothing leads from ${key} to a ${permission.scope}`;
  }

  /**
   * Asks what the caller is, in one statement.
   * @throws ApiError NOT_FOUND, FORBIDDEN or UNAUTHENTICATED
   */
  async authorize(
    database: Queryable,
    userUuid: string,
    permission: OperationPermission,
    request: FastifyRequest,
  ): Promise<Access> {
    const { uuid, key } = this.#named(permission, request);
    const scoped = uuid !== undefined && isScoped(permission.scope);
    // Only a list may be asked for without naming its project.
    if (permission.from && !uuid && !permission.from.startsWith('query.')) throw notFound();
    const way = scoped ? this.#way(permission.scope as Scope, key) : undefined;
    if (scoped && !way) throw notFound();
    const sql = way ? whatSql(permission.scope as Scope, way) : WHO;
    const { rows } = await database.query<AccessRow>({
      name: statementName(sql),
      text: sql,
      values: way ? [userUuid, uuid] : [userUuid],
    });
    const row = activeRow(rows[0]);
    const access = this.#accessOf(row);
    if (permission.scope === 'admin' && !row.roles.includes('ADMIN')) throw forbidden(permission.name);
    if (row.is_shared) requireReading(permission);
    else if (scoped) requirePermission(access, permission);
    if (row.is_archived && !worksOnArchived(permission)) throw archivedProject();
    return access;
  }

  /**
   * Asks for the account alone, where a request names nothing that a permission could be about.
   * @throws ApiError UNAUTHENTICATED
   */
  async requireAccount(database: Queryable, userUuid: string): Promise<void> {
    const { rows } = await database.query<AccessRow>({
      name: statementName(WHO),
      text: WHO,
      values: [userUuid],
    });
    activeRow(rows[0]);
  }

  /**
   * The same question as a condition of a change's own statement, made from the request and the role table alone.
   * @param projectUuid the project that `authorize` found: a record that led there may be deleted before the last change
   */
  condition(
    userUuid: string,
    permission: OperationPermission,
    request: FastifyRequest,
    projectUuid?: string | null,
  ): Condition {
    const { uuid, key } = projectUuid
      ? { uuid: projectUuid, key: 'projectUuid' }
      : this.#named(permission, request);
    const way = isScoped(permission.scope) ? this.#way(permission.scope, key) : undefined;
    return {
      shape: `${permission.scope} ${permission.name} ${key} ${permission.onArchived ?? ''}`,
      sql: slot => mayChangeSql(permission, way, this.#roles, slot),
      values: { accessUser: userUuid, accessUuid: uuid },
      isInProject: permission.scope === 'project',
    };
  }

  /** Whether there is something to ask about; a request that was not validated may name anything, or nothing. */
  isNamed(permission: OperationPermission, request: FastifyRequest): boolean {
    if (!permission.from) return true;
    const uuid = scopeValue(permission, request);
    return uuid === undefined ? permission.from.startsWith('query.') : UUID.test(uuid);
  }

  /** Whether the request names a project, an organization or a record; only a list may leave that open. */
  isNaming(permission: OperationPermission, request: FastifyRequest): boolean {
    return scopeValue(permission, request) !== undefined;
  }

  /** What the request names, and the key that says of which kind it is. */
  #named(
    permission: OperationPermission,
    request: FastifyRequest,
  ): { uuid: string | undefined; key: string } {
    const key = permission.from?.split('.')[1] ?? '';
    const { resourceType = '' } = (request.params ?? {}) as { resourceType?: string };
    return {
      uuid: scopeValue(permission, request),
      key: key === ANY_RECORD ? (this.#recordOfEntity.get(resourceType)?.key ?? key) : key,
    };
  }

  #accessOf(row: AccessRow): Access {
    const { project_role: role } = row;
    const ofProject = role && Object.hasOwn(this.#roles, role) ? this.#roles[role] : undefined;
    return {
      platformRoles: row.roles,
      organizationUuid: row.organization_uuid,
      projectUuid: row.project_uuid,
      permissions: new Set([...(ofProject ?? []), ...(row.organization_permissions ?? [])]),
    };
  }

  #way(scope: Scope, key: string): Way | undefined {
    if (key === `${scope}Uuid`) return wayTo(scope, undefined);
    const type = this.#recordOfKey.get(key);
    return type && wayTo(scope, type);
  }
}

/** @throws ApiError UNAUTHENTICATED for an account that is disabled or gone */
function activeRow(row: AccessRow | undefined): AccessRow {
  if (!row?.is_active) {
    throw new ApiError(
      'UNAUTHENTICATED',
      'This account cannot be used (any more). Sign in again, or ask your administrator.',
    );
  }
  return row;
}

/** @throws ApiError NOT_FOUND for those who may not know of it, FORBIDDEN */
function requirePermission(access: Access, permission: OperationPermission): void {
  const scope = permission.scope === 'project' ? access.projectUuid : access.organizationUuid;
  if (!scope || !seeing(permission).every(name => access.permissions.has(name))) throw notFound();
  if (!access.permissions.has(permission.name)) throw forbidden(permission.name);
}

/** What is shipped or the organization's own everybody there may read; a project's permission does not reach it. */
function requireReading(permission: OperationPermission): void {
  if (permission.name !== 'analysis.read') throw forbidden(permission.name);
}

/** The uuid that `from` points to: `path.projectUuid`, `query.projectUuid`, `body.organizationUuid`. */
function scopeValue({ from }: OperationPermission, request: FastifyRequest): string | undefined {
  if (!from) return undefined;
  const [place, key] = from.split('.') as [string, string];
  const source = (place === 'path' ? request.params : place === 'query' ? request.query : request.body) as
    | Record<string, unknown>
    | undefined;
  const value = source?.[key];
  return typeof value === 'string' ? value : undefined;
}
