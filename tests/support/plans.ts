import type { Pool, PoolClient } from 'pg';
import type { Statement } from './statements.ts';

/** A node of PostgreSQL's EXPLAIN (FORMAT JSON), as far as it is looked at. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Tables with so many rows that nobody wants them read from end to end, with how many they have. */
export async function bigTables(pool: Pool, from = 1000): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select relname as name, reltuples::int as count from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [from],
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

const WRITES = /\b(insert into|update|delete from)\s+["\w]+/i;
const isPlanned = ({ text }: Statement) => /^\s*(select|with|insert|update|delete)\b/i.test(text);
const isReading = (statement: Statement) => isPlanned(statement) && !WRITES.test(statement.text);

/** A table that lived as long as a transaction (records/copying.ts). */
const isGone = (error: unknown) => (error as { code?: string }).code === '42P01';

/** @param settings for the planner, of this one statement */
async function explain(
  pool: Pool,
  statement: Statement,
  options: string,
  settings: string[] = [],
): Promise<PlanNode | undefined> {
  const client: PoolClient = await pool.connect();
  try {
    await client.query('begin');
    for (const setting of settings) await client.query(`set local ${setting}`);
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (${options}, format json) ${statement.text}`,
      statement.values,
    );
    return rows[0]?.['QUERY PLAN'][0]?.Plan;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Big tables that a statement can only read from end to end, because no index fits what it asks for. */
export async function unindexed(
  pool: Pool,
  statement: Statement,
  big: ReadonlyMap<string, number>,
): Promise<{ table: string; filter: string }[]> {
  if (!isPlanned(statement)) return [];
  // What is still read from end to end then has no index.
  const plan = await explain(pool, statement, 'costs off', ['enable_seqscan = off']);
  const scans = (plan ? nodesOf(plan) : []).filter(node => node['Node Type'] === 'Seq Scan');
  return scans.flatMap(({ 'Relation Name': table = '', Filter }) =>
    big.has(table) ? [{ table, filter: Filter ?? 'what it joins' }] : [],
  );
}

/** Rows that a node gave and threw away, in all of its runs. */
const rowsOf = (node: PlanNode) =>
  [
    node['Actual Rows'],
    node['Rows Removed by Filter'],
    node['Rows Removed by Index Recheck'],
    node['Rows Removed by Join Filter'],
  ].reduce<number>((sum, count) => sum + (count ?? 0), 0) * (node['Actual Loops'] ?? 1);

/**
 * Runs a statement that only reads once more.
 * @param filter counts only rows that such a filter looked at
 * @returns how many rows it took from each table
 */
export async function rowsRead(pool: Pool, statement: Statement, filter = ''): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (!isReading(statement)) return counts;
  const plan = await explain(pool, statement, 'analyze, timing off');
  for (const node of plan ? nodesOf(plan) : []) {
    const table = node['Relation Name'];
    if (!table || !(node.Filter ?? '').includes(filter)) continue;
    counts.set(table, (counts.get(table) ?? 0) + rowsOf(node));
  }
  return counts;
}

/** Runs a statement that only reads once more. @returns the rows of the step of its plan that had most of them */
export async function rowsOfBusiestStep(pool: Pool, statement: Statement): Promise<number> {
  if (!isReading(statement)) return 0;
  const plan = await explain(pool, statement, 'analyze, timing off');
  return Math.max(0, ...(plan ? nodesOf(plan) : []).map(rowsOf));
}
