import type { Visibility } from '../../access/visibility.ts';
import { ApiError, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { type ListQuery, listRecords, type Queryable, readRecord } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { insertRecords, updateRecord } from '../../database/records/writing.ts';
import { projectAccessRequests } from '../../database/schema/index.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { type RecordRules, staleRevision } from '../../http/recordHandlers.ts';
import { message, notify } from '../notifications/index.ts';
import { type ProjectRole, projectPermissionsOf } from '../permissions/index.ts';
import { ofArchivedProjects } from '../shared/archivedProjects.ts';
import { lockProjectPeople } from '../shared/locks.ts';
import { personRecord, userSummary } from '../shared/people.ts';
import { memberRules, projectMemberType } from './members.ts';

export const projectAccessRequestType = defineRecord({
  ...personRecord,
  entity: 'ProjectAccessRequest',
  plural: 'ProjectAccessRequests',
  table: projectAccessRequests,
  orderBy: 'createdAt',
  label: 'name',
  computed: {
    user: userSummary,
    projectName: alias => `select p.name from projects p where p.uuid = ${alias}.project_uuid`,
  },
  filters: { archived: ofArchivedProjects },
});

const ROLES: ProjectRole[] = ['LEAD', 'ENGINEER', 'VOTER', 'APPROVER', 'VIEWER'];
const MANAGING = ROLES.filter(role => projectPermissionsOf(role).includes('project.members.manage'));

/** The own requests, and those that the caller may answer. */
const ownOrManaged: Visibility = (userUuid, parameters) => {
  const user = `${parameters.add(userUuid)}::uuid`;
  return ` and (t.user_uuid = ${user} or t.project_uuid in (
    select m.project_uuid from project_members m where m.user_uuid = ${user} and m.role = any(${parameters.add(MANAGING)}::text[])
    union select p.uuid from projects p join organization_users ou on ou.organization_uuid = p.organization_uuid and ou.user_uuid = ${user}
    join organization_roles r on r.uuid = ou.organization_role_uuid where r.permissions @> '{project.read,project.members.manage}'))`;
};

interface Pending {
  uuid: string;
  userUuid: string;
  revision: number;
  status: string;
  projectName: string;
}

const REQUEST = `select r.uuid, r.user_uuid as "userUuid", r.revision, r.status, p.name as "projectName"
  from project_access_requests r join projects p on p.uuid = r.project_uuid`;

const decision = (status: 'ACCEPTED' | 'DECLINED', { userUuid }: RequestContext, answer = '') => ({
  status,
  answer,
  decidedAt: new Date().toISOString(),
  decidedBy: userUuid,
});

/** Becoming a member in any way grants a pending access request and notifies the requester. */
async function acceptRequests(
  userUuids: string[],
  context: RequestContext,
  database: Queryable,
  reason?: string,
): Promise<void> {
  const { rows } = await database.query<Pending>(
    `${REQUEST} where r.project_uuid = $1 and r.user_uuid = any($2::uuid[]) and r.status = 'PENDING' for update of r`,
    [context.projectUuid, userUuids],
  );
  const change = changeContext(context, reason);
  for (const { uuid, revision } of rows)
    await updateRecord(
      database,
      projectAccessRequestType,
      uuid,
      { revision, ...decision('ACCEPTED', context, reason) },
      change,
    );
  await notify(
    database,
    rows.map(({ userUuid, projectName }) => ({
      userUuid,
      kind: 'ACCESS_ACCEPTED',
      title: message('ACCESS_ACCEPTED', projectName),
      text: reason,
      link: `/projects/${context.projectUuid}`,
    })),
    { change, mailFrom: context.settings.publicUrl },
  );
}

/** The rules of members; a deleted member's own requests are deleted too. */
export const acceptingRules: RecordRules = {
  ...memberRules,
  afterCreate: (items, _uuids, context, client) =>
    acceptRequests(
      items.map(({ userUuid }) => String(userUuid)),
      context,
      client,
    ),
};

const listProjectAccessRequests: Handler<'listProjectAccessRequests'> = async (
  { query },
  { pool, userUuid },
) => ({
  status: 200,
  body: dataText(
    await listRecords(
      pool,
      projectAccessRequestType,
      query as ListQuery,
      parameters => ownOrManaged(userUuid, parameters),
      userUuid,
    ),
  ),
});

const updateProjectAccessRequest: Handler<'updateProjectAccessRequest'> = async ({ path, body }, context) => {
  const uuid = path.projectAccessRequestUuid;
  const change = changeContext(context, body.reason);
  const record = await inTransaction(context.pool, async client => {
    await lockProjectPeople(client, context);
    const { rows } = await client.query<Pending>(`${REQUEST} where r.uuid = $1 for update of r`, [uuid]);
    const [request] = rows;
    if (!request) throw notFound('request');
    if (request.revision !== body.revision)
      throw await staleRevision(projectAccessRequestType, uuid, 'request', context, client);
    if (request.status !== 'PENDING')
      throw new ApiError('CONFLICT', 'This request has been answered already. Nothing was changed.');
    if (body.status === 'ACCEPTED') {
      const member = { userUuid: request.userUuid, role: body.role ?? 'VIEWER' };
      await memberRules.beforeCreate?.([member], context, client);
      const scope = { column: 'projectUuid', uuid: context.projectUuid ?? '' } as const;
      await insertRecords(client, projectMemberType, [member], scope, change);
      await acceptRequests([request.userUuid], context, client, body.reason);
    } else {
      const declined = { revision: request.revision, ...decision('DECLINED', context, body.reason) };
      await updateRecord(client, projectAccessRequestType, uuid, declined, change);
      const title = message('ACCESS_DECLINED', request.projectName);
      const answer = {
        userUuid: request.userUuid,
        kind: 'ACCESS_DECLINED' as const,
        title,
        text: body.reason,
      };
      await notify(client, [answer], { change, mailFrom: context.settings.publicUrl });
    }
    return readRecord(client, projectAccessRequestType, uuid);
  });
  return { status: 200, body: dataText(record ?? 'null') };
};

export const accessRequestHandlers = { listProjectAccessRequests, updateProjectAccessRequest };
