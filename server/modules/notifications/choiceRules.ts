import type { components } from '../../contract/generated/operations.ts';

export type NotificationKind = components['schemas']['NotificationKind'];
type Choice = components['schemas']['NotificationChoice'];
export type Choices = components['schemas']['NotificationChoices'];

const BOTH: Choice = { inApp: true, byMail: true };
const IN_APP: Choice = { inApp: true, byMail: false };

/** Everything shows in the app; mail is sent for what waits for the reader or answers their request. */
export const DEFAULT_CHOICES: Choices = {
  ACCESS_REQUESTED: BOTH,
  ACCESS_ACCEPTED: BOTH,
  ACCESS_DECLINED: BOTH,
  VOTING_OPENED: BOTH,
  VOTES_REVEALED: BOTH,
  VOTES_RESET: BOTH,
  VOTE_SUMMARY: BOTH,
  CONSENSUS_LOCKED: IN_APP,
  TOOL_MESSAGE: IN_APP,
  COMMENT_MENTION: BOTH,
};

/** Answers to a user's own request cannot be switched off, because they say what the user may do. */
export const ALWAYS_IN_APP: readonly NotificationKind[] = ['ACCESS_ACCEPTED', 'ACCESS_DECLINED'];

const KINDS = Object.keys(DEFAULT_CHOICES) as NotificationKind[];

/** All choices: the stored ones, and defaults for the rest. */
export const allChoices = (made: Partial<Choices> | null | undefined): Choices => ({
  ...DEFAULT_CHOICES,
  ...made,
});

/** What to store: only choices that differ from the default, so that a changed default reaches everybody else. */
export const ownChoices = (choices: Partial<Choices> = {}): Partial<Choices> =>
  Object.fromEntries(
    KINDS.flatMap(kind => {
      const [made, initial] = [choices[kind], DEFAULT_CHOICES[kind]];
      return made && (made.inApp !== initial.inApp || made.byMail !== initial.byMail) ? [[kind, made]] : [];
    }),
  );

/** The mandatory kind that these choices would hide in the app; undefined if there is none. */
export const hiddenAnswer = (choices: Partial<Choices> = {}): NotificationKind | undefined =>
  ALWAYS_IN_APP.find(kind => choices[kind]?.inApp === false);
