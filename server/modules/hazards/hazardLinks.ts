import { getTableConfig } from 'drizzle-orm/pg-core';
import { ApiError, fieldProblem } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { type Link, quoted } from '../../database/records/recordType.ts';
import type { RecordRules } from '../../http/recordHandlers.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { hazardType } from './hazardRecord.ts';

const FROZEN = hazardType.locked?.message ?? '';

/**
 * The frozen ones of these hazards; all are locked until the transaction ends, so that nobody freezes one meanwhile.
 */
async function holdHazards(database: Queryable, hazards: string[]): Promise<Set<string>> {
  if (hazards.length === 0) return new Set();
  // Lock first, then read: a freeze that committed while we waited is seen.
  await database.query('select 1 from hazards where uuid = any($1::uuid[]) order by uuid for no key update', [
    hazards,
  ]);
  const { rows } = await database.query<{ uuid: string }>(
    'select uuid from hazards where uuid = any($1::uuid[]) and is_risk_frozen',
    [hazards],
  );
  return new Set(rows.map(({ uuid }) => uuid));
}

/**
 * Locks hazards until the transaction ends.
 * @param path field of the error when one is frozen
 * @throws ApiError RULE_VIOLATED when one is
 */
export async function requireUnfrozen(database: Queryable, hazards: string[], path?: string): Promise<void> {
  const frozen = await holdHazards(database, hazards);
  if (frozen.size > 0) throw path ? fieldProblem(path, FROZEN) : new ApiError('RULE_VIOLATED', FROZEN);
}

/**
 * Rules of records that name hazards in `hazardUuids`: a frozen hazard neither gets nor loses one (domain model 2.6).
 * @param link where the record keeps them
 */
export function hazardLinkRules(
  link: Link,
): Required<Pick<RecordRules, 'lock' | 'beforeCreate' | 'beforeUpdate' | 'beforeDelete'>> {
  const table = quoted(getTableConfig(link.table).name);
  const [owner, target] = [quoted(link.owner.name), quoted(link.target.name)];
  const linked = async (uuid: string, database: Queryable) => {
    const { rows } = await database.query<{ uuid: string }>(
      `select ${target} as uuid from ${table} where ${owner} = $1`,
      [uuid],
    );
    return rows.map(row => row.uuid);
  };
  return {
    async lock() {
      // A lock makes the write run in a transaction, which locking the hazards below needs.
    },
    async beforeCreate(items, _context, database) {
      const listOf = (item: Record<string, unknown>) => (item.hazardUuids ?? []) as string[];
      const frozen = await holdHazards(database, items.flatMap(listOf));
      requireItems(items, item =>
        listOf(item).some(uuid => frozen.has(uuid)) ? { path: 'hazardUuids', message: FROZEN } : undefined,
      );
    },
    async beforeUpdate(uuid, body, _context, database) {
      if (!body.hazardUuids) return;
      const wanted = body.hazardUuids as string[];
      const current = await linked(uuid, database);
      const changed = [
        ...wanted.filter(hazard => !current.includes(hazard)),
        ...current.filter(hazard => !wanted.includes(hazard)),
      ];
      await requireUnfrozen(database, changed, 'hazardUuids');
    },
    async beforeDelete(uuid, _context, database) {
      await requireUnfrozen(database, await linked(uuid, database));
    },
  };
}
