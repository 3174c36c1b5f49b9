import { DISCOVERING } from '../../access/accessSql.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { Parameters, type Queryable, separated } from '../../database/records/reading.ts';
import { quoted } from '../../database/records/recordType.ts';
import { contains, searched } from '../../database/records/searching.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { LIBRARY_KINDS, type LibraryEntity } from './libraryKinds.ts';

/** One name, however it is written: without outer blanks, whatever its case. */
export const sameName = (sql: string) => `lower(btrim(${sql}))`;

/**
 * Rows `t` of a kind, with their project `p`, in the libraries that a person can take from: who may know of projects of the
 * organization that they do not belong to, which a supplier may not.
 * @param project SQL of the uuid of the project that takes
 * @param user SQL of the uuid of who asks
 */
export const fromLibraries = (entity: LibraryEntity, project: string, user: string) =>
  `from ${quoted(LIBRARY_KINDS[entity].type.tableName)} t join projects p on p.uuid = t.project_uuid ` +
  `and p.is_library and p.archived_at is null and p.uuid <> ${project} ` +
  `and p.organization_uuid = (select own.organization_uuid from projects own where own.uuid = ${project}) ` +
  `and exists (select 1 from organization_users ou join organization_roles r on r.uuid = ou.organization_role_uuid ` +
  `where ou.organization_uuid = p.organization_uuid and ou.user_uuid = ${user} and '${DISCOVERING}' = any(r.permissions))`;

/** Entries of lookups can be retired; other records have no such state. */
const isOffered = (entity: LibraryEntity) =>
  LIBRARY_KINDS[entity].type.stored.has('isActive') ? 't.is_active' : 'true';

/** The records of one kind as the contract describes them, beside what the list is sorted by. */
function recordsOf(entity: LibraryEntity, place: number, project: string, user: string, search?: string) {
  const { type, kind } = LIBRARY_KINDS[entity];
  const wanted = search ? contains(['t.code', 't.name', 't.description'], `${search}::text`) : 'true';
  return (
    `select p.name as library, p.uuid as library_uuid, ${place} as place, t.name, t.uuid, ` +
    `json_build_object('uuid', t.uuid, 'entity', '${entity}', 'code', t.code, 'name', t.name, 'description', t.description, ` +
    `'kind', ${kind}, 'projectUuid', p.uuid, 'projectName', p.name, ` +
    `'takenUuid', (select x.uuid from ${quoted(type.tableName)} x where x.project_uuid = ${project} ` +
    `and ${sameName('x.name')} = ${sameName('t.name')} order by x.created_at, x.uuid limit 1))::text as record ` +
    `${fromLibraries(entity, project, user)} where ${isOffered(entity)} and ${wanted}`
  );
}

export const listLibraryRecords: Handler<'listLibraryRecords'> = async (
  { path, query },
  { pool, userUuid },
) => {
  const { search, limit = 100, offset = 0 } = query;
  const parameters = new Parameters();
  const [project, user] = [path.projectUuid, userUuid].map(uuid => `${parameters.add(uuid)}::uuid`);
  const text = search && parameters.add(search);
  const entities = new Set(query.entity ?? (Object.keys(LIBRARY_KINDS) as LibraryEntity[]));
  const all = [...entities]
    .map((entity, place) => recordsOf(entity, place, project ?? '', user ?? '', text))
    .join(' union all ');
  const order = `${naturally('l.library')}, l.library_uuid, l.place, ${naturally('l.name')}, l.uuid`;
  const sql =
    `with l as materialized (${all}) select c.total, r.record from (select count(*)::int as total from l) c ` +
    `left join lateral (select l.record from l order by ${order} limit ${parameters.add(limit)} offset ${parameters.add(offset)}) r on true`;
  const ask = (database: Queryable) =>
    database.query<{ total: number; record: string | null }>(sql, parameters.values);
  const { rows } = await (search ? searched(pool, ask) : ask(pool));
  const records = rows.flatMap(({ record }) => record ?? []);
  return {
    status: 200,
    body: dataText(['{"results":[', ...separated(records), `],"total":${rows[0]?.total ?? 0}}`]),
  };
};
