import type { PoolClient } from 'pg';
import type { RequestContext } from '../../http/handler.ts';

// Lock order that prevents deadlocks: organization, then its projects by uuid.

/** One change at a time of an organization's people and roles. */
export async function lockOrganization(
  client: PoolClient,
  { organizationUuid }: RequestContext,
): Promise<void> {
  await client.query('select 1 from organizations where uuid = $1 for no key update', [organizationUuid]);
}

/** One change at a time of a project's people, while nobody leaves its organization. */
export async function lockProjectPeople(
  client: PoolClient,
  { organizationUuid, projectUuid }: RequestContext,
): Promise<void> {
  await client.query('select 1 from organizations where uuid = $1 for share', [organizationUuid]);
  await client.query('select 1 from projects where uuid = $1 for no key update', [projectUuid]);
}

/** Blocks new records in a project: they wait at their foreign key. */
export async function lockProject(client: PoolClient, { projectUuid }: RequestContext): Promise<void> {
  await client.query('select 1 from projects where uuid = $1 for update', [projectUuid]);
}
