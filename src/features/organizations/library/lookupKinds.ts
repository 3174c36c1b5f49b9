import {
  EnergySourceUpdateLimits,
  GuidewordUpdateLimits,
  HazardEffectTypeUpdateLimits,
  HazardTypeUpdateLimits,
  InjuryTypeUpdateLimits,
  LifecyclePhaseUpdateLimits,
  TaskTypeUpdateLimits,
} from '@/api/limits';
import * as lookups from '@/api/lookups';
import * as inWords from '@/features/shared/built-in/queries';
import { defineTexts } from '@/glossary/defineTexts';

/** What the lists are called that an organization adds to. */
export const LOOKUP_TEXTS = defineTexts(
  'organization-library',
  {
    guidewords: 'Guidewords',
    'hazard-types': 'Hazard types',
    'energy-sources': 'Energy sources',
    'injury-types': 'Injury types',
    'effect-types': 'Who suffers',
    phases: 'Life phases',
    'task-types': 'Task types',
  },
  'kind-',
);

export type LookupKind = keyof typeof LOOKUP_TEXTS;
export const LOOKUP_KINDS = Object.keys(LOOKUP_TEXTS) as LookupKind[];

/** An entry as all of these lists have it; some have more. */
export interface LookupEntry {
  uuid: string;
  organizationUuid: string | null;
  code: string;
  name: string;
  description: string;
  order: number;
  isActive: boolean;
  revision: number;
  template?: string;
  appliesTo?: 'FUNCTION' | 'SIGNAL' | 'TASK';
  examples?: string;
  severityRankLow?: number;
  severityRankHigh?: number;
}

/** What is sent of an entry; the fields of its kind besides. */
export type EntryValues = Pick<LookupEntry, 'name' | 'description' | 'order' | 'isActive'> &
  Partial<LookupEntry>;

type ListQuery = (arg: {
  organizationUuid: string;
  search?: string | undefined;
  limit: number;
  offset: number;
}) => Pick<ReturnType<typeof lookups.useListHazardTypesQuery>, 'error' | 'isFetching' | 'refetch'> & {
  data?: { data: { results: LookupEntry[]; total: number } } | undefined;
};
type Answer = PromiseLike<{ data: unknown; error?: undefined } | { data?: undefined; error: unknown }>;

/** The calls of one list, whatever the contract names their parts. */
interface LookupCalls {
  useList: ListQuery;
  useCreate: () => (organizationUuid: string, item: EntryValues) => Answer;
  useUpdate: () => (uuid: string, change: Partial<EntryValues> & { revision: number }) => Answer;
  limits: typeof HazardTypeUpdateLimits;
  /** The fields that only this list has, as a new entry begins with them. */
  own: Partial<LookupEntry>;
}

type Send = (arg: never) => Answer;

/** The calls of a list, from its hooks and the names that the contract gives their bodies. */
function calls(
  useList: unknown,
  useCreate: () => readonly [unknown, ...unknown[]],
  useUpdate: () => readonly [unknown, ...unknown[]],
  named: string,
  limits: object,
  own: Partial<LookupEntry> = {},
): LookupCalls {
  return {
    useList: useList as ListQuery,
    useCreate: () => {
      const create = useCreate()[0] as Send;
      return (organizationUuid, item) =>
        create({ organizationUuid, [`${named}BatchCreate`]: { items: [item] } } as never);
    },
    useUpdate: () => {
      const update = useUpdate()[0] as Send;
      return (uuid, change) => update({ [`${named}Uuid`]: uuid, [`${named}Update`]: change } as never);
    },
    limits: limits as LookupCalls['limits'],
    own,
  };
}

export const LOOKUP_CALLS: Readonly<Record<LookupKind, LookupCalls>> = {
  guidewords: calls(
    inWords.useListGuidewordsQuery,
    lookups.useCreateGuidewordsBatchMutation,
    lookups.useUpdateGuidewordMutation,
    'guideword',
    GuidewordUpdateLimits,
    { template: '', appliesTo: 'FUNCTION' },
  ),
  'hazard-types': calls(
    inWords.useListHazardTypesQuery,
    lookups.useCreateHazardTypesBatchMutation,
    lookups.useUpdateHazardTypeMutation,
    'hazardType',
    HazardTypeUpdateLimits,
    { examples: '' },
  ),
  'energy-sources': calls(
    inWords.useListEnergySourcesQuery,
    lookups.useCreateEnergySourcesBatchMutation,
    lookups.useUpdateEnergySourceMutation,
    'energySource',
    EnergySourceUpdateLimits,
  ),
  'injury-types': calls(
    inWords.useListInjuryTypesQuery,
    lookups.useCreateInjuryTypesBatchMutation,
    lookups.useUpdateInjuryTypeMutation,
    'injuryType',
    InjuryTypeUpdateLimits,
    { severityRankLow: 1, severityRankHigh: 1 },
  ),
  'effect-types': calls(
    inWords.useListHazardEffectTypesQuery,
    lookups.useCreateHazardEffectTypesBatchMutation,
    lookups.useUpdateHazardEffectTypeMutation,
    'hazardEffectType',
    HazardEffectTypeUpdateLimits,
  ),
  phases: calls(
    inWords.useListLifecyclePhasesQuery,
    lookups.useCreateLifecyclePhasesBatchMutation,
    lookups.useUpdateLifecyclePhaseMutation,
    'lifecyclePhase',
    LifecyclePhaseUpdateLimits,
  ),
  'task-types': calls(
    inWords.useListTaskTypesQuery,
    lookups.useCreateTaskTypesBatchMutation,
    lookups.useUpdateTaskTypeMutation,
    'taskType',
    TaskTypeUpdateLimits,
  ),
};
