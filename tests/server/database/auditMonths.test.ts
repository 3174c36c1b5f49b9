import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAuditMonths, makeNextAuditMonths } from '../../../server/database/auditMonths.ts';
import { startIdentityDatabase } from '../../support/identityServer.ts';

let pool: Pool;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ pool, stop } = await startIdentityDatabase());
});
afterAll(() => stop());

const RECORD = '00000000-0000-4000-8000-000000000001';

/** Writes a change of this moment. @returns the table that it lies in, and what it is read as */
async function write(at: string) {
  const { rows } = await pool.query<{ part: string; id: number }>(
    `insert into audit_log (at, entity, record_uuid, action, operation_id, request_id, after)
     values ($1, 'Function', $2, 'CREATE', 'test', 'test', '{"name": "Hold"}') returning tableoid::regclass::text as part, id`,
    [at, RECORD],
  );
  const read = await pool.query<{ after: unknown }>('select after from audit_trail where id = $1', [
    rows[0]?.id,
  ]);
  expect(read.rows).toEqual([{ after: { name: 'Hold' } }]);
  return rows[0]?.part;
}

/** Names of the parts, the one for all other months left out. */
async function months(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass order by 1`,
  );
  return rows.map(({ name }) => name).filter(name => name !== 'audit_log_other');
}

const nameOf = (year: number, monthIndex: number) =>
  `audit_log_${new Date(Date.UTC(year, monthIndex)).toISOString().slice(0, 7).replace('-', '_')}`;

describe('the months of the audit trail', () => {
  it('are made for this month and the next when the schema is made, once', async () => {
    const now = new Date();
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
    expect(await months()).toEqual([nameOf(year, month), nameOf(year, month + 1)]);
    expect(await write('now')).toBe(nameOf(year, month));
    expect(await makeNextAuditMonths(pool)).toBe(0);
  });

  it('begin and end in UTC, whatever the session has', async () => {
    const client = await pool.connect();
    await client.query(`set timezone = 'Pacific/Auckland'`);
    expect(await makeAuditMonths(client, ['2024-03-01 00:30:00+00', '2024-04-15 12:00:00+00'])).toBe(2);
    client.release(true);
    expect(await write('2024-02-29 23:59:59.999999+00')).toBe('audit_log_other');
    expect(await write('2024-03-01 00:00:00+00')).toBe('audit_log_2024_03');
    expect(await write('2024-03-31 23:59:59.999999+00')).toBe('audit_log_2024_03');
    expect(await write('2024-04-01 00:00:00+00')).toBe('audit_log_2024_04');
    expect(await write('2024-04-30 23:59:59.999999+00')).toBe('audit_log_2024_04');
  });

  it('that nobody made lie among the others, and are left there', async () => {
    expect(await write('2023-07-14 08:00:00+00')).toBe('audit_log_other');
    expect(await makeAuditMonths(pool, ['2023-06-01 00:00:00+00', '2023-07-01 00:00:00+00'])).toBe(1);
    expect(await months()).toContain('audit_log_2023_06');
    expect(await write('2023-07-31 08:00:00+00')).toBe('audit_log_other');
  });

  it('are made once when several processes want them at the same time', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () =>
        makeAuditMonths(pool, ['2022-01-01 00:00:00+00', '2022-02-01 00:00:00+00']),
      ),
    );
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await write('2022-02-02 00:00:00+00')).toBe('audit_log_2022_02');
  });

  it('keep the indexes and the rules of the trail', async () => {
    await makeAuditMonths(pool, ['2021-01-01 00:00:00+00']);
    const indexes = async (table: string) =>
      (
        await pool.query<{ definition: string }>(
          `select regexp_replace(indexdef, '^.* USING ', '') as definition from pg_indexes where tablename = $1 order by 1`,
          [table],
        )
      ).rows;
    expect(await indexes('audit_log_2021_01')).toEqual(await indexes('audit_log'));
    const { rows } = await pool.query(
      `insert into audit_log (at, entity, record_uuid, action, operation_id, request_id, before, after)
       values ('2021-01-05 00:00:00+00', 'Function', $1, 'UPDATE', 'test', 'test', '{"a": 1, "b": 2}', '{"a": 1, "b": 3}') returning before`,
      [RECORD],
    );
    expect(rows).toEqual([{ before: { b: 2 } }]);
    for (const sql of [
      'update audit_log_2021_01 set reason = $$x$$',
      'delete from audit_log_2021_01',
      'truncate audit_log_2021_01',
    ])
      await expect(pool.query(sql), sql).rejects.toMatchObject({ code: '42501' });
  });

  it('wait for who reads the trail no longer than a second, and are made another time', async () => {
    const reader = await pool.connect();
    await reader.query('begin');
    await reader.query('select count(*) from audit_trail');
    await expect(makeAuditMonths(pool, ['2020-05-01 00:00:00+00'])).rejects.toMatchObject({ code: '55P03' });
    await reader.query('commit');
    reader.release();
    expect(await makeAuditMonths(pool, ['2020-05-01 00:00:00+00'])).toBe(1);
  });

  it('that cannot hold what is looked for are not read', async () => {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (costs off, analyze, timing off, summary off) select 1 from audit_trail where request_id = 'gone'
       and at > (select '2024-04-10 00:00:00+00'::timestamptz)`,
    );
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/audit_log_2024_03.*\(never executed\)/);
    expect(plan).not.toMatch(/audit_log_2024_04.*\(never executed\)/);
  });
});
