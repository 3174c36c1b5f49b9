import {
  followingOwners,
  OWNERSHIPS,
  type OwnerOf,
  orphanProblem,
  ownerProblem,
  triggerProblem,
} from '../../../domain/hazards/links.ts';
import { followingOverride, overrideProblem } from '../../../domain/hazards/override.ts';
import { Prepared, type Slot } from '../../database/records/prepared.ts';
import type { ProvedLookup } from '../../database/records/proof.ts';
import { ApiError, fieldProblem } from '../../http/errors.ts';
import type { RequestContext } from '../../http/handler.ts';
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

/** What single hazards were completed from before, by project and links; a worksheet adds the same kind many times. */
const remembered = new Map<string, DefaultsRow>();
const MOST_REMEMBERED = 10_000;

const isOwned = (table: string, child: string, owner: string) => (slot: Slot) =>
  ` and exists (select 1 from ${table} where uuid = ${slot(child)}::uuid and ${owner} is not distinct from ${slot(owner)}::uuid)`;
const isOfFunction = isOwned('malfunctions', 'malfunction', 'function_uuid');
const isOfMachine = isOwned('machine_hazards', 'machine_hazard', 'machine_uuid');

/** That one hazard would be completed from the same: rows are compared, which costs less than making the answer again. */
function standing({ sets, functions, machines }: DefaultsRow): ProvedLookup {
  const [malfunction, function_uuid] = Object.entries(functions ?? {})[0] ?? [];
  const [machine_hazard, machine_uuid] = Object.entries(machines ?? {})[0] ?? [];
  return {
    name: `hazardDefaults ${Boolean(malfunction)} ${Boolean(machine_hazard)}`,
    holds: slot =>
      `${setsSql(slot)} = ${slot('sets')}::uuid[]` +
      (malfunction ? isOfFunction(slot) : '') +
      (machine_hazard ? isOfMachine(slot) : ''),
    values: { sets, malfunction, function_uuid, machine_hazard, machine_uuid },
  };
}

/**
 * What hazards are completed from, asked at once: rating sets, functions of malfunctions, machines of machine hazards.
 * Where the change proves what it stands on, the answer of before is taken, and becomes a part of the proof.
 */
async function defaultsOf(items: Fields[], { pool, projectUuid, proof }: RequestContext) {
  const named = (wire: string) => items.map(item => item[wire]).filter(uuid => typeof uuid === 'string');
  const [malfunctions, machineHazards] = [named('malfunctionUuid'), named('machineHazardUuid')];
  const key = items.length === 1 ? `${projectUuid} ${malfunctions[0]} ${machineHazards[0]}` : undefined;
  const known = proof && key ? remembered.get(key) : undefined;
  if (proof && known) {
    proof.lookup = standing(known);
    return defaultsFrom(known);
  }
  const [row] = await defaultsStatement.run(pool, { projectUuid, malfunctions, machineHazards });
  const found = row ?? { sets: [], functions: null, machines: null };
  // A link that leads nowhere is refused each time; nothing stands on it.
  const isWhole =
    Boolean(found.functions) === malfunctions.length > 0 &&
    Boolean(found.machines) === machineHazards.length > 0;
  if (key && isWhole) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, found);
  }
  return defaultsFrom(found);
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

/** New hazards: the project's first rating set, no name but an empty one, and what follows from their links. */
export async function completeHazards(items: Fields[], context: RequestContext): Promise<void> {
  const defaults = await defaultsOf(items, context);
  const ownerOf = ownersIn(defaults);
  const strangers = await strangersAmong(
    items.map(item => item.ownerUserUuid),
    context,
  );
  requireItems(items, item => {
    item.name ??= '';
    item.riskRatingSetUuid ??= defaults.sets[0];
    Object.assign(item, followingOwners({}, item, ownerOf));
    return (
      linkProblem(item, ownerOf) ??
      ratingSetProblem(item, defaults.sets) ??
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

/** The same for a change, seen together with what the hazard holds already. */
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
