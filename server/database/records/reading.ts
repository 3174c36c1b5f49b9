import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { TextPiece } from './byteParts.ts';
import { linkContains, listsOfPage } from './lists.ts';
import { naturally } from './naturalOrder.ts';
import { kindCondition, projection } from './projection.ts';
import { quoted, type RecordType, sqlOf } from './recordType.ts';
import { contains, searched } from './searching.ts';
import { type PageRow, type StreamedText, streamedPage } from './streamedPage.ts';

export type Queryable = Pool | PoolClient;

/** A list request, as the contract's query parameters give it. */
export interface ListQuery {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  orderBy?: string;
  search?: string;
  /** Names of the fields to read, beside those that tell a record and its state apart; all where left out. */
  fields?: string[];
  /** Filters by column: one value or several. */
  [filter: string]: unknown;
}

const CONTROL_KEYS = new Set([
  'limit',
  'offset',
  'order',
  'orderBy',
  'search',
  'fields',
  'confirm',
  'reason',
]);

/** Limit above which each table is read once for a whole page; below, looking up each record is as quick. */
const LARGE_PAGE = 1000;

/** Fields of a record in every list. */
const ALWAYS_READ = ['uuid', 'revision'];

/** Collects the parameters of a statement while its text is built. */
export class Parameters {
  readonly values: unknown[] = [];
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Conditions of a list's filters; an unknown filter cannot get here, the contract refused it. */
export function filterConditions(
  type: RecordType,
  query: ListQuery,
  parameters: Parameters,
  caller: () => string,
): string {
  let sql = kindCondition(type, 't');
  for (const [fieldName, value] of Object.entries(query)) {
    if (value === undefined || CONTROL_KEYS.has(fieldName)) continue;
    const column = type.columnOf.get(fieldName);
    const link = type.links[fieldName.replace(/Uuid$/, 'Uuids')];
    const many = Array.isArray(value) ? value : [value];
    const filter = type.filters?.[fieldName];
    if (filter) sql += ` and ${filter(parameters.add(value), caller)}`;
    else if (column) sql += ` and t.${quoted(column.sql)} = any(${parameters.add(many)}::${column.type}[])`;
    else if (link) sql += ` and ${linkContains(link, 't', parameters.add(many))}`;
    // Records of every kind carry tags (schema/tags.ts).
    else if (fieldName === 'tagUuid')
      sql += ` and t."uuid" in (select r.resource_uuid from tag_relationships r where r.tag_uuid = any(${parameters.add(many)}::uuid[]))`;
  }
  if (query.search) {
    const fields = type.searched.flatMap(fieldName => sqlOf(type, fieldName, 't') ?? []);
    sql += ` and ${contains(fields, `${parameters.add(query.search)}::text`)}`;
  }
  return sql;
}

type ListRequest = [
  database: Queryable,
  type: RecordType,
  query: ListQuery,
  /** Condition over alias `t` that keeps the list within what the caller may see. */
  scope?: (parameters: Parameters) => string,
  /** Who asks, for computed fields that depend on it. */
  userUuid?: string | null,
];

/**
 * A page of records as JSON text in pieces, together `{"results":[…],"total":n}`: made by the database and passed
 * through as they are. The records come as rows of their own: a text of some megabytes in one row is copied four times
 * on its way in.
 */
export async function listRecords(...request: ListRequest): Promise<string[]> {
  const [database, , query] = request;
  const statement = listStatement(...request);
  const ask = (connection: Queryable) => connection.query<PageRow>(statement);
  const { rows } = await (query.search ? searched(database, ask) : ask(database));
  const records = rows.flatMap(({ record }) => record ?? []);
  return ['{"results":[', ...separated(records), `],"total":${rows[0]?.total ?? 0}}`];
}

/** The same for an answer: a large page is handed over while the database still makes it, but for a search, which may be broken off. */
export const answerRecords = (...request: ListRequest): Promise<TextPiece[] | StreamedText> =>
  isLarge(request[2]) && !request[2].search
    ? streamedPage(request[0], listStatement(...request))
    : listRecords(...request);

const isLarge = ({ limit }: ListQuery) => (limit ?? 0) > LARGE_PAGE;

/** One row for each record of the page, and one without where there is none. */
function listStatement(
  ...[, type, query, scope = () => '', userUuid = null]: ListRequest
): QueryConfig & { text: string } {
  const parameters = new Parameters();
  const condition = `true${scope(parameters)}${filterConditions(type, query, parameters, callerOf(userUuid, parameters))}`;
  const orderField = sortedBy(type, query.orderBy ?? type.orderBy);
  const direction = query.order === 'desc' ? 'desc' : 'asc';
  const order = `${orderField ? `${orderField} ${direction}, ` : ''}t."uuid" ${direction}`;
  const from = `from ${quoted(type.tableName)} t where ${condition}`;
  const limit = parameters.add(query.limit ?? 100);
  const offset = parameters.add(query.offset ?? 0);
  const window = `limit ${limit} offset ${offset}`;
  // What is searched is read once, for page and total; a page without a search mostly comes out of an index in its order.
  const found = `select t."uuid"${orderField ? `, ${orderField} as "sorted"` : ''} ${from}`;
  const foundOrder = `${orderField ? `"sorted" ${direction}, ` : ''}"uuid" ${direction}`;
  // The page first: what is computed of a record is then planned, and done, for its rows only.
  const page = query.search
    ? `select t.* from ${quoted(type.tableName)} t where t."uuid" = any(array(select "uuid" from found order by ${foundOrder} ${window}))`
    : `select t.* ${from} order by ${order} ${window}`;
  const wanted = query.fields && new Set([...ALWAYS_READ, ...query.fields]);
  const isOnce = isLarge(query);
  const { joins, lists } = listsOfPage(type, 't', name => isOnce && (wanted?.has(name) ?? true));
  const fields = projection(type, 't', {
    caller: callerOf(userUuid, parameters),
    isPage: true,
    ofPage: lists,
    fields: wanted,
  });
  // A total stands also beside a page without records. A join without a condition keeps the order of the page.
  const first = [
    ...(query.search ? [`found as materialized (${found})`] : []),
    ...(isOnce ? [`t as materialized (${page})`] : []),
  ];
  const sql =
    `${first.length > 0 ? `with ${first.join(', ')} ` : ''}` +
    `select c.total, row_to_json(r)::text as record from (select count(*)::int as total ${query.search ? 'from found' : from}) c ` +
    `left join lateral (select ${fields} from ${isOnce ? `t${joins}` : `(${page}) t`} order by ${order}) r on true`;
  return { name: statementName(sql), text: sql, values: parameters.values };
}

/** A field or expression as lists are sorted by it; undefined where the kind has neither. */
function sortedBy(type: RecordType, fieldName: string): string | undefined {
  const sql = sqlOf(type, fieldName, 't');
  const column = type.columnOf.get(fieldName);
  // Expressions that a search looks into are texts; others may be numbers.
  const isText = column ? column.type === 'text' : type.searched.includes(fieldName);
  return sql && isText ? naturally(sql) : sql;
}

/** Records as the pieces of a JSON array. */
export const separated = (records: string[]) =>
  records.flatMap((record, place) => (place === 0 ? [record] : [',', record]));

/** The values of a page, for handlers that complete its records. */
export const parsePage = <Item>(page: string[]) =>
  JSON.parse(page.join('')) as { results: Item[]; total: number };

/** One record as JSON text, or undefined where there is none within the scope. */
export async function readRecord(
  database: Queryable,
  type: RecordType,
  uuid: string,
  scope: (parameters: Parameters) => string = () => '',
  userUuid: string | null = null,
): Promise<string | undefined> {
  const parameters = new Parameters();
  const condition = `t."uuid" = ${parameters.add(uuid)}${kindCondition(type, 't')}${scope(parameters)}`;
  const sql = `select row_to_json(r)::text as record from (select ${projection(type, 't', { caller: callerOf(userUuid, parameters) })} from ${quoted(type.tableName)} t where ${condition}) r`;
  const { rows } = await database.query<{ record: string }>({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  return rows[0]?.record;
}

/** Several records as JSON texts, in the order of their uuids. */
export async function readRecords(
  database: Queryable,
  type: RecordType,
  uuids: string[],
  userUuid: string | null = null,
): Promise<string[]> {
  const parameters = new Parameters();
  const wanted = `${parameters.add(uuids)}::uuid[]`;
  const fields = projection(type, 't', { caller: callerOf(userUuid, parameters) });
  const sql =
    `select row_to_json(r)::text as record from (select ${fields} from ${quoted(type.tableName)} t ` +
    `where t."uuid" = any(${wanted}) order by array_position(${wanted}, t."uuid")) r`;
  const { rows } = await database.query<{ record: string }>({
    name: statementName(sql),
    text: sql,
    values: parameters.values,
  });
  return rows.map(row => row.record);
}

/** Rows of a statement that is planned once for each connection. */
export async function preparedRows<Row extends object>(
  database: Queryable,
  sql: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await database.query<Row>({ name: statementName(sql), text: sql, values });
  return rows;
}

/** Binds the caller when, and only when, a computed field asks for it. */
export const callerOf = (userUuid: string | null, parameters: Parameters) => () =>
  `${parameters.add(userUuid)}::uuid`;

/**
 * Maximum number of statements that are planned once: filters and fields combine to more than a connection should
 * remember.
 */
const MAX_NAMES = 1000;

const names = new Map<string, string>();

/**
 * A name for each statement text, so that PostgreSQL plans it once for each connection; none for those above the
 * limit.
 */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}
