import type { Pool } from 'pg';
import type { components } from '../contract/generated/operations.ts';

type PresenceUpdate = components['schemas']['PresenceUpdate'];
export type PresenceEntry = components['schemas']['PresenceEntry'];

/** How long somebody is where they said they are. */
export const PRESENCE_SECONDS = 30;

const IS_PRESENT = `at > now() - interval '${PRESENCE_SECONDS} seconds'`;

/** Others are told only when something is new; saying the same again keeps it. */
const SAY =
  'with before as materialized (select entity, record_uuid, field from presence ' +
  `where project_uuid = $1 and user_uuid = $2 and client_id = $3 and ${IS_PRESENT}), ` +
  'said as (insert into presence as p (project_uuid, user_uuid, client_id, entity, record_uuid, field, at) ' +
  'values ($1, $2, $3, $4, $5, $6, now()) on conflict (project_uuid, user_uuid, client_id) do update ' +
  'set entity = excluded.entity, record_uuid = excluded.record_uuid, field = excluded.field, at = excluded.at returning p.*), ' +
  `forgotten as (delete from presence where at < now() - interval '1 hour' and (user_uuid, client_id) <> ($2, $3)) ` +
  `select pg_notify('project_presence', $1::text) from said s ` +
  'where not exists (select 1 from before b where (b.entity, b.record_uuid, b.field) is not distinct from (s.entity, s.record_uuid, s.field))';

/** Says where somebody is in a project. */
export async function sayPresence(
  pool: Pool,
  projectUuid: string,
  userUuid: string,
  { clientId, entity, uuid, field }: PresenceUpdate,
): Promise<void> {
  await pool.query({
    name: 'say-presence',
    text: SAY,
    values: [projectUuid, userUuid, clientId, entity ?? null, uuid ?? null, field ?? null],
  });
}

/** Somebody has left. */
export async function endPresence(
  pool: Pool,
  projectUuid: string,
  userUuid: string,
  clientId: string,
): Promise<void> {
  await pool.query({
    name: 'end-presence',
    text:
      'with gone as (delete from presence where project_uuid = $1 and user_uuid = $2 and client_id = $3 returning 1) ' +
      `select pg_notify('project_presence', $1::text) from gone`,
    values: [projectUuid, userUuid, clientId],
  });
}

interface Row extends Omit<PresenceEntry, 'initials' | 'name'> {
  firstName: string;
  lastName: string;
}

const READ =
  'select p.user_uuid as "userUuid", u.first_name as "firstName", u.last_name as "lastName", p.client_id as "clientId", ' +
  'p.entity, p.record_uuid as uuid, p.field, p.at from presence p join users u on u.uuid = p.user_uuid ' +
  `where p.project_uuid = $1 and p.${IS_PRESENT} order by p.user_uuid, p.client_id`;

/** Who is in a project just now. */
export async function readPresence(pool: Pool, projectUuid: string): Promise<PresenceEntry[]> {
  const { rows } = await pool.query<Row>({ name: 'read-presence', text: READ, values: [projectUuid] });
  return rows.map(({ firstName, lastName, ...entry }) => ({
    ...entry,
    name: `${firstName} ${lastName}`.trim(),
    initials: [firstName, lastName].map(name => ([...name][0] ?? '').toUpperCase()).join(''),
  }));
}
