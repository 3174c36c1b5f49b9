import type { ReliedOn } from '../../../domain/measures/finalRating.ts';
import { MAX_MEASURES, newHazardsProblem, problemOfUse } from '../../../domain/measures/measureUse.ts';
import { inVisibleProjects } from '../../access/visibility.ts';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { requireUnfrozen } from '../hazards/index.ts';
import { initialRatings } from '../shared/initialRatings.ts';
import { nonMembers } from '../shared/people.ts';
import { hazardRrmType } from './hazardRrmRecord.ts';

type Fields = Record<string, unknown>;

interface Measure {
  isSafetyFunction: boolean;
  canTakeCreditForLowPr: boolean;
  rrmTypeCode: string;
  levelsOfSets: string[];
  /** Level of the target that the measure carries out, else of the initial rating of the hazard. */
  usualLevel: string | null;
  srem: ReliedOn | null;
}

const MEASURE = `select r.is_safety_function as "isSafetyFunction", r.can_take_credit_for_low_pr as "canTakeCreditForLowPr",
  (select t.code from rrm_types t where t.uuid = r.rrm_type_uuid) as "rrmTypeCode",
  array(select distinct lower(x) from risk_ratings g cross join unnest(array[g.target_level, g.code]) x where x <> '') as "levelsOfSets",
  coalesce(
    (select coalesce(g.target_level, g.code) from safety_targets t join risk_ratings g on g.risk_rating_set_uuid = t.risk_rating_set_uuid
      where t.uuid = r.safety_target_uuid and (g.uuid = t.raised_rating_uuid or g.uuid in (
        ${initialRatings('select l.hazard_uuid from safety_target_hazards l where l.safety_target_uuid = t.uuid', 't.risk_rating_set_uuid')}))
      order by g.rank desc limit 1),
    (select g.target_level from hazard_evaluations e join risk_ratings g on g.uuid = e.rating_uuid
      where e.hazard_uuid = h.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = h.risk_rating_set_uuid)) as "usualLevel",
  (select json_build_object('kind', s.kind, 'status', s.status) from srems s where s.uuid = $3 and s.project_uuid = h.project_uuid) as srem
  from hazards h join rrms r on r.project_uuid = h.project_uuid where h.uuid = $1 and r.uuid = $2`;

async function measureOf(use: Fields, database: Queryable): Promise<Measure | undefined> {
  const { rows } = await database.query<Measure>({
    name: 'measureOfUse',
    text: MEASURE,
    values: [use.hazardUuid, use.rrmUuid, use.sremUuid ?? null],
  });
  return rows[0];
}

async function requireMember(body: Fields, context: RequestContext, database: Queryable): Promise<void> {
  if ((await nonMembers([body.responsibleUserUuid], context, database)).size > 0)
    throw fieldProblem(
      'responsibleUserUuid',
      'The responsible person has to be a member of the project; add them first.',
    );
}

function requireAllowed(use: Fields, measure: Measure): void {
  const problem = newHazardsProblem(use) ?? problemOfUse(use, measure, measure.srem);
  if (problem) throw fieldProblem(problem.path, problem.message);
}

/** Fields whose change can break a rule of the use. */
const RULED = [
  'requiredLevel',
  'achievedLevel',
  'takesCreditForLowPr',
  'creditJustification',
  'sremUuid',
  'newHazardUuids',
];

/** Rules of a measure in use; the hazard is locked first, so that nobody freezes it meanwhile. */
export const useRules: RecordRules = {
  visible: inVisibleProjects,
  async lock(client, _context, uuid) {
    if (!uuid) return;
    const { rows } = await client.query<{ uuid: string }>(
      'select hazard_uuid as uuid from hazard_rrms where uuid = $1',
      [uuid],
    );
    await requireUnfrozen(
      client,
      rows.map(row => row.uuid),
    );
  },
  async beforeCreate([use], context, database) {
    if (!use) return;
    await requireUnfrozen(database, [String(use.hazardUuid)]);
    const { rows } = await database.query<{ uses: number; last: number }>(
      'select count(*)::int as uses, coalesce(max("order"), 0) as last from hazard_rrms where hazard_uuid = $1',
      [use.hazardUuid],
    );
    const { uses, last } = rows[0] ?? { uses: 0, last: 0 };
    if (uses >= MAX_MEASURES)
      throw fieldProblem('rrmUuid', `A hazard has at most ${MAX_MEASURES} measures. Take one away first.`);
    use.order ??= last + 1;
    await requireMember(use, context, database);
    const measure = await measureOf(use, database);
    if (!measure)
      throw fieldProblem('rrmUuid', 'rrmUuid names a measure that does not exist in this project.');
    if (measure.isSafetyFunction) use.requiredLevel ??= measure.usualLevel;
    requireAllowed(use, measure);
  },
  async beforeUpdate(uuid, body, context, database) {
    await requireMember(body, context, database);
    if (!RULED.some(field => field in body)) return;
    const { rows } = await database.query<Fields>(
      `select hazard_uuid as "hazardUuid", rrm_uuid as "rrmUuid", srem_uuid as "sremUuid", required_level as "requiredLevel", achieved_level as "achievedLevel",
        takes_credit_for_low_pr as "takesCreditForLowPr", credit_justification as "creditJustification" from hazard_rrms where uuid = $1`,
      [uuid],
    );
    if (!rows[0]) throw notFound('use of a measure');
    const use = { ...rows[0], ...body };
    const measure = await measureOf(use, database);
    if (measure) requireAllowed(use, measure);
  },
};

const addHazardRrm: Handler<'addHazardRrm'> = async ({ path, body }, context) => {
  const use = { ...body, hazardUuid: path.hazardUuid };
  return { status: 201, body: dataText(await createRecord(hazardRrmType, useRules, use, context)) };
};

export const useHandlers = { ...recordHandlers(hazardRrmType, useRules), addHazardRrm };
