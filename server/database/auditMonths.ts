import type { Queryable } from './records/reading.ts';

/**
 * Makes the tables for the audit trail's months that these moments lie in (docs/decisions/0086).
 * @param moments as PostgreSQL reads them
 * @returns how many were not there yet
 * @throws the database's error when somebody read the trail for so long that a table could not be added to it
 */
export async function makeAuditMonths(database: Queryable, moments: readonly string[]): Promise<number> {
  const { rows } = await database.query<{ made: number }>(
    'select count(*) filter (where make_audit_month(moment))::int as made from unnest($1::timestamptz[]) as moment',
    [moments],
  );
  return rows[0]?.made ?? 0;
}

/** This month and the next one. @returns see makeAuditMonths */
export async function makeNextAuditMonths(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ made: number }>(
    `select count(*) filter (where make_audit_month(moment))::int as made
     from unnest(array[now(), now() + interval '1 month']) as moment`,
  );
  return rows[0]?.made ?? 0;
}
