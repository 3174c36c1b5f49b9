import type { Pool } from 'pg';
import type { components } from '../contract/generated/operations.ts';
import { type Placeholder, Prepared, PreparedStatements } from '../database/records/prepared.ts';
import { quoted, type RecordType } from '../database/records/recordType.ts';
import type { RecordTypes } from '../database/records/references.ts';
import { auditName, type LiveEntity } from './liveEntities.ts';

type PresenceUpdate = components['schemas']['PresenceUpdate'];
export type PresenceEntry = components['schemas']['PresenceEntry'];

/** How long somebody is where they said they are. */
export const PRESENCE_SECONDS = 30;

const IS_PRESENT = `at > now() - interval '${PRESENCE_SECONDS} seconds'`;

/** SQL of the place if it is a record that the project has or shares; undefined for a kind that no project has. */
function placeSql({ tableName, stored, key }: RecordType, placeholder: Placeholder): string | undefined {
  const [project, uuid] = [`${placeholder('projectUuid')}::uuid`, `${placeholder('uuid')}::uuid`];
  const from = `select x.uuid from ${quoted(tableName)} x where x.uuid = ${uuid}`;
  if (key === 'projectUuid') return `${from} and x.uuid = ${project}`;
  const owner = stored.get('projectUuid');
  if (!owner) return undefined;
  const isOwn = `x.project_uuid = ${project}`;
  if (!owner.nullable) return `${from} and ${isOwn}`;
  const ofOrganization = `x.organization_uuid = (select organization_uuid from projects where uuid = ${project})`;
  return `${from} and (${isOwn} or x.project_uuid is null and (x.organization_uuid is null or ${ofOrganization}))`;
}

/** Others are told only when something is new; saying the same again keeps it. */
const saySql = (place: string, placeholder: Placeholder) => {
  const [project, user, client] = ['projectUuid', 'userUuid', 'clientId'].map(
    name => `${placeholder(name)}::uuid`,
  );
  return (
    'with before as materialized (select entity, record_uuid, field from presence ' +
    `where project_uuid = ${project} and user_uuid = ${user} and client_id = ${client} and ${IS_PRESENT}), ` +
    `place as materialized (${place}), ` +
    'said as (insert into presence as p (project_uuid, user_uuid, client_id, entity, record_uuid, field, at) ' +
    `select ${project}, ${user}, ${client}, ${placeholder('entity')}::text, (select uuid from place), ` +
    `case when ${placeholder('uuid')}::uuid is null or exists (select 1 from place) then ${placeholder('field')}::text end, now() ` +
    'on conflict (project_uuid, user_uuid, client_id) do update ' +
    'set entity = excluded.entity, record_uuid = excluded.record_uuid, field = excluded.field, at = excluded.at returning p.*), ' +
    `forgotten as (delete from presence where at < now() - interval '1 hour' and (user_uuid, client_id) <> (${user}, ${client})) ` +
    `select pg_notify('project_presence', ${project}::text) from said s ` +
    'where not exists (select 1 from before b where (b.entity, b.record_uuid, b.field) is not distinct from (s.entity, s.record_uuid, s.field))'
  );
};

const NOWHERE = 'select null::uuid as uuid where false';
const sayNowhere = new Prepared(placeholder => saySql(NOWHERE, placeholder));
const sayings = new PreparedStatements<RecordType, object>();

/** Whether records of a kind can be somebody's place. */
export const isOfProject = (types: RecordTypes, entity: LiveEntity): boolean => {
  const type = types.ofEntity(auditName(entity));
  return type !== undefined && placeSql(type, () => '$1') !== undefined;
};

/**
 * Says where somebody is in a project. A record that the project does not have (any more) is left out, wherever else it
 * may be: its uuid would reach everybody who has the project open.
 */
export async function sayPresence(
  pool: Pool,
  types: RecordTypes,
  projectUuid: string,
  userUuid: string,
  { clientId, entity, uuid, field }: PresenceUpdate,
): Promise<void> {
  const type = entity && types.ofEntity(auditName(entity));
  const saying = type
    ? sayings.get(type, '', placeholder => saySql(placeSql(type, placeholder) ?? NOWHERE, placeholder))
    : sayNowhere;
  await saying.run(pool, { projectUuid, userUuid, clientId, entity, uuid, field });
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
