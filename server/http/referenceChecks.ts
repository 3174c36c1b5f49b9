import { getTableConfig } from 'drizzle-orm/pg-core';
import { type Queryable, statementName } from '../database/records/reading.ts';
import { quoted, type RecordType } from '../database/records/recordType.ts';
import { references } from '../database/records/references.ts';
import { ApiError } from './errors.ts';
import type { RequestContext } from './handler.ts';

type Fields = Record<string, unknown>;

/** A field that names lookups: shipped ones, or the project's and the organization's own, but nobody else's. */
interface LookupField {
  wire: string;
  table: string;
}

const cache = new Map<string, LookupField[]>();

/** Lookups carry an organization that may be absent; foreign keys alone would let another organization's through. */
function lookupFields(type: RecordType, context: RequestContext): LookupField[] {
  const known = cache.get(type.entity);
  if (known) return known;
  const isLookup = (table: string) => {
    const target = context.types.ofTable(table);
    return target?.columnOf.has('organizationUuid') && target.columnOf.get('organizationUuid')?.nullable;
  };
  const own = references.flatMap(reference => {
    const column =
      reference.table === type.tableName && type.columns.find(({ sql }) => sql === reference.column);
    return column && isLookup(reference.target) ? [{ wire: column.wire, table: reference.target }] : [];
  });
  const linked = Object.entries(type.links).flatMap(([wire, link]) => {
    const target = references.find(
      reference =>
        reference.table === getTableConfig(link.table).name && reference.column === link.target.name,
    );
    return target && isLookup(target.target) ? [{ wire, table: target.target }] : [];
  });
  const fields = [...own, ...linked];
  cache.set(type.entity, fields);
  return fields;
}

/**
 * Refuses references to lookups that the record's project can not know of.
 * @throws ApiError RULE_VIOLATED; the path is the field, or `items.n.field` when there are several records
 */
export async function checkReferences(
  type: RecordType,
  items: Fields[],
  context: RequestContext,
  database: Queryable = context.pool,
): Promise<void> {
  for (const { wire, table } of lookupFields(type, context)) {
    const wanted = items.map(item =>
      [item[wire]].flat().filter((uuid): uuid is string => typeof uuid === 'string'),
    );
    const all = [...new Set(wanted.flat())];
    if (all.length === 0) continue;
    const hasProject = context.types.ofTable(table)?.columnOf.has('projectUuid');
    const sql =
      `select "uuid" from ${quoted(table)} where "uuid" = any($1::uuid[]) and (organization_uuid is null or organization_uuid = $2::uuid)` +
      (hasProject ? ' and (project_uuid is null or project_uuid = $3::uuid)' : '');
    const values = [all, context.organizationUuid, ...(hasProject ? [context.projectUuid] : [])];
    const { rows } = await database.query<{ uuid: string }>({
      name: statementName(sql),
      text: sql,
      values,
    });
    const known = new Set(rows.map(row => row.uuid));
    const fields = wanted.flatMap((uuids, index) =>
      uuids.every(uuid => known.has(uuid.toLowerCase()))
        ? []
        : [
            {
              path: items.length > 1 ? `items.${index}.${wire}` : wire,
              message: `${wire} names something that does not exist here; choose one of the list.`,
            },
          ],
    );
    if (fields[0]) throw new ApiError('RULE_VIOLATED', fields[0].message, { fields });
  }
}
