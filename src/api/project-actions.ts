import { listTag, onSuccess, shownTags, TAGGING, type TagType } from './cacheTags';
import {
  type GenerateExposureSituationsApiResponse,
  projectActionsApi as generated,
  type ListLibraryRecordsApiResponse,
  type ListSuggestionRefusalsApiResponse,
  type RestoreDeletedRecordsApiArg,
  type TakeLibraryRecordsApiArg,
} from './generated/project-actions.gen';

/** Kinds of records whose deletes can be taken back. */
export type RestorableEntity = RestoreDeletedRecordsApiArg['restoreDeletedRequest']['entity'];

/** Kinds of records that libraries offer. */
export type LibraryEntity = TakeLibraryRecordsApiArg['libraryTake']['entity'];
/** A record of a library of the organization. */
export type LibraryRecord = ListLibraryRecordsApiResponse['data']['results'][number];

/** What is new where a kind was taken: an element comes with its type, an estimate type with its bands. */
const TAKEN: Readonly<Record<LibraryEntity, readonly TagType[]>> = {
  Rrm: ['Rrm'],
  Cea: ['Cea', 'CeaType'],
  ExposureEstimateType: ['ExposureEstimateType', 'ExposureEstimateTypeValue'],
  PersonnelMember: ['Personnel'],
  Zone: ['Zone'],
  Area: ['Area'],
};

/** A suggestion that somebody refused. */
export type SuggestionRefusal = ListSuggestionRefusalsApiResponse['data']['results'][number];

/** What a product of elements gives, and what was left out. */
export type GeneratedSituations = GenerateExposureSituationsApiResponse['data'];

/** What may come back with a record, or have its link to it again. */
const RESTORED = [
  ...(['Hazard', 'HazardRrm', 'HazardComment', 'HazardVote', 'HazardVoteEvent', 'HazardousEvent'] as const),
  ...(['Function', 'Malfunction', 'Misuse', 'Machine', 'MachineHazard', 'Task', 'HumanTask'] as const),
  ...([
    'ExposureSituation',
    'ExposureEstimate',
    'SafetyTarget',
    'SolutionSet',
    'Srem',
    'SafetyFunction',
  ] as const),
  ...(['HaraFigure', 'Assumption', 'Cea', 'Project'] as const),
  ...TAGGING,
];

/** Suggestions themselves are not kept: they are asked for again. */
const refused = {
  invalidatesTags: (_result: unknown, error: unknown) => onSuccess(error, [listTag('SuggestionRefusal')]),
};

/** A preview changes nothing; refetching the lists after one only costs a call. */
const projectActionsApi = generated.enhanceEndpoints({
  endpoints: {
    generateMalfunctions: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('Malfunction')]) },
    generateExposureSituations: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('ExposureSituation')]),
    },
    listSuggestionRefusals: { providesTags: () => [listTag('SuggestionRefusal')] },
    refuseSuggestions: refused,
    proposeSuggestionsAgain: refused,
    // It shows records of other projects, which are changed by others: never kept.
    listLibraryRecords: { keepUnusedDataFor: 0 },
    takeLibraryRecords: {
      invalidatesTags: (_result, error, { libraryTake }) =>
        onSuccess(error, TAKEN[libraryTake.entity].map(listTag)),
    },
    restoreDeletedRecords: {
      invalidatesTags: (_result, error) => onSuccess(error, shownTags(...RESTORED)),
    },
  },
});

/** For the edit queue, which calls outside of components. */
export const { restoreDeletedRecords } = projectActionsApi.endpoints;
export const {
  useGenerateMalfunctionsMutation,
  useGenerateExposureSituationsMutation,
  useRecommendHazardsMutation,
  useRecommendTasksMutation,
  useListSuggestionRefusalsQuery,
  useRefuseSuggestionsMutation,
  useProposeSuggestionsAgainMutation,
  useListLibraryRecordsQuery,
  useTakeLibraryRecordsMutation,
} = projectActionsApi;
