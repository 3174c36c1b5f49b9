import { eventOfEffects, followingEffects } from '../../../domain/hazards/followingEffects.ts';
import {
  followingOwners,
  OWNERSHIPS,
  type OwnerOf,
  orphanProblem,
  ownerProblem,
  triggerProblem,
} from '../../../domain/hazards/links.ts';
import { followingOverride, overrideProblem } from '../../../domain/hazards/override.ts';
import { VOTED_FIELDS } from '../../../domain/voting/voteChanges.ts';
import { ApiError, fieldProblem } from '../../contract/errors.ts';
import { type Placeholder, Prepared } from '../../database/records/prepared.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { authorized, type OpenContext, type RequestContext } from '../../http/handler.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { ownerProblem as responsibleProblem } from '../shared/people.ts';
import { hazardType } from './hazardRecord.ts';

type Fields = Record<string, unknown>;

const setsSql = (placeholder: Placeholder) =>
  `array(select risk_rating_set_uuid from project_risk_rating_sets where project_uuid = ${placeholder('projectUuid')}::uuid order by position)`;

/** Columns that a change is seen together with: what the hazard holds already. */
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

/** Beside them what is voted on, and whether there is any round in which it was or will be. */
const heldSql = (placeholder: Placeholder) => {
  const columns = new Map<string, string>(Object.entries(HELD));
  for (const fieldName of VOTED_FIELDS) {
    const column = hazardType.columnOf.get(fieldName);
    if (column) columns.set(fieldName, column.sql);
  }
  return (
    `select h.uuid, ${[...columns].map(([fieldName, column]) => `h.${column} as "${fieldName}"`).join(', ')}, ` +
    'array(select p.personnel_uuid from hazard_personnel p where p.hazard_uuid = h.uuid) as "personnelUuids", ' +
    'exists (select 1 from hazard_effects f where f.hazard_uuid = h.uuid) as "hasEffects", ' +
    'h.is_risk_frozen as "isFrozen", h.is_consensus_voting_locked or h.is_final_consensus_voting_locked as "isLocked", ' +
    'exists (select 1 from hazard_vote_events e where e.hazard_uuid = h.uuid) as "hasRounds" ' +
    `from hazards h where h.uuid = any(${placeholder('hazards')}::uuid[])`
  );
};

/** Of new hazards: planning to look for what they hold took longer than all the rest. */
const NOTHING_HELD =
  'select null::uuid as uuid, null::uuid as "malfunctionUuid", null::uuid as "machineHazardUuid" where false';

const ownersSql = (table: string, owner: string, fieldName: string, given: string, project: string) =>
  `(select json_object_agg(uuid, ${owner}) from ${table} where uuid = any(${given}::uuid[] || array(select "${fieldName}" from held)) and project_uuid = ${project})`;

/**
 * What hazards are checked against, in one statement that ends within its list of columns: rating sets, functions of
 * malfunctions, machines of machine hazards, usual effects of events, who of some people is no member, and what the hazards hold.
 */
export const factsSql = (placeholder: Placeholder, held = heldSql(placeholder)) => {
  const project = `${placeholder('projectUuid')}::uuid`;
  return (
    `with held as materialized (${held}) select ${setsSql(placeholder)} as sets, ` +
    `(select json_object_agg(h.uuid, row_to_json(h)) from held h) as held, ` +
    `${ownersSql('malfunctions', 'function_uuid', 'malfunctionUuid', placeholder('malfunctions'), project)} as functions, ` +
    `${ownersSql('machine_hazards', 'machine_uuid', 'machineHazardUuid', placeholder('machineHazards'), project)} as machines, ` +
    `(select json_object_agg(e.uuid, array(select l.hazard_effect_type_uuid from hazardous_event_effect_types l where l.hazardous_event_uuid = e.uuid ` +
    `order by l.hazard_effect_type_uuid)) from hazardous_events e where e.uuid = any(${placeholder('events')}::uuid[]) and e.project_uuid = ${project}) as effects, ` +
    `array(select u.uuid from unnest(${placeholder('people')}::uuid[]) u(uuid) where not exists ` +
    `(select 1 from project_members m where m.project_uuid = ${project} and m.user_uuid = u.uuid)) as strangers`
  );
};

export interface FactsRow {
  sets: string[];
  held: Record<string, HeldHazard> | null;
  functions: Record<string, string> | null;
  machines: Record<string, string> | null;
  effects: Record<string, string[]> | null;
  strangers: string[];
}

/** A hazard as it is, in the fields that changes are seen together with. */
export interface HeldHazard extends Fields {
  hasEffects: boolean;
  isFrozen: boolean;
  /** The agreed values of one stage at least. */
  isLocked: boolean;
  hasRounds: boolean;
}

const factsOfChanged = new Prepared<FactsRow>(placeholder => factsSql(placeholder));
const factsOfNew = new Prepared<FactsRow>(placeholder => factsSql(placeholder, NOTHING_HELD));

/** Values of `factsSql`. @param hazards the changed ones */
export function factsValues(items: Fields[], hazards: string[], { projectUuid }: RequestContext) {
  const named = (fieldName: string) =>
    items.map(item => item[fieldName]).filter(uuid => typeof uuid === 'string');
  return {
    projectUuid,
    hazards,
    malfunctions: named('malfunctionUuid'),
    machineHazards: named('machineHazardUuid'),
    events: items.flatMap(item => eventOfEffects(item) ?? []),
    people: named('ownerUserUuid'),
  };
}

export const factsFrom = ({ sets, held, functions, machines, effects, strangers }: FactsRow) => ({
  sets,
  held: new Map(Object.entries(held ?? {})),
  functionOf: new Map(Object.entries(functions ?? {})),
  machineOf: new Map(Object.entries(machines ?? {})),
  effectsOf: new Map(Object.entries(effects ?? {})),
  strangers: new Set<unknown>(strangers),
});

export type HazardFacts = ReturnType<typeof factsFrom>;

async function factsOf(database: Queryable, items: Fields[], hazards: string[], context: RequestContext) {
  const statement = hazards.length > 0 ? factsOfChanged : factsOfNew;
  const [row] = await statement.run(database, factsValues(items, hazards, context));
  if (!row) throw new Error('No facts came back');
  return factsFrom(row);
}

const ownersIn =
  ({ functionOf, machineOf }: HazardFacts): OwnerOf =>
  (field, uuid) =>
    (field === 'malfunctionUuid' ? functionOf : machineOf).get(uuid);

const effectsFrom = ({ effectsOf }: HazardFacts, change: Fields, hasEffects = false) =>
  followingEffects(hasEffects, change, event => effectsOf.get(event));

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
  eventOfEffects(item) ||
  (item.malfunctionUuid && item.functionUuid) ||
  (item.machineHazardUuid && item.machineUuid);

/**
 * New hazards have no name but an empty one. The first rating set of the project and what follows from a link is
 * completed by the statement that writes them (hazardRecord.ts); only what is given beside is looked at here.
 */
export async function completeHazards(
  items: Fields[],
  context: OpenContext,
  database: Queryable,
): Promise<void> {
  for (const item of items) item.name ??= '';
  if (!items.some(needsLook)) return requireItems(items, triggerProblem);
  const known = await authorized(context);
  const facts = await factsOf(database, items, [], known);
  const ownerOf = ownersIn(facts);
  requireItems(items, item => {
    Object.assign(item, followingOwners({}, item, ownerOf), effectsFrom(facts, item));
    return (
      linkProblem(item, ownerOf) ??
      (item.riskRatingSetUuid ? ratingSetProblem(item, facts.sets) : undefined) ??
      responsibleProblem(item, facts.strangers)
    );
  });
}

/** Fields whose change has to be looked at together with what the hazard holds. */
export const COMPLETED_FIELDS = [
  ...Object.keys(HELD),
  'ownerUserUuid',
  'riskRatingSetUuid',
  'hazardousEventUuid',
];

/** A change is completed and checked together with what the hazard holds already. */
export async function completeUpdate(
  uuid: string,
  change: Fields,
  context: RequestContext,
  database: Queryable,
): Promise<void> {
  if (!COMPLETED_FIELDS.some(field => field in change)) return;
  completeChange(uuid, change, await factsOf(database, [change], [uuid], context));
}

/** The same with what is known already. @throws ApiError */
export function completeChange(uuid: string, change: Fields, facts: HazardFacts): void {
  const stranger = responsibleProblem(change, facts.strangers);
  if (stranger) throw fieldProblem(stranger.path, stranger.message);
  const stored = facts.held.get(uuid);
  // A hazard that is not there, or not of this project, is refused as such.
  if (stored) Object.assign(change, effectsFrom(facts, change, stored.hasEffects));
  const isLinked = Object.keys(HELD).some(fieldName => fieldName in change);
  if (!isLinked && !('riskRatingSetUuid' in change)) return;
  Object.assign(change, { ...followingOverride(change), ...change });
  const held: Fields = stored ?? {};
  const ownerOf = ownersIn(facts);
  if ('riskRatingSetUuid' in change) requireItems([change], item => ratingSetProblem(item, facts.sets));
  requireItems([change], item => orphanProblem(held, item));
  Object.assign(change, followingOwners(held, change, ownerOf));
  const merged: Fields = { ...held, ...change };
  requireItems([merged], item => {
    const problem = linkProblem(item, ownerOf);
    // Reported at the field that was changed, not at the one that it contradicts.
    return problem && !(problem.path in change)
      ? { ...problem, path: contradicting(problem.path, change) }
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
