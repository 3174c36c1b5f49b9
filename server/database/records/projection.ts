import { listExpressions } from './lists.ts';
import { literal, quoted, type RecordType } from './recordType.ts';

interface ProjectionOptions {
  /** Leave computed fields out (audit snapshots keep what is stored, not what is derived). */
  stored?: boolean;
  /** With the hidden columns that the audit trail keeps. */
  kept?: boolean;
  /** SQL in place of a list's own sub-select: a statement cannot see the rows that it writes itself. */
  lists?: Record<string, string>;
  /** SQL in their place where a page has them from joins (`listsOfPage`). */
  ofPage?: Record<string, string>;
  /** SQL of the user who asks, for computed fields that depend on it. */
  caller?: () => string;
  /** Of a page of records, not of one. */
  isPage?: boolean;
  /** Only these fields; all where left out. */
  fields?: ReadonlySet<string> | undefined;
}

const nobody = () => 'null::uuid';

/** `alias."name" as "name", …`: exactly the fields of the contract, so that nothing undeclared leaves the server. */
export function projection(type: RecordType, alias: string, options: ProjectionOptions = {}): string {
  const isSnapshot = options.stored || options.kept;
  // What is stored shows through an expression of the same name: a state that may follow from other records.
  const columns = isSnapshot
    ? type.audited
    : type.columns.filter(({ fieldName }) => !Object.hasOwn(type.computed, fieldName));
  const isWanted = (fieldName: string) => options.fields?.has(fieldName) ?? true;
  const wanted = columns.filter(({ fieldName }) => isWanted(fieldName));
  const fields = wanted.map(column => `${alias}.${quoted(column.sql)} as ${quoted(column.fieldName)}`);
  const lists = listExpressions(type, alias, {
    ...(options.stored && { stored: true }),
    ...(options.lists && { written: options.lists }),
  });
  for (const [fieldName, expression] of lists)
    if (isWanted(fieldName))
      fields.push(
        `${options.ofPage?.[fieldName] ?? options.lists?.[fieldName] ?? expression} as ${quoted(fieldName)}`,
      );
  if (!options.stored) {
    const computed = { ...type.computed, ...(options.isPage && type.computedInLists) };
    for (const [fieldName, expression] of Object.entries(computed))
      if (isWanted(fieldName) && !(isSnapshot && type.columnOf.has(fieldName)))
        fields.push(
          `(${expression(alias, options.caller ?? nobody, options.lists ?? {})}) as ${quoted(fieldName)}`,
        );
  }
  return fields.join(', ');
}

/** The record as one jsonb value, as the audit trail keeps it. */
export const snapshot = (type: RecordType, alias: string, options: ProjectionOptions = {}) =>
  `(select to_jsonb(i) from (select ${projection(type, alias, { ...options, kept: true })}) i)`;

/** `and t.parameter = 'severity'` where several kinds share a table, else nothing. */
export function kindCondition(type: RecordType, alias: string): string {
  if (!type.where) return '';
  const column = type.columnOf.get(type.where.column);
  return column ? ` and ${alias}.${quoted(column.sql)} = ${literal(type.where.equals)}` : '';
}
