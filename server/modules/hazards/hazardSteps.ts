import { ApiError, notFound } from '../../contract/errors.ts';
import { type Queryable, readRecord } from '../../database/records/reading.ts';
import { dataText, type JsonText, type RequestContext } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import type { VotingHazard } from '../hazard-voting/index.ts';
import { hazardType } from './hazardRecord.ts';

/** Hazards as those steps change them that concern frozen ones too: without the lock that refuses every other change. */
export const { locked: _, ...thawing } = hazardType;

/**
 * The current hazard as a response body.
 * @throws ApiError NOT_FOUND
 */
export async function readHazard(
  database: Queryable,
  uuid: string,
  { userUuid }: RequestContext,
): Promise<JsonText> {
  const text = await readRecord(database, hazardType, uuid, undefined, userUuid);
  if (!text) throw notFound('hazard');
  return dataText(text);
}

/** @throws ApiError REVISION_CONFLICT with the current hazard */
export async function requireCurrent(
  hazard: VotingHazard,
  revision: number,
  context: RequestContext,
  database: Queryable,
): Promise<void> {
  if (hazard.revision !== revision)
    throw await staleRevision(hazardType, hazard.uuid, 'hazard', context, database);
}

/** @throws ApiError RULE_VIOLATED */
export function requireNotFrozen({ isRiskFrozen }: Pick<VotingHazard, 'isRiskFrozen'>): void {
  if (isRiskFrozen) throw new ApiError('RULE_VIOLATED', hazardType.locked?.message ?? '');
}
