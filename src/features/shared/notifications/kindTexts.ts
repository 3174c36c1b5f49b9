import type { Notification } from '@/api/notifications';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

export type NotificationKind = Notification['kind'];

/** What happened, by kind. */
export const KIND_LABELS: Readonly<Record<NotificationKind, TextDefinition>> = defineTexts(
  'notifications',
  {
    ACCESS_REQUESTED: 'Access requested',
    ACCESS_ACCEPTED: 'Access granted',
    ACCESS_DECLINED: 'Access declined',
    VOTING_OPENED: 'Voting opened',
    VOTES_REVEALED: 'Votes revealed',
    VOTES_RESET: 'Votes reset',
    VOTE_SUMMARY: 'Vote summary',
    CONSENSUS_LOCKED: 'Agreed values locked or unlocked',
    TOOL_MESSAGE: 'Message of a tool',
    COMMENT_MENTION: 'Mention in a comment',
  },
  'kind-',
);

export const KINDS = Object.keys(KIND_LABELS) as NotificationKind[];
