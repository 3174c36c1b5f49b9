import { isDraft, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { ApiMeta } from './baseQuery';
import { frozenAnswer } from './frozenAnswer';
import { keepNewer } from './listMembership';

/**
 * Cache tags: a closed list of entity names, and the rules by which calls provide and invalidate them.
 * A misspelt tag does not compile.
 */
export const TAG_TYPES = [
  // platform
  'ApiToken',
  'ConfigurationItem',
  'CurrentUser',
  'Document',
  'DocumentAnalysis',
  'DocumentRevision',
  'FeatureFlag',
  'Notification',
  'Organization',
  'OrganizationInvitation',
  'OrganizationRole',
  'OrganizationUser',
  'PlatformNavigation',
  'Project',
  'ProjectAccessRequest',
  'ProjectAttribute',
  'ProjectAttributeType',
  'ProjectAttributeTypeValue',
  'ProjectImport',
  'ProjectMember',
  'ProjectToRequestAccess',
  'Tag',
  'TagRelationship',
  'TagVersion',
  'ToolConnection',
  'ToolStatus',
  'User',
  'UserPreferences',
  'UserRole',
  // hazard analysis
  'Area',
  'Assumption',
  'Baseline',
  'BaselineReview',
  'BaselineSignature',
  'Cea',
  'CeaType',
  'EnergySource',
  'Export',
  'ExposureEstimate',
  'ExposureEstimateType',
  'ExposureEstimateTypeValue',
  'ExposureSituation',
  'FindingAcceptance',
  'Function',
  'Guideword',
  'HaraFigure',
  'HaraMetrics',
  'Hazard',
  'HazardComment',
  'HazardEffectType',
  'HazardEvaluation',
  'HazardRrm',
  'HazardRrmEvaluation',
  'HazardType',
  'HazardVote',
  'HazardVoteEvent',
  'HazardVoteEventComment',
  'HazardousEvent',
  'HumanTask',
  'InjuryType',
  'LifecyclePhase',
  'Machine',
  'MachineHazard',
  'Malfunction',
  'Misuse',
  'OrganizationRiskRatingSet',
  'Personnel',
  'RiskAvoidability',
  'RiskClass',
  'RiskExposure',
  'RiskProbability',
  'RiskRating',
  'RiskRatingSet',
  'RiskRatingSetDraft',
  'RiskSeverity',
  'ReviewFinding',
  'Rrm',
  'RrmType',
  'SafetyFunction',
  'SafetyTarget',
  'SafetyTargetCategory',
  'SafetyTargetType',
  'SolutionSet',
  'Srem',
  'SuggestionRefusal',
  'Task',
  'TaskType',
  'Zone',
] as const;

export type TagType = (typeof TAG_TYPES)[number];
export interface CacheTag {
  type: TagType;
  id: string;
}

/** Every list of an entity. */
export const listTag = (type: TagType): CacheTag => ({ type, id: 'LIST' });
/** Every record of an entity that is open by itself. */
export const openTag = (type: TagType): CacheTag => ({ type, id: 'OPEN' });
/** Lists that hold parts of records, which no answer of a whole record can take the place of. */
export const sparseTag = (type: TagType): CacheTag => ({ type, id: 'SPARSE' });
/** Every place that shows records of these entities, which a change of something else has changed. */
export const shownTags = (...types: readonly TagType[]): CacheTag[] =>
  types.flatMap(type => [listTag(type), openTag(type)]);
/** Records whose levels follow from the initial ratings of hazards. */
export const leveledTags = (): CacheTag[] =>
  (['SafetyTarget', 'Srem', 'SafetyFunction'] as const).map(listTag);
/** One cached list alone, by its arguments. */
export const queryTag = (type: TagType, arg: unknown): CacheTag => ({
  type,
  id: `LIST ${JSON.stringify(arg, (_key, value: unknown) => (isObject(value) ? sortedKeys(value) : value))}`,
});
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const sortedKeys = (value: object): unknown =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
/** One record of an entity, wherever it shows. */
export const idTag = (type: TagType, uuid: string): CacheTag => ({ type, id: uuid });

/** For `merge` of a query: newer records stay, and what is the same keeps its identity. */
export const mergeNewer = <T extends object>(
  current: T,
  incoming: T,
  { baseQueryMeta }: { baseQueryMeta?: ApiMeta | undefined } = {},
): T => {
  // A draft inside of the draft of the whole store. Read through either, each field of a record costs a proxy.
  let before = current;
  while (isDraft(before)) before = (original(before as never) as T | undefined) ?? before;
  return frozenAnswer(
    copyWithStructuralSharing(before, keepNewer(before, incoming, baseQueryMeta?.startedAt)),
  );
};

/** Tags of a successful mutation. RTK Query invalidates after failed ones too, which only costs calls. */
export const onSuccess = (error: unknown, tags: CacheTag[]): CacheTag[] => (error ? [] : tags);

type Provides = {
  providesTags: (result: unknown, error: unknown, arg: unknown) => CacheTag[];
  merge?: typeof mergeNewer;
  keepUnusedDataFor?: number;
};
type Invalidates = { invalidatesTags: (result: unknown, error: unknown, arg: unknown) => CacheTag[] };

type ResourceEndpoints<Type extends TagType, Plural extends string> = {
  [Name in `list${Plural}`]?: Provides;
} & {
  [Name in `get${Type}` | `get${Type}DependencyTree`]?: Provides;
} & {
  [Name in
    | `create${Type}`
    | `create${Plural}Batch`
    | `update${Plural}Batch`
    | `update${Type}`
    | `delete${Type}`]?: Invalidates;
};

const textAt = (value: unknown, ...keys: string[]): string | undefined => {
  let inner = value;
  for (const key of keys)
    inner = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined;
  return typeof inner === 'string' ? inner : undefined;
};

function listedUuids(result: unknown): string[] {
  const results = (result as { data?: { results?: unknown } } | undefined)?.data?.results;
  return Array.isArray(results) ? results.flatMap(item => textAt(item, 'uuid') ?? []) : [];
}

/** A deleted record has no tags any more, and tags show on how many records they are. */
export const TAGGING: readonly TagType[] = ['Tag', 'TagRelationship'];
/** A hazard also loses its votes when a record it refers to is deleted. */
const VOTED: readonly TagType[] = ['Hazard', 'HazardVote', 'HazardVoteEvent'];

/**
 * The one rule for a regular resource: entries for `enhanceEndpoints({ endpoints })` that make its list, get,
 * dependency tree, create, batch create, update, batch update and delete provide and invalidate the right tags.
 *
 * @param type the entity, as in `getHazard`
 * @param options.plural as in `listHazards`; default: the name with an s
 * @param options.argument the path parameter that holds the uuid; default `hazardUuid` for `Hazard`
 * @param options.also lists of other entities that show this one and go stale with every change of it
 * @param options.unlinks lists of other entities that a confirmed delete changes, since their records point here
 * @param options.countedBy entities whose records say how many of these there are
 * @param options.ownsTags its tags are deleted with it: an open tag page is not asked to load them again
 */
export function resourceTags<Type extends TagType, Plural extends string = `${Type}s`>(
  type: Type,
  options: {
    plural?: Plural;
    argument?: string;
    also?: readonly TagType[];
    unlinks?: readonly TagType[];
    countedBy?: readonly TagType[];
    ownsTags?: boolean;
  } = {},
): ResourceEndpoints<Type, Plural> {
  const plural = options.plural ?? `${type}s`;
  const argument = options.argument ?? `${type.charAt(0).toLowerCase()}${type.slice(1)}Uuid`;
  const one = (arg: unknown): CacheTag[] => {
    const uuid = textAt(arg, argument);
    return uuid ? [idTag(type, uuid)] : [];
  };
  const others = shownTags(...(options.also ?? []));

  const list: Provides = {
    providesTags: (result, _error, arg) => [
      listTag(type),
      queryTag(type, arg),
      ...listedUuids(result).map(uuid => idTag(type, uuid)),
    ],
    merge: mergeNewer,
  };
  const shows: Provides = { providesTags: (_result, _error, arg) => one(arg) };
  const get: Provides = {
    providesTags: (_result, _error, arg) => [...one(arg), openTag(type)],
    merge: mergeNewer,
  };
  const counts = shownTags(...(options.countedBy ?? []));
  const create: Invalidates = {
    invalidatesTags: (_result, error) => onSuccess(error, [listTag(type), ...others, ...counts]),
  };
  const change: Invalidates = {
    invalidatesTags: (_result, error, arg) => onSuccess(error, [...one(arg), listTag(type), ...others]),
  };
  const unlinked = shownTags(
    ...(options.unlinks ?? []).flatMap(other => (other === 'Hazard' ? VOTED : [other])),
    ...(options.ownsTags ? [] : TAGGING),
  );
  const changeBatch: Invalidates = {
    invalidatesTags: (result, error) =>
      onSuccess(error, [...listedUuids(result).map(uuid => idTag(type, uuid)), listTag(type), ...others]),
  };
  // Not the record itself: an open page would ask for it once more, only to hear that it is gone.
  const remove: Invalidates = {
    invalidatesTags: (_result, error) => onSuccess(error, [listTag(type), ...others, ...unlinked, ...counts]),
  };
  return {
    [`list${plural}`]: list,
    [`get${type}`]: get,
    // Any other record may refer to this one, so this answer is never kept.
    [`get${type}DependencyTree`]: { ...shows, keepUnusedDataFor: 0 },
    [`create${type}`]: create,
    [`create${plural}Batch`]: create,
    [`update${type}`]: change,
    [`update${plural}Batch`]: changeBatch,
    [`delete${type}`]: remove,
  } as ResourceEndpoints<Type, Plural>;
}
