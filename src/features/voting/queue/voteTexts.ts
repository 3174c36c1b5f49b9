import type { VoteChangeRule } from '@domain/voting/voteChanges';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** What a rule says to the voter whose change it meets (domain model 2.6); the server's own words are English only. */
export const RULE_TEXTS: Readonly<Record<VoteChangeRule, TextDefinition>> = defineTexts(
  'vote-queue',
  {
    R1: 'The risk of this hazard is frozen, so no vote changes. Whoever may unfreeze it can open it again.',
    R2: 'The agreed levels of this hazard are locked, so no vote changes. A lead can unlock them.',
    R3: 'Only the voter changes a vote. A lead can mark it as not needed.',
    R4: 'The votes are revealed: say why you change yours.',
    R5: 'A level moves by two or more: leave a comment for the others.',
    R6: 'The hazard itself would change, so its votes would be reset.',
    R7: 'The rating set would change, so the votes would be reset.',
    R8: 'You are no longer a voting member of this project: your vote is kept but not counted.',
    R9: 'Your change lowers the rating although measures were accepted for it.',
  },
  'rule-',
);
