import { inVisibleProjects, type Visibility } from '../../access/visibility.ts';
import { ApiError } from '../../contract/errors.ts';
import { answerRecords, type ListQuery } from '../../database/records/reading.ts';
import { dataPage, type RequestContext } from '../../http/handler.ts';
import { failingHazards } from '../exports/index.ts';
import { hazardType } from '../hazards/index.ts';

// Lists of hazards know of checks, which know of hazards: so they have a module of their own, above both.

type HazardQuery = ListQuery & { projectUuid?: string; check?: string[] };

const NO_PROJECT = 'Checks are worked out for one project. Name it with `projectUuid`.';

/** @throws ApiError VALIDATION_FAILED when a check is asked for without a project */
function failing({ check, projectUuid }: HazardQuery): Visibility {
  if (!check) return () => '';
  if (!projectUuid)
    throw new ApiError('VALIDATION_FAILED', NO_PROJECT, { fields: [{ path: 'check', message: NO_PROJECT }] });
  return (_userUuid, parameters) =>
    ` and t."uuid" in (${failingHazards(check, `${parameters.add(projectUuid)}::uuid`)})`;
}

const list = async ({ query }: { query: object }, { pool, userUuid }: RequestContext) => {
  const { check, ...others } = query as HazardQuery;
  const failed = failing(query as HazardQuery);
  const body = await answerRecords(
    pool,
    hazardType,
    others,
    parameters => `${inVisibleProjects(userUuid, parameters)}${failed(userUuid, parameters)}`,
    userUuid,
  );
  return { status: 200 as const, body: dataPage(body) };
};

export const hazardListHandlers = { listHazards: list, listHazardFields: list };
