import {
  followingOwners,
  OWNERSHIPS,
  type OwnerOf,
  orphanProblem,
  ownerProblem,
  triggerProblem,
} from '../../../domain/hazards/links.ts';
import { followingOverride, overrideProblem } from '../../../domain/hazards/override.ts';
import { ApiError, fieldProblem } from '../../contract/errors.ts';
import { Prepared, type Slot } from '../../database/records/prepared.ts';
import { authorized, type OpenContext, type RequestContext } from '../../http/handler.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { ownerProblem as responsibleProblem, strangersAmong } from '../shared/people.ts';

type Fields = Record<string, unknown>;

const setsSql = (slot: Slot) =>
  `array(select risk_rating_set_uuid from project_risk_rating_sets where project_uuid = ${slot('projectUuid')}::uuid order by position)`;

const defaultsSql = (slot: Slot) =>
  `select ${setsSql(slot)} as sets, ` +
  `(select json_object_agg(uuid, function_uuid) from malfunctions where uuid = any(${slot('malfunctions')}::uuid[]) and project_uuid = ${slot('projectUuid')}::uuid) as functions, ` +
  `(select json_object_agg(uuid, machine_uuid) from machine_hazards where uuid = any(${slot('machineHazards')}::uuid[]) and project_uuid = ${slot('projectUuid')}::uuid) as machines`;

interface DefaultsRow extends Record<string, unknown> {
  sets: string[];
  functions: Record<string, string> | null;
  machines: Record<string, string> | null;
}

const defaultsStatement = new Prepared<DefaultsRow>(defaultsSql);

/** What hazards are checked against, in one statement: rating sets, functions of malfunctions, machines of machine hazards. */
async function defaultsOf(items: Fields[], { pool, projectUuid }: RequestContext) {
  const named = (wire: string) => items.map(item => item[wire]).filter(uuid => typeof uuid === 'string');
  const [malfunctions, machineHazards] = [named('malfunctionUuid'), named('machineHazardUuid')];
  const [row] = await defaultsStatement.run(pool, { projectUuid, malfunctions, machineHazards });
  return defaultsFrom(row ?? { sets: [], functions: null, machines: null });
}

const defaultsFrom = ({ sets, functions, machines }: DefaultsRow) => ({
  sets,
  functionOf: new Map(Object.entries(functions ?? {})),
  machineOf: new Map(Object.entries(machines ?? {})),
});

type Defaults = ReturnType<typeof defaultsFrom>;

const ownersIn =
  ({ functionOf, machineOf }: Defaults): OwnerOf =>
  (field, uuid) =>
    (field === 'malfunctionUuid' ? functionOf : machineOf).get(uuid);

const linkProblem = (item: Fields, ownerOf: OwnerOf) => ownerProblem(item, ownerOf) ?? triggerProblem(item);

/** Lookups that must be among the project's own choice, which is looked at here. */
export const CHECKED_LOOKUPS = ['riskRatingSetUuid'];

function ratingSetProblem(item: Fields, sets: string[]) {
  if (sets.includes(String(item.riskRatingSetUuid))) return undefined;
  return { path: 'riskRatingSetUuid', message: 'This project does not work with that rating set.' };
}

/** What may contradict the project or itself, and has to be looked at before it is written. */
const needsLook = (item: Fields) =>
  item.riskRatingSetUuid ||
  item.ownerUserUuid ||
  (item.malfunctionUuid && item.functionUuid) ||
  (item.machineHazardUuid && item.machineUuid);

/**
 * New hazards have no name but an empty one. The first rating set of the project and what follows from a link is
 * completed by the statement that writes them (hazardRecord.ts); only what is given beside is looked at here.
 */
export async function completeHazards(items: Fields[], context: OpenContext): Promise<void> {
  for (const item of items) item.name ??= '';
  if (!items.some(needsLook)) return requireItems(items, triggerProblem);
  const known = await authorized(context);
  const defaults = await defaultsOf(items, known);
  const ownerOf = ownersIn(defaults);
  const strangers = await strangersAmong(
    items.map(item => item.ownerUserUuid),
    known,
  );
  requireItems(items, item => {
    Object.assign(item, followingOwners({}, item, ownerOf));
    return (
      linkProblem(item, ownerOf) ??
      (item.riskRatingSetUuid ? ratingSetProblem(item, defaults.sets) : undefined) ??
      responsibleProblem(item, strangers)
    );
  });
}

/** Fields that a change is seen together with: what the hazard holds already. */
const HELD = {
  functionUuid: 'function_uuid',
  malfunctionUuid: 'malfunction_uuid',
  misuseUuid: 'misuse_uuid',
  machineUuid: 'machine_uuid',
  machineHazardUuid: 'machine_hazard_uuid',
  statusOverride: 'status_override',
  statusReason: 'status_reason',
  duplicateOfUuid: 'duplicate_of_uuid',
};
const HELD_SQL = `select ${Object.entries(HELD)
  .map(([wire, column]) => `${column} as "${wire}"`)
  .join(', ')} from hazards where uuid = $1`;

/** Fields whose change `completeUpdate` has to look at. */
export const COMPLETED_FIELDS = [...Object.keys(HELD), 'ownerUserUuid', 'riskRatingSetUuid'];

/** A change is completed and checked together with what the hazard holds already. */
export async function completeUpdate(uuid: string, body: Fields, context: RequestContext): Promise<void> {
  const stranger = responsibleProblem(body, await strangersAmong([body.ownerUserUuid], context));
  if (stranger) throw fieldProblem(stranger.path, stranger.message);
  const isLinked = Object.keys(HELD).some(wire => wire in body);
  if (!isLinked && !('riskRatingSetUuid' in body)) return;
  Object.assign(body, { ...followingOverride(body), ...body });
  const { rows } = await context.pool.query<Fields>({ name: 'heldByHazard', text: HELD_SQL, values: [uuid] });
  const held = rows[0] ?? {};
  const defaults = await defaultsOf([{ ...held, ...body }], context);
  const ownerOf = ownersIn(defaults);
  if ('riskRatingSetUuid' in body) requireItems([body], item => ratingSetProblem(item, defaults.sets));
  requireItems([body], change => orphanProblem(held, change));
  Object.assign(body, followingOwners(held, body, ownerOf));
  const merged: Fields = { ...held, ...body };
  requireItems([merged], item => {
    const problem = linkProblem(item, ownerOf);
    // Reported at the field that was changed, not at the one that it contradicts.
    return problem && !(problem.path in body)
      ? { ...problem, path: contradicting(problem.path, body) }
      : problem;
  });
  const problem = overrideProblem(merged);
  if (problem) {
    const { needsReason, ...field } = problem;
    throw new ApiError(needsReason ? 'REASON_REQUIRED' : 'RULE_VIOLATED', field.message, { fields: [field] });
  }
}

const contradicting = (path: string, body: Fields) =>
  OWNERSHIPS.find(({ owned }) => owned === path)?.owner ??
  ('malfunctionUuid' in body ? 'malfunctionUuid' : path);
