import type { components } from '../../contract/generated/operations.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { Handler } from '../../http/handler.ts';
import { readFindings } from '../findings/index.ts';

export type OpenPoints = components['schemas']['BaselineOpenPoints'];

/** Findings that nobody accepted, or that changed since. */
const OPEN = ['OPEN', 'LAPSED'];
/** Final ratings that no longer follow from what they rest on. */
const OUTDATED_FINAL = 'V21';

const COUNTS = `select
  (select count(*)::int from hazard_vote_events e where e.project_uuid = $1 and e.status in ('OPEN', 'REVEALED')) as "openRounds",
  (select count(*)::int from hazards h where h.project_uuid = $1 and not h.is_risk_frozen and h.status_override is null) as "unfrozenHazards"`;

/** What is not ready in a project that is to be frozen. */
export async function readOpenPoints(database: Queryable, projectUuid: string): Promise<OpenPoints> {
  const open = async (wanted: Parameters<typeof readFindings>[2]) =>
    (await readFindings(database, projectUuid, { ...wanted, state: OPEN, limit: 1 })).total;
  const { rows } = await database.query<Pick<OpenPoints, 'openRounds' | 'unfrozenHazards'>>(COUNTS, [
    projectUuid,
  ]);
  return {
    errors: await open({ severity: ['ERROR'] }),
    warnings: await open({ severity: ['WARNING'] }),
    notes: await open({ severity: ['NOTE'] }),
    outdatedFinals: await open({ check: [OUTDATED_FINAL] }),
    openRounds: rows[0]?.openRounds ?? 0,
    unfrozenHazards: rows[0]?.unfrozenHazards ?? 0,
  };
}

/** Notes are to look at, and what is not frozen may still be a draft on purpose: neither asks for a reason. */
export const needsReason = ({ errors, warnings, openRounds, outdatedFinals }: OpenPoints): boolean =>
  errors + warnings + openRounds + outdatedFinals > 0;

export const getBaselineReadiness: Handler<'getBaselineReadiness'> = async ({ path }, { pool }) => {
  const openPoints = await readOpenPoints(pool, path.projectUuid);
  return { status: 200, body: { data: { ...openPoints, needsReason: needsReason(openPoints) } } };
};
