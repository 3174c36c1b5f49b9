import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { ApiError, fieldProblem } from '../contract/errors.ts';
import { Parameters, type Queryable, statementName } from '../database/records/reading.ts';
import { type PartList, quoted, type RecordType } from '../database/records/recordType.ts';
import { type Reference, references } from '../database/records/references.ts';
import { missingRecord } from './databaseErrors.ts';
import { authorized, type OpenContext, type RequestContext } from './handler.ts';

type Fields = Record<string, unknown>;

/** A field that names other records, and which of them it may name, as SQL. */
interface ReferenceField {
  fieldName: string;
  /** What is said of one that it may not name. */
  message: string;
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
    return column ? fieldTo(column.fieldName, reference, context) : [];
  });
  const linked = Object.entries(type.links).flatMap(([fieldName, link]) => {
    const reference = references.find(
      ({ table, column }) => table === getTableConfig(link.table).name && column === link.target.name,
    );
    return reference ? fieldTo(fieldName, reference, context) : [];
  });
  const listed = Object.entries(type.parts).flatMap(([fieldName, part]) =>
    references.flatMap(reference => {
      const ofEntry = partFieldOf(part, reference);
      return ofEntry ? fieldTo(ofEntry, reference, context).map(field => ofEntries(fieldName, field)) : [];
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
    return part.fields.find(fieldName => columns[fieldName]?.name === column);
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
function fieldTo(fieldName: string, { target: table }: Reference, context: OpenContext): ReferenceField[] {
  const target = context.types.ofTable(table);
  const project = target?.columnOf.has('projectUuid');
  const named = (item: Fields) =>
    item[fieldName] ? [item[fieldName]].flat().map(uuid => ({ path: fieldName, uuid })) : NOTHING;
  if (target?.columnOf.get('organizationUuid')?.nullable) {
    return [
      {
        fieldName,
        message: `${fieldName} names something that does not exist here; choose one of the list.`,
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
  if (!project || fieldName === 'projectUuid') return [];
  return [
    {
      fieldName,
      message: missingRecord(fieldName),
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
    referenceFields(type, context).filter(
      ({ isLookup, fieldName }) => isLookup && !checked.includes(fieldName),
    ),
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

/**
 * Both: lookups, and what the foreign keys answer for. For many changes at once, where one that the database refuses
 * would take back all of them.
 * @throws ApiError RULE_VIOLATED as `checkReferences`
 */
export const checkAllReferences = (
  type: RecordType,
  items: Fields[],
  context: RequestContext,
  database: Queryable,
  checked: readonly string[] = [],
): Promise<void> =>
  check(
    referenceFields(type, context).filter(({ fieldName }) => !checked.includes(fieldName)),
    items,
    context,
    database,
  );

/** All fields are looked up in one statement. */
async function check(
  fields: ReferenceField[],
  items: Fields[],
  context: OpenContext,
  database: Queryable,
): Promise<void> {
  const asked = fields.flatMap(field => {
    const places = items.map(item => field.named(item).filter(({ uuid }) => typeof uuid === 'string'));
    const uuids = [...new Set(places.flat().map(({ uuid }) => uuid))];
    // Most fields of most records name nothing.
    return uuids.length > 0 ? [{ field, places, uuids }] : [];
  });
  if (asked.length === 0) return;
  const parameters = new Parameters();
  const known = await authorized(context);
  const sql = asked
    .map(
      ({ field: { table, allowed }, uuids }, place) =>
        `select ${place} as place, "uuid" from ${quoted(table)} where "uuid" = any(${parameters.add(uuids)}::uuid[]) and ${allowed(parameters, known)}`,
    )
    .join(' union all ');
  const { rows } = await database.query<{ place: number; uuid: string }>({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  const found = new Set(rows.map(({ place, uuid }) => `${place} ${uuid}`));
  const problems = asked.flatMap(({ field: { message }, places }, place) =>
    places.flatMap((named, index) => {
      const wrong = named.find(({ uuid }) => !found.has(`${place} ${uuid}`));
      if (!wrong) return [];
      return [{ path: items.length > 1 ? `items.${index}.${wrong.path}` : wrong.path, message }];
    }),
  );
  if (problems[0]) throw new ApiError('RULE_VIOLATED', problems[0].message, { fields: problems });
}

/** References of a table to itself, by its name. */
const selfReferences = Map.groupBy(
  references.filter(({ table, target }) => table === target),
  ({ table }) => table,
);

/** The fields of a kind that name another record of it. */
const selfFields = (type: RecordType): { fieldName: string; column: string }[] =>
  (selfReferences.get(type.tableName) ?? []).flatMap(({ column }) => {
    const fieldName = type.columns.find(({ sql }) => sql === column)?.fieldName;
    return fieldName ? [{ fieldName, column }] : [];
  });

const leadsBack = (fieldName: string) =>
  fieldProblem(fieldName, `${fieldName} would lead back to this record itself; choose another one.`);

/**
 * Those of many changes that would put a record above itself when they are made one after the other: in one statement
 * for each field that names the own kind, which reads what is above what in the project.
 */
export async function findCycles<Change extends { uuid: string; change: Fields }>(
  type: RecordType,
  changes: readonly Change[],
  { projectUuid }: RequestContext,
  database: Queryable,
): Promise<Map<Change, ApiError>> {
  const refused = new Map<Change, ApiError>();
  for (const { fieldName, column } of selfFields(type)) {
    if (!changes.some(({ change }) => typeof change[fieldName] === 'string')) continue;
    const sql = `select "uuid", ${quoted(column)} as above from ${quoted(type.tableName)} where project_uuid = $1 and ${quoted(column)} is not null`;
    const { rows } = await database.query<{ uuid: string; above: string }>({
      name: statementName(sql),
      text: sql,
      values: [projectUuid],
    });
    const aboveOf = new Map(rows.map(({ uuid, above }) => [uuid, above]));
    for (const item of changes) {
      const { uuid, change } = item;
      if (!(fieldName in change) || refused.has(item)) continue;
      const above = change[fieldName];
      if (typeof above !== 'string') aboveOf.delete(uuid);
      else if (isAbove(aboveOf, uuid, above)) refused.set(item, leadsBack(fieldName));
      else aboveOf.set(uuid, above);
    }
  }
  return refused;
}

/** Whether a way upwards from a record leads to `uuid`. */
function isAbove(aboveOf: ReadonlyMap<string, string>, uuid: string, from: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at && !seen.has(at); at = aboveOf.get(at)) {
    if (at === uuid) return true;
    seen.add(at);
  }
  return false;
}

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
  for (const { fieldName, column } of selfFields(type)) {
    const above = body[fieldName];
    if (typeof above !== 'string') continue;
    const sql =
      `with recursive above(uuid) as (select $1::uuid union select t.${quoted(column)} from ${quoted(type.tableName)} t ` +
      `join above a on t."uuid" = a.uuid where t.${quoted(column)} is not null) select 1 from above where uuid = $2`;
    const { rowCount } = await database.query({ name: statementName(sql), text: sql, values: [above, uuid] });
    if (rowCount) throw leadsBack(fieldName);
  }
}
