import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { RecordType } from './recordType.ts';
import { tables as allTables, type RecordTypes, type Reference, references } from './references.ts';

/** A table whose rows come along, and what becomes of its references. */
export interface CopiedTable {
  name: string;
  table: PgTable;
  type: RecordType | undefined;
  hasUuid: boolean;
  /** Column that leads to the copied row it is a part of, where the table does not name the project itself. */
  parent: string | undefined;
  /** Column that names a record of any kind. */
  attached: string | undefined;
  /** Columns that lead to copied rows. */
  pairs: Set<string>;
  /** Columns that lead to the record whose parts are copied. */
  toRoot: Set<string>;
  /** Columns that lead to what stays behind, or that are filled once everything stands. */
  emptied: Set<string>;
  /** Place in the order of inserting. */
  rank: number;
}

export interface CopyPlan {
  /** Parents before their parts. */
  tables: CopiedTable[];
  /** References that close a circle between tables. */
  postponed: { table: string; column: string }[];
}

const tableOf = new Map(allTables.map(table => [getTableConfig(table).name, table]));
const sqlColumns = (table: PgTable) => new Set(Object.values(getTableColumns(table)).map(({ name }) => name));

/** The parts of a kind and their parts, by `on delete cascade`; the root's own lists are written with it. */
function partsOf(root: RecordType, without: ReadonlySet<string>): string[] {
  const lists = new Set(Object.values(root.links).map(({ table }) => getTableConfig(table).name));
  const found = [root.tableName];
  for (const parent of found)
    for (const { table, target, isPart } of references)
      if (isPart && target === parent && !found.includes(table) && !without.has(table) && !lists.has(table))
        found.push(table);
  return found.slice(1);
}

/** Takes away what cannot be without something that stays behind. */
function withoutOrphans(
  names: string[],
  without: ReadonlySet<string>,
): { names: string[]; left: Set<string> } {
  const left = new Set(without);
  for (let changed = true; changed; ) {
    const orphans = names.filter(
      name =>
        !left.has(name) &&
        references.some(({ table, target, nullable }) => table === name && !nullable && left.has(target)),
    );
    for (const name of orphans) left.add(name);
    changed = orphans.length > 0;
  }
  return { names: names.filter(name => !left.has(name)), left };
}

/** Gives every table a rank above all that it points to. @returns the references that had to be left out for it */
export function rankTables(
  tables: (Pick<CopiedTable, 'name' | 'emptied' | 'rank'> & {
    /** Tables whose rows are written together with it: its lists. */
    lists?: readonly string[];
  })[],
): { table: string; column: string }[] {
  const byName = new Map(tables.map(table => [table.name, table]));
  const open = new Set(byName.keys());
  const postponed: { table: string; column: string }[] = [];
  const isOpen = ({ table, column, target }: Reference, owner = table) =>
    target !== owner && open.has(target) && !byName.get(table)?.emptied.has(column);
  const isWaiting = (name: string) => {
    const written = [name, ...(byName.get(name)?.lists ?? [])];
    return references.some(key => written.includes(key.table) && isOpen(key, name));
  };
  for (let rank = 0; open.size > 0; rank += 1) {
    const ready = [...open].filter(name => !isWaiting(name));
    for (const name of ready) {
      open.delete(name);
      const table = byName.get(name);
      if (table) table.rank = rank;
    }
    if (ready.length > 0) continue;
    const circle = references.find(key => open.has(key.table) && key.nullable && isOpen(key));
    if (!circle) throw new Error(`Tables that need each other cannot be copied: ${[...open].join(', ')}`);
    byName.get(circle.table)?.emptied.add(circle.column);
    postponed.push({ table: circle.table, column: circle.column });
  }
  return postponed;
}

/**
 * What a copy of a record's parts takes along, read from the schema.
 * @param without names of tables that stay behind
 */
export function planCopy(types: RecordTypes, root: RecordType, without: ReadonlySet<string>): CopyPlan {
  const { names, left } = withoutOrphans(partsOf(root, without), without);
  const copied = new Set(names);
  const tables = names.map((name): CopiedTable => {
    const table = tableOf.get(name);
    if (!table) throw new Error(`No table ${name}`);
    const columns = sqlColumns(table);
    const own = references.filter(reference => reference.table === name);
    const leadingTo = (wanted: (target: string) => boolean) =>
      new Set(own.filter(({ target }) => wanted(target)).map(({ column }) => column));
    const type = types.ofTable(name);
    return {
      name,
      table,
      type,
      hasUuid: columns.has('uuid'),
      parent: columns.has('project_uuid')
        ? undefined
        : own.find(({ isPart, target }) => isPart && copied.has(target))?.column,
      attached: type?.attachedBy && type.columnOf.get(type.attachedBy.uuid)?.sql,
      pairs: leadingTo(target => copied.has(target)),
      toRoot: leadingTo(target => target === root.tableName),
      emptied: leadingTo(target => left.has(target)),
      rank: 0,
    };
  });
  return { tables, postponed: rankTables(tables) };
}
