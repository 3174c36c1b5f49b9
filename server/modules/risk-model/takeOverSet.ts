import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { structureProblems } from '../../../domain/rating/checkRatingSet.ts';
import { type ChangeContext, insertRecords } from '../../database/records/writing.ts';
import { copiedSet } from './draftRules.ts';
import { INSERT_CONTENT, takeItsPlace, versionBefore } from './publishedSets.ts';
import { CHECKED_TRUST } from './ratingSetDrafts.ts';
import { ratingSetType, type StoredRatingSet } from './ratingSets.ts';

/** What a set of another installation contradicts itself in; undefined: nothing. */
export const problemOfSet = (set: StoredRatingSet): string | undefined => structureProblems(set)[0]?.message;

/**
 * Makes a set of another installation one of an organization, under uuids of its own: the next version of its set of that
 * code, else a new set.
 * @param provenance where it comes from, for its readers
 */
export async function takeOverSet(
  client: PoolClient,
  source: StoredRatingSet,
  organizationUuid: string,
  provenance: string,
  change: ChangeContext,
): Promise<Pick<StoredRatingSet, 'uuid' | 'levels' | 'classes' | 'ratings'>> {
  const { rows } = await client.query<{ lineageUuid: string }>(
    `select lineage_uuid as "lineageUuid" from risk_rating_sets where organization_uuid = $1 and lower(code) = lower($2)
     order by version_number desc limit 1`,
    [organizationUuid, source.code],
  );
  const lineageUuid = rows[0]?.lineageUuid ?? null;
  const before = await versionBefore(lineageUuid, client);
  const { levels, classes, ratings, table, ...copy } = copiedSet(source);
  const record = {
    ...copy,
    uuid: randomUUID(),
    code: source.code,
    provenance,
    trust: Math.min(source.trust, CHECKED_TRUST),
    ...(lineageUuid && { lineageUuid }),
    versionNumber: (before?.versionNumber ?? 0) + 1,
  };
  const scope = { column: 'organizationUuid', uuid: organizationUuid } as const;
  await insertRecords(client, ratingSetType, [record], scope, change);
  await client.query(INSERT_CONTENT, [record.uuid, JSON.stringify({ levels, classes, ratings, table })]);
  if (before) await takeItsPlace(before, record.uuid, organizationUuid, change, client);
  return { uuid: record.uuid, levels, classes, ratings } as Pick<
    StoredRatingSet,
    'uuid' | 'levels' | 'classes' | 'ratings'
  >;
}
