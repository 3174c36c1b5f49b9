import { useUpdateHazardVoteEventsBatchMutation } from '@/api/hazard-voting';
import { useUpdateConsensusVotingLocksBatchMutation, useUpdateRiskFreezesBatchMutation } from '@/api/hazards';
import { ConsensusVotingLockToggleLimits } from '@/api/limits';
import type { BatchAnswer } from '@/features/shared/batch/batch';
import { useTexts } from '@/glossary/useText';
import { FormSwitch } from '@/ui/form';
import { BatchDialog } from './batch/BatchDialog';
import type { BoardRow } from './boardRows';
import { BATCH_HELP, BATCH_LABELS, type BatchStep, planStep } from './boardSteps';

interface StepDialogProps {
  projectUuid: string;
  step: BatchStep;
  rows: readonly BoardRow[];
  onClose: (left?: readonly BoardRow[]) => void;
}

/** One step with all chosen hazards. */
export function StepDialog({ projectUuid, step, rows, onClose }: StepDialogProps) {
  const text = useTexts('voting');
  const [changeRounds] = useUpdateHazardVoteEventsBatchMutation();
  const [changeLocks] = useUpdateConsensusVotingLocksBatchMutation();
  const [changeFreezes] = useUpdateRiskFreezesBatchMutation();
  const label = text(BATCH_LABELS[step]);
  const send = (
    part: readonly BoardRow[],
    given: { reason: string; isOverride: boolean },
  ): PromiseLike<BatchAnswer> => {
    const reason = given.reason && { reason: given.reason };
    switch (step) {
      case 'LOCK':
      case 'UNLOCK': {
        const isLocked = step === 'LOCK';
        const items = part.map(({ hazard: { uuid, revision }, round, stage }) => {
          const isOverride = isLocked && !round?.outcome?.hasConsensus && given.isOverride;
          return {
            uuid,
            change: { revision, stage, isLocked, ...(isOverride && { isOverride }), ...reason },
          };
        });
        return changeLocks({ projectUuid, consensusVotingLockBatch: { items } });
      }
      case 'FREEZE':
      case 'UNFREEZE': {
        const isFrozen = step === 'FREEZE';
        const items = part.map(({ hazard: { uuid, revision, isConsensusVotingLocked } }) => {
          const isOverride = isFrozen && !isConsensusVotingLocked && given.isOverride;
          return { uuid, change: { revision, isFrozen, ...(isOverride && { isOverride }), ...reason } };
        });
        return changeFreezes({ projectUuid, riskFreezeBatch: { items } });
      }
      default: {
        const items = part.flatMap(({ round }) =>
          round ? [{ uuid: round.uuid, change: { revision: round.revision, action: step, ...reason } }] : [],
        );
        return changeRounds({ projectUuid, hazardVoteEventBatchUpdate: { items } });
      }
    }
  };
  return (
    <BatchDialog
      title={text('batch-title', '{1}: {2} selected', { values: [label, rows.length] })}
      explanation={text.prose(BATCH_HELP[step])}
      submitLabel={label}
      doneText={count => text('batch-done', '{1}: {2} done', { values: [label, count] })}
      limits={ConsensusVotingLockToggleLimits}
      values={{ reason: '', isOverride: false }}
      hasReason
      plan={({ isOverride }) => planStep(step, rows, isOverride, text)}
      send={send}
      onClose={onClose}
    >
      {(step === 'LOCK' || step === 'FREEZE') && (
        <FormSwitch
          name="isOverride"
          label={text('batch-override', 'Also those on which the voters have not agreed, with a reason')}
        />
      )}
    </BatchDialog>
  );
}
