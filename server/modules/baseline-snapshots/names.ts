import type { PoolClient } from 'pg';
import type { components } from '../../contract/generated/operations.ts';
import { quoted, type RecordType, sqlOf } from '../../database/records/recordType.ts';
import type { RecordTypes } from '../../database/records/references.ts';

type Schemas = components['schemas'];

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Uuids in a value, however deep. */
function* uuidsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (UUID.test(value)) yield value;
  } else if (Array.isArray(value)) for (const item of value) yield* uuidsIn(item);
  else if (value && typeof value === 'object') for (const item of Object.values(value)) yield* uuidsIn(item);
}

/** Kinds that fields name and that have no words of their own to be told by. */
const nameOf = (type: RecordType): string | undefined =>
  type.columnOf.has('name') ? 't.name' : type.label && sqlOf(type, type.label, 't');

/**
 * What the uuids in differences name: records as the baselines have them, so that one that has gone has its name, then those
 * of the project, lists to choose from, levels and people as they are now.
 */
export async function namesOf(
  client: PoolClient,
  types: RecordTypes,
  baselines: readonly string[],
  differences: readonly Schemas['BaselineDifference'][],
): Promise<Schemas['NamedRecord'][]> {
  const wanted = new Set<string>();
  for (const { fields } of differences)
    for (const { before, after } of fields) for (const uuid of uuidsIn([before, after])) wanted.add(uuid);
  if (wanted.size === 0) return [];
  const uuids = [...wanted];
  const kept = await client.query<Schemas['NamedRecord']>(
    `select distinct on (record_uuid) record_uuid as uuid, code, name from baseline_records
     where baseline_uuid = any($1::uuid[]) and record_uuid = any($2::uuid[]) and name <> '' order by record_uuid, baseline_uuid`,
    [baselines, uuids],
  );
  const names = new Map(kept.rows.map(row => [row.uuid, row]));
  const missing = uuids.filter(uuid => !names.has(uuid));
  if (missing.length === 0) return [...names.values()];
  const tables = new Set<string>();
  const parts = types.all.flatMap(type => {
    const name = nameOf(type);
    // Levels of all parameters share a table.
    if (!name || tables.has(type.tableName)) return [];
    tables.add(type.tableName);
    const code = type.columnOf.has('code') ? 't.code' : 'null::text';
    return `select t."uuid" as uuid, ${code} as code, ${name}::text as name from ${quoted(type.tableName)} t where t."uuid" = any($1::uuid[])`;
  });
  parts.push(
    `select u.uuid, null::text as code, concat_ws(' ', u.first_name, u.last_name) as name from users u where u.uuid = any($1::uuid[])`,
  );
  const now = await client.query<Schemas['NamedRecord']>(parts.join(' union all '), [missing]);
  for (const row of now.rows) if (row.name && !names.has(row.uuid)) names.set(row.uuid, row);
  return [...names.values()];
}
