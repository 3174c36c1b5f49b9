import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type Gathered, type Link, literal, type PartList, quoted, type RecordType } from './recordType.ts';

// Lists that a record carries: uuids in a link table, or entries in a table of their own. One statement reads, makes
// or replaces them together with the record, so that record, lists and audit row are one.

const tableName = (table: PgTable) => quoted(getTableConfig(table).name);
const named = (column: PgColumn) => quoted(column.name);

/** The column of a table behind a field. */
function columnOf(table: PgTable, fieldName: string): PgColumn {
  const column = getTableColumns(table)[fieldName];
  if (!column) throw new Error(`${getTableConfig(table).name} has no ${fieldName}`);
  return column as PgColumn;
}

const gatheredLink = (link: Link): Gathered => ({
  table: tableName(link.table),
  owner: named(link.owner),
  entry: row => `${row}.${named(link.target)}`,
  order: row => `${row}.${named(link.position ?? link.target)}`,
});

function gatheredPart(part: PartList): Gathered {
  const links = Object.entries(part.links ?? {});
  return {
    table: tableName(part.table),
    owner: named(part.owner),
    entry: row => {
      const fields = part.fields.map(
        fieldName => `${literal(fieldName)}, ${row}.${named(columnOf(part.table, fieldName))}`,
      );
      const uuids = links.map(
        ([fieldName, link]) =>
          `${literal(fieldName)}, coalesce((select json_agg(n.${named(link.target)} order by n.${named(link.target)}) from ${tableName(link.table)} n ` +
          `where n.${named(link.owner)} = ${row}.${named(part.owner)} and n.${named(link.key)} = ${row}.${named(part.key)}), '[]'::json)`,
      );
      return `json_build_object(${[...fields, ...uuids].join(', ')})`;
    },
    order: row => `${row}.${named(part.position)}`,
  };
}

/** The lists of a record that are stored with it, by field name. */
const storedLists = ({ links, parts }: RecordType): [fieldName: string, list: Gathered][] => [
  ...Object.entries(links).map(([fieldName, link]): [string, Gathered] => [fieldName, gatheredLink(link)]),
  ...Object.entries(parts).map(([fieldName, part]): [string, Gathered] => [fieldName, gatheredPart(part)]),
];

type Written = Readonly<Record<string, string>>;

const entriesOf = ({ entry, order }: Gathered, written: Written) =>
  `json_agg(${entry('l', written)} order by ${order('l')})`;

const orNone = (list: string) => `coalesce(${list}, '[]'::json)`;

/** SQL of every list of a record as a JSON array, by field name, each looked up for the record of this alias. */
export const listExpressions = (
  type: RecordType,
  alias: string,
  { stored = false, written = {} }: { stored?: boolean; written?: Written } = {},
): [fieldName: string, sql: string][] =>
  [...storedLists(type), ...(stored ? [] : Object.entries(type.gathered))].map(([fieldName, list]) => [
    fieldName,
    orNone(
      `(select ${entriesOf(list, written)} from ${list.table} l where l.${list.owner} = ${alias}."uuid")`,
    ),
  ]);

/**
 * The same lists for a whole page, each table read once: what to join to the page, and the SQL of each list. Looking up ten
 * tables for each of ten thousand hazards took a sixth of the time of reading them.
 * @param page name of the page in the statement, which is its alias too
 */
export function listsOfPage(
  type: RecordType,
  page: string,
  isWanted: (fieldName: string) => boolean,
): { joins: string; lists: Record<string, string> } {
  const wanted = [...storedLists(type), ...Object.entries(type.gathered)].filter(([name]) => isWanted(name));
  const joins = wanted.map(
    ([, list], place) =>
      // An array of uuids is looked up in an index, however little the planner knows of the page. It joins fully because
      // that is never done by comparing each with each; nothing comes of it that the page does not have.
      ` full join (select l.${list.owner} as owner, ${entriesOf(list, {})} as list from ${list.table} l ` +
      `where l.${list.owner} = any(array(select "uuid" from ${page})) group by l.${list.owner}) l${place} on l${place}.owner = ${page}."uuid"`,
  );
  return {
    joins: joins.join(''),
    lists: Object.fromEntries(wanted.map(([name], place) => [name, orNone(`l${place}.list`)])),
  };
}

/** Names of the tables that hold a record's lists. */
export const listTables = ({ links, parts }: RecordType): string[] =>
  [
    ...Object.values(links).map(({ table }) => table),
    ...Object.values(parts).flatMap(({ table, links: inner }) => [
      table,
      ...Object.values(inner ?? {}).map(link => link.table),
    ]),
  ].map(table => getTableConfig(table).name);

/** Records that a link ties to any of these uuids. */
export const linkContains = (link: Link, alias: string, uuids: string) =>
  `exists (select 1 from ${tableName(link.table)} l where l.${named(link.owner)} = ${alias}."uuid" and l.${named(link.target)} = any(${uuids}::uuid[]))`;

/** Uuids without an order of their own are read in order of the uuid; each once. */
const uuidList = (value: unknown, isOrdered: boolean) => {
  const uuids = [...new Set(value as string[])];
  return isOrdered ? uuids : uuids.sort();
};

/** A list as it will be read again: complete entries, in the order in which they are read. */
export function listValue(type: RecordType, fieldName: string, value: unknown): unknown {
  const link = type.links[fieldName];
  if (link) return uuidList(value, link.position !== undefined);
  const part = type.parts[fieldName];
  if (!part) throw new Error(`${type.entity} has no list ${fieldName}`);
  return (value as Record<string, unknown>[]).map(entry => ({
    ...Object.fromEntries(
      part.fields.map(field => [field, entry[field] ?? columnOf(part.table, field).default ?? null]),
    ),
    ...Object.fromEntries(
      Object.keys(part.links ?? {}).map(field => [field, uuidList(entry[field] ?? [], false)]),
    ),
  }));
}

/** The records whose lists are written, as SQL: rows of `from`, with their uuid, project and given lists. */
export interface ListOwners {
  from: string;
  uuid: string;
  project: string;
  list(fieldName: string): string;
}

/**
 * CTEs that write lists.
 * @param fieldNames the lists that are given
 * @param replaces take out what the new list does not hold; entries of a new record have nothing before them
 */
export function listWrites(
  type: RecordType,
  fieldNames: string[],
  owners: ListOwners,
  replaces: boolean,
): string[] {
  return fieldNames.flatMap(fieldName => {
    const link = type.links[fieldName];
    const part = type.parts[fieldName];
    if (link) return linkWrites(fieldName, link, owners, replaces);
    return part ? partWrites(fieldName, part, owners, replaces) : [];
  });
}

function linkWrites(fieldName: string, link: Link, owners: ListOwners, replaces: boolean): string[] {
  const elements = `json_array_elements_text(${owners.list(fieldName)}) with ordinality as e(target, n)`;
  const columns: [PgColumn | undefined, string][] = [
    [link.owner, owners.uuid],
    [link.target, 'e.target::uuid'],
    [link.project, owners.project],
    [link.position, 'e.n::int'],
  ];
  const gone =
    `delete from ${tableName(link.table)} l using ${owners.from} where l.${named(link.owner)} = ${owners.uuid} ` +
    `and not l.${named(link.target)} = any(select e.target::uuid from ${elements})`;
  const position = link.position && named(link.position);
  const now = insertion(
    link.table,
    columns,
    `${owners.from}, ${elements}`,
    [link.owner, link.target],
    position ? [position] : [],
  );
  return cte(fieldName, gone, now, replaces);
}

function partWrites(fieldName: string, part: PartList, owners: ListOwners, replaces: boolean): string[] {
  const entries = `json_array_elements(${owners.list(fieldName)}) with ordinality as e(entry, n)`;
  const field = (name: string) => `(e.entry->>${literal(name)})::${columnOf(part.table, name).getSQLType()}`;
  const keyField = part.fields.find(name => columnOf(part.table, name) === part.key);
  const key = keyField ? field(keyField) : 'e.n::int';
  const columns: [PgColumn | undefined, string][] = [
    [part.owner, owners.uuid],
    [part.project, owners.project],
    [part.position, 'e.n::int'],
    ...part.fields.map((name): [PgColumn, string] => [columnOf(part.table, name), field(name)]),
  ];
  const gone =
    `delete from ${tableName(part.table)} l using ${owners.from} where l.${named(part.owner)} = ${owners.uuid} ` +
    `and not l.${named(part.key)} = any(select ${key} from ${entries})`;
  const changing = columns.flatMap(([column]) =>
    column && column !== part.owner && column !== part.key && column !== part.project ? [named(column)] : [],
  );
  const now = insertion(part.table, columns, `${owners.from}, ${entries}`, [part.owner, part.key], changing);
  const nested = Object.entries(part.links ?? {}).flatMap(([name, link]) => {
    const elements = `${entries}, json_array_elements_text(e.entry->${literal(name)}) as x(target)`;
    const unlinked =
      `delete from ${tableName(link.table)} l using ${owners.from} where l.${named(link.owner)} = ${owners.uuid} ` +
      `and not exists (select 1 from ${elements} where l.${named(link.key)} = ${key} and l.${named(link.target)} = x.target::uuid)`;
    const linked = insertion(
      link.table,
      [
        [link.owner, owners.uuid],
        [link.key, key],
        [link.target, 'x.target::uuid'],
      ],
      `${owners.from}, ${elements}`,
      [link.owner, link.key, link.target],
      [],
    );
    return cte(`${fieldName}_${name}`, unlinked, linked, replaces);
  });
  return [...cte(fieldName, gone, now, replaces), ...nested];
}

function insertion(
  table: PgTable,
  columns: [PgColumn | undefined, string][],
  from: string,
  key: PgColumn[],
  changing: string[],
): string {
  const kept = columns.flatMap(([column, value]) => (column ? [{ name: named(column), value }] : []));
  const onConflict =
    changing.length > 0
      ? `do update set ${changing.map(name => `${name} = excluded.${name}`).join(', ')}`
      : 'do nothing';
  return (
    `insert into ${tableName(table)} (${kept.map(({ name }) => name).join(', ')}) ` +
    `select ${kept.map(({ value }) => value).join(', ')} from ${from} on conflict (${key.map(named).join(', ')}) ${onConflict}`
  );
}

const cte = (name: string, gone: string, now: string, replaces: boolean) => [
  ...(replaces ? [`${quoted(`unlisted_${name}`)} as (${gone})`] : []),
  `${quoted(`listed_${name}`)} as (${now})`,
];
