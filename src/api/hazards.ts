import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { original } from '@reduxjs/toolkit';
import {
  type CreateHazardsBatchApiArg,
  type GetHazardDependencyTreeApiResponse,
  hazardsApi as generated,
  type ListHazardsApiResponse,
  type SetHazardInitialRiskApiArg,
  type UpdateHazardApiArg,
} from './generated/hazards.gen';
import { idTag, listTag, onSuccess, resourceTags } from './tags';

export type Hazard = ListHazardsApiResponse['data']['results'][number];
export type HazardEvaluation = Hazard['evaluations'][number];
export type DependencyGroup = GetHazardDependencyTreeApiResponse['data']['groups'][number];
export type HazardStatus = Hazard['status'];
/** Fields that a person may change, beside the levels. */
export type HazardFields = Omit<UpdateHazardApiArg['hazardUpdate'], 'revision' | 'reason'>;
export type HazardInitialRisk = SetHazardInitialRiskApiArg['hazardInitialRisk'];
export type HazardCreate = CreateHazardsBatchApiArg['hazardBatchCreate']['items'][number];

type State = Parameters<typeof generated.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type List = ListHazardsApiResponse['data'];

/** Every list in the cache, changed by what a call has just answered: all hazards are not read again for one. */
function changeLists(
  dispatch: Dispatch,
  getState: () => unknown,
  change: (list: List, untouched: readonly Hazard[], projectUuid: string | undefined) => void,
) {
  for (const arg of generated.util.selectCachedArgsForQuery(getState() as State, 'listHazards'))
    dispatch(
      generated.util.updateQueryData('listHazards', arg, draft =>
        // Searched in the untouched array: a draft wraps each hazard that is looked at, and there may be thousands.
        change(draft.data, original(draft)?.data.results ?? [], arg.projectUuid),
      ),
    );
}

/** The answered records take their places in the lists, unless they have newer ones. */
function keepRecords(dispatch: Dispatch, getState: () => unknown, records: readonly Hazard[]) {
  if (records.length === 0) return;
  const answered = new Map(records.map(record => [record.uuid, record]));
  changeLists(dispatch, getState, (list, untouched) => {
    untouched.forEach((before, index) => {
      const record = answered.get(before.uuid);
      if (record && before.revision <= record.revision) list.results[index] = record;
    });
  });
}

async function keepAnswer(
  dispatch: Dispatch,
  getState: () => unknown,
  answer: Promise<{ data: { data: Hazard } }>,
) {
  const record = await answer.then(({ data }) => data.data).catch(() => undefined);
  keepRecords(dispatch, getState, record ? [record] : []);
}

/** A step that answers with the hazard and changes what its voters see. */
const votedHazardChanged = {
  invalidatesTags: (_result: unknown, error: unknown, { hazardUuid }: { hazardUuid: string }) =>
    onSuccess(error, [idTag('Hazard', hazardUuid), listTag('HazardVote'), listTag('HazardVoteEvent')]),
  onQueryStarted: (
    _arg: unknown,
    {
      dispatch,
      getState,
      queryFulfilled,
    }: { dispatch: Dispatch; getState: () => unknown; queryFulfilled: Promise<{ data: { data: Hazard } }> },
  ) => keepAnswer(dispatch, getState, queryFulfilled),
};

const hazardsApi = generated.enhanceEndpoints({
  endpoints: {
    listHazards: { providesTags: [listTag('Hazard')] },
    getHazard: { providesTags: (_result, _error, { hazardUuid }) => [idTag('Hazard', hazardUuid)] },
    getHazardDependencyTree: resourceTags('Hazard').getHazardDependencyTree,
    // Another situation or method may reset votes.
    updateHazard: votedHazardChanged,
    updateHazardsBatch: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('HazardVote'), listTag('HazardVoteEvent'), listTag('SafetyTarget')]),
      onQueryStarted: async (_arg, { dispatch, getState, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        const results = answer?.data.data.results ?? [];
        keepRecords(
          dispatch,
          getState,
          results.flatMap(({ record, current }) => record ?? current ?? []),
        );
      },
    },
    addHazardUser: votedHazardChanged,
    removeHazardUser: votedHazardChanged,
    toggleConsensusVotingLock: votedHazardChanged,
    toggleRiskFreeze: votedHazardChanged,
    setHazardSolutionSets: {
      onQueryStarted: (_arg, { dispatch, getState, queryFulfilled }) =>
        keepAnswer(dispatch, getState, queryFulfilled),
    },
    addHazardRrm: {
      invalidatesTags: (_result, error) =>
        onSuccess(error, [listTag('HazardRrm'), listTag('SolutionSet'), listTag('Hazard')]),
    },
    recalculateFinalRatings: {
      onQueryStarted: async (_arg, { dispatch, getState, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        keepRecords(dispatch, getState, answer?.data.data.changed.results ?? []);
      },
    },
    addHazardComment: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('HazardComment')]),
    },
    setHazardInitialRisk: {
      // The level of a target follows from the initial ratings of its hazards.
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('SafetyTarget')]),
      onQueryStarted: (_arg, { dispatch, getState, queryFulfilled }) =>
        keepAnswer(dispatch, getState, queryFulfilled),
    },
    createHazardsBatch: {
      onQueryStarted: async ({ projectUuid }, { dispatch, getState, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        const records = answer?.data.data.records ?? [];
        if (records.length === 0) return;
        changeLists(dispatch, getState, (list, untouched, listed) => {
          const known = new Set(untouched.map(hazard => hazard.uuid));
          const added = records.filter(hazard => !known.has(hazard.uuid));
          if (listed !== undefined && listed !== projectUuid) return;
          list.results.push(...added);
          list.total += added.length;
        });
      },
    },
    deleteHazard: {
      // Its measures go with it, and what named it names it no more.
      invalidatesTags: (_result, error) =>
        onSuccess(
          error,
          (['HazardRrm', 'SolutionSet', 'SafetyTarget', 'Srem', 'HaraFigure'] as const).map(listTag),
        ),
      onQueryStarted: async ({ hazardUuid }, { dispatch, getState, queryFulfilled }) => {
        const deleted = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!deleted) return;
        changeLists(dispatch, getState, (list, untouched) => {
          const left = untouched.filter(hazard => hazard.uuid !== hazardUuid);
          if (left.length === untouched.length) return;
          list.results = left;
          list.total -= 1;
        });
      },
    },
  },
});

/** For callers outside of components, which queue their calls. */
export const { updateHazard, setHazardInitialRisk, getHazardDependencyTree, deleteHazard } =
  hazardsApi.endpoints;
export const {
  useListHazardsQuery,
  useCreateHazardsBatchMutation,
  useAddHazardCommentMutation,
  useAddHazardUserMutation,
  useRemoveHazardUserMutation,
  useToggleConsensusVotingLockMutation,
  useToggleRiskFreezeMutation,
  useCheckVoteChangeRulesViolationMutation,
  useAddHazardRrmMutation,
  useSetHazardSolutionSetsMutation,
  useRecalculateFinalRatingsMutation,
} = hazardsApi;
