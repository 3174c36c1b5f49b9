import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError, type ErrorField } from '../../contract/errors.ts';
import { snapshot } from '../../database/records/projection.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { type Computed, defineRecord, type Link } from '../../database/records/recordType.ts';
import { safetyTargetHazards, safetyTargets } from '../../database/schema/index.ts';
import type { RequestContext } from '../../http/handler.ts';
import { type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { latestSigned } from '../baselines/index.ts';
import { hazardLinkRules } from '../hazards/index.ts';
import { initialRatings } from '../shared/initialRatings.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { projectRecord } from '../shared/projectRecords.ts';
import { NOT_A_PROJECT_SET, projectSets } from '../shared/projectSets.ts';
import { writtenUuids } from '../shared/writtenUuids.ts';
import { problemOfRaise } from './safetyTargetRules.ts';

type Fields = Record<string, unknown>;

const hazardUuids: Link = {
  table: safetyTargetHazards,
  owner: safetyTargetHazards.safetyTargetUuid,
  target: safetyTargetHazards.hazardUuid,
  project: safetyTargetHazards.projectUuid,
};

/** SQL of the hazards of a target: those that the same statement writes, else the stored ones. */
const hazardsOf = (target: string, { hazardUuids: written }: Readonly<Record<string, string>>) =>
  written
    ? writtenUuids(written)
    : `select l.hazard_uuid from safety_target_hazards l where l.safety_target_uuid = ${target}."uuid"`;

const highest =
  (expression: string, isRaisable: boolean): Computed =>
  (target, _caller, written) =>
    `select ${expression} from risk_ratings r where r.uuid in (${initialRatings(hazardsOf(target, written), `${target}.risk_rating_set_uuid`)})` +
    `${isRaisable ? ` or r.uuid = ${target}.raised_rating_uuid` : ''} order by r.rank desc limit 1`;

/** What changes with every change, and its place in the list. */
const ASIDE = `'{revision,updatedAt,updatedBy,position}'::text[]`;

/** BASELINED while it stands in the latest signed baseline as it is; otherwise what people say of it. */
export function targetStatus(target: string, written: Readonly<Record<string, string>> = {}): string {
  const now = snapshot(safetyTarget, target, { lists: written });
  return (
    `case when exists (select 1 from baseline_records b where b.baseline_uuid = (${latestSigned(`${target}.project_uuid`)}) ` +
    `and b.entity = 'SafetyTarget' and b.record_uuid = ${target}."uuid" and b.data - ${ASIDE} = ${now} - ${ASIDE}) ` +
    `then 'BASELINED' else ${target}.status end`
  );
}

export const safetyTarget = defineRecord({
  ...projectRecord,
  entity: 'SafetyTarget',
  plural: 'SafetyTargets',
  table: safetyTargets,
  codePrefix: 'ST',
  links: { hazardUuids },
  filters: { status: value => `(${targetStatus('t')}) = any(${value}::text[])` },
  computed: {
    status: (target, _caller, written) => targetStatus(target, written),
    hazardsRatingUuid: highest('r.uuid', false),
    ratingUuid: highest('r.uuid', true),
    level: highest('coalesce(r.target_level, r.code)', true),
    levelRank: highest('r.rank', true),
  },
});

const links = hazardLinkRules(hazardUuids);

const NOT_BY_HAND: ErrorField = {
  path: 'status',
  message:
    'A target is baselined by standing unchanged in a signed baseline, never by hand. Choose another state. Nothing was saved.',
};

async function raiseProblem(item: Fields, database: Queryable): Promise<ErrorField | undefined> {
  if (!item.raisedRatingUuid) return undefined;
  const { rows } = await database.query<{ raised: number | null; of_hazards: number | null }>(
    `select (select r.rank from risk_ratings r where r.uuid = $1 and r.risk_rating_set_uuid = $2) as raised,
      (select max(r.rank) from risk_ratings r where r.uuid in (${initialRatings(writtenUuids('$3::json'), '$2')})) as of_hazards`,
    [item.raisedRatingUuid, item.riskRatingSetUuid, JSON.stringify(item.hazardUuids ?? [])],
  );
  return problemOfRaise(
    rows[0]?.raised ?? undefined,
    rows[0]?.of_hazards ?? null,
    String(item.raiseReason ?? ''),
  );
}

/** New targets: the project's first set, and the scale to which its ratings lead. */
async function complete(items: Fields[], context: RequestContext, database: Queryable): Promise<string[]> {
  const sets = await projectSets(context, database);
  for (const item of items) item.riskRatingSetUuid ??= sets[0];
  const open = items.filter(item => item.safetyTargetCategoryUuid === undefined);
  if (open.length > 0) {
    const { rows } = await database.query<{ set: string; category: string }>(
      `select distinct r.risk_rating_set_uuid as set, c.uuid as category from risk_ratings r
        join safety_target_categories c on c.code = r.target_category and c.organization_uuid is null and c.project_uuid is null
        where r.risk_rating_set_uuid = any($1::uuid[])`,
      [open.map(item => item.riskRatingSetUuid)],
    );
    for (const item of open)
      item.safetyTargetCategoryUuid =
        rows.find(({ set }) => set === item.riskRatingSetUuid)?.category ?? null;
  }
  return sets;
}

const rules: RecordRules = {
  ...links,
  visible: inVisibleProjects,
  async beforeCreate(items, context, database) {
    const sets = await complete(items, context, database);
    const problems = new Map<Fields, ErrorField | undefined>();
    for (const item of items)
      problems.set(
        item,
        item.status === 'BASELINED'
          ? NOT_BY_HAND
          : sets.includes(String(item.riskRatingSetUuid))
            ? await raiseProblem(item, database)
            : { path: 'riskRatingSetUuid', message: NOT_A_PROJECT_SET },
      );
    requireItems(items, item => problems.get(item));
    await links.beforeCreate(items, context, database);
  },
  async beforeUpdate(uuid, body, context, database) {
    await links.beforeUpdate(uuid, body, context, database);
    const problem = await problemOfUpdate(uuid, body, context, database);
    if (problem) throw new ApiError('RULE_VIOLATED', problem.message, { fields: [problem] });
  },
};

async function problemOfUpdate(
  uuid: string,
  body: Fields,
  context: RequestContext,
  database: Queryable,
): Promise<ErrorField | undefined> {
  if (body.status === 'BASELINED') return NOT_BY_HAND;
  if (body.riskRatingSetUuid) {
    const sets = await projectSets(context, database);
    if (!sets.includes(String(body.riskRatingSetUuid)))
      return { path: 'riskRatingSetUuid', message: NOT_A_PROJECT_SET };
  }
  if (!('raisedRatingUuid' in body) && !('raiseReason' in body) && !body.riskRatingSetUuid) return undefined;
  const { rows } = await database.query<Fields>(
    `select raised_rating_uuid as "raisedRatingUuid", raise_reason as "raiseReason", risk_rating_set_uuid as "riskRatingSetUuid",
      (select coalesce(json_agg(l.hazard_uuid), '[]'::json) from safety_target_hazards l where l.safety_target_uuid = t.uuid) as "hazardUuids"
      from safety_targets t where t.uuid = $1`,
    [uuid],
  );
  const stored = rows[0];
  if (!stored) return undefined;
  // Hazards may have risen above it since; that must not block a change of the reason's wording.
  const merged: Fields = { ...stored, ...body };
  if (!body.raisedRatingUuid && !body.riskRatingSetUuid) merged.hazardUuids = [];
  return raiseProblem(merged, database);
}

export const safetyTargetHandlers = recordHandlers(safetyTarget, rules);
