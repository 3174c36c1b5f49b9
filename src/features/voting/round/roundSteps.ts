import type { HazardVoteEvent } from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

/** What a lead can do with the latest round of a hazard and stage (domain model 2.6). */
export type RoundStep = 'REVEAL' | 'CLOSE' | 'NEW_ROUND' | 'LOCK' | 'UNLOCK';

export interface OfferedStep {
  step: RoundStep;
  /** The server refuses it without a reason. */
  needsReason: boolean;
  /** It locks what the voters have not agreed on. */
  isOverride?: boolean;
  /** Why it cannot be done now; left out where it can. */
  blocked?: TextDefinition;
}

const BLOCKED = defineTexts(
  'voting',
  {
    votes: 'Too few have voted to reveal the votes.',
    comment: 'The votes lie two or more levels apart: leave a comment on the round first.',
  },
  'blocked-',
);

export const isStageLocked = (hazard: Hazard, stage: HazardVoteEvent['stage']): boolean =>
  stage === 'INITIAL' ? hazard.isConsensusVotingLocked : hazard.isFinalConsensusVotingLocked;

/**
 * The steps of a round in the order in which a lead takes them.
 * @param round the latest of its hazard and stage
 */
export function roundSteps(hazard: Hazard, round: HazardVoteEvent): OfferedStep[] {
  if (hazard.isRiskFrozen) return [];
  if (isStageLocked(hazard, round.stage)) return [{ step: 'UNLOCK', needsReason: true }];
  const { status, outcome, voters, minimumVotes } = round;
  const hasConsensus = outcome?.hasConsensus ?? false;
  if (status === 'OPEN')
    return [
      {
        step: 'REVEAL',
        needsReason: voters.pending > 0,
        ...(voters.cast < minimumVotes && { blocked: BLOCKED.votes }),
      },
      { step: 'CLOSE', needsReason: true },
    ];
  if (status === 'RESET') return [];
  return [
    { step: 'LOCK', needsReason: !hasConsensus, isOverride: !hasConsensus },
    {
      step: 'NEW_ROUND',
      needsReason: status === 'CLOSED',
      ...(outcome?.needsComment && { blocked: BLOCKED.comment }),
    },
    ...(status === 'REVEALED' ? [{ step: 'CLOSE' as const, needsReason: !hasConsensus }] : []),
  ];
}
