import { fieldProblem } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { changeOfSets, type KnownRatingSet, problemOfSets, STYLE_DEFAULT } from './projectRules.ts';

/** Built-in sets and the organization's own; for linked sets the organization decides whether they are enabled. */
const SETS = `from risk_rating_sets s
  left join organization_risk_rating_sets l on l.organization_uuid = $1 and l.risk_rating_set_uuid = s.uuid
  where (s.organization_uuid is null or s.organization_uuid = $1)`;
const IS_ENABLED = 'coalesce(l.is_active, s.is_enabled)';

/** @throws ApiError RULE_VIOLATED at `path` when one of the sets may not be chosen here */
export async function requireUsable(
  wanted: string[],
  organizationUuid: string | null,
  database: Queryable,
  path = 'riskRatingSetUuids',
): Promise<void> {
  if (wanted.length === 0) return;
  const { rows } = await database.query<KnownRatingSet>(
    `select s.uuid, coalesce(l.name_override, s.name) as name, ${IS_ENABLED} as "isEnabled" ${SETS} and s.uuid = any($2::uuid[])`,
    [organizationUuid, wanted],
  );
  const problem = problemOfSets(wanted, rows);
  if (problem) throw fieldProblem(path, problem);
}

/** The default of the project's style, else the organization's, else the shipped one. */
async function defaultSet(
  style: keyof typeof STYLE_DEFAULT,
  organizationUuid: string | null,
  database: Queryable,
): Promise<string> {
  const { rows } = await database.query<{ uuid: string }>(
    `select s.uuid ${SETS} and ${IS_ENABLED} and (s.code = $2 or l.is_default or s.is_default)
     order by s.code = $2 desc, coalesce(l.is_default, false) desc, s.code limit 1`,
    [organizationUuid, STYLE_DEFAULT[style]],
  );
  if (rows[0]) return rows[0].uuid;
  throw fieldProblem('riskRatingSetUuids', 'No rating set is the default here. Choose at least one.');
}

/**
 * The sets of a new project, the first one being its own.
 * @throws ApiError RULE_VIOLATED
 */
export async function setsOfNewProject(
  body: { style: keyof typeof STYLE_DEFAULT; riskRatingSetUuids?: string[] },
  organizationUuid: string | null,
  database: Queryable,
): Promise<string[]> {
  if (!body.riskRatingSetUuids) return [await defaultSet(body.style, organizationUuid, database)];
  await requireUsable(body.riskRatingSetUuids, organizationUuid, database);
  return body.riskRatingSetUuids;
}

/**
 * Replaces the sets of a project: added ones must be enabled, and one that rates a hazard cannot be removed.
 * @throws ApiError RULE_VIOLATED
 */
export async function requireChangeOfSets(
  projectUuid: string,
  wanted: string[],
  organizationUuid: string | null,
  database: Queryable,
): Promise<void> {
  const { rows } = await database.query<{ uuid: string; name: string; hazards: number }>(
    `select s.uuid, s.name, (select count(*)::int from hazards h where h.project_uuid = $1 and (h.risk_rating_set_uuid = s.uuid
       or exists (select 1 from hazard_evaluations e where e.hazard_uuid = h.uuid and e.risk_rating_set_uuid = s.uuid))) as hazards
     from project_risk_rating_sets p join risk_rating_sets s on s.uuid = p.risk_rating_set_uuid where p.project_uuid = $1`,
    [projectUuid],
  );
  const { added, dropped } = changeOfSets(
    rows.map(({ uuid }) => uuid),
    wanted,
  );
  const used = rows.find(({ uuid, hazards }) => hazards > 0 && dropped.includes(uuid));
  if (used)
    throw fieldProblem(
      'riskRatingSetUuids',
      `${used.name} is used by ${used.hazards === 1 ? 'a hazard' : `${used.hazards} hazards`} of the project and stays. Rate by another set there first.`,
    );
  await requireUsable(added, organizationUuid, database);
}
