import type { Pool, PoolClient } from 'pg';
import { naturally } from './naturalOrder.ts';
import { snapshot } from './projection.ts';
import { Parameters, type Queryable, statementName } from './reading.ts';
import { type Column, quoted, type RecordType, sqlOf } from './recordType.ts';
import { type RecordTypes, type Reference, references } from './references.ts';
import {
  accessCte,
  allowed,
  auditInsert,
  type ChangeContext,
  changeSlot,
  deleteRecord,
  LockedRecordError,
  projectOf,
  requireUnlocked,
  rowScope,
  updateRecord,
} from './writing.ts';

export interface DependencyGroup {
  entity: string;
  field: string;
  onDelete: 'DELETED' | 'UNLINKED';
  count: number;
  records: DependencyRecord[];
}

interface DependencyRecord {
  uuid: string;
  code: string | null;
  name: string;
}

export interface DependencyTree {
  total: number;
  groups: DependencyGroup[];
}

/** Records that may not be changed now stand in the way of a delete; the tree names them. */
export class LockedDependenciesError extends LockedRecordError {
  readonly tree: DependencyTree;
  constructor(message: string, tree: DependencyTree) {
    super(message);
    this.tree = tree;
  }
}

/**
 * Asked before a record loses a reference, or an entry of a list, because what it points at goes.
 * @param gone uuid of what goes
 * @returns fields that change along with it
 * @throws LockedRecordError when it may not
 */
export type BeforeUnlink = (
  client: PoolClient,
  type: RecordType,
  uuid: string,
  field: string,
  gone: string,
) => Promise<Record<string, unknown> | undefined>;

/** A confirmed delete on its way. */
interface Deletion {
  types: RecordTypes;
  context: ChangeContext;
  beforeUnlink: BeforeUnlink | undefined;
  /** What stands in its way, all of it, with the reason. */
  refused: { group: Omit<DependencyGroup, 'count' | 'records'>; record: DependencyRecord; why: string }[];
}

/** Most records that one group of a tree lists by name. */
const LISTED = 50;

interface Pointer {
  type: RecordType;
  field: string;
  onDelete: 'DELETED' | 'UNLINKED';
  /** Condition over alias `t` of the pointing type; $1 is the record. */
  condition: string;
  /** Filled for a list in a link table, whose row is taken out instead of a column being emptied. */
  link?: { table: string; column: string };
  /** Goes with the record by itself; listed, but not to be taken away first. */
  isPart: boolean;
}

const columnOfReference = (type: RecordType, reference: Reference): Column | undefined =>
  type.columns.find(column => column.sql === reference.column);

/** What may point at records of a table: read from the foreign keys, parts only where the kind lists them. */
function pointersTo(type: RecordType, types: RecordTypes): Pointer[] {
  return references
    .filter(reference => reference.target === type.tableName && (!reference.isPart || type.silentParts))
    .flatMap((reference): Pointer[] => {
      const { isPart } = reference;
      const owner = types.ofTable(reference.table);
      const column = owner && columnOfReference(owner, reference);
      if (owner && column) {
        if (isPart && type.silentParts?.includes(owner.entity)) return [];
        const onDelete = reference.nullable && !isPart ? 'UNLINKED' : 'DELETED';
        const condition = `t.${quoted(column.sql)} = $1`;
        return [{ type: owner, field: column.fieldName, onDelete, condition, isPart }];
      }
      // A link row that goes with the record is none of its contents.
      if (isPart) return [];
      const listed = types.ofLink(reference.table, reference.column);
      const link = listed?.type.links[listed.fieldName];
      if (!listed || !link) return [];
      const names = {
        table: quoted(reference.table),
        column: quoted(reference.column),
        owner: quoted(link.owner.name),
      };
      return [
        {
          type: listed.type,
          field: listed.fieldName,
          onDelete: 'UNLINKED',
          condition: `exists (select 1 from ${names.table} l where l.${names.owner} = t."uuid" and l.${names.column} = $1)`,
          link: { table: names.table, column: names.column },
          isPart,
        },
      ];
    });
}

/** SQL of what a dependency tree shows of a record `t` that refers to the root, and of the order of these records. */
function namedBy({ type }: Pointer, target: RecordType): { fields: string; order: string } {
  const code = type.columnOf.has('code') ? 't.code' : 'null::text';
  const label = type.labelIn?.[target.tableName] ?? type.label ?? 'name';
  const name = sqlOf(type, label, 't') ?? "''";
  return {
    fields: `t."uuid", ${code} as code, ${name} as name`,
    order: `${naturally(code)}, ${naturally(`(${name})::text`)}, t."uuid"`,
  };
}

/** What points at a record, by kind and field (domain.md §1, dependency tree). */
export async function dependencyTree(
  database: Queryable,
  type: RecordType,
  types: RecordTypes,
  uuid: string,
): Promise<DependencyTree> {
  const groups: DependencyGroup[] = [];
  for (const pointer of pointersTo(type, types)) {
    const { fields, order } = namedBy(pointer, type);
    const sql =
      `select ${fields}, count(*) over () as total ` +
      `from ${quoted(pointer.type.tableName)} t where ${pointer.condition} order by ${order} limit ${LISTED}`;
    const { rows } = await database.query<DependencyRecord & { total: number }>({
      name: statementName(sql),
      text: sql,
      values: [uuid],
    });
    if (rows.length === 0) continue;
    groups.push({
      entity: pointer.type.entity,
      field: pointer.field,
      onDelete: pointer.onDelete,
      count: Number(rows[0]?.total),
      records: rows.map(row => ({ uuid: row.uuid, code: row.code, name: row.name })),
    });
  }
  return { total: groups.reduce((sum, group) => sum + group.count, 0), groups };
}

/** Takes every pointer away (emptied, taken out of the list, or deleted with its own pointers), each with its audit row. */
async function release(
  client: PoolClient,
  type: RecordType,
  uuid: string,
  deletion: Deletion,
): Promise<void> {
  const { types, context, beforeUnlink, refused } = deletion;
  for (const pointer of pointersTo(type, types)) {
    if (pointer.isPart) continue;
    const { type: owner, field, onDelete } = pointer;
    // Locked first and read then: a statement that waits for a lock still sees the lists as they were before.
    await client.query(
      `select 1 from ${quoted(owner.tableName)} t where ${pointer.condition} for update of t`,
      [uuid],
    );
    const { rows } = await client.query<
      DependencyRecord & { revision: number; snapshot: Record<string, unknown> }
    >(
      `select ${namedBy(pointer, type).fields}, t.revision, ${snapshot(owner, 't', { stored: true })} as snapshot from ${quoted(owner.tableName)} t where ${pointer.condition}`,
      [uuid],
    );
    for (const { revision, snapshot: before, ...record } of rows) {
      let along: Record<string, unknown> | undefined;
      try {
        await requireUnlocked(client, owner, record.uuid);
        if (onDelete === 'UNLINKED') along = await beforeUnlink?.(client, owner, record.uuid, field, uuid);
      } catch (error) {
        if (!(error instanceof LockedRecordError)) throw error;
        refused.push({ group: { entity: owner.entity, field, onDelete }, record, why: error.message });
        continue;
      }
      if (onDelete === 'DELETED') {
        await release(client, owner, record.uuid, deletion);
        // What still points at it is in the way; the delete is broken off below.
        if (refused.length === 0) await deleteWithParts(client, owner, types, record.uuid, context);
      } else {
        const value = pointer.link ? (before[field] as string[]).filter(other => other !== uuid) : null;
        await updateRecord(client, owner, record.uuid, { ...along, revision, [field]: value }, context);
      }
    }
  }
}

/** @throws LockedDependenciesError when something was in the way */
function requireReleased({ refused }: Deletion): void {
  const [first] = refused;
  if (!first) return;
  const groups = [
    ...Map.groupBy(refused, ({ group: { entity, field } }) => `${entity}.${field}`).values(),
  ].flatMap(members =>
    members.slice(0, 1).map(({ group }) => ({
      ...group,
      count: members.length,
      records: members.slice(0, LISTED).map(({ record }) => record),
    })),
  );
  throw new LockedDependenciesError(first.why, { total: refused.length, groups });
}

/** Deletes what hangs on records without a foreign key, each row with its audit row. */
async function deleteAttached(
  client: PoolClient,
  types: RecordTypes,
  uuid: string,
  context: ChangeContext,
  records: string,
): Promise<void> {
  for (const type of types.attached) {
    const column = type.columnOf.get(type.attachedBy?.uuid ?? '');
    if (!column) continue;
    const parameters = new Parameters();
    parameters.add(uuid);
    const slot = changeSlot(context, parameters);
    const sql =
      `with ${accessCte(context, slot)}, deleted as (delete from ${quoted(type.tableName)} t where t.${quoted(column.sql)} in (${records}) ` +
      `and ${allowed(context, projectOf(type, 't'))} returning *) ` +
      auditInsert(slot, {
        entity: type.entity,
        action: 'DELETE',
        uuid: 'd."uuid"',
        before: snapshot(type, 'd', { stored: true }),
        after: 'null::jsonb',
        from: 'deleted d',
        scope: rowScope(type, 'd'),
      });
    await client.query({ name: statementName(sql), text: sql, values: parameters.values });
  }
}

/** Whether rows of a list stand in the way of something else that is deleted; others go by themselves, with their owner. */
const namesRecords = ({ table, constraint }: Reference, types: RecordTypes): boolean =>
  references.some(
    other =>
      other.table === table &&
      other.constraint !== constraint &&
      !other.isPart &&
      types.ofTable(other.target) !== undefined,
  );

/**
 * Writes what the database deletes along with a record (its parts, and theirs) into the audit trail.
 * @param parents SQL of the uuids whose parts go; $1 is the record that is deleted
 * @returns SQL that empties the lists of the parts: to be run when all is told
 */
async function auditParts(
  client: PoolClient,
  type: RecordType,
  types: RecordTypes,
  uuid: string,
  context: ChangeContext,
  parents = '$1::uuid',
  told = new Set<string>(),
): Promise<string[]> {
  const lists: string[] = [];
  await deleteAttached(client, types, uuid, context, parents);
  for (const { table, column, target, isPart } of references) {
    const part = types.ofTable(table);
    if (!isPart || target !== type.tableName || !part || told.has(table)) continue;
    told.add(table);
    const rows = `from ${quoted(table)} t where t.${quoted(column)} in (${parents})`;
    const parameters = new Parameters();
    parameters.add(uuid);
    const slot = changeSlot(context, parameters);
    const sql = `with ${accessCte(context, slot)} ${auditInsert(slot, {
      entity: part.entity,
      action: 'DELETE',
      uuid: 't."uuid"',
      before: snapshot(part, 't', { stored: true }),
      after: 'null::jsonb',
      from: rows.slice('from '.length),
      scope: rowScope(part, 't'),
    })}`;
    await client.query({ name: statementName(sql), text: sql, values: parameters.values });
    const records = `select t."uuid" ${rows}`;
    for (const list of references)
      if (list.isPart && list.target === table && !types.ofTable(list.table) && namesRecords(list, types))
        lists.push(`delete from ${quoted(list.table)} l where l.${quoted(list.column)} in (${records})`);
    lists.push(...(await auditParts(client, part, types, uuid, context, records, told)));
  }
  return lists;
}

/**
 * Deletes a record that nothing points at, with its parts; every row has its audit row. The statements before the last
 * one carry no condition where they empty lists: the last one does, and when it changes nothing the caller breaks off
 * the transaction, which takes them back.
 * @returns whether there was one
 * @throws LockedRecordError
 */
export async function deleteWithParts(
  client: PoolClient,
  type: RecordType,
  types: RecordTypes,
  uuid: string,
  context: ChangeContext,
): Promise<boolean> {
  await client.query(`select 1 from ${quoted(type.tableName)} where "uuid" = $1 for update`, [uuid]);
  // The database looks whether a part is still named before it empties the list of another part that goes as well; so
  // all lists are emptied first, in one statement, as they may name each other.
  const lists = await auditParts(client, type, types, uuid, context);
  if (lists.length > 0) {
    const sql = `with ${lists.map((list, index) => `list${index} as (${list})`).join(', ')} select 1`;
    await client.query({ name: statementName(sql), text: sql, values: [uuid] });
  }
  return deleteRecord(client, type, uuid, context);
}

/**
 * Deletes a record and what its dependency tree says, all or nothing.
 * @throws LockedDependenciesError when something that points at it may not be changed
 * @throws LockedRecordError when the record itself may not
 */
export async function deleteWithDependencies(
  client: PoolClient,
  type: RecordType,
  types: RecordTypes,
  uuid: string,
  context: ChangeContext,
  beforeUnlink?: BeforeUnlink,
): Promise<boolean> {
  await client.query(`select 1 from ${quoted(type.tableName)} where "uuid" = $1 for update`, [uuid]);
  const deletion: Deletion = { types, context, beforeUnlink, refused: [] };
  await release(client, type, uuid, deletion);
  requireReleased(deletion);
  return deleteWithParts(client, type, types, uuid, context);
}

/** Runs work on one connection, all or nothing. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection whose rollback fails is thrown away, not handed to the next request.
    await client.query('rollback').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
    throw error;
  }
}
