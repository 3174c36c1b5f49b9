import type { VotingRecord } from '@/api/hazard-voting';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

export type RecordEvent = VotingRecord['events'][number];

/** What was done; {1} is who did it, {2} whom it is about, or the state before, {3} the state after. */
export const EVENT_TEXTS: Readonly<Record<RecordEvent['kind'], TextDefinition>> = defineTexts(
  'voting',
  {
    ROUND_OPENED: '{1} opened the round',
    DUE_DATE_CHANGED: '{1} moved the due date from {2} to {3}',
    MINIMUM_CHANGED: '{1} changed the votes that are needed from {2} to {3}',
    SUMMARY_SENT: '{1} sent the voters a summary',
    VOTER_ADDED: '{1} added {2} as a voter',
    VOTER_REMOVED: '{1} removed {2} from the voters',
    VOTER_NOT_NEEDED: '{1} did without the vote of {2}',
    VOTER_NEEDED: '{1} asked {2} in again',
    VOTE_CAST: '{1} voted',
    VOTES_REVEALED: '{1} revealed the votes',
    VOTE_CHANGED: '{1} changed their vote',
    VOTE_WITHDRAWN: '{1} withdrew their vote',
    COMMENT_ADDED: '{1} commented',
    COMMENT_CHANGED: '{1} changed a comment',
    COMMENT_DELETED: '{1} deleted a comment',
    ROUND_CLOSED: '{1} closed the round',
    ROUND_RESET: '{1} changed the hazard, so the votes were reset',
    LOCKED: '{1} locked the rating',
    UNLOCKED: '{1} unlocked the rating',
    FROZEN: '{1} froze the risk',
    UNFROZEN: '{1} unfroze the risk',
  },
  'event-',
);

/** For a rating that was locked without a consensus, or a risk that was frozen without the lock. */
export const OVERRIDE_TEXTS: Readonly<Partial<Record<RecordEvent['kind'], TextDefinition>>> = defineTexts(
  'voting',
  {
    LOCKED: '{1} locked the rating without a consensus',
    FROZEN: '{1} froze the risk, although the rating was not locked',
  },
  'event-override-',
);
