import { followingEffects } from '@domain/hazards/followingEffects';
import { followingFields } from '@domain/hazards/followingFields';
import { type AvoidanceChange, type AvoidanceFactor, mergeAvoidance } from '@domain/rating/avoidanceFactors';
import type { LevelField, Levels } from '@domain/rating/parameters';
import { startingLevels } from '@domain/rating/startingLevels';
import {
  createHazardsBatch,
  deleteHazard,
  type Hazard,
  type HazardBatchItem,
  type HazardEvaluation,
  type HazardFields,
  type HazardInitialRisk,
  setHazardInitialRisk,
  updateHazard,
  updateHazardsBatch,
} from '@/api/hazards';
import type { RiskParameter, RiskRatingSet } from '@/api/risk-model';
import { givenFields } from '../newRecord';
import type { FindRecord, Patch, RecordChange, RecordModel } from '../recordModel';

/**
 * Paths of a hazard: the name of a field (`functionUuid`, `name`), or `levels/<set>/<field>`,
 * `rationale/<set>/<parameter>` and `avoidance/<set>/<factor>` of its initial evaluation in one rating set. The columns of
 * the worksheet carry these paths as their keys.
 */
export const levelPath = (riskRatingSetUuid: string, field: LevelField): string =>
  `levels/${riskRatingSetUuid}/${field}`;
export const rationalePath = (riskRatingSetUuid: string, parameter: RiskParameter): string =>
  `rationale/${riskRatingSetUuid}/${parameter}`;

export const avoidancePath = (riskRatingSetUuid: string, factor: AvoidanceFactor): string =>
  `avoidance/${riskRatingSetUuid}/${factor}`;

const RATED = ['levels', 'rationale', 'avoidance'] as const;
type RatedKind = (typeof RATED)[number];
const isRated = (kind: string | undefined): kind is RatedKind => RATED.some(one => one === kind);

type ParsedPath =
  | { kind: 'field'; field: string }
  | { kind: RatedKind; riskRatingSetUuid: string; field: string };

export function parsePath(path: string): ParsedPath {
  const [kind, riskRatingSetUuid, field] = path.split('/');
  return isRated(kind) && riskRatingSetUuid && field
    ? { kind, riskRatingSetUuid, field }
    : { kind: 'field', field: path };
}

/** The evaluation of the initial risk in one set, or undefined while nothing was rated. */
export const initialEvaluation = (hazard: Hazard, riskRatingSetUuid: string): HazardEvaluation | undefined =>
  hazard.evaluations.find(
    evaluation => evaluation.stage === 'INITIAL' && evaluation.riskRatingSetUuid === riskRatingSetUuid,
  );

/** What editing needs to know of hazards. */
export const hazardModel: RecordModel<Hazard> = {
  entity: 'Hazard',
  read: readPath,
  apply: applyPatch,
  follows,
  order: { inherits: ['functionUuid', 'machineUuid'] },
  requests: {
    together: paths => {
      const fields = paths.filter(path => parsePath(path).kind === 'field');
      if (fields.length > 0) return fields;
      const set = setOf(paths[0] ?? '');
      return paths.filter(path => setOf(path) === set);
    },
    single: (dispatch, { uuid: hazardUuid, revision, patch, isConfirmed }) => {
      const { fields, ratings } = partsOf(patch);
      const [levels] = ratings;
      return levels
        ? dispatch(
            setHazardInitialRisk.initiate(
              { hazardUuid, hazardInitialRisk: { revision, ...levels } },
              { track: false },
            ),
          )
        : dispatch(
            updateHazard.initiate(
              {
                hazardUuid,
                hazardUpdate: { revision, ...fields, ...(isConfirmed && { resetVotes: true }) },
              },
              { track: false },
            ),
          );
    },
    batch: (dispatch, projectUuid, changes) =>
      dispatch(
        updateHazardsBatch.initiate(
          { projectUuid, hazardBatchUpdate: { items: changes.map(batchItem) } },
          { track: false },
        ),
      ),
    remove: (dispatch, hazardUuid, how) =>
      dispatch(deleteHazard.initiate({ hazardUuid, ...how }, { track: false })),
    create: (dispatch, projectUuid, records) =>
      dispatch(
        createHazardsBatch.initiate(
          {
            projectUuid,
            allOrNothing: false,
            hazardBatchCreate: { items: records.map(record => givenFields(record, CREATED)) },
          },
          { track: false },
        ),
      ),
  },
};

/** What a hazard can be created with; its levels follow as a change. */
const CREATED = [
  'uuid',
  'position',
  'style',
  'name',
  'description',
  'functionUuid',
  'malfunctionUuid',
  'exposureSituationUuid',
  'hazardousEventUuid',
  'machineUuid',
  'taskUuid',
  'zoneUuid',
  'areaUuid',
  'lifecyclePhaseUuid',
  'hazardTypeUuid',
  'energySourceUuid',
  'personnelUuids',
  'misuseUuid',
  'machineHazardUuid',
  'humanTaskUuid',
  'injuryTypeUuids',
  'assumptionUuids',
  'fttiMs',
  'ownerUserUuid',
  'residualRiskNote',
  'standardClause',
  'externalId',
  'publishedRating',
  'publishedFinalRating',
  'source',
] as const;

const setOf = (path: string): string | undefined => {
  const at = parsePath(path);
  return at.kind === 'field' ? undefined : at.riskRatingSetUuid;
};

/** What a hazard holds at a path; an absent level is null, an absent reason an empty text. */
export function readPath(hazard: Hazard, path: string): unknown {
  const at = parsePath(path);
  if (at.kind === 'field') return hazard[at.field as keyof Hazard];
  const evaluation = initialEvaluation(hazard, at.riskRatingSetUuid);
  if (at.kind === 'levels') return evaluation?.[at.field as LevelField] ?? null;
  if (at.kind === 'avoidance') return evaluation?.avoidanceFactors[at.field as AvoidanceFactor] ?? null;
  return evaluation?.rationale[at.field as RiskParameter] ?? '';
}

function applyPatch(hazard: Hazard, patch: Patch): Hazard {
  const paths = Object.keys(patch);
  if (paths.length === 0) return hazard;
  const next = { ...hazard, evaluations: [...hazard.evaluations] };
  for (const path of paths) {
    const at = parsePath(path);
    if (at.kind === 'field') Object.assign(next, { [at.field]: patch[path] });
    else {
      const index = next.evaluations.findIndex(
        item => item.stage === 'INITIAL' && item.riskRatingSetUuid === at.riskRatingSetUuid,
      );
      const before = next.evaluations[index] ?? emptyEvaluation(hazard, at.riskRatingSetUuid);
      next.evaluations[index < 0 ? next.evaluations.length : index] = withPart(before, at, patch[path]);
    }
  }
  return next;
}

function withPart(
  before: HazardEvaluation,
  { kind, field }: { kind: RatedKind; field: string },
  value: unknown,
): HazardEvaluation {
  if (kind === 'levels') return { ...before, [field]: value };
  if (kind === 'rationale') return { ...before, rationale: { ...before.rationale, [field]: value } };
  const change = { [field]: value } as AvoidanceChange;
  return { ...before, avoidanceFactors: mergeAvoidance(before.avoidanceFactors, change) };
}

/** Stands for an evaluation that the server makes with the first level. */
const emptyEvaluation = (hazard: Hazard, riskRatingSetUuid: string): HazardEvaluation => ({
  uuid: '',
  revision: 0,
  createdAt: hazard.updatedAt,
  createdBy: null,
  updatedAt: hazard.updatedAt,
  updatedBy: null,
  hazardUuid: hazard.uuid,
  stage: 'INITIAL',
  riskRatingSetUuid,
  ratingSetVersion: '',
  severityUuid: null,
  exposureUuid: null,
  probabilityUuid: null,
  avoidabilityUuid: null,
  classUuid: null,
  ratingUuid: null,
  score: null,
  rationale: {},
  avoidanceFactors: {},
  origin: 'MANUAL',
  calculatedAt: null,
  isOutdated: false,
});

/** Where the record that an owned one belongs to is named. */
const OWNERS = {
  malfunctionUuid: { entity: 'Malfunction', field: 'functionUuid' },
  machineHazardUuid: { entity: 'MachineHazard', field: 'machineUuid' },
} as const;

function follows(hazard: Hazard, patch: Patch, find: FindRecord): Patch {
  const fields = followingFields({ ...hazard }, patch, (owned, uuid) => {
    const { entity, field } = OWNERS[owned];
    const record = find(entity, uuid) as Readonly<Record<string, unknown>> | undefined;
    const owner = record?.[field];
    return typeof owner === 'string' ? owner : undefined;
  });
  const effects = followingEffects(hazard.hazardEffects.length > 0, patch, event => {
    const record = find('HazardousEvent', event) as { defaultEffectTypeUuids?: string[] } | undefined;
    return record?.defaultEffectTypeUuids;
  });
  return { ...fields, ...effects, ...followingLevels(hazard, patch, find) };
}

/** What a first level brings along in its set. */
function followingLevels(hazard: Hazard, patch: Patch, find: FindRecord): Patch {
  const changes = new Map<string, Record<string, unknown>>();
  for (const [path, value] of Object.entries(patch)) {
    const at = parsePath(path);
    if (at.kind !== 'levels') continue;
    changes.set(at.riskRatingSetUuid, { ...changes.get(at.riskRatingSetUuid), [at.field]: value });
  }
  return Object.fromEntries(
    [...changes].flatMap(([uuid, change]) => {
      const set = find('RiskRatingSet', uuid) as unknown as RiskRatingSet | undefined;
      if (!set) return [];
      const levels = startingLevels(set, initialEvaluation(hazard, uuid) ?? {}, change as Levels);
      return Object.entries(levels).map(([field, level]) => [levelPath(uuid, field as LevelField), level]);
    }),
  );
}

type InitialRisk = Omit<HazardInitialRisk, 'revision' | 'reason'>;

/** The fields of a change, and its levels and reasons by rating set. */
function partsOf(patch: Patch): { fields: Omit<HazardFields, 'resetVotes'>; ratings: InitialRisk[] } {
  const fields: Record<string, unknown> = {};
  const ratings = new Map<string, Record<RatedKind, Record<string, unknown>>>();
  for (const [path, value] of Object.entries(patch)) {
    const at = parsePath(path);
    if (at.kind === 'field') fields[at.field] = value;
    else {
      const rating = ratings.get(at.riskRatingSetUuid) ?? { levels: {}, rationale: {}, avoidance: {} };
      ratings.set(at.riskRatingSetUuid, rating);
      rating[at.kind][at.field] = value;
    }
  }
  return {
    fields,
    ratings: [...ratings].map(([riskRatingSetUuid, { levels, rationale, avoidance }]) => ({
      riskRatingSetUuid,
      ...levels,
      ...(Object.keys(rationale).length > 0 && { rationale }),
      ...(Object.keys(avoidance).length > 0 && { avoidanceFactors: avoidance }),
    })),
  };
}

function batchItem({ uuid, revision, patch, isConfirmed }: RecordChange): HazardBatchItem {
  const { fields, ratings } = partsOf(patch);
  return {
    uuid,
    change: { revision, ...fields, ...(isConfirmed && { resetVotes: true }) },
    ...(ratings.length > 0 && { ratings }),
  };
}
