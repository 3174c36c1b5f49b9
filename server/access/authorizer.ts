import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Operation, OperationPermission } from '../contract/contract.ts';
import type { Proof } from '../database/records/proof.ts';
import { statementName } from '../database/records/reading.ts';
import { quoted, type RecordType } from '../database/records/recordType.ts';
import type { RecordTypes } from '../database/records/references.ts';
import { ApiError, archivedProject, forbidden, notFound } from '../http/errors.ts';

/** Which permissions a project role carries; the table itself belongs to the product (server/modules/permissions). */
export type ProjectPermissions = (role: string) => readonly string[];

/** The outcome of the one permission check of a request. */
export interface Access {
  platformRoles: string[];
  organizationUuid: string | null;
  projectUuid: string | null;
  permissions: ReadonlySet<string>;
  /** In a project: what the permissions follow from, for changes that ask again in their own statement. */
  proof?: Proof;
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

/** Most answers kept in memory for changes that prove them. */
const MOST_REMEMBERED = 10_000;

/** The permission to know of projects that one does not belong to. */
const DISCOVERING = 'organization.projects.discover';

const PROJECT_ROLE = 'left join project_members m on m.project_uuid = p.uuid and m.user_uuid = u.uuid';
const organizationRole = (column: string) =>
  `left join organization_users ou on ou.organization_uuid = ${column} and ou.user_uuid = u.uuid left join organization_roles r on r.uuid = ou.organization_role_uuid`;
const USER = 'u.is_active, u.roles';

const SIGNED_IN = `select ${USER}, null as organization_uuid, null as project_uuid, null as project_role, null as organization_permissions from users u where u.uuid = $1`;

const inProject = (found: string) =>
  `select ${USER}, p.organization_uuid, p.uuid as project_uuid, p.archived_at is not null as is_archived, m.role as project_role, r.permissions as organization_permissions ` +
  `from users u ${found} ${PROJECT_ROLE} ${organizationRole('p.organization_uuid')} where u.uuid = $1`;

/** Records that may stand outside of projects: shipped, or an organization's own. */
const inProjectOrShared = (table: string) =>
  `select ${USER}, o.organization_uuid, p.uuid as project_uuid, p.archived_at is not null as is_archived, m.role as project_role, r.permissions as organization_permissions, ` +
  `(x.uuid is not null and x.project_uuid is null and (x.organization_uuid is null or ou.uuid is not null)) as is_shared ` +
  `from users u left join ${table} x on x.uuid = $2 left join projects p on p.uuid = x.project_uuid ` +
  `left join lateral (select coalesce(p.organization_uuid, x.organization_uuid) as organization_uuid) o on true ` +
  `${PROJECT_ROLE} ${organizationRole('o.organization_uuid')} where u.uuid = $1`;

const inOrganization = (found: string) =>
  `select ${USER}, o.uuid as organization_uuid, null as project_uuid, null as project_role, r.permissions as organization_permissions ` +
  `from users u ${found} ${organizationRole('o.uuid')} where u.uuid = $1`;

/**
 * The one place where the server decides who may do what: from the operation's x-permission it finds the scope (the
 * project or organization of the record, of the path, query or body), what the caller is there, and whether that
 * carries the permission. Who may not even know of the record gets 404, who may see but not do gets 403.
 */
export class Authorizer {
  readonly #recordOfKey: Map<string, RecordType>;
  /** Kinds of records that a project has; evaluations and memberships have no name to be shown by. */
  readonly #recordOfEntity: Map<string, RecordType>;
  readonly #projectPermissions: ProjectPermissions;
  readonly #remembered = new Map<string, Access>();

  constructor(types: RecordTypes, projectPermissions: ProjectPermissions) {
    this.#recordOfKey = new Map(types.all.map(type => [type.key, type]));
    this.#recordOfEntity = new Map(
      types.all
        .filter(
          ({ stored, columnOf, key }) =>
            (stored.has('projectUuid') && columnOf.has('name')) || key === 'projectUuid',
        )
        .map(type => [type.entity, type]),
    );
    this.#projectPermissions = projectPermissions;
  }

  /** Finds fault with an operation that no request could ever be allowed or refused for; used at start and in tests. */
  problemOf({ id, permission }: Operation): string | undefined {
    if (!permission?.name) return `${id} names no permission`;
    if (permission.scope !== 'project' && permission.scope !== 'organization') return undefined;
    const key = permission.from?.split('.')[1];
    if (!key) return `${id} does not say where its ${permission.scope} is found`;
    return key === ANY_RECORD || this.#scopeSql(permission.scope, key)
      ? undefined
      : `${id}: nothing leads from ${key} to a ${permission.scope}`;
  }

  /**
   * What the caller was found to be on the same record before, if that carries the permission. Only for changes whose
   * own statement holds its `proof`: by itself it may be out of date.
   */
  recall(userUuid: string, permission: OperationPermission, request: FastifyRequest): Access | undefined {
    const access = this.#remembered.get(memoryKey(userUuid, permission, request));
    return access?.permissions.has(permission.name) ? access : undefined;
  }

  /** @throws ApiError NOT_FOUND, FORBIDDEN or UNAUTHENTICATED */
  async authorize(
    pool: Pool,
    userUuid: string,
    permission: OperationPermission,
    request: FastifyRequest,
  ): Promise<Access> {
    const scopeUuid = scopeValue(permission, request);
    const key = permission.from?.split('.')[1] ?? '';
    const scoped = scopeUuid && (permission.scope === 'project' || permission.scope === 'organization');
    // Only a list may be asked for without naming its project.
    if (permission.from && !scopeUuid && !permission.from.startsWith('query.')) throw notFound();
    const { resourceType = '' } = (request.params ?? {}) as { resourceType?: string };
    const named = key === ANY_RECORD ? this.#recordOfEntity.get(resourceType)?.key : key;
    const sql = scoped ? named && this.#scopeSql(permission.scope, named) : SIGNED_IN;
    if (!sql && key === ANY_RECORD) throw notFound();
    if (!sql) throw new Error(`Nothing leads from ${key} to a ${permission.scope}`);
    const { rows } = await pool.query<AccessRow>({
      name: statementName(sql),
      text: sql,
      values: scoped ? [userUuid, scopeUuid] : [userUuid],
    });
    const row = rows[0];
    if (!row?.is_active) {
      throw new ApiError(
        'UNAUTHENTICATED',
        'This account cannot be used (any more). Sign in again, or ask your administrator.',
      );
    }
    const access = this.#accessOf(row);
    const known = memoryKey(userUuid, permission, request);
    this.#remembered.delete(known);
    if (permission.scope === 'admin' && !row.roles.includes('ADMIN')) throw forbidden(permission.name);
    if (row.is_shared) requireReading(permission);
    else if (scoped) this.#require(access, permission);
    if (row.is_archived && !worksOnArchived(permission)) throw archivedProject();
    // Only now: who may not see the project is refused again, whatever else a role lets them do.
    if (access.proof) this.#remember(access, known);
    return access;
  }

  #accessOf(row: AccessRow): Access {
    const ofProject = row.project_role ? this.#projectPermissions(row.project_role) : [];
    return {
      platformRoles: row.roles,
      organizationUuid: row.organization_uuid,
      projectUuid: row.project_uuid,
      permissions: new Set([...ofProject, ...(row.organization_permissions ?? [])]),
      ...(row.project_uuid &&
        !row.is_archived && {
          proof: {
            platformRoles: row.roles,
            projectRole: row.project_role,
            organizationPermissions: row.organization_permissions,
          },
        }),
    };
  }

  #remember(access: Access, key: string): void {
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, access);
  }

  #require(access: Access, permission: OperationPermission): void {
    const seeing = permission.scope === 'project' ? 'project.read' : 'organization.read';
    const scope = permission.scope === 'project' ? access.projectUuid : access.organizationUuid;
    if (!scope || !access.permissions.has(seeing)) throw notFound();
    // Who may not look for projects is not told that there is one.
    if (permission.name === DISCOVERING && !access.permissions.has(DISCOVERING)) throw notFound();
    if (!access.permissions.has(permission.name)) throw forbidden(permission.name);
  }

  /** SQL that leads from the uuid in the request ($2) to its project or organization. */
  #scopeSql(scope: string, key: string): string | undefined {
    if (scope === 'project') {
      if (key === 'projectUuid') return inProject('left join projects p on p.uuid = $2');
      const type = this.#recordOfKey.get(key);
      if (!type?.stored.has('projectUuid')) return undefined;
      if (type.stored.get('projectUuid')?.nullable) return inProjectOrShared(quoted(type.tableName));
      return inProject(
        `left join ${quoted(type.tableName)} x on x.uuid = $2 left join projects p on p.uuid = x.project_uuid`,
      );
    }
    if (key === 'organizationUuid') return inOrganization('left join organizations o on o.uuid = $2');
    const type = this.#recordOfKey.get(key);
    if (!type?.stored.has('organizationUuid')) return undefined;
    return inOrganization(
      `left join ${quoted(type.tableName)} x on x.uuid = $2 left join organizations o on o.uuid = x.organization_uuid`,
    );
  }
}

/** What only reads, and what says so of itself. */
const worksOnArchived = ({ name, onArchived }: OperationPermission): boolean =>
  name.endsWith('.read') || onArchived === true;

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

/** The same person, the same kind of scope, the same record. */
const memoryKey = (userUuid: string, permission: OperationPermission, request: FastifyRequest) =>
  `${userUuid} ${permission.scope} ${permission.from} ${scopeValue(permission, request)}`;
