import type { PoolClient } from 'pg';
import type { RequestContext } from '../../http/handler.ts';

// Order of locks, so that two changes can wait for but never block each other: organization, then its projects by uuid.

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

/** Nothing is added to a project meanwhile: new records of it wait at their foreign key. */
export async function lockProject(client: PoolClient, { projectUuid }: RequestContext): Promise<void> {
  await client.query('select 1 from projects where uuid = $1 for update', [projectUuid]);
}
