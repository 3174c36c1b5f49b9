import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useId, useState } from 'react';
import {
  type BatchAnswer,
  type BatchOutcome,
  type BatchPlan,
  sendBatch,
} from '@/features/shared/batch/batch';
import { RefusalList } from '@/features/shared/batch/RefusalList';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import type { FormValues } from '@/features/shared/forms/formValues';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import type { ApiError } from '@/lib/apiError';
import type { SchemaLimits } from '@/lib/fieldLimits';
import { FormLongTextField, useFormValues } from '@/ui/form';
import type { BoardRow } from '../boardRows';

interface BatchDialogProps<Values extends FormValues> {
  title: string;
  explanation: ReactNode;
  submitLabel: string;
  /** Said afterwards: "12 rounds revealed". */
  doneText: (count: number) => string;
  limits: SchemaLimits;
  values: Values;
  plan: (values: Values) => BatchPlan<BoardRow>;
  /** One call of the contract with as many rows as it takes. */
  send: (part: readonly BoardRow[], values: Values) => PromiseLike<BatchAnswer>;
  /** Whether somebody is asked for a reason; the field is called `reason`. */
  hasReason?: boolean;
  /** Fields above the preview. */
  children?: ReactNode;
  /** @param left what was refused or left out and stays selected; undefined when nothing was sent */
  onClose: (left?: readonly BoardRow[]) => void;
}

type Outcome = BatchOutcome<BoardRow> & { leftOut: readonly BoardRow[] };
type Sent = { data: Outcome; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * One step with all chosen hazards: says beforehand what it will do and what it leaves out, and afterwards what was
 * refused. A refusal of one leaves the others as they are.
 */
export function BatchDialog<Values extends FormValues>(props: BatchDialogProps<Values>) {
  const { title, explanation, submitLabel, doneText, plan, send, hasReason, children, onClose } = props;
  const text = useTexts('voting');
  const { enqueueSnackbar } = useSnackbar();
  const [through, setThrough] = useState(0);
  const [sent, setSent] = useState<Outcome>();
  const form = useApiForm({
    limits: props.limits,
    values: props.values,
    send: async (values): Promise<Sent> => {
      const { ready, leftOut } = plan(values);
      if (ready.length === 0) {
        const message = text(
          'batch-nothing',
          'None of the selected hazards can take this step. Nothing was changed.',
        );
        return { error: { kind: 'other', message } };
      }
      const changed = text(
        'batch-changed',
        'It was changed by somebody else meanwhile. Look at it and try again.',
      );
      const outcome = await sendBatch(ready, part => send(part, values), changed, setThrough);
      return { data: { ...outcome, leftOut: leftOut.map(({ row }) => row) } };
    },
    onSent: outcome => {
      const left = [...outcome.refused.map(({ row }) => row), ...outcome.leftOut];
      if (outcome.refused.length > 0) return setSent(outcome);
      enqueueSnackbar(doneText(outcome.done.length), { variant: 'success' });
      onClose(left);
    },
  });
  if (sent) return <SentDialog {...{ title, doneText, sent, onClose }} />;
  return (
    <ApiFormDialog form={form} title={title} submitLabel={submitLabel} onClose={() => onClose()}>
      <DialogContentText>{explanation}</DialogContentText>
      {children}
      <Preview plan={plan} hasReason={hasReason ?? false} />
      {form.isSending && (
        <Typography variant="body2" role="status">
          {text.prose('batch-progress', '{1} done so far', { values: [through] })}
        </Typography>
      )}
    </ApiFormDialog>
  );
}

/** What would happen with the values as they are now. */
function Preview<Values extends FormValues>(props: {
  plan: (values: Values) => BatchPlan<BoardRow>;
  hasReason: boolean;
}) {
  const text = useTexts('voting');
  const { ready, leftOut, reasonFor } = props.plan(useFormValues() as Values);
  return (
    <>
      {props.hasReason && (
        <FormLongTextField
          name="reason"
          label={text('batch-reason', 'Reason')}
          minRows={2}
          limits={{
            type: 'string',
            maxLength: 2000,
            ...(reasonFor.length > 0 && { required: true, minLength: 1 }),
          }}
        />
      )}
      {reasonFor.length > 0 && (
        <Alert severity="info">
          <Typography variant="body2">{text.prose('batch-reason-needed', 'They need a reason:')}</Typography>
          <RefusalList refusals={reasonFor} />
        </Alert>
      )}
      <Stack role="status" sx={{ gap: 1 }}>
        <Typography variant="body2">
          {text.prose('batch-ready', '{1} hazards will be changed.', {
            count: ready.length,
            one: '{1} hazard will be changed.',
          })}
        </Typography>
        {leftOut.length > 0 && (
          <Alert severity="warning">
            <Typography variant="body2">
              {text.prose('batch-left-out', '{1} hazards are left out and stay selected:', {
                count: leftOut.length,
                one: '{1} hazard is left out and stays selected:',
              })}
            </Typography>
            <RefusalList refusals={leftOut} />
          </Alert>
        )}
      </Stack>
    </>
  );
}

interface SentDialogProps extends Pick<BatchDialogProps<FormValues>, 'title' | 'doneText' | 'onClose'> {
  sent: Outcome;
}

/** What was done, and what was refused and why. */
function SentDialog({ title, doneText, sent, onClose }: SentDialogProps) {
  const text = useTexts('voting');
  const id = useId();
  const { done, refused, leftOut } = sent;
  const close = () => onClose([...refused.map(({ row }) => row), ...leftOut]);
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {done.length > 0 && <Alert severity="success">{doneText(done.length)}</Alert>}
        <Alert severity="error">
          <Typography variant="body2">
            {text.prose('batch-refused', '{1} hazards were refused and stay selected:', {
              count: refused.length,
              one: '{1} hazard was refused and stays selected:',
            })}
          </Typography>
          <RefusalList refusals={refused} />
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button size="small" variant="contained" autoFocus onClick={close}>
          {text('batch-close', 'Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
