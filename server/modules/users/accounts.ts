import type { PoolClient } from 'pg';
import { fieldProblem } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { RecordRules } from '../../http/recordHandlers.ts';
import { endSessions } from '../../identity/sessions.ts';

/** One change at a time of who administers the platform. */
export async function lockAdministrators(client: PoolClient): Promise<void> {
  await client.query(`select 1 from users where 'ADMIN' = any(roles) order by uuid for no key update`);
}

/** @throws ApiError RULE_VIOLATED when nobody else who can sign in administers the platform */
export async function requireOtherAdministrator(
  uuid: string,
  path: string,
  database: Queryable,
): Promise<void> {
  const { rows } = await database.query<{ isLast: boolean }>(
    `select u.is_active and 'ADMIN' = any(u.roles) and not exists (
       select 1 from users o where o.uuid <> u.uuid and o.is_active and 'ADMIN' = any(o.roles)) as "isLast"
     from users u where u.uuid = $1`,
    [uuid],
  );
  if (rows[0]?.isLast)
    throw fieldProblem(
      path,
      'This is the last administrator of the platform. Make somebody else an administrator first; nothing was changed.',
    );
}

/** Organizations and projects that would be left without an owner or a lead who can sign in. */
const LEFT_ALONE = `
  select o.name, 'organization' as kind from organization_users me join organizations o on o.uuid = me.organization_uuid
  join organization_roles r on r.uuid = me.organization_role_uuid and r.is_system and r.name = 'Owner'
  where me.user_uuid = $1 and not exists (
    select 1 from organization_users ou join users u on u.uuid = ou.user_uuid and u.is_active
    join organization_roles orr on orr.uuid = ou.organization_role_uuid and orr.is_system and orr.name = 'Owner'
    where ou.organization_uuid = me.organization_uuid and ou.user_uuid <> $1)
  union all
  select p.name, 'project' as kind from project_members me join projects p on p.uuid = me.project_uuid
  where me.user_uuid = $1 and me.role = 'LEAD' and not exists (
    select 1 from project_members m join users u on u.uuid = m.user_uuid and u.is_active
    where m.project_uuid = me.project_uuid and m.user_uuid <> $1 and m.role = 'LEAD')`;

/** What would be left alone: by name to the person, to an administrator of the platform the organizations and how many projects. */
function leftAlone(places: { name: string; kind: string }[], isOwn: boolean): string {
  const named = places.filter(({ kind }) => isOwn || kind === 'organization').map(({ name }) => name);
  const others = places.length - named.length;
  const counted = others === 0 ? [] : [others === 1 ? 'a project' : `${others} projects`];
  return [...named, ...counted].join(', ');
}

/**
 * Refuses to delete an account without which an organization, a project or the platform could not be managed.
 * Rows are locked in the order of all changes of people: organizations, then projects, by uuid. Sessions end.
 */
export const deletionRules: Required<Pick<RecordRules, 'lock' | 'beforeDelete'>> = {
  lock: lockAdministrators,
  async beforeDelete(uuid, { userUuid }, database) {
    await requireOtherAdministrator(uuid, 'userUuid', database);
    await database.query(
      'select 1 from organizations where uuid in (select organization_uuid from organization_users where user_uuid = $1) order by uuid for no key update',
      [uuid],
    );
    await database.query(
      'select 1 from projects where uuid in (select project_uuid from project_members where user_uuid = $1) order by uuid for no key update',
      [uuid],
    );
    const { rows } = await database.query<{ name: string; kind: string }>(LEFT_ALONE, [uuid]);
    if (rows.length > 0)
      throw fieldProblem(
        'userUuid',
        `Nobody else owns or leads ${leftAlone(rows, uuid === userUuid)}. Name somebody there first; nothing was deleted.`,
      );
    await endSessions(database, uuid);
  },
};
