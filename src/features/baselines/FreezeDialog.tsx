import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useNavigate } from 'react-router-dom';
import { type BaselineReadiness, useCreateBaselineMutation } from '@/api/baselines';
import { BaselineCreateLimits } from '@/api/limits';
import { paths } from '@/config/paths';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';
import { OpenPoints } from './OpenPoints';

interface FreezeDialogProps {
  projectUuid: string;
  readiness: BaselineReadiness;
  onClose: () => void;
}

/** Says first what is not ready; a reason leads past it. */
export function FreezeDialog({ projectUuid, readiness, onClose }: FreezeDialogProps) {
  const text = useTexts('baselines');
  const navigate = useNavigate();
  const [create] = useCreateBaselineMutation();
  const { needsReason } = readiness;
  const form = useApiForm({
    limits: needsReason
      ? { ...BaselineCreateLimits, reason: { ...BaselineCreateLimits.reason, required: true, minLength: 1 } }
      : BaselineCreateLimits,
    values: { name: '', description: '', ...(needsReason && { reason: '' }) },
    send: values => create({ projectUuid, baselineCreate: values }),
    sentText: text('frozen', 'The project is frozen as a baseline'),
    onSent: ({ data }) => {
      onClose();
      void navigate(paths.projectBaselines(projectUuid, data.uuid));
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('freeze-title', 'Freeze the project as a baseline')}
      submitLabel={text('freeze-confirm', 'Freeze as baseline')}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'freeze-help',
          'Every record is kept as it is at this moment and never changes in the baseline. The project itself stays open to changes.',
        )}
      </DialogContentText>
      <Alert severity={needsReason ? 'warning' : 'info'} variant="outlined">
        {needsReason
          ? text.prose(
              'not-ready',
              'Not everything is ready. You can freeze the project all the same, with a reason.',
            )
          : text.prose('ready', 'Nothing stands in the way.')}
        <OpenPoints projectUuid={projectUuid} points={readiness} />
      </Alert>
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('description', 'Description')} />
      {needsReason && (
        <FormLongTextField
          name="reason"
          label={text('reason', 'Why it is frozen')}
          helperText={text.prose('reason-help', 'Something is still open.')}
        />
      )}
    </ApiFormDialog>
  );
}
