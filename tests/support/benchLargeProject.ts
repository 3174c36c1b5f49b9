import pg from 'pg';
import { SESSION_OPTIONS } from '../../server/database/connection.ts';
import type { BenchSession } from './benchProject.ts';
import { fillProjects } from './bigProject.ts';

export interface LargeProject {
  uuid: string;
  organizationUuid: string;
}

/** A project of the signed-in person, filled by the database itself. */
export async function createLargeProject(
  session: BenchSession,
  databaseUrl: string,
  name: string,
  hazards: number,
): Promise<LargeProject> {
  const me = await session.call<{ organizations: { organizationUuid: string }[] }>('GET', '/users/me');
  const organizationUuid = me.organizations[0]?.organizationUuid ?? '';
  const { uuid } = await session.call<{ uuid: string }>(
    'POST',
    `/organizations/${organizationUuid}/projects`,
    {
      name,
      style: 'FUNCTION',
    },
  );
  await withDatabase(databaseUrl, async pool => {
    await pool.query(
      `insert into tags (organization_uuid, name) select $1, 'Bench' where not exists (select 1 from tags where organization_uuid = $1)`,
      [organizationUuid],
    );
    await fillProjects(pool, [uuid], hazards);
  });
  return { uuid, organizationUuid };
}

/** Lets work use the server's database beside it. */
export async function withDatabase<T>(databaseUrl: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: SESSION_OPTIONS,
    max: 2,
  });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
