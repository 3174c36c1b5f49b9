import { randomUUID } from 'node:crypto';
import { visibleProjects } from '../../access/visibility.ts';
import { archivedProject, fieldProblem, forbidden, notFound } from '../../contract/errors.ts';
import { auditRecordsOf } from '../../database/records/copying.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { type Queryable, readRecord } from '../../database/records/reading.ts';
import { insertRecords } from '../../database/records/writing.ts';
import type { DemoProjectFacts } from '../../http/demoProjects.ts';
import { changeContext, dataText, type Handler } from '../../http/handler.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectMemberType } from '../project-members/index.ts';
import { lockProject } from '../shared/locks.ts';
import { copyProject } from './copyProject.ts';
import { listProjectsToRequestAccess, requestProjectAccess } from './discovery.ts';
import { listProjectChanges } from './projectChanges.ts';
import { exportProjectHistory, listProjectHistory } from './projectHistory.ts';
import { requireChangeOfSets, setsOfNewProject } from './projectRatingSets.ts';
import { projectType } from './projectRecord.ts';

export { historyOf } from './projectHistory.ts';
export { requireUsable } from './projectRatingSets.ts';
export { projectType };

function requireFactsOf(
  facts: DemoProjectFacts,
  body: { style: string; riskRatingSetUuids?: string[] },
): void {
  if (body.style !== facts.style)
    throw fieldProblem('style', 'The demo project is of the other style. Choose its style.');
  if (body.riskRatingSetUuids)
    throw fieldProblem('riskRatingSetUuids', 'The demo project brings its own rating sets. Leave them out.');
}

/** Creates the project and the caller's membership as lead in one transaction. */
const createProject: Handler<'createProject'> = async ({ path, body }, context) => {
  const change = changeContext(context);
  const uuid = randomUUID();
  const { demo } = body;
  const facts = demo && context.demos.factsOf(demo);
  if (facts) requireFactsOf(facts, body);
  const record = await inTransaction(context.pool, async client => {
    const wanted = facts ? { ...body, riskRatingSetUuids: facts.riskRatingSetUuids } : body;
    const riskRatingSetUuids = await setsOfNewProject(wanted, path.organizationUuid, client);
    const project = {
      ...body,
      description: body.description ?? facts?.description,
      uuid,
      riskRatingSetUuids,
    };
    const lead = { userUuid: context.userUuid, role: 'LEAD' };
    await insertRecords(
      client,
      projectType,
      [project],
      { column: 'organizationUuid', uuid: path.organizationUuid },
      change,
    );
    if (demo) {
      await context.demos.fill(client, demo, { uuid, userUuid: context.userUuid });
      await auditRecordsOf(client, context.types, uuid, change);
    }
    await insertRecords(client, projectMemberType, [lead], { column: 'projectUuid', uuid }, change);
    return readRecord(client, projectType, uuid, undefined, context.userUuid);
  });
  if (!record) throw notFound('project');
  return { status: 201, body: dataText(record) };
};

/** The fields to write for a requested state; an archived project can only be restored. */
async function archiveOrRestore(uuid: string, body: Record<string, unknown>, database: Queryable) {
  const { rows } = await database.query<{ isArchived: boolean }>(
    'select archived_at is not null as "isArchived" from projects where uuid = $1',
    [uuid],
  );
  const { isArchived = false } = rows[0] ?? {};
  if (isArchived && body.isArchived !== false) throw archivedProject();
  if (body.isArchived === !isArchived) body.archivedAt = isArchived ? null : new Date().toISOString();
}

export const projectHandlers = {
  ...recordHandlers(projectType, {
    visible: visibleProjects,
    lock: lockProject,
    async beforeUpdate(uuid, body, context, database) {
      await archiveOrRestore(uuid, body, database);
      if (body.isLibrary !== undefined && !context.permissions.has('organization.library.manage'))
        throw forbidden('organization.library.manage');
      if (!body.riskRatingSetUuids) return;
      const list = body.riskRatingSetUuids as string[];
      await requireChangeOfSets(uuid, list, context.organizationUuid, database);
    },
  }),
  createProject,
  copyProject,
  listProjectChanges,
  listProjectHistory,
  exportProjectHistory,
  listProjectsToRequestAccess,
  requestProjectAccess,
};
