import { useUpdateHazardVoteEventMutation } from '@/api/hazard-voting';
import { useToggleConsensusVotingLockMutation, useToggleRiskFreezeMutation } from '@/api/hazards';
import { ConsensusVotingLockToggleLimits } from '@/api/limits';
import { useTexts } from '@/glossary/useText';
import { FormSwitch } from '@/ui/form';
import { BatchDialog } from './batch/BatchDialog';
import { runEach } from './batch/batch';
import type { BoardRow } from './boardRows';
import { BATCH_HELP, BATCH_LABELS, type BatchStep, planStep } from './boardSteps';

interface StepDialogProps {
  step: BatchStep;
  rows: readonly BoardRow[];
  onClose: (left?: readonly BoardRow[]) => void;
}

/** One step with all chosen hazards, each for itself. */
export function StepDialog({ step, rows, onClose }: StepDialogProps) {
  const text = useTexts('voting');
  const [update] = useUpdateHazardVoteEventMutation();
  const [toggleLock] = useToggleConsensusVotingLockMutation();
  const [toggleFreeze] = useToggleRiskFreezeMutation();
  const label = text(BATCH_LABELS[step]);
  const send = (
    { hazard, round, stage }: BoardRow,
    given: { reason: string; isOverride: boolean },
  ): PromiseLike<{ error?: unknown }> => {
    const reason = given.reason && { reason: given.reason };
    const { uuid: hazardUuid, revision } = hazard;
    switch (step) {
      case 'LOCK':
      case 'UNLOCK': {
        const isOverride = step === 'LOCK' && !round?.outcome?.hasConsensus && given.isOverride;
        const toggle = { revision, stage, ...(isOverride && { isOverride }), ...reason };
        return toggleLock({ hazardUuid, consensusVotingLockToggle: toggle });
      }
      case 'FREEZE':
      case 'UNFREEZE': {
        const isOverride = step === 'FREEZE' && !hazard.isConsensusVotingLocked && given.isOverride;
        return toggleFreeze({
          hazardUuid,
          riskFreezeToggle: { revision, ...(isOverride && { isOverride }), ...reason },
        });
      }
      default:
        return update({
          hazardVoteEventUuid: round?.uuid ?? '',
          hazardVoteEventUpdate: { revision: round?.revision ?? 0, action: step, ...reason },
        });
    }
  };
  return (
    <BatchDialog
      title={text('batch-title', '{1}: {2} selected', { values: [label, rows.length] })}
      explanation={text(BATCH_HELP[step])}
      submitLabel={label}
      doneText={count => text('batch-done', '{1}: {2} done', { values: [label, count] })}
      limits={ConsensusVotingLockToggleLimits}
      values={{ reason: '', isOverride: false }}
      hasReason
      plan={({ isOverride }) => planStep(step, rows, isOverride, text)}
      send={(ready, values, onDone) => runEach(ready, row => send(row, values), onDone)}
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
