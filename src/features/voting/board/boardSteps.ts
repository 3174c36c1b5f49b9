import { type BatchPlan, planBatch } from '@/features/shared/batch/batch';
import type { Permission } from '@/features/shared/permissions/usePermissions';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import { outcomeText } from '../round/outcomeText';
import { isStageLocked, type OfferedStep, type RoundStep, roundSteps } from '../round/roundSteps';
import type { BoardRow } from './boardRows';
import { STATE_LABELS } from './boardTexts';

/** What can be done with many hazards at once. */
export type BatchStep = RoundStep | 'FREEZE' | 'UNFREEZE';

/** In the order of a hazard's way, each with the permission that it needs. */
export const BATCH_STEPS: readonly (readonly [BatchStep, Permission])[] = [
  ['REVEAL', 'voting.manage'],
  ['NEW_ROUND', 'voting.manage'],
  ['CLOSE', 'voting.manage'],
  ['LOCK', 'voting.lock'],
  ['UNLOCK', 'voting.lock'],
  ['FREEZE', 'risk.freeze'],
  ['UNFREEZE', 'risk.unfreeze'],
];

export const BATCH_LABELS = defineTexts(
  'voting',
  {
    REVEAL: 'Reveal',
    NEW_ROUND: 'Vote once more',
    CLOSE: 'Close',
    LOCK: 'Lock',
    UNLOCK: 'Unlock',
    FREEZE: 'Freeze',
    UNFREEZE: 'Unfreeze',
  },
  'batch-step-',
);

export const BATCH_HELP = defineTexts(
  'voting',
  {
    REVEAL: 'Everybody sees all votes then, and voters can change theirs with a reason.',
    NEW_ROUND: 'The present rounds are closed, and the same voters vote blind again.',
    CLOSE: 'Nobody can vote in them any more. What was never revealed stays blind.',
    LOCK: 'What the voters agreed on becomes the rating, and neither votes nor levels change until it is unlocked.',
    UNLOCK: 'Votes and levels can change again.',
    FREEZE: 'Nobody can change the levels, or what they rest on, until they are opened again.',
    UNFREEZE: 'The levels, and what they rest on, can be changed again.',
  },
  'batch-help-',
);

/** A step as the present round offers it; undefined where it does not fit. */
function offeredStep({ hazard, round, stage }: BoardRow, step: BatchStep): OfferedStep | undefined {
  if (step === 'UNFREEZE') return hazard.isRiskFrozen ? { step: 'UNLOCK', needsReason: true } : undefined;
  if (hazard.isRiskFrozen) return undefined;
  if (step === 'FREEZE') {
    const isOverride = !hazard.isConsensusVotingLocked;
    return { step: 'LOCK', needsReason: isOverride, isOverride };
  }
  // A stage that was locked without a round has one step only.
  if (!round)
    return step === 'UNLOCK' && isStageLocked(hazard, stage)
      ? { step: 'UNLOCK', needsReason: true }
      : undefined;
  return roundSteps(hazard, round).find(offered => offered.step === step);
}

function reasonText({ round }: BoardRow, step: BatchStep, text: TextFunction<'voting'>): string {
  switch (step) {
    case 'REVEAL':
      return text('batch-why-missing', 'Not everybody has voted.');
    case 'UNLOCK':
    case 'UNFREEZE':
      return text('batch-why-open', 'What was decided is opened again.');
    case 'FREEZE':
      return text('batch-not-locked', 'The rating is not locked.');
    default:
      return round?.outcome
        ? outcomeText(round, text)
        : text('batch-why-blind', 'The votes are not revealed.');
  }
}

/** What a step would do with the rows. @param isOverride also where the voters have not agreed */
export const planStep = (
  step: BatchStep,
  rows: readonly BoardRow[],
  isOverride: boolean,
  text: TextFunction<'voting'>,
): BatchPlan<BoardRow> =>
  planBatch(
    rows,
    row => {
      const offered = offeredStep(row, step);
      if (!offered)
        return text('batch-unfit', 'Not possible in the state “{1}”.', {
          values: [text(STATE_LABELS[row.state])],
        });
      if (offered.blocked) return text(offered.blocked);
      return offered.isOverride && !isOverride ? reasonText(row, step, text) : undefined;
    },
    row => (offeredStep(row, step)?.needsReason ? reasonText(row, step, text) : undefined),
  );
