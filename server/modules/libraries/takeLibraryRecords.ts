import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecords } from '../../database/records/reading.ts';
import { quoted, type RecordType } from '../../database/records/recordType.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { changeContext, type Handler, type RequestContext } from '../../http/handler.ts';
import { ceaTypeType } from '../cea-types/index.ts';
import { addBands } from '../exposure-estimate-types/index.ts';
import { lockProject } from '../shared/locks.ts';
import { LIBRARY_KINDS, type LibraryEntity } from './libraryKinds.ts';
import { fromLibraries, sameName } from './listLibraryRecords.ts';

type Fields = Record<string, unknown>;

const IN_PROJECT = { column: 'projectUuid' } as const;

/** What a copy of an element type takes over. */
const TYPE_FIELDS = ['code', 'name', 'description', 'order', 'kind', 'exclusive', 'color', 'examples'];

const pick = (record: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map(field => [field, record[field]]));

async function readFields(client: PoolClient, type: RecordType, uuids: readonly string[]): Promise<Fields[]> {
  const texts = await readRecords(client, type, [...uuids], null);
  return texts.map(text => JSON.parse(text) as Fields);
}

/**
 * The names of the libraries that hold these records, by record and in their order, in which copies get their codes.
 * @throws ApiError NOT_FOUND when one is in none
 */
async function librariesOf(
  entity: LibraryEntity,
  recordUuids: readonly string[],
  { projectUuid, userUuid }: RequestContext,
  client: PoolClient,
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ uuid: string; library: string }>(
    `select t.uuid, p.name as library ${fromLibraries(entity, '$1::uuid', '$3::uuid')} where t.uuid = any($2::uuid[])
     order by array_position($2::uuid[], t.uuid)`,
    [projectUuid, recordUuids, userUuid],
  );
  if (rows.length < recordUuids.length) throw notFound();
  return new Map(rows.map(({ uuid, library }) => [uuid, library]));
}

/** The project's own records of the same name, by the uuid of the record in the library. */
async function ownNamesakes(
  type: RecordType,
  recordUuids: readonly string[],
  { projectUuid }: RequestContext,
  client: PoolClient,
): Promise<Map<string, string>> {
  const table = quoted(type.tableName);
  const { rows } = await client.query<{ uuid: string; own: string }>(
    `select distinct on (t.uuid) t.uuid, x.uuid as own from ${table} t join ${table} x on x.project_uuid = $1
     and ${sameName('x.name')} = ${sameName('t.name')} where t.uuid = any($2::uuid[]) order by t.uuid, x.created_at, x.uuid`,
    [projectUuid, recordUuids],
  );
  return new Map(rows.map(({ uuid, own }) => [uuid, own]));
}

/** Gives elements the type of this project: a built-in one is everywhere, a project's own one is taken along. */
async function takeTypes(elements: Fields[], context: RequestContext, client: PoolClient): Promise<void> {
  const named = [...new Set(elements.map(({ ceaTypeUuid }) => String(ceaTypeUuid)))];
  const foreign = (await readFields(client, ceaTypeType, named)).filter(({ projectUuid }) => projectUuid);
  if (foreign.length === 0) return;
  const own = await ownNamesakes(
    ceaTypeType,
    foreign.map(({ uuid }) => String(uuid)),
    context,
    client,
  );
  const missing = foreign
    .filter(({ uuid }) => !own.has(String(uuid)))
    .map(type => ({ from: String(type.uuid), item: { ...pick(type, TYPE_FIELDS), uuid: randomUUID() } }));
  if (missing.length > 0)
    await insertRecords(
      client,
      ceaTypeType,
      missing.map(({ item }) => item),
      IN_PROJECT,
      changeContext(context, 'Type of an element that was taken from a library'),
    );
  for (const { from, item } of missing) own.set(from, item.uuid);
  for (const element of elements)
    element.ceaTypeUuid = own.get(String(element.ceaTypeUuid)) ?? element.ceaTypeUuid;
}

/** Copies records of one kind into the project. @returns the uuid of each copy, by that of its original */
async function copyRecords(
  entity: LibraryEntity,
  wanted: ReadonlyMap<string, string>,
  context: RequestContext,
  client: PoolClient,
): Promise<Map<string, string>> {
  const { type, fields } = LIBRARY_KINDS[entity];
  const originals = await readFields(client, type, [...wanted.keys()]);
  const copies = originals.map(original => ({
    from: String(original.uuid),
    item: { ...pick(original, fields), uuid: randomUUID() } as Fields & { uuid: string },
  }));
  if (entity === 'Cea')
    await takeTypes(
      copies.map(({ item }) => item),
      context,
      client,
    );
  // By library, which the history names as the reason.
  for (const library of new Set(wanted.values())) {
    const items = copies.filter(({ from }) => wanted.get(from) === library).map(({ item }) => item);
    const change = changeContext(context, `Taken from the library “${library}”`);
    await insertRecords(client, type, items, IN_PROJECT, change);
  }
  if (entity === 'ExposureEstimateType')
    await addBands(
      copies.map(({ item }) => item),
      copies.map(({ item }) => item.uuid),
      context,
      client,
    );
  return new Map(copies.map(({ from, item }) => [from, item.uuid]));
}

export const takeLibraryRecords: Handler<'takeLibraryRecords'> = async ({ body }, context) => {
  const { entity } = body;
  const recordUuids = body.recordUuids.map(uuid => uuid.toLowerCase());
  const records = await inTransaction(context.pool, async client => {
    // One taker at a time, or two would make two records of one name.
    await lockProject(client, context);
    const libraries = await librariesOf(entity, recordUuids, context, client);
    const own = await ownNamesakes(LIBRARY_KINDS[entity].type, recordUuids, context, client);
    const missing = new Map([...libraries].filter(([uuid]) => !own.has(uuid)));
    const made =
      missing.size > 0 ? await copyRecords(entity, missing, context, client) : new Map<string, string>();
    return recordUuids.map(libraryUuid => ({
      libraryUuid,
      uuid: made.get(libraryUuid) ?? own.get(libraryUuid) ?? '',
      isNew: made.has(libraryUuid),
    }));
  });
  return { status: 200, body: { data: { records } } };
};
