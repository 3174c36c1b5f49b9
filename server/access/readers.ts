import type { Queryable } from '../database/records/reading.ts';

/** A permission, and the project roles that carry it. */
export interface CarriedPermission {
  name: string;
  roles: readonly string[];
}

/** Who of some people (still) has all of some permissions in a project, asked in one statement for all of them. */
export async function allowedIn(
  database: Queryable,
  projectUuid: string,
  userUuids: readonly string[],
  permissions: readonly CarriedPermission[],
): Promise<Set<string>> {
  const values: unknown[] = [projectUuid, userUuids];
  const conditions = permissions.map(({ name, roles }) => {
    const [asMember, inOrganization] = [values.push(roles), values.push(name)];
    return `(m.role = any($${asMember}) or $${inOrganization} = any(r.permissions))`;
  });
  const { rows } = await database.query<{ uuid: string }>(
    'select u.uuid from users u join projects p on p.uuid = $1 ' +
      'left join project_members m on m.project_uuid = p.uuid and m.user_uuid = u.uuid ' +
      'left join organization_users ou on ou.organization_uuid = p.organization_uuid and ou.user_uuid = u.uuid ' +
      'left join organization_roles r on r.uuid = ou.organization_role_uuid ' +
      `where u.uuid = any($2) and u.is_active and ${conditions.join(' and ')}`,
    values,
  );
  return new Set(rows.map(({ uuid }) => uuid));
}
