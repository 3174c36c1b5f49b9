import { commentHandlers } from './commentHandlers.ts';
import { eventHandlers } from './eventHandlers.ts';
import { createHazardVoteEventsBatch } from './openRounds.ts';
import { summaryHandlers } from './summaryHandlers.ts';
import { voteHandlers } from './voteHandlers.ts';
import { getHazardVotingRecord } from './votingRecord.ts';
import { exportVotingRecord } from './votingRecordFile.ts';

export { agreedLevels, countedSpread, hasConsensus, isDiscussed, outcomeOfRound } from './outcomes.ts';
export { hasPresentVotes, resetVotes } from './resetVotes.ts';
export { isActive, latestRound, latestRounds, type Round } from './rounds.ts';
export { isCounted, VOTING_ROLES, votingTypes } from './voteRecords.ts';
export { changeVoters } from './voters.ts';
export { changeFacts, seatOf } from './voteSeats.ts';
export {
  isLocked,
  lockHazards,
  onHazard,
  problemAt,
  requireReason,
  type Stage,
  type VotingHazard,
  votingHazards,
} from './votingHazards.ts';
export { type LockNews, notifyOfLock } from './votingNotifications.ts';
export { votingRecords } from './votingRecord.ts';
export { peopleOf } from './votingRecordRows.ts';

export const hazardVotingHandlers = {
  ...eventHandlers,
  ...voteHandlers,
  ...commentHandlers,
  ...summaryHandlers,
  createHazardVoteEventsBatch,
  getHazardVotingRecord,
  exportVotingRecord,
};
