import type { Notification } from '@/api/notifications';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

export type Message = NonNullable<Notification['titleMessage']>;

/** What notifications say, in the app and in mails alike: the platform reads these sentences from the list of texts. */
export const MESSAGES: Readonly<Record<Exclude<Message['id'], 'WORDS'>, TextDefinition>> = defineTexts(
  'notifications',
  {
    ACCESS_REQUESTED: '{1} asks for access to {2}',
    ACCESS_REQUESTED_UNNAMED: 'Somebody asks for access to {1}',
    ACCESS_ACCEPTED: 'You are a member of {1}',
    ACCESS_DECLINED: 'Your request for {1} was declined',
    VOTING_OPENED: 'Your vote is asked for: {1} of {2}',
    VOTING_OPENED_SEVERAL: 'Your vote is asked for: {1} hazards of {2}',
    VOTES_REVEALED: 'The votes are revealed: {1} of {2}',
    VOTES_REVEALED_SEVERAL: 'The votes are revealed: {1} hazards of {2}',
    VOTES_RESET: 'Votes were reset, please vote again: {1} of {2}',
    VOTES_RESET_SEVERAL: 'Votes were reset, please vote again: {1} hazards of {2}',
    VOTE_SUMMARY: 'State of the voting: one voting round',
    VOTE_SUMMARY_SEVERAL: 'State of the voting: {1} voting rounds',
    INITIAL_LOCKED: 'The initial rating was agreed and locked: {1} of {2}',
    INITIAL_LOCKED_SEVERAL: 'The initial rating was agreed and locked: {1} hazards of {2}',
    INITIAL_UNLOCKED: 'The initial rating was unlocked: {1} of {2}',
    INITIAL_UNLOCKED_SEVERAL: 'The initial rating was unlocked: {1} hazards of {2}',
    FINAL_LOCKED: 'The final rating was agreed and locked: {1} of {2}',
    FINAL_LOCKED_SEVERAL: 'The final rating was agreed and locked: {1} hazards of {2}',
    FINAL_UNLOCKED: 'The final rating was unlocked: {1} of {2}',
    FINAL_UNLOCKED_SEVERAL: 'The final rating was unlocked: {1} hazards of {2}',
    COMMENT_MENTION: '{1} mentions you in a comment on {2}',
    CODES_AND_MORE: '{1} and {2} more',
    ROUND_INITIAL_OPEN: '{1}: initial risk, round {2}: open, votes not revealed; {3} of {4} voted',
    ROUND_INITIAL_AGREED:
      '{1}: initial risk, round {2}: revealed, agreed (spread in levels: {5}); {3} of {4} voted',
    ROUND_INITIAL_NOT_AGREED:
      '{1}: initial risk, round {2}: revealed, not agreed (spread in levels: {5}); {3} of {4} voted',
    ROUND_FINAL_OPEN: '{1}: final risk, round {2}: open, votes not revealed; {3} of {4} voted',
    ROUND_FINAL_AGREED:
      '{1}: final risk, round {2}: revealed, agreed (spread in levels: {5}); {3} of {4} voted',
    ROUND_FINAL_NOT_AGREED:
      '{1}: final risk, round {2}: revealed, not agreed (spread in levels: {5}); {3} of {4} voted',
    ROUND_MISSING: 'Missing: {1}',
    DUE: 'Due: {1}',
    DUE_FIRST: 'First due: {1}',
    MORE_ROUNDS: 'And {1} more; see the worksheet.',
  },
  'message-',
);
