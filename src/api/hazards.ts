import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  idTag,
  leveledTags,
  listTag,
  mergeNewer,
  onSuccess,
  queryTag,
  resourceTags,
  shownTags,
  sparseTag,
  TAGGING,
} from './cacheTags';
import { wholeOnly } from './firstPart';
import { levelsFollow } from './followingLevels';
import {
  type CheckVoteChangeRulesViolationApiResponse,
  type CreateHazardsBatchApiArg,
  type GetHazardDependencyTreeApiResponse,
  hazardsApi as generated,
  type ListHazardsApiResponse,
  type SetHazardInitialRiskApiArg,
  type UpdateHazardApiArg,
  type UpdateHazardsBatchApiArg,
} from './generated/hazards.gen';
import { applyRecords, removeRecords } from './recordCache';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export type Hazard = ListHazardsApiResponse['data']['results'][number];
export type HazardEvaluation = Hazard['evaluations'][number];
export type { FinalRatingMove } from './generated/hazards.gen';
export type DependencyGroup = GetHazardDependencyTreeApiResponse['data']['groups'][number];
export type HazardStatus = Hazard['status'];
/** Fields that a person may change, beside the levels. */
export type HazardFields = Omit<UpdateHazardApiArg['hazardUpdate'], 'revision' | 'reason'>;
export type HazardInitialRisk = SetHazardInitialRiskApiArg['hazardInitialRisk'];
/** A rule that a change of a vote, or of what is voted on, would meet. */
export type VoteViolation = CheckVoteChangeRulesViolationApiResponse['data']['violations'][number];
export type HazardBatchItem = UpdateHazardsBatchApiArg['hazardBatchUpdate']['items'][number];
export type HazardCreate = CreateHazardsBatchApiArg['hazardBatchCreate']['items'][number];

/** The answered record takes its place wherever it is shown. */
const showAnswer = async (
  _arg: unknown,
  { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<{ data: { data: Hazard } }> },
) => {
  const record = await queryFulfilled.then(({ data }) => data.data).catch(() => undefined);
  if (record) dispatch(applyRecords('Hazard', [record]));
};

/** Rounds and votes, whole lists of a project: thousands of records where many hazards were voted on. */
const VOTE_LISTS = [listTag('HazardVote'), listTag('HazardVoteEvent')];

/** A step that answers with the hazard and changes what its voters see. */
const votedHazardChanged = {
  invalidatesTags: (_result: unknown, error: unknown, { hazardUuid }: { hazardUuid: string }) =>
    onSuccess(error, [idTag('Hazard', hazardUuid), ...VOTE_LISTS]),
  onQueryStarted: showAnswer,
};

/** Each hazard of a batch, as it is now or as somebody else has changed it meanwhile. */
const votedHazardsChanged = {
  invalidatesTags: (_result: unknown, error: unknown) => onSuccess(error, VOTE_LISTS),
  onQueryStarted: async (
    _arg: unknown,
    {
      dispatch,
      queryFulfilled,
    }: {
      dispatch: Dispatch;
      queryFulfilled: Promise<{ data: { data: { results: { record?: Hazard; current?: Hazard }[] } } }>;
    },
  ) => {
    const answer = await queryFulfilled.catch(() => undefined);
    const results = answer?.data.data.results ?? [];
    const records = results.flatMap(({ record, current }) => record ?? current ?? []);
    dispatch(applyRecords('Hazard', records));
  },
};

/** The same with other ratings, which the levels of targets follow from. */
const ratedHazardsChanged = {
  ...votedHazardsChanged,
  invalidatesTags: (_result: unknown, error: unknown) => onSuccess(error, [...VOTE_LISTS, ...leveledTags()]),
};

/** The level of a target follows from the initial ratings of its hazards. */
const rated =
  <Lifecycle extends { dispatch: Dispatch; queryFulfilled: Promise<unknown> }>(
    show: (arg: unknown, lifecycle: Lifecycle) => Promise<void>,
  ) =>
  async (arg: unknown, lifecycle: Lifecycle) => {
    await show(arg, lifecycle);
    await lifecycle.queryFulfilled.then(
      () => levelsFollow(lifecycle.dispatch),
      () => undefined,
    );
  };

/** Whether the hazard itself is changed, which may reset votes; a rating never does (domain model 2.6). */
const isMoreThanRated = ({ change: { revision: _revision, reason: _reason, ...fields } }: HazardBatchItem) =>
  Object.keys(fields).length > 0;

const hazardsApi = generated.enhanceEndpoints({
  endpoints: {
    listHazards: {
      // Without a tag for each of thousands.
      providesTags: (_result, _error, arg) => [listTag('Hazard'), queryTag('Hazard', arg)],
      merge: mergeNewer,
    },
    listHazardFields: {
      providesTags: [listTag('Hazard'), sparseTag('Hazard')],
    },
    getHazard: {
      // Measures, targets and votes show in it as in the list.
      providesTags: (_result, _error, { hazardUuid }) => [listTag('Hazard'), idTag('Hazard', hazardUuid)],
      merge: mergeNewer,
    },
    getHazardDependencyTree: resourceTags('Hazard').getHazardDependencyTree,
    // Another situation or method may reset votes.
    updateHazard: votedHazardChanged,
    updateHazardsBatch: {
      invalidatesTags: (_result, error, { hazardBatchUpdate: { items } }) =>
        onSuccess(error, items.some(isMoreThanRated) ? VOTE_LISTS : []),
      onQueryStarted: rated(votedHazardsChanged.onQueryStarted),
    },
    addHazardUser: votedHazardChanged,
    removeHazardUser: votedHazardChanged,
    toggleConsensusVotingLock: {
      ...votedHazardChanged,
      // What was agreed on becomes the rating, which the level of a target follows from.
      invalidatesTags: (_result, error, { hazardUuid }) =>
        onSuccess(error, [idTag('Hazard', hazardUuid), ...VOTE_LISTS, ...leveledTags()]),
    },
    toggleRiskFreeze: votedHazardChanged,
    updateConsensusVotingLocksBatch: ratedHazardsChanged,
    updateRiskFreezesBatch: votedHazardsChanged,
    setResidualRiskAcceptance: votedHazardChanged,
    setHazardClosed: votedHazardChanged,
    setHazardSolutionSets: {
      onQueryStarted: showAnswer,
    },
    addHazardRrm: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [
          listTag('HazardRrm'),
          listTag('SolutionSet'),
          listTag('Hazard'),
          listTag('SafetyFunction'),
        ]),
    },
    recalculateFinalRatings: {
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        dispatch(applyRecords('Hazard', answer?.data.data.changed.results ?? []));
      },
    },
    addHazardComment: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('HazardComment')]),
    },
    setHazardInitialRisk: {
      onQueryStarted: rated(showAnswer),
    },
    createHazardsBatch: {
      invalidatesTags: (_result, error) => onSuccess(error, shownTags('Project')),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        dispatch(applyRecords('Hazard', answer?.data.data.records ?? []));
      },
    },
    deleteHazard: {
      // Its measures go with it, and what named it names it no more.
      invalidatesTags: (_result, error) =>
        onSuccess(
          error,
          shownTags(
            ...(['HazardRrm', 'SolutionSet', 'SafetyTarget', 'Srem', 'SafetyFunction'] as const),
            ...(['Document', 'HaraFigure', 'Project'] as const),
            ...(['HazardComment', 'HazardVote', 'HazardVoteEvent'] as const),
            ...TAGGING,
          ),
        ),
      onQueryStarted: ({ hazardUuid }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(removeRecords('Hazard', [hazardUuid])),
          () => undefined,
        ),
    },
  },
});

/** For callers outside of components, which queue their calls. */
export const {
  createHazardsBatch,
  updateHazard,
  updateHazardsBatch,
  setHazardInitialRisk,
  getHazardDependencyTree,
  deleteHazard,
} = hazardsApi.endpoints;
/** Hazards with the first ones before the others have come (`beginList`). */
export const useHazardsAsTheyComeQuery = hazardsApi.useListHazardsQuery;
export const useListHazardsQuery = wholeOnly(hazardsApi.useListHazardsQuery);
export const {
  useGetHazardQuery,
  useCreateHazardsBatchMutation,
  useAddHazardCommentMutation,
  useAddHazardUserMutation,
  useRemoveHazardUserMutation,
  useToggleConsensusVotingLockMutation,
  useToggleRiskFreezeMutation,
  useUpdateConsensusVotingLocksBatchMutation,
  useUpdateRiskFreezesBatchMutation,
  useSetResidualRiskAcceptanceMutation,
  useSetHazardClosedMutation,
  useCheckVoteChangeRulesViolationMutation,
  useAddHazardRrmMutation,
  useSetHazardSolutionSetsMutation,
  useRecalculateFinalRatingsMutation,
} = hazardsApi;
