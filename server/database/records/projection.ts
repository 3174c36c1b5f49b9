import { getTableConfig } from 'drizzle-orm/pg-core';
import { type Link, literal, quoted, type RecordType } from './recordType.ts';

export const sqlName = (link: Link) => ({
  table: quoted(getTableConfig(link.table).name),
  owner: quoted(link.owner.name),
  target: quoted(link.target.name),
  order: quoted((link.position ?? link.target).name),
});

/** The uuids of a link as a JSON array, in order. */
export function linkExpression(link: Link, alias: string): string {
  const { table, owner, target, order } = sqlName(link);
  return `coalesce((select json_agg(l.${target} order by l.${order}) from ${table} l where l.${owner} = ${alias}."uuid"), '[]'::json)`;
}

/** Records that a link ties to any of these uuids. */
export function linkContains(link: Link, alias: string, uuids: string): string {
  const { table, owner, target } = sqlName(link);
  return `exists (select 1 from ${table} l where l.${owner} = ${alias}."uuid" and l.${target} = any(${uuids}::uuid[]))`;
}

interface ProjectionOptions {
  /** Leave computed fields out (audit images keep what is stored, not what is derived). */
  stored?: boolean;
  /** SQL in place of a link's own sub-select: a statement can not see the link rows that it writes itself. */
  links?: Record<string, string>;
  /** SQL of the user who asks, for computed fields that depend on it. */
  caller?: () => string;
}

const nobody = () => 'null::uuid';

/** `alias."name" as "name", …`: exactly the fields of the contract, so that nothing undeclared leaves the server. */
export function projection(type: RecordType, alias: string, options: ProjectionOptions = {}): string {
  const fields = type.columns.map(column => `${alias}.${quoted(column.sql)} as ${quoted(column.wire)}`);
  for (const [wire, link] of Object.entries(type.links)) {
    fields.push(`${options.links?.[wire] ?? linkExpression(link, alias)} as ${quoted(wire)}`);
  }
  if (!options.stored) {
    for (const [wire, expression] of Object.entries(type.computed))
      fields.push(`(${expression(alias, options.caller ?? nobody)}) as ${quoted(wire)}`);
  }
  return fields.join(', ');
}

/** The record as one jsonb value, as the audit trail keeps it. */
export const image = (type: RecordType, alias: string, options: ProjectionOptions = {}) =>
  `(select to_jsonb(i) from (select ${projection(type, alias, options)}) i)`;

/** `and t.parameter = 'severity'` where several kinds share a table, else nothing. */
export function kindCondition(type: RecordType, alias: string): string {
  if (!type.where) return '';
  const column = type.columnOf.get(type.where.column);
  return column ? ` and ${alias}.${quoted(column.sql)} = ${literal(type.where.equals)}` : '';
}
