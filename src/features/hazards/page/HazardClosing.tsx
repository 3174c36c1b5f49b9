import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { type Hazard, useSetHazardClosedMutation } from '@/api/hazards';
import { HazardClosingLimits } from '@/api/limits';
import type { Project } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';

/** Closes a frozen hazard when the work on it is done, or opens it again with a reason (domain model 2.6). */
export function HazardClosing({ project, hazard }: { project: Project; hazard: Hazard }) {
  const text = useTexts('hazards');
  const [isOpen, setIsOpen] = useState(false);
  if (!projectPermissions(project).can('hazards.close') || !hazard.isRiskFrozen) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
        {hazard.isClosed ? text('reopen', 'Open the hazard again') : text('close-hazard', 'Close the hazard')}
      </Button>
      {isOpen && <ClosingDialog hazard={hazard} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ClosingDialog({ hazard, onClose }: { hazard: Hazard; onClose: () => void }) {
  const text = useTexts('hazards');
  const [setClosed] = useSetHazardClosedMutation();
  const { uuid: hazardUuid, code, revision, isClosed } = hazard;
  const form = useApiForm({
    limits: HazardClosingLimits,
    values: { reason: '' },
    send: ({ reason }) =>
      setClosed({ hazardUuid, hazardClosing: { revision, isClosed: !isClosed, ...(reason && { reason }) } }),
    sentText: isClosed
      ? text('reopened', 'The hazard is open again')
      : text('closed-now', 'The hazard is closed'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        isClosed
          ? text('reopen-title', 'Open {1} again', { values: [code] })
          : text('close-title', 'Close {1}', { values: [code] })
      }
      submitLabel={isClosed ? text('reopen-confirm', 'Open again') : text('close-confirm', 'Close')}
      onClose={onClose}
    >
      <DialogContentText>
        {isClosed
          ? text.prose('reopen-help', 'The risk stays frozen; it can be opened again after this. Say why.')
          : text.prose(
              'close-help',
              'It says that the work on this hazard is done: the residual risk is accepted and every measure is verified or rejected. Its risk stays frozen until the hazard is opened again.',
            )}
      </DialogContentText>
      <FormLongTextField name="reason" label={text('close-reason', 'Reason')} />
    </ApiFormDialog>
  );
}
