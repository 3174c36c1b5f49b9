import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { seededRandom } from './seededRandom.ts';

export type Row = Record<string, unknown>;

/** Choices of a random world, the same for the same seed. */
export class Chance {
  readonly random: () => number;
  constructor(seed: number) {
    this.random = seededRandom(seed);
  }
  is = (share: number) => this.random() < share;
  one = <Item>(items: readonly Item[]): Item => items[Math.floor(this.random() * items.length)] as Item;
  some = <Item>(items: readonly Item[], share: number): Item[] => items.filter(() => this.is(share));
  many = <Item>(count: number, make: (index: number) => Item): Item[] =>
    Array.from({ length: count }, (_, index) => make(index));
}

export const newUuid = () => randomUUID();

/** Writes rows past the product, all with the columns of the first. */
export async function insertRows(pool: Pool, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map(column => `"${column}"`)
    .join(', ');
  await pool.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
