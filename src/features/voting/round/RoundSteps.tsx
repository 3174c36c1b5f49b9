import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { type HazardVoteEvent, useUpdateHazardVoteEventMutation } from '@/api/hazard-voting';
import { type Hazard, useToggleConsensusVotingLockMutation } from '@/api/hazards';
import { HazardVoteEventUpdateLimits } from '@/api/limits';
import type { Project } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';
import { type OfferedStep, type RoundStep, roundSteps } from './roundSteps';

export const STEP_LABELS: Readonly<Record<RoundStep, TextDefinition>> = defineTexts(
  'voting',
  {
    REVEAL: 'Reveal the votes',
    CLOSE: 'Close the round',
    NEW_ROUND: 'Vote once more',
    LOCK: 'Lock the rating',
    UNLOCK: 'Unlock the rating',
  },
  'step-',
);

const STEP_HELP: Readonly<Record<RoundStep, TextDefinition>> = defineTexts(
  'voting',
  {
    REVEAL: 'Everybody sees all votes then, and voters can change theirs with a reason.',
    CLOSE: 'Nobody can vote in it any more. What was never revealed stays blind.',
    NEW_ROUND: 'This round is closed, and the same voters vote blind again.',
    LOCK: 'What the voters agreed on becomes the rating of the hazard, and neither votes nor levels change until it is unlocked.',
    UNLOCK: 'Votes and levels can change again. Say why.',
  },
  'step-help-',
);
const OVERRIDE_HELP = defineTexts('voting', {
  'override-help':
    'The voters have not agreed, so the present rating is locked as it is. Say who decided it, and why.',
})['override-help'];

interface RoundStepsProps {
  project: Project;
  hazard: Hazard;
  /** The latest of its hazard and stage. */
  round: HazardVoteEvent;
  /** Of the buttons. */
  size?: 'small' | 'medium';
}

/** Reveal, close, vote once more, lock and unlock, for whoever may; each asks for its reason where one is due. */
export function RoundSteps({ project, hazard, round, size = 'small' }: RoundStepsProps) {
  const text = useTexts('voting');
  const [chosen, setChosen] = useState<OfferedStep | null>(null);
  const { can } = projectPermissions(project);
  const steps = roundSteps(hazard, round).filter(({ step }) =>
    can(step === 'LOCK' || step === 'UNLOCK' ? 'voting.lock' : 'voting.manage'),
  );
  return (
    <>
      {steps.map((offered, place) => (
        <Tooltip key={offered.step} title={offered.blocked ? text(offered.blocked) : ''}>
          <span>
            <Button
              size={size}
              variant={place === 0 && isNext(offered) ? 'contained' : 'outlined'}
              disabled={offered.blocked !== undefined}
              onClick={() => setChosen(offered)}
            >
              {text(STEP_LABELS[offered.step])}
            </Button>
          </span>
        </Tooltip>
      ))}
      {chosen && (
        <StepDialog hazard={hazard} round={round} offered={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  );
}

/** What usually comes next; to unlock or override is for exceptions. */
const isNext = ({ step, isOverride, blocked }: OfferedStep): boolean =>
  step !== 'UNLOCK' && !isOverride && !blocked;

interface StepDialogProps {
  hazard: Hazard;
  round: HazardVoteEvent;
  offered: OfferedStep;
  onClose: () => void;
}

function StepDialog({ hazard, round, offered, onClose }: StepDialogProps) {
  const text = useTexts('voting');
  const [update] = useUpdateHazardVoteEventMutation();
  const [toggleLock] = useToggleConsensusVotingLockMutation();
  const { step, needsReason, isOverride = false } = offered;
  const form = useApiForm({
    limits: HazardVoteEventUpdateLimits,
    values: { reason: '' },
    send: ({ reason }): PromiseLike<{ data: object } | { data?: undefined; error: unknown }> => {
      const why = reason && { reason };
      return step === 'LOCK' || step === 'UNLOCK'
        ? toggleLock({
            hazardUuid: hazard.uuid,
            consensusVotingLockToggle: {
              revision: hazard.revision,
              stage: round.stage,
              ...(isOverride && { isOverride }),
              ...why,
            },
          })
        : update({
            hazardVoteEventUuid: round.uuid,
            hazardVoteEventUpdate: { revision: round.revision, action: step, ...why },
          });
    },
    sentText: text('step-done', 'Done: {1}', { values: [text(STEP_LABELS[step])] }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('step-title', '{1}: {2}, round {3}', {
        values: [text(STEP_LABELS[step]), hazard.code, round.round],
      })}
      submitLabel={text(STEP_LABELS[step])}
      onClose={onClose}
    >
      <DialogContentText>{text.prose(isOverride ? OVERRIDE_HELP : STEP_HELP[step])}</DialogContentText>
      {needsReason && step === 'REVEAL' && (
        <DialogContentText>
          {text.prose('reveal-missing', '{1} voters have not voted yet.', {
            count: round.voters.pending,
            one: '{1} voter has not voted yet.',
          })}
        </DialogContentText>
      )}
      <FormLongTextField
        name="reason"
        autoFocus
        label={needsReason ? text('reason', 'Reason') : text('reason-optional', 'Reason (optional)')}
      />
    </ApiFormDialog>
  );
}
