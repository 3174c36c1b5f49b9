import { inVisibleOrganizations, shippedOrOwn, type Visibility } from '../../access/visibility.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { projection } from '../../database/records/projection.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { organizationRiskRatingSets, riskRatingSets } from '../../database/schema/index.ts';
import { dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { clearOtherFlags } from '../shared/exclusiveFlag.ts';
import { lockOrganization } from '../shared/locks.ts';
import { problemOfLink } from './organizationSetRules.ts';
import { loadRatingSet, ratingSetRecord } from './ratingSets.ts';

type Fields = Record<string, unknown>;

export const organizationSetType = defineRecord({
  entity: 'OrganizationRiskRatingSet',
  plural: 'OrganizationRiskRatingSets',
  table: organizationRiskRatingSets,
  expressions: {
    name: alias => `select s.name from risk_rating_sets s where s.uuid = ${alias}.risk_rating_set_uuid`,
  },
  searched: ['name'],
  orderBy: 'createdAt',
});

const callersOrganizations = (user: string) =>
  `select u.organization_uuid from organization_users u where u.user_uuid = ${user}`;

/** A set with how the caller's organizations use it. */
const scopedSetType = defineRecord({
  ...ratingSetRecord,
  entity: 'OrganizationScopedRiskRatingSet',
  plural: 'OrganizationScopedRiskRatingSets',
  table: riskRatingSets,
  hidden: ['explanations'],
  computed: {
    organizationRiskRatingSets: (set, caller) =>
      `select coalesce(json_agg(j order by j."createdAt", j."uuid"), '[]'::json) from (select ${projection(organizationSetType, 'l')} ` +
      `from organization_risk_rating_sets l where l.risk_rating_set_uuid = ${set}."uuid" and l.organization_uuid in (${callersOrganizations(caller())})) j`,
  },
  filters: {
    organizationUuid: uuid =>
      `((t.is_enabled and (t.organization_uuid is null or t.organization_uuid = ${uuid}::uuid)) or exists (select 1 from organization_risk_rating_sets l where l.risk_rating_set_uuid = t.uuid and l.organization_uuid = ${uuid}::uuid))`,
  },
});

/** Built-in or own sets that are enabled, or linked by an organization of the caller. */
const usable: Visibility = (userUuid, parameters) =>
  `${shippedOrOwn(userUuid, parameters)} and (t.is_enabled or exists (select 1 from organization_risk_rating_sets l ` +
  `where l.risk_rating_set_uuid = t.uuid and l.organization_uuid in (${callersOrganizations(`${parameters.add(userUuid)}::uuid`)})))`;

async function requireAllowed(use: Fields, context: RequestContext, database: Queryable): Promise<void> {
  const set = await loadRatingSet(database, String(use.riskRatingSetUuid));
  if (!set || (set.organizationUuid && set.organizationUuid !== context.organizationUuid))
    throw notFound('rating set');
  const problem = problemOfLink(use, {
    name: set.name,
    isEnabled: set.isEnabled,
    isFilled: set.table.length > 0,
    labelled: [...set.levels, ...set.classes, ...set.ratings].map(({ uuid }) => uuid),
  });
  if (problem) throw fieldProblem(problem.path, problem.message);
}

async function becomeDefault(
  use: Fields,
  keeper: string | undefined,
  context: RequestContext,
  database: Queryable,
): Promise<void> {
  if (!use.isDefault) return;
  const scope = { column: 'organizationUuid', uuid: context.organizationUuid };
  await clearOtherFlags(organizationSetType, 'isDefault', scope, keeper, context, database);
}

const rules: RecordRules = {
  visible: inVisibleOrganizations,
  lock: lockOrganization,
  async beforeCreate([use], context, database) {
    if (!use) return;
    await requireAllowed(use, context, database);
    await becomeDefault(use, undefined, context, database);
  },
  async beforeUpdate(uuid, body, context, database) {
    if (body.isChecked !== undefined || body.labelOverrides !== undefined) {
      const { rows } = await database.query<Fields>(
        'select risk_rating_set_uuid as "riskRatingSetUuid", is_checked as "isChecked" from organization_risk_rating_sets where uuid = $1',
        [uuid],
      );
      if (rows[0]) await requireAllowed({ ...rows[0], ...body }, context, database);
    }
    await becomeDefault(body, uuid, context, database);
  },
  async beforeDelete(uuid, _context, database) {
    const { rows } = await database.query<{ projects: number }>(
      `select count(*)::int as projects from organization_risk_rating_sets l join projects p on p.organization_uuid = l.organization_uuid
        join project_risk_rating_sets u on u.project_uuid = p.uuid and u.risk_rating_set_uuid = l.risk_rating_set_uuid where l.uuid = $1`,
      [uuid],
    );
    const projects = rows[0]?.projects ?? 0;
    if (projects > 0)
      throw new ApiError(
        'RULE_VIOLATED',
        `Projects that work with this rating set: ${projects}, so it stays. Switch it off instead: new projects do not get it then.`,
      );
  },
};

const linkRiskRatingSetToOrganization: Handler<'linkRiskRatingSetToOrganization'> = async (
  { path, body },
  context,
) => {
  const use = { ...body, riskRatingSetUuid: path.riskRatingSetUuid };
  return { status: 201, body: dataText(await createRecord(organizationSetType, rules, use, context)) };
};

export const organizationSetHandlers = {
  ...recordHandlers(organizationSetType, rules),
  ...recordHandlers(scopedSetType, { visible: usable }),
  linkRiskRatingSetToOrganization,
};
