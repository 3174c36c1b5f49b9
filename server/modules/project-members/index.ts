import { dataText, type Handler } from '../../http/handler.ts';
import { createRecord, recordHandlers } from '../../http/recordHandlers.ts';
import { acceptingRules, accessRequestHandlers } from './accessRequests.ts';
import { projectMemberType } from './members.ts';

export { projectAccessRequestType } from './accessRequests.ts';
export { projectMemberType };

const addProjectMember: Handler<'addProjectMember'> = async ({ body }, context) => ({
  status: 201,
  body: dataText(await createRecord(projectMemberType, acceptingRules, { ...body }, context)),
});

export const projectMemberHandlers = {
  ...recordHandlers(projectMemberType, acceptingRules),
  ...accessRequestHandlers,
  addProjectMember,
};
