import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError, type ErrorCode, fieldProblem } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { projectMembers } from '../../database/schema/index.ts';
import type { RequestContext } from '../../http/handler.ts';
import type { RecordRules } from '../../http/recordHandlers.ts';
import type { ProjectRole } from '../permissions/index.ts';
import { lockProjectPeople } from '../shared/locks.ts';
import { personRecord, userSummary } from '../shared/people.ts';
import { doubledMembers, isSelfPromotion, problemsOfMembers } from './projectMemberRules.ts';

export const projectMemberType = defineRecord({
  ...personRecord,
  entity: 'ProjectMember',
  plural: 'ProjectMembers',
  table: projectMembers,
  label: 'name',
  labelIn: { users: 'projectName' },
  expressions: {
    ...personRecord.expressions,
    projectName: alias => `select p.name from projects p where p.uuid = ${alias}.project_uuid`,
  },
  computed: { user: userSummary },
});

interface Member {
  userUuid: string;
  role: ProjectRole;
}

const PROMOTION =
  'You cannot give yourself a project role with more permissions than you have. Ask a project lead to do it.';

async function uuidsOf(database: Queryable, sql: string, values: unknown[]): Promise<Set<string>> {
  const { rows } = await database.query<{ uuid: string }>(sql, values);
  return new Set(rows.map(row => row.uuid));
}

function refuse(code: ErrorCode, problems: (string | undefined)[]): void {
  const fields = problems.flatMap((message, place) =>
    message ? [{ path: problems.length > 1 ? `items.${place}.userUuid` : 'userUuid', message }] : [],
  );
  if (fields[0]) throw new ApiError(code, fields[0].message, { fields });
}

/** @throws ApiError RULE_VIOLATED when a project would be left without a lead who can sign in */
export async function requireOtherLead(uuid: string, path: string, database: Queryable): Promise<void> {
  const { rows } = await database.query<{ others: boolean }>(
    `select exists (select 1 from project_members o join users u on u.uuid = o.user_uuid
       where o.project_uuid = m.project_uuid and o.uuid <> m.uuid and o.role = 'LEAD' and u.is_active) as others
     from project_members m where m.uuid = $1 and m.role = 'LEAD'`,
    [uuid],
  );
  if (rows[0] && !rows[0].others)
    throw fieldProblem(
      path,
      'This is the last lead of the project. Name another lead first; nothing was changed.',
    );
}

async function memberOf(database: Queryable, uuid: string): Promise<Member | undefined> {
  const { rows } = await database.query<Member>(
    'select user_uuid as "userUuid", role from project_members where uuid = $1',
    [uuid],
  );
  return rows[0];
}

function requireNoPromotion({ userUuid, role }: Member, context: RequestContext): void {
  if (userUuid === context.userUuid && isSelfPromotion(context.permissions, role))
    throw new ApiError('FORBIDDEN', PROMOTION);
}

export const memberRules: RecordRules = {
  visible: inVisibleProjects,
  lock: lockProjectPeople,
  async beforeCreate(items, context, database) {
    const members = items as unknown as Member[];
    for (const member of members) requireNoPromotion(member, context);
    const organizationUsers = await uuidsOf(
      database,
      'select user_uuid as uuid from organization_users where organization_uuid = $1 and user_uuid = any($2::uuid[])',
      [context.organizationUuid, members.map(({ userUuid }) => userUuid)],
    );
    refuse('RULE_VIOLATED', problemsOfMembers(members, organizationUsers));
    const known = await uuidsOf(
      database,
      'select user_uuid as uuid from project_members where project_uuid = $1',
      [context.projectUuid],
    );
    const doubled = doubledMembers(members, known);
    refuse(
      'CONFLICT',
      members.map((_, place) =>
        doubled.includes(place) ? 'This person is a member of the project already.' : undefined,
      ),
    );
  },
  async beforeUpdate(uuid, { role }, context, database) {
    const member = await memberOf(database, uuid);
    if (!member || !role) return;
    requireNoPromotion({ ...member, role: role as ProjectRole }, context);
    if (role !== 'LEAD') await requireOtherLead(uuid, 'role', database);
  },
  beforeDelete: (uuid, _context, database) => requireOtherLead(uuid, 'projectMemberUuid', database),
};
