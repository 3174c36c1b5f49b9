import { getTableColumns, is, SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';

/** A list of uuids that a record carries, kept in a link table of its own. */
export interface Link {
  table: PgTable;
  /** Column of the link table that points back at the record. */
  owner: PgColumn;
  /** Column that holds the uuid shown on the fieldName. */
  target: PgColumn;
  /** Column that keeps the order, where the order means something. */
  position?: PgColumn;
  /** Column of the link table that repeats the record's project, for keys that stay within one. */
  project?: PgColumn;
}

/** A list of uuids that an entry of a part list carries. */
export interface PartLink {
  table: PgTable;
  /** Columns that lead back to the entry: its record, and what tells it apart there. */
  owner: PgColumn;
  key: PgColumn;
  /** Column that holds the uuid shown on the fieldName. */
  target: PgColumn;
}

/** A list of objects that a record carries, kept in a table of its own; a change replaces it as a whole. */
export interface PartList {
  table: PgTable;
  /** Column that points back at the record. */
  owner: PgColumn;
  /** Column that repeats the record's project, for keys that stay within one. */
  project?: PgColumn;
  /** Column that keeps the order. */
  position: PgColumn;
  /** What tells the entries of a record apart, unique with `owner`: the position or one of the fields. */
  key: PgColumn;
  /** Wire fields of an entry that are columns. */
  fields: string[];
  /** Wire fields of an entry that are lists of uuids. */
  links?: Record<string, PartLink>;
}

/** A list that a record has from rows of another table. */
export interface Gathered {
  /** The table as SQL, and its column that names the record. */
  table: string;
  owner: string;
  /** SQL of an entry over a row's alias; `written` as for computed fields. */
  entry: (row: string, written: Readonly<Record<string, string>>) => string;
  /** SQL of what entries are sorted by. */
  order: (row: string) => string;
}

/** What a column of a new record follows from. */
export interface Completed {
  /** Wire fields that it needs; without them it stays open. */
  from: string[];
  /** SQL over the alias of the new row, given that of its project. */
  sql: (row: string, project: string) => string;
}

/**
 * What the platform must know of a kind of record to list, read, create, change and delete it.
 * Everything else (columns, types, defaults, references) is read from the table.
 */
export interface RecordDeclaration<Entity extends string = string, Plural extends string = string> {
  /** Singular name as in the operationIds: getHazard. */
  entity: Entity;
  /** Plural name as in the operationIds: listHazards. */
  plural: Plural;
  table: PgTable;
  /** Name of its uuid in addresses, where it is not `<entity>Uuid`. */
  key?: string;
  /** Prefix of the readable code, such as HZ; only for records with a code of their own. */
  codePrefix?: string;
  /** Wire fields that live in link tables. */
  links?: Record<string, Link>;
  /** Wire fields that are lists of objects. */
  parts?: Record<string, PartList>;
  /**
   * Wire fields that are computed: an SQL expression over the row's alias and, where it matters who asks, the caller. One
   * of a column's name shows in its place, but for the audit trail, which keeps what is stored.
   */
  computed?: Record<string, Computed>;
  /**
   * What lists take in place of a `computed` one: for counts over large tables an expression that does not depend on the
   * row, so that one pass serves the whole page, whatever the database thinks of its indexes.
   */
  computedInLists?: Record<string, Computed>;
  /** Wire fields that are lists of what other tables have of the record; as `computed`, they are not stored with it. */
  gathered?: Record<string, Gathered>;
  /** Texts that lists search and order by although they are no field: an SQL expression over the row's alias. */
  expressions?: Record<string, (alias: string) => string>;
  /** Columns that a new record may leave open because they follow from others. */
  completed?: Record<string, Completed>;
  /** Columns that never leave the server. */
  hidden?: string[];
  /** Those of the hidden columns that the audit trail keeps all the same, so that a restored record has them again. */
  kept?: string[];
  /** A condition that every row of this kind meets, where several kinds share a table. */
  where?: { column: string; equals: string };
  /** Rows that nobody may change or delete (a frozen risk), and how to say so: held by the one write path itself. */
  locked?: { condition: (alias: string) => string; message: string };
  /**
   * Filters that mean more than one column: a condition over alias `t`, given the parameter that holds the value and,
   * where it matters who asks, the caller.
   */
  filters?: Record<string, (value: string, caller: () => string) => string>;
  /** Wire fields that `search` looks into. */
  searched: string[];
  /** Default of `orderBy`. */
  orderBy: string;
  /** Field or expression shown as name in dependency trees. */
  label?: string;
  /** Fields that a copy does not take over, as SQL over the original `t`, given that of the copy. */
  onCopy?: Record<string, string | ((copy: string) => string)>;
  /** Rows that hang on a record of any kind, named by these fields instead of a foreign key; they go with it. */
  attachedBy?: { entity: string; uuid: string };
  /** Another label in the tree of one kind, by its table: a membership is named by its project in the tree of a user. */
  labelIn?: Record<string, string>;
  /**
   * Makes the dependency tree list the record's parts (a project's contents) too, all but these kinds, which go
   * silently. Without it no part is listed.
   */
  silentParts?: string[];
}

/**
 * `caller` gives the SQL of the user who asks; only what calls it binds a parameter for it. `written` holds the SQL of
 * the lists that the same statement writes, whose rows it cannot see: what depends on a list has to look there first.
 */
export type Computed = (
  alias: string,
  caller: () => string,
  written: Readonly<Record<string, string>>,
) => string;

export interface Column {
  /** Name on the fieldName and in drizzle. */
  fieldName: string;
  /** Name in the database, not quoted. */
  sql: string;
  type: string;
  nullable: boolean;
  /** SQL of the default value, for batch inserts that leave the field out. */
  fallback: string | undefined;
}

/** A declaration with all that is derived from its table. */
export interface RecordType<Entity extends string = string, Plural extends string = string>
  extends RecordDeclaration<Entity, Plural> {
  key: string;
  tableName: string;
  columns: Column[];
  /** Columns that the fieldName shows. */
  columnOf: Map<string, Column>;
  /** All columns of the table, hidden ones too. */
  stored: Map<string, Column>;
  /**
   * Columns that a caller may fill: all but those that the server owns. Hidden ones are filled by handlers; the contract
   * knows no field of their name.
   */
  writable: Column[];
  /** Columns that the audit trail keeps. */
  audited: Column[];
  /** Wire names of all lists: links and parts. */
  lists: string[];
  links: Record<string, Link>;
  parts: Record<string, PartList>;
  computed: Record<string, Computed>;
  gathered: Record<string, Gathered>;
}

/** Columns that only the server writes. */
const SERVER_OWNED = new Set([
  'uuid',
  'revision',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'projectUuid',
  'organizationUuid',
  'code',
]);

const dialect = new PgDialect();

/** "snake_case" → quoted identifier. Names come from the schema, never from a request. */
export const quoted = (name: string) => `"${name}"`;

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

function fallbackOf(column: PgColumn): string | undefined {
  if (is(column.default, SQL)) return dialect.sqlToQuery(column.default).sql;
  if (column.default === undefined) return column.notNull ? undefined : 'null';
  return typeof column.default === 'object'
    ? `${literal(JSON.stringify(column.default))}::jsonb`
    : literal(String(column.default));
}

/** Reads the table once and completes the declaration. */
export function defineRecord<const Entity extends string, const Plural extends string>(
  declaration: RecordDeclaration<Entity, Plural>,
): RecordType<Entity, Plural> {
  const hidden = new Set(declaration.hidden ?? []);
  const stored = Object.entries(getTableColumns(declaration.table)).map(([fieldName, column]) => ({
    fieldName,
    sql: column.name,
    type: column.getSQLType(),
    nullable: !column.notNull,
    fallback: fallbackOf(column as PgColumn),
  }));
  const columns = stored.filter(({ fieldName }) => !hidden.has(fieldName));
  const { links = {}, parts = {} } = declaration;
  return {
    ...declaration,
    key: declaration.key ?? `${declaration.entity.charAt(0).toLowerCase()}${declaration.entity.slice(1)}Uuid`,
    tableName: getTableConfig(declaration.table).name,
    stored: new Map(stored.map(column => [column.fieldName, column])),
    columns,
    columnOf: new Map(columns.map(column => [column.fieldName, column])),
    audited: stored.filter(
      ({ fieldName }) => !hidden.has(fieldName) || declaration.kept?.includes(fieldName),
    ),
    writable: stored.filter(({ fieldName }) => !SERVER_OWNED.has(fieldName)),
    links,
    parts,
    lists: [...Object.keys(links), ...Object.keys(parts)],
    computed: declaration.computed ?? {},
    gathered: declaration.gathered ?? {},
  };
}

/** SQL of a field or expression by its name; undefined where the kind has neither. */
export function sqlOf(type: RecordType, fieldName: string, alias: string): string | undefined {
  const column = type.columnOf.get(fieldName);
  if (column) return `${alias}.${quoted(column.sql)}`;
  const expression = type.expressions?.[fieldName];
  return expression && `(${expression(alias)})`;
}
