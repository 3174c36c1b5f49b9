import type { Queryable } from './records/reading.ts';

/**
 * Makes the tables for the audit trail's months that these moments lie in (docs/decisions/0086).
 * @param moments as PostgreSQL reads them
 * @returns how many were not there yet
 * @throws the database's error when somebody read the trail for so long that a table could not be added to it
 */
export const makeAuditMonths = (database: Queryable, moments: readonly string[]): Promise<number> =>
  make(database, '$1::timestamptz[]', [moments]);

/** The same for this month and the next one. */
export const makeNextAuditMonths = (database: Queryable): Promise<number> =>
  make(database, `array[now(), now() + interval '1 month']`);

async function make(database: Queryable, moments: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.query<{ made: number }>(
    `select count(*) filter (where make_audit_month(moment))::int as made from unnest(${moments}) as moment`,
    values,
  );
  return rows[0]?.made ?? 0;
}
