import Alert from '@mui/material/Alert';
import { errorRequestId, refusalMessage } from '@/lib/apiError';
import { useUiTexts } from '../UiTexts';
import { useFormContext } from './FormContext';

/** What a form could not be sent for, beside what is said at its fields. */
export function FormAlert() {
  const { form, labels } = useFormContext();
  const { request } = useUiTexts();
  const message = form.error === undefined ? undefined : refusalMessage(form.error);
  if (message === undefined) return null;
  const requestId = errorRequestId(form.error);
  return (
    <Alert severity="error" variant="outlined" title={requestId && request(requestId)}>
      {`${labels.notSaved} ${message} ${labels.kept}`}
    </Alert>
  );
}
