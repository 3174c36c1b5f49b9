import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { type Hazard, useToggleRiskFreezeMutation } from '@/api/hazards';
import { RiskFreezeToggleLimits } from '@/api/limits';
import type { Project } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormSwitch } from '@/ui/form';

/** Freezes the risk of a hazard, or opens it again with a reason (domain model 2.1). */
export function RiskFreeze({ project, hazard }: { project: Project; hazard: Hazard }) {
  const text = useTexts('hazards');
  const [isOpen, setIsOpen] = useState(false);
  if (!projectPermissions(project).can('risk.freeze')) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
        {hazard.isRiskFrozen ? text('unfreeze', 'Open the risk again') : text('freeze', 'Freeze the risk')}
      </Button>
      {isOpen && <FreezeDialog hazard={hazard} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function FreezeDialog({ hazard, onClose }: { hazard: Hazard; onClose: () => void }) {
  const text = useTexts('hazards');
  const [toggle] = useToggleRiskFreezeMutation();
  const { uuid: hazardUuid, code, revision, isRiskFrozen } = hazard;
  const form = useApiForm({
    limits: RiskFreezeToggleLimits,
    values: { isOverride: false, reason: '' },
    send: ({ isOverride, reason }) =>
      toggle({
        hazardUuid,
        riskFreezeToggle: { revision, ...(isOverride && { isOverride }), ...(reason && { reason }) },
      }),
    sentText: isRiskFrozen
      ? text('unfrozen', 'The risk is open again')
      : text('frozen-now', 'The risk is frozen'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        isRiskFrozen
          ? text('unfreeze-title', 'Open the risk of {1} again', { values: [code] })
          : text('freeze-title', 'Freeze the risk of {1}', { values: [code] })
      }
      submitLabel={isRiskFrozen ? text('unfreeze-confirm', 'Open again') : text('freeze-confirm', 'Freeze')}
      onClose={onClose}
    >
      <DialogContentText>
        {isRiskFrozen
          ? text.prose('unfreeze-help', 'Its levels and what they rest on can be changed then. Say why.')
          : text.prose(
              'freeze-help',
              'Nobody can change its levels, or what they rest on, until it is opened again.',
            )}
      </DialogContentText>
      {!isRiskFrozen && !hazard.isConsensusVotingLocked && (
        <FormSwitch
          name="isOverride"
          label={text('freeze-override', 'Freeze although the group has not agreed on the rating')}
        />
      )}
      <FormLongTextField name="reason" label={text('freeze-reason', 'Reason')} />
    </ApiFormDialog>
  );
}
