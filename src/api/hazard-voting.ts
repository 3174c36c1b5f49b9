import { idTag, listTag, onSuccess, resourceTags } from './cacheTags';
import {
  type GetHazardVotingRecordApiResponse,
  hazardVotingApi as generated,
  type ListHazardVoteEventCommentsApiResponse,
  type ListHazardVoteEventsApiResponse,
  type ListHazardVotesApiResponse,
  type UpdateHazardVoteEventApiArg,
} from './generated/hazard-voting.gen';

/** A step of voting changes the counts of rounds and the status of hazards. */
const votingChanged = {
  invalidatesTags: (_result: unknown, error: unknown) =>
    onSuccess(error, [listTag('HazardVote'), listTag('HazardVoteEvent'), listTag('Hazard')]),
};
/** What is said decides whether a wide spread is discussed, and with it the outcome. */
const discussed = { also: ['HazardVoteEvent', 'Hazard'] } as const;

const hazardVotingApi = generated.enhanceEndpoints({
  endpoints: {
    listHazardVoteEvents: { providesTags: [listTag('HazardVoteEvent')] },
    getHazardVoteEvent: {
      // Every vote and comment of others shows in it.
      providesTags: (_result, _error, { hazardVoteEventUuid }) => [
        listTag('HazardVoteEvent'),
        idTag('HazardVoteEvent', hazardVoteEventUuid),
      ],
    },
    updateHazardVoteEvent: votingChanged,
    createHazardVoteEventsBatch: votingChanged,
    updateHazardVoteEventsBatch: votingChanged,
    listHazardVotes: { providesTags: [listTag('HazardVote')] },
    getHazardVote: {
      providesTags: (_result, _error, { hazardVoteUuid }) => [
        listTag('HazardVote'),
        idTag('HazardVote', hazardVoteUuid),
      ],
    },
    createHazardVote: votingChanged,
    updateHazardVote: {
      // A change may carry a comment.
      invalidatesTags: (_result, error) =>
        onSuccess(error, [
          listTag('HazardVote'),
          listTag('HazardVoteEvent'),
          listTag('HazardVoteEventComment'),
          listTag('Hazard'),
        ]),
    },
    deleteHazardVote: votingChanged,
    toggleHazardVoteNotNeeded: votingChanged,
    ...resourceTags('HazardVoteEventComment', discussed),
    getHazardVotingRecord: {
      // Locks and freezes of the hazard stand in it, too.
      providesTags: (_result, _error, { hazardUuid }) => [
        ...(['HazardVote', 'HazardVoteEvent', 'HazardVoteEventComment', 'Hazard'] as const).map(listTag),
        idTag('Hazard', hazardUuid),
      ],
    },
    sendVoteSummary: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('HazardVoteEvent')]),
    },
    listHazardVoteUsers: { providesTags: [listTag('ProjectMember')] },
  },
});

export type HazardVoteEvent = ListHazardVoteEventsApiResponse['data']['results'][number];
export type HazardVote = ListHazardVotesApiResponse['data']['results'][number];
export type HazardVoteEventComment = ListHazardVoteEventCommentsApiResponse['data']['results'][number];
export type VotingRecord = GetHazardVotingRecordApiResponse['data'];
export const {
  useListHazardVoteEventsQuery,
  useUpdateHazardVoteEventMutation,
  useCreateHazardVoteEventsBatchMutation,
  useUpdateHazardVoteEventsBatchMutation,
  useListHazardVotesQuery,
  useGetHazardVoteQuery,
  useCreateHazardVoteMutation,
  useUpdateHazardVoteMutation,
  useDeleteHazardVoteMutation,
  useToggleHazardVoteNotNeededMutation,
  useListHazardVoteEventCommentsQuery,
  useCreateHazardVoteEventCommentMutation,
  useUpdateHazardVoteEventCommentMutation,
  useDeleteHazardVoteEventCommentMutation,
  useGetHazardVotingRecordQuery,
  useSendVoteSummaryMutation,
  useListHazardVoteUsersQuery,
} = hazardVotingApi;
export type HazardVoteEventUpdate = UpdateHazardVoteEventApiArg['hazardVoteEventUpdate'];
