import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { type Baseline, useSignBaselineMutation } from '@/api/baselines';
import { BaselineSignLimits } from '@/api/limits';
import { useGetProjectQuery } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';
import { OpenPoints } from '../OpenPoints';
import { IndependenceFields, independenceOf } from './IndependenceFields';

interface SignDialogProps {
  projectUuid: string;
  baseline: Baseline;
  onClose: () => void;
}

/** Somebody stands for a baseline; who leads the analysis is warned. */
export function SignDialog({ projectUuid, baseline, onClose }: SignDialogProps) {
  const text = useTexts('baselines');
  const { currentData } = useGetProjectQuery({ projectUuid });
  const [sign] = useSignBaselineMutation();
  const form = useApiForm({
    limits: BaselineSignLimits,
    values: { function: '', independence: null as string | null, independenceNote: '', statement: '' },
    send: values =>
      sign({
        baselineUuid: baseline.uuid,
        baselineSign: { function: values.function, statement: values.statement, ...independenceOf(values) },
      }),
    sentText: text('signed-now', 'Baseline signed'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('sign-title', 'Sign {1}', { values: [baseline.code] })}
      submitLabel={text('sign-confirm', 'Sign baseline')}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'sign-help',
          'Your name, function and statement stay with the baseline. A signature can be withdrawn with a reason, but not deleted.',
        )}
      </DialogContentText>
      {currentData?.data.myRole === 'LEAD' && (
        <Alert severity="warning" variant="outlined">
          {text.prose(
            'lead-warning',
            'You lead this analysis. ISO 26262-2 wants somebody else to confirm it; your signature will say so.',
          )}
        </Alert>
      )}
      <Alert severity="info" variant="outlined">
        {text.prose('open-then', 'Open when it was frozen')}
        <OpenPoints projectUuid={projectUuid} points={baseline.openPoints} />
      </Alert>
      <FormTextField name="function" label={text('function', 'Function, such as safety manager')} autoFocus />
      <IndependenceFields />
      <FormLongTextField name="statement" label={text('statement', 'What you confirm')} />
    </ApiFormDialog>
  );
}
