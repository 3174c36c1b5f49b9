import { ApiError } from '../../contract/errors.ts';
import type { Placeholder } from './prepared.ts';
import type { Queryable } from './reading.ts';
import type { RecordType } from './recordType.ts';

/**
 * Why a change may be made, as a condition that the statement of the change carries. Made from the request by
 * server/access; whoever changes something without a request says so with `systemChange`.
 */
export interface ChangeAccess {
  /** Tells the texts of statements apart. */
  shape: string;
  /** SELECT of `project_uuid` and `organization_uuid`: one row while the change may be made, none otherwise. */
  sql(placeholder: Placeholder): string;
  values: Record<string, unknown>;
  /** The row names a project, and records of any other project stay as they are. */
  isInProject: boolean;
  /** Called when a statement that carried the condition has changed something. */
  held(): void;
  /**
   * Called when a statement changed nothing.
   * @throws ApiError when that is because of the access
   */
  requireHeld(database: Queryable): Promise<void>;
}

/** Who changes something, through which operation, and why: what every audit row tells. */
export interface ChangeContext {
  userUuid: string | null;
  operationId: string;
  requestId: string;
  reason?: string | undefined;
  /** The browser tab that sent the request. */
  clientId?: string | undefined;
  access: ChangeAccess;
}

interface SystemChange extends Partial<Omit<ChangeContext, 'access'>> {
  operationId: string;
  /** What the audit rows name. */
  organizationUuid?: string | null;
  projectUuid?: string | null;
}

/**
 * A change that no operation's permission decides about: of a job, the seed, an identity page, the content editor, or
 * one that a request brings along elsewhere. Its caller has made sure that it may be made.
 */
export const systemChange = ({
  userUuid = null,
  requestId = '',
  organizationUuid = null,
  projectUuid = null,
  ...rest
}: SystemChange): ChangeContext => ({
  ...rest,
  userUuid,
  requestId,
  access: {
    shape: `system ${projectUuid !== null}`,
    sql: placeholder =>
      `select ${placeholder('accessProject')}::uuid as project_uuid, ${placeholder('accessOrganization')}::uuid as organization_uuid`,
    values: { accessProject: projectUuid, accessOrganization: organizationUuid },
    isInProject: projectUuid !== null,
    held() {},
    async requireHeld() {},
  },
});

/** CTE `access`, which every writing statement begins with: the audit row takes project and organization from it. */
export const accessCte = ({ access }: ChangeContext, placeholder: Placeholder) =>
  `access as materialized (${access.sql(placeholder)})`;

/** SQL of the project that the change is made in. */
export const ACCESS_PROJECT = '(select project_uuid from access)';

/**
 * The condition of a write: the access holds, and the row is of its project.
 * @param project SQL of the row's project; undefined where it has none
 */
export const allowed = ({ access }: ChangeContext, project: string | undefined) =>
  access.isInProject && project ? `${project} = ${ACCESS_PROJECT}` : 'exists (select 1 from access)';

/** SQL of the project of a row, by the alias of its table. */
export const projectOf = (type: RecordType, alias: string) =>
  type.stored.has('projectUuid') ? `${alias}.project_uuid` : undefined;

/** For a statement that found no access although there is one now: it was taken away and given back meanwhile. */
export const accessCameBack = () =>
  new ApiError(
    'UNAVAILABLE',
    'Your permissions were changed just now. Nothing was saved; try again in a moment.',
  );
