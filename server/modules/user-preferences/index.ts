import { inVisibleProjects, visibleOrganizations, visibleProjects } from '../../access/visibility.ts';
import { fieldProblem } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { projection } from '../../database/records/projection.ts';
import { Parameters, type Queryable } from '../../database/records/reading.ts';
import { defineRecord, type RecordType } from '../../database/records/recordType.ts';
import { insertRecords, updateRecord } from '../../database/records/writing.ts';
import {
  organizationUserPreferences,
  projectUserPreferences,
  userPreferences,
} from '../../database/schema/index.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { allChoices, type Choices, hiddenAnswer, ownChoices } from '../notifications/index.ts';
import { problemOfValues } from './preferenceRules.ts';

const ROW = ['uuid', 'revision', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'userUuid'];

export const userPreferencesType = defineRecord({
  entity: 'UserPreferences',
  plural: 'UserPreferences',
  table: userPreferences,
  searched: [],
  orderBy: 'createdAt',
  label: 'uuid',
});
export const organizationUserPreferencesType = defineRecord({
  entity: 'OrganizationUserPreferences',
  plural: 'OrganizationUserPreferences',
  table: organizationUserPreferences,
  searched: [],
  orderBy: 'createdAt',
  label: 'uuid',
});
export const projectUserPreferencesType = defineRecord({
  entity: 'ProjectUserPreferences',
  plural: 'ProjectUserPreferences',
  table: projectUserPreferences,
  searched: [],
  orderBy: 'createdAt',
  label: 'uuid',
});

const DEFAULTS = {
  language: null,
  colorScheme: 'SYSTEM',
  density: 'COMFORTABLE',
  notificationMails: true,
  notificationChoices: {},
  defaultOrganizationUuid: null,
  values: {},
};
const ORGANIZATION_DEFAULTS = { defaultProjectUuid: null, values: {} };
const PROJECT_DEFAULTS = { isFavorite: false, values: {} };

type Fields = Record<string, unknown>;

/** The fields of the contract: the row without internal columns. */
const shown = (row: Fields) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !ROW.includes(name)));

interface Place {
  type: RecordType;
  defaults: Fields;
  /** What the row belongs to besides the user. */
  scope?: { column: 'organizationUuid' | 'projectUuid'; uuid: string };
}

/** Replaces stored preferences, on the one write path. */
async function replace({ type, defaults, scope }: Place, body: Fields, context: RequestContext) {
  const problem = problemOfValues(body.values);
  if (problem) throw fieldProblem('values', problem);
  const next = { ...defaults, ...body };
  const column = scope && type.columnOf.get(scope.column)?.sql;
  return inTransaction(context.pool, async client => {
    // Of two concurrent first settings, the second waits and then finds the first one's row.
    await client.query('select 1 from users where uuid = $1 for no key update', [context.userUuid]);
    const { rows } = await client.query<{ uuid: string; revision: number }>(
      `select uuid, revision from ${type.tableName} where user_uuid = $1 ${column ? `and ${column} = $2` : ''}`,
      [context.userUuid, ...(scope ? [scope.uuid] : [])],
    );
    const [row] = rows;
    const change = changeContext(context);
    const record = row
      ? (await updateRecord(client, type, row.uuid, { ...next, revision: row.revision }, change)).record
      : (await insertRecords(client, type, [{ ...next, userUuid: context.userUuid }], scope, change))[0];
    return shown(JSON.parse(record ?? '{}') as Fields);
  });
}

/** @throws ApiError RULE_VIOLATED when the caller cannot see the organization or project */
async function requireVisible(
  uuid: string | null | undefined,
  field: 'defaultOrganizationUuid' | 'defaultProjectUuid',
  { pool, userUuid }: RequestContext,
  organizationUuid?: string,
): Promise<void> {
  if (!uuid) return;
  const parameters = new Parameters();
  const isProject = field === 'defaultProjectUuid';
  const sql =
    `select 1 from ${isProject ? 'projects' : 'organizations'} t where t.uuid = ${parameters.add(uuid)}` +
    (isProject ? ` and t.organization_uuid = ${parameters.add(organizationUuid)}` : '') +
    (isProject ? visibleProjects : visibleOrganizations)(userUuid, parameters);
  const { rowCount } = await pool.query(sql, parameters.values);
  if (rowCount === 0)
    throw fieldProblem(field, `${field} names something that does not exist here; choose one of your own.`);
}

async function rowsOf(
  database: Queryable,
  type: RecordType,
  userUuid: string,
  condition: (parameters: Parameters) => string,
): Promise<Fields[]> {
  const parameters = new Parameters();
  const sql = `select ${projection(type, 't')} from ${type.tableName} t where t.user_uuid = ${parameters.add(userUuid)}${condition(parameters)} order by t.created_at, t.uuid`;
  const { rows } = await database.query<Fields>(sql, parameters.values);
  return rows.map(shown);
}

const ofMyOrganizations = (userUuid: string, parameters: Parameters) =>
  ` and t.organization_uuid in (select organization_uuid from organization_users where user_uuid = ${parameters.add(userUuid)})`;

/** Limited to organizations or projects that the caller may see. */
async function visibleOf(table: 'organizations' | 'projects', uuids: unknown[], context: RequestContext) {
  const parameters = new Parameters();
  const visible = table === 'projects' ? visibleProjects : visibleOrganizations;
  const sql = `select t.uuid from ${table} t where t.uuid = any(${parameters.add(uuids)}::uuid[])${visible(context.userUuid, parameters)}`;
  const { rows } = await context.pool.query<{ uuid: string }>(sql, parameters.values);
  return new Set<unknown>(rows.map(row => row.uuid));
}

/** All preferences of the caller, without those of places they can no longer see; a deleted default counts as unset. */
async function preferencesOf(context: RequestContext) {
  const { pool, userUuid } = context;
  const [[own], organizations, projects] = await Promise.all([
    rowsOf(pool, userPreferencesType, userUuid, () => ''),
    rowsOf(pool, organizationUserPreferencesType, userUuid, parameters =>
      ofMyOrganizations(userUuid, parameters),
    ),
    rowsOf(pool, projectUserPreferencesType, userUuid, parameters => inVisibleProjects(userUuid, parameters)),
  ]);
  const [mine, readable] = await Promise.all([
    visibleOf('organizations', [own?.defaultOrganizationUuid ?? null], context),
    visibleOf(
      'projects',
      organizations.map(row => row.defaultProjectUuid),
      context,
    ),
  ]);
  const ifIn = (known: Set<unknown>, uuid: unknown) => (known.has(uuid) ? uuid : null);
  return {
    ...DEFAULTS,
    ...own,
    notificationChoices: allChoices(own?.notificationChoices as Partial<Choices> | undefined),
    defaultOrganizationUuid: ifIn(mine, own?.defaultOrganizationUuid),
    organizations: organizations.map(row => ({
      ...row,
      defaultProjectUuid: ifIn(readable, row.defaultProjectUuid),
    })),
    projects,
  };
}

const answer = async (context: RequestContext) => ({
  status: 200 as const,
  body: dataText(JSON.stringify(await preferencesOf(context))),
});

const getUserPreferences: Handler<'getUserPreferences'> = (_request, context) => answer(context);

const setUserPreferences: Handler<'setUserPreferences'> = async ({ body }, context) => {
  await requireVisible(body.defaultOrganizationUuid, 'defaultOrganizationUuid', context);
  const hidden = hiddenAnswer(body.notificationChoices);
  if (hidden)
    throw fieldProblem(
      'notificationChoices',
      `${hidden} answers an own request and always stands in the app. Nothing was saved.`,
    );
  const chosen = { ...body, notificationChoices: ownChoices(body.notificationChoices) };
  await replace({ type: userPreferencesType, defaults: DEFAULTS }, chosen, context);
  return answer(context);
};

const setOrganizationUserPreferences: Handler<'setOrganizationUserPreferences'> = async (
  { path, body },
  context,
) => {
  await requireVisible(body.defaultProjectUuid, 'defaultProjectUuid', context, path.organizationUuid);
  const scope = { column: 'organizationUuid', uuid: path.organizationUuid } as const;
  const place = { type: organizationUserPreferencesType, defaults: ORGANIZATION_DEFAULTS, scope };
  const record = await replace(place, { ...body }, context);
  return { status: 200, body: dataText(JSON.stringify(record)) };
};

const setProjectUserPreferences: Handler<'setProjectUserPreferences'> = async ({ path, body }, context) => {
  const scope = { column: 'projectUuid', uuid: path.projectUuid } as const;
  const place = { type: projectUserPreferencesType, defaults: PROJECT_DEFAULTS, scope };
  const record = await replace(place, { ...body }, context);
  return { status: 200, body: dataText(JSON.stringify(record)) };
};

export const userPreferencesHandlers = {
  getUserPreferences,
  setUserPreferences,
  setOrganizationUserPreferences,
  setProjectUserPreferences,
};
