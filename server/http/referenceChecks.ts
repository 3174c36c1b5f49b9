import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { ApiError, fieldProblem } from '../contract/errors.ts';
import { Parameters, type Queryable, statementName } from '../database/records/reading.ts';
import { type PartList, quoted, type RecordType } from '../database/records/recordType.ts';
import { type Reference, references } from '../database/records/references.ts';
import { authorized, type OpenContext, type RequestContext } from './handler.ts';

type Fields = Record<string, unknown>;

/** A field that names other records, and which of them it may name, as SQL. */
interface ReferenceField {
  wire: string;
  /** What an item names there, with the path of each within the item. */
  named(item: Fields): { path: string; uuid: unknown }[];
  table: string;
  isLookup: boolean;
  allowed(parameters: Parameters, context: RequestContext): string;
}

const cache = new Map<string, ReferenceField[]>();

function referenceFields(type: RecordType, context: OpenContext): ReferenceField[] {
  const known = cache.get(type.entity);
  if (known) return known;
  const own = references.flatMap(reference => {
    const column =
      reference.table === type.tableName && type.columns.find(({ sql }) => sql === reference.column);
    return column ? fieldTo(column.wire, reference, context) : [];
  });
  const linked = Object.entries(type.links).flatMap(([wire, link]) => {
    const reference = references.find(
      ({ table, column }) => table === getTableConfig(link.table).name && column === link.target.name,
    );
    return reference ? fieldTo(wire, reference, context) : [];
  });
  const listed = Object.entries(type.parts).flatMap(([wire, part]) =>
    references.flatMap(reference => {
      const ofEntry = partFieldOf(part, reference);
      return ofEntry ? fieldTo(ofEntry, reference, context).map(field => ofEntries(wire, field)) : [];
    }),
  );
  const fields = [...own, ...linked, ...listed];
  cache.set(type.entity, fields);
  return fields;
}

/** The field of a list's entries, or the list of uuids in them, that a foreign key is about. */
function partFieldOf(part: PartList, { table, column }: Reference): string | undefined {
  const columns = getTableColumns(part.table);
  if (table === getTableConfig(part.table).name)
    return part.fields.find(wire => columns[wire]?.name === column);
  return Object.entries(part.links ?? {}).find(
    ([, link]) => table === getTableConfig(link.table).name && column === link.target.name,
  )?.[0];
}

/** The same field in every entry of a list. */
const ofEntries = (list: string, field: ReferenceField): ReferenceField => ({
  ...field,
  named: item =>
    ((item[list] ?? []) as Fields[]).flatMap((entry, index) =>
      field.named(entry).map(({ path, uuid }) => ({ path: `${list}.${index}.${path}`, uuid })),
    ),
});

const NOTHING: { path: string; uuid: unknown }[] = [];

/** Lookups may be shipped, the organization's or the project's own; everything else belongs to one project. */
function fieldTo(wire: string, { target: table }: Reference, context: OpenContext): ReferenceField[] {
  const target = context.types.ofTable(table);
  const project = target?.columnOf.has('projectUuid');
  const named = (item: Fields) =>
    item[wire] ? [item[wire]].flat().map(uuid => ({ path: wire, uuid })) : NOTHING;
  if (target?.columnOf.get('organizationUuid')?.nullable) {
    return [
      {
        wire,
        named,
        table,
        isLookup: true,
        allowed: (parameters, { organizationUuid, projectUuid }) =>
          `(organization_uuid is null or organization_uuid = ${parameters.add(organizationUuid)}::uuid)` +
          (project
            ? ` and (project_uuid is null or project_uuid = ${parameters.add(projectUuid)}::uuid)`
            : ''),
      },
    ];
  }
  if (!project || wire === 'projectUuid') return [];
  return [
    {
      wire,
      named,
      table,
      isLookup: false,
      allowed: (parameters, { projectUuid }) => `project_uuid = ${parameters.add(projectUuid)}::uuid`,
    },
  ];
}

/**
 * Refuses references to lookups that the record's project cannot know of; foreign keys alone would let another
 * organization's through.
 * @param checked fields that need no look any more
 * @throws ApiError RULE_VIOLATED; the path is the field, or `items.n.field` when there are several records
 */
export const checkReferences = (
  type: RecordType,
  items: Fields[],
  context: OpenContext,
  database: Queryable = context.pool,
  checked: readonly string[] = [],
): Promise<void> =>
  check(
    referenceFields(type, context).filter(({ isLookup, wire }) => isLookup && !checked.includes(wire)),
    items,
    context,
    database,
  );

/**
 * Names every reference that leads nowhere at once, where a foreign key has told of one only. Not asked before a
 * change: the foreign keys answer for nothing there.
 * @throws ApiError RULE_VIOLATED as `checkReferences`
 */
export const nameBrokenReferences = (
  type: RecordType,
  items: Fields[],
  context: RequestContext,
  database: Queryable,
): Promise<void> => check(referenceFields(type, context), items, context, database);

async function check(
  fields: ReferenceField[],
  items: Fields[],
  context: OpenContext,
  database: Queryable,
): Promise<void> {
  const problems: { path: string; message: string }[] = [];
  for (const { wire, named, table, allowed } of fields) {
    // Most fields of most records name nothing.
    if (items.every(item => named(item).length === 0)) continue;
    const wanted = items.map(item => named(item).filter(({ uuid }) => typeof uuid === 'string'));
    const all = [...new Set(wanted.flat().map(({ uuid }) => uuid))];
    if (all.length === 0) continue;
    const parameters = new Parameters();
    const sql = `select "uuid" from ${quoted(table)} where "uuid" = any(${parameters.add(all)}::uuid[]) and ${allowed(parameters, await authorized(context))}`;
    const { rows } = await database.query<{ uuid: string }>({
      name: statementName(sql),
      text: sql,
      values: parameters.values,
    });
    const known = new Set(rows.map(row => row.uuid));
    const message = `${wire} names something that does not exist here; choose one of the list.`;
    wanted.forEach((places, index) => {
      const wrong = places.find(({ uuid }) => !known.has(uuid as string));
      if (wrong)
        problems.push({ path: items.length > 1 ? `items.${index}.${wrong.path}` : wrong.path, message });
    });
  }
  if (problems[0]) throw new ApiError('RULE_VIOLATED', problems[0].message, { fields: problems });
}

/** References of a table to itself, by its name. */
const selfReferences = Map.groupBy(
  references.filter(({ table, target }) => table === target),
  ({ table }) => table,
);

/** Whether a change names another record of its own kind, which may lead back to itself. */
export const namesItself = (type: RecordType, change: Fields): boolean =>
  (selfReferences.get(type.tableName) ?? []).some(
    ({ column }) => typeof change[type.columns.find(({ sql }) => sql === column)?.wire ?? ''] === 'string',
  );

/**
 * Refuses a change that would put a record above itself (its own parent, or a copy of its own copy).
 * @throws ApiError RULE_VIOLATED at the field
 */
export async function checkCycles(
  type: RecordType,
  uuid: string,
  body: Fields,
  database: Queryable,
): Promise<void> {
  for (const { table, column } of selfReferences.get(type.tableName) ?? []) {
    const wire = type.columns.find(({ sql }) => sql === column)?.wire;
    const above = wire && body[wire];
    if (!wire || typeof above !== 'string') continue;
    const sql =
      `with recursive above(uuid) as (select $1::uuid union select t.${quoted(column)} from ${quoted(table)} t ` +
      `join above a on t."uuid" = a.uuid where t.${quoted(column)} is not null) select 1 from above where uuid = $2`;
    const { rowCount } = await database.query({ name: statementName(sql), text: sql, values: [above, uuid] });
    if (rowCount)
      throw fieldProblem(wire, `${wire} would lead back to this record itself; choose another one.`);
  }
}
