import { createHash } from 'node:crypto';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { quoted } from '../database/records/recordType.ts';

export interface Table {
  name: string;
  /** All that have a value of their own. */
  columns: string[];
  /** SQL that puts the rows into one order, whatever the database's own. */
  orderBy: string;
}

/**
 * The tables of the schema, one that is made of parts as a whole. Left out are computed columns, and numbers of
 * transactions: they belong to the server that gave them, and a row that is restored was written by the transaction that
 * restored it.
 */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; keys: string[] | null }>(
    `select c.relname as name,
       (select array_agg(a.attname order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype)::text[] as columns,
       (select array_agg(format(case when t.typcollation = 0 then '%I' else '%I collate "C"' end, a.attname)
                         order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        join pg_type t on t.oid = a.atttypid where i.indrelid = c.oid and i.indisprimary)::text[] as keys
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition order by c.relname`,
  );
  return rows.map(({ name, columns, keys }) => ({
    name,
    columns,
    orderBy: keys ? keys.join(', ') : `(${quoted(name)})::text collate "C"`,
  }));
}

/** How values are written, whatever the server's own settings are: two servers write the same row alike. */
export const PLAIN_TEXT = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '10s'`;

export const columnList = ({ columns }: Pick<Table, 'columns'>) => columns.map(quoted).join(', ');

const NEWLINE = 0x0a;

/** Counts the rows of a copy and digests them while they pass. */
export class CopyDigest extends Transform {
  readonly #hash = createHash('sha256');
  rows = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    // A line break within a value is written as \n, so each one ends a row.
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) this.rows += 1;
    done(null, chunk);
  }

  result(): { rows: number; sha256: string } {
    return { rows: this.rows, sha256: this.#hash.digest('hex') };
  }
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Work of a day, which can be asked for again: no restored server shall go on with it. */
const LEFT_OUT = new Set(['jobs']);

/** Writes all rows of a table to a stream, or only counts and digests them. */
export async function copyOut(
  client: PoolClient,
  table: Table,
  ...through: [] | NodeJS.ReadWriteStream[]
): Promise<{ rows: number; sha256: string }> {
  const digest = new CopyDigest();
  const source = client.query(
    copyTo(
      `copy (select ${columnList(table)} from ${quoted(table.name)}${LEFT_OUT.has(table.name) ? ' where false' : ''} order by ${table.orderBy}) to stdout`,
    ),
  );
  const [first, ...rest] = through.length > 0 ? through : [nowhere() as unknown as NodeJS.ReadWriteStream];
  await pipeline([source, digest, first as NodeJS.ReadWriteStream, ...rest]);
  return digest.result();
}
