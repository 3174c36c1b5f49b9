import { inTransaction } from '../../database/records/dependencies.ts';
import { deleteRecord } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler } from '../../http/handler.ts';
import { createRecord, recordHandlers } from '../../http/recordHandlers.ts';
import { lockProjectPeople } from '../shared/locks.ts';
import { acceptingRules, accessRequestHandlers } from './accessRequests.ts';
import { projectMemberType, requireOtherLead } from './members.ts';

export { projectAccessRequestType } from './accessRequests.ts';
export { projectMemberType };

const addProjectMember: Handler<'addProjectMember'> = async ({ body }, context) => ({
  status: 201,
  body: dataText(await createRecord(projectMemberType, acceptingRules, { ...body }, context)),
});

const leaveProject: Handler<'leaveProject'> = async (_request, context) => {
  await inTransaction(context.pool, async client => {
    await lockProjectPeople(client, context);
    const { rows } = await client.query<{ uuid: string }>(
      'select uuid from project_members where project_uuid = $1 and user_uuid = $2',
      [context.projectUuid, context.userUuid],
    );
    const [own] = rows;
    // Seen through a role in the organization: there is nothing to leave.
    if (!own) return;
    await requireOtherLead(own.uuid, 'projectUuid', client);
    await deleteRecord(client, projectMemberType, own.uuid, changeContext(context));
  });
  return { status: 204, body: undefined };
};

export const projectMemberHandlers = {
  ...recordHandlers(projectMemberType, acceptingRules),
  ...accessRequestHandlers,
  addProjectMember,
  leaveProject,
};
