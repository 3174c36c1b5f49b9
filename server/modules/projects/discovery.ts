import { getTableColumns } from 'drizzle-orm';
import { type Visibility, visibleProjects } from '../../access/visibility.ts';
import { ApiError, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { type ListQuery, listRecords, Parameters, type Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { projects } from '../../database/schema/index.ts';
import { changeContext, dataText, type Handler } from '../../http/handler.ts';
import { message, notify } from '../notifications/index.ts';
import { projectAccessRequestType } from '../project-members/index.ts';

const SHOWN: ReadonlySet<string> = new Set(['uuid', 'name', 'organizationUuid']);

/** A project as those see it who do not belong to it: its name and nothing else. */
const projectToRequestAccessType = defineRecord({
  entity: 'ProjectToRequestAccess',
  plural: 'ProjectsToRequestAccess',
  table: projects,
  // Whatever else a project is given later.
  hidden: Object.keys(getTableColumns(projects)).filter(column => !SHOWN.has(column)),
  searched: ['name'],
  orderBy: 'name',
  computed: {
    organizationName: alias => `select o.name from organizations o where o.uuid = ${alias}.organization_uuid`,
    myRequestStatus: (alias, caller) =>
      `select r.status from project_access_requests r where r.project_uuid = ${alias}.uuid and r.user_uuid = ${caller()} order by r.created_at desc limit 1`,
  },
});

/** Projects of organizations where the caller may look for them, but those that they may read already. */
const discoverable: Visibility = (userUuid, parameters) =>
  ` and t.archived_at is null and t.organization_uuid in (
     select ou.organization_uuid from organization_users ou join organization_roles r on r.uuid = ou.organization_role_uuid
     where ou.user_uuid = ${parameters.add(userUuid)}::uuid and r.permissions @> '{organization.read,organization.projects.discover}')
   and not (true${visibleProjects(userUuid, parameters)})`;

export const listProjectsToRequestAccess: Handler<'listProjectsToRequestAccess'> = async (
  { query },
  { pool, userUuid },
) => {
  const scope = (parameters: Parameters) => discoverable(userUuid, parameters);
  const list = await listRecords(pool, projectToRequestAccessType, query as ListQuery, scope, userUuid);
  return { status: 200, body: dataText(list) };
};

/** The leads of a project; where none can sign in, those who manage the members of all projects there. */
async function answerers(projectUuid: string, database: Queryable): Promise<string[]> {
  const { rows } = await database.query<{ uuid: string; isLead: boolean }>(
    `select u.uuid, true as "isLead" from project_members m join users u on u.uuid = m.user_uuid and u.is_active
       where m.project_uuid = $1 and m.role = 'LEAD'
     union all
     select u.uuid, false from projects p join organization_users ou on ou.organization_uuid = p.organization_uuid
       join organization_roles r on r.uuid = ou.organization_role_uuid and r.permissions @> '{project.read,project.members.manage}'
       join users u on u.uuid = ou.user_uuid and u.is_active where p.uuid = $1`,
    [projectUuid],
  );
  const leads = rows.filter(({ isLead }) => isLead);
  return [...new Set((leads.length > 0 ? leads : rows).map(({ uuid }) => uuid))];
}

async function requireOpen(projectUuid: string, userUuid: string, database: Queryable): Promise<string> {
  const parameters = new Parameters();
  const sql =
    `select t.name, (true${visibleProjects(userUuid, parameters)}) as "isVisible", exists (select 1 from project_access_requests r ` +
    `where r.project_uuid = t.uuid and r.user_uuid = ${parameters.add(userUuid)}::uuid and r.status = 'PENDING') as "isPending" ` +
    `from projects t where t.uuid = ${parameters.add(projectUuid)} and t.archived_at is null`;
  const { rows } = await database.query<{ name: string; isVisible: boolean; isPending: boolean }>(
    sql,
    parameters.values,
  );
  const [project] = rows;
  if (!project) throw notFound('project');
  if (project.isVisible) throw new ApiError('CONFLICT', 'You have access to this project already. Open it.');
  if (project.isPending)
    throw new ApiError(
      'CONFLICT',
      'You have asked for this project already. Its leads have been told; wait for their answer.',
    );
  return project.name;
}

export const requestProjectAccess: Handler<'requestProjectAccess'> = async ({ path, body }, context) => {
  const { pool, userUuid, settings } = context;
  const scope = { column: 'projectUuid', uuid: path.projectUuid } as const;
  const change = changeContext(context, undefined, path.projectUuid);
  const record = await inTransaction(pool, async client => {
    // Of two requests of one person at once, the second sees the first.
    await client.query('select 1 from users where uuid = $1 for no key update', [userUuid]);
    const name = await requireOpen(path.projectUuid, userUuid, client);
    const item = { userUuid, message: body.message };
    const [created] = await insertRecords(client, projectAccessRequestType, [item], scope, change);
    const { rows } = await client.query<{ name: string }>(
      `select concat_ws(' ', first_name, last_name) as name from users where uuid = $1`,
      [userUuid],
    );
    const people = await answerers(path.projectUuid, client);
    const asking = rows[0]?.name;
    const title = asking
      ? message('ACCESS_REQUESTED', asking, name)
      : message('ACCESS_REQUESTED_UNNAMED', name);
    const link = `/projects/${path.projectUuid}/members`;
    await notify(
      client,
      people.map(person => ({ userUuid: person, kind: 'ACCESS_REQUESTED', title, text: body.message, link })),
      { change, mailFrom: settings.publicUrl },
    );
    return created;
  });
  return { status: 201, body: dataText(record ?? 'null') };
};
