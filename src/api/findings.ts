import { idTag, listTag, onSuccess } from './cacheTags';
import {
  findingsApi as generated,
  type ListFindingsApiArg,
  type ListFindingsApiResponse,
  type ListHazardFindingsApiResponse,
} from './generated/findings.gen';

/** Findings follow from every record of the analysis: who shows them follows the project (`useFollowedProject`). */
const shows = {
  providesTags: () => [listTag('FindingAcceptance')],
  keepUnusedDataFor: 0,
};
const judged = {
  // A hazard's list is filtered by its open findings.
  invalidatesTags: (_result: unknown, error: unknown, { projectUuid }: { projectUuid: string }) =>
    onSuccess(error, [listTag('FindingAcceptance'), idTag('HaraMetrics', projectUuid), listTag('Hazard')]),
};

const findingsApi = generated.enhanceEndpoints({
  endpoints: {
    listFindings: shows,
    // Read again after every change: to find what stayed the same in those of 10,000 hazards takes longer than to show them.
    listHazardFindings: { ...shows, structuralSharing: false },
    acceptFinding: judged,
    reopenFinding: judged,
  },
});

export type Finding = ListFindingsApiResponse['data']['results'][number];
export type HazardFindings = ListHazardFindingsApiResponse['data']['results'][number];
export type ListFindingsQuery = ListFindingsApiArg;
export const { listFindings } = findingsApi.endpoints;
export const {
  useListFindingsQuery,
  useListHazardFindingsQuery,
  useAcceptFindingMutation,
  useReopenFindingMutation,
} = findingsApi;
