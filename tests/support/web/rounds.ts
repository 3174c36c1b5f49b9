import type { HazardVoteEvent } from '@/api/hazard-voting';

/** What a round in which two people voted alike led to. */
export const AGREED: NonNullable<HazardVoteEvent['outcome']> = {
  hasConsensus: true,
  lacksVotes: false,
  needsComment: false,
  countedVotes: 2,
  spread: 0,
  parameters: [],
  ratingUuid: null,
};
