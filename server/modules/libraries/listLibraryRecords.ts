import { naturally } from '../../database/records/naturalOrder.ts';
import { Parameters, type Queryable, separated } from '../../database/records/reading.ts';
import { quoted } from '../../database/records/recordType.ts';
import { contains, searched } from '../../database/records/searching.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { LIBRARY_KINDS, type LibraryEntity } from './libraryKinds.ts';

/** One name, however it is written: without outer blanks, whatever its case. */
export const sameName = (sql: string) => `lower(btrim(${sql}))`;

/**
 * Rows `t` of a kind, with their project `p`, in the libraries that a project can take from.
 * @param project SQL of the uuid of the project that takes
 */
export const fromLibraries = (entity: LibraryEntity, project: string) =>
  `from ${quoted(LIBRARY_KINDS[entity].type.tableName)} t join projects p on p.uuid = t.project_uuid ` +
  `and p.is_library and p.archived_at is null and p.uuid <> ${project} ` +
  `and p.organization_uuid = (select own.organization_uuid from projects own where own.uuid = ${project})`;

/** Entries of lookups can be retired; other records have no such state. */
const isOffered = (entity: LibraryEntity) =>
  LIBRARY_KINDS[entity].type.stored.has('isActive') ? 't.is_active' : 'true';

export const listLibraryRecords: Handler<'listLibraryRecords'> = async ({ path, query }, { pool }) => {
  const { entity, search, limit = 100, offset = 0 } = query;
  const { type, kind } = LIBRARY_KINDS[entity];
  const parameters = new Parameters();
  const project = `${parameters.add(path.projectUuid)}::uuid`;
  const wanted = search
    ? contains(['t.code', 't.name', 't.description'], `${parameters.add(search)}::text`)
    : 'true';
  const from = `${fromLibraries(entity, project)} where ${isOffered(entity)} and ${wanted}`;
  const order = `${naturally('p.name')}, p.uuid, ${naturally('t.name')}, t.uuid`;
  const record =
    `json_build_object('uuid', t.uuid, 'entity', '${entity}', 'code', t.code, 'name', t.name, 'description', t.description, ` +
    `'kind', ${kind}, 'projectUuid', p.uuid, 'projectName', p.name, ` +
    `'takenUuid', (select x.uuid from ${quoted(type.tableName)} x where x.project_uuid = ${project} ` +
    `and ${sameName('x.name')} = ${sameName('t.name')} order by x.created_at, x.uuid limit 1))::text as record`;
  const sql =
    `select c.total, r.record from (select count(*)::int as total ${from}) c left join lateral (` +
    `select ${record} ${from} order by ${order} limit ${parameters.add(limit)} offset ${parameters.add(offset)}) r on true`;
  const ask = (database: Queryable) =>
    database.query<{ total: number; record: string | null }>(sql, parameters.values);
  const { rows } = await (search ? searched(pool, ask) : ask(pool));
  const records = rows.flatMap(({ record: text }) => text ?? []);
  return {
    status: 200,
    body: dataText(['{"results":[', ...separated(records), `],"total":${rows[0]?.total ?? 0}}`]),
  };
};
