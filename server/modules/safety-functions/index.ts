import { isLevel } from '../../../domain/measures/integrityLevel.ts';
import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError, type ErrorField } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { type Computed, defineRecord, type Link } from '../../database/records/recordType.ts';
import { safetyFunctionHazards, safetyFunctionRrms, safetyFunctions } from '../../database/schema/index.ts';
import type { RequestContext } from '../../http/handler.ts';
import type { RecordRules } from '../../http/recordHandlers.ts';
import { hazardLinkRules, restedHandlers } from '../hazards/index.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { projectRecord } from '../shared/projectRecords.ts';
import { NOT_A_PROJECT_SET, projectSets } from '../shared/projectSets.ts';
import { demandingHazards, demandOf } from './demandSql.ts';

export { demandingHazards, demandOf } from './demandSql.ts';

type Fields = Record<string, unknown>;

const hazardUuids: Link = {
  table: safetyFunctionHazards,
  owner: safetyFunctionHazards.safetyFunctionUuid,
  target: safetyFunctionHazards.hazardUuid,
  project: safetyFunctionHazards.projectUuid,
};
const rrmUuids: Link = {
  table: safetyFunctionRrms,
  owner: safetyFunctionRrms.safetyFunctionUuid,
  target: safetyFunctionRrms.rrmUuid,
  project: safetyFunctionRrms.projectUuid,
};

const required =
  (expression: string): Computed =>
  (row, _caller, written) =>
    `select ${expression} from (${demandOf(row, written)}) r`;

export const safetyFunctionType = defineRecord({
  ...projectRecord,
  entity: 'SafetyFunction',
  plural: 'SafetyFunctions',
  table: safetyFunctions,
  codePrefix: 'SF',
  links: { hazardUuids, rrmUuids },
  computed: {
    demandingHazardUuids: (row, _caller, written) =>
      `select coalesce(json_agg(d.uuid order by d.uuid), '[]'::json) from (${demandingHazards(row, written)}) d`,
    requiredRatingUuid: required('r.uuid'),
    requiredCategory: required('r.category'),
    requiredLevel: required('r.level'),
  },
  filters: {
    hazardUuid: uuids =>
      `exists (select 1 from (${demandingHazards('t', {})}) d where d.uuid = any(${uuids}::uuid[]))`,
  },
  // Nobody has shown it of the copy.
  onCopy: { status: `case when t.status in ('IMPLEMENTED', 'VERIFIED') then 'SPECIFIED' else t.status end` },
});

const links = hazardLinkRules(hazardUuids);

const NO_LEVEL: ErrorField = {
  path: 'achievedLevel',
  message: 'This is no level of a safety function. Write it such as PL d or SIL 2.',
};
const NO_CONTROL: ErrorField = {
  path: 'rrmUuids',
  message:
    'A measure of it does not depend on the control system, so it is no part of a safety function. Say so on the measure first.',
};

/** What of the items is known to be wrong, asked for all of them at once. */
async function problemsOf(
  items: readonly Fields[],
  context: RequestContext,
  database: Queryable,
): Promise<(item: Fields) => ErrorField | undefined> {
  const sets = await projectSets(context, database);
  const { rows } = await database.query<{ uuid: string; levels: string[] | null }>(
    `select m.uuid, null::text[] as levels from rrms m
     where m.uuid = any($1::uuid[]) and not m.is_safety_function and m.project_uuid = $2
     union all select null, array(select distinct lower(x) from risk_ratings g cross join unnest(array[g.target_level, g.code]) x where x <> '')`,
    // Of this project alone: whether another one has a measure is not to be told.
    [items.flatMap(({ rrmUuids: uuids }) => (uuids ?? []) as string[]), context.projectUuid],
  );
  const others = new Set(rows.map(({ uuid }) => uuid));
  const levels = rows.find(row => row.levels)?.levels ?? [];
  return item => {
    const level = item.achievedLevel as string | null | undefined;
    if (level?.trim() && !isLevel(level, levels)) return NO_LEVEL;
    if (((item.rrmUuids ?? []) as string[]).some(uuid => others.has(uuid))) return NO_CONTROL;
    const set = item.riskRatingSetUuid;
    return set && !sets.includes(String(set))
      ? { path: 'riskRatingSetUuid', message: NOT_A_PROJECT_SET }
      : undefined;
  };
}

const rules: RecordRules = {
  visible: inVisibleProjects,
  ...links,
  async beforeCreate(items, context, database) {
    const [set] = await projectSets(context, database);
    for (const item of items) item.riskRatingSetUuid ??= set;
    requireItems(items, await problemsOf(items, context, database));
    await links.beforeCreate(items, context, database);
  },
  async beforeUpdate(uuid, body, context, database) {
    await links.beforeUpdate(uuid, body, context, database);
    if (!('achievedLevel' in body || 'rrmUuids' in body || 'riskRatingSetUuid' in body)) return;
    const problem = (await problemsOf([body], context, database))(body);
    if (problem) throw new ApiError('RULE_VIOLATED', problem.message, { fields: [problem] });
  },
};

export const safetyFunctionHandlers = restedHandlers(safetyFunctionType, rules, {
  hazards: row => demandingHazards(row, {}),
  accepted: [
    'name',
    'description',
    'achievedLevel',
    'architectureCategory',
    'pfhd',
    'responseTimeMs',
    'stopCategory',
    'rrmUuids',
    'status',
  ],
  // Work on it goes on; only what was shown or built is not taken back.
  isHarmless: (field, before, change) =>
    field === 'status' && STEPS.indexOf(String(change.status)) >= STEPS.indexOf(String(before.status)),
});

const STEPS = ['REJECTED', 'DRAFT', 'SPECIFIED', 'IMPLEMENTED', 'VERIFIED'];
