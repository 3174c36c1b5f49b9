import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormContext } from './FormContext';
import { SaveBar } from './SaveBar';

interface FormActionsProps {
  /** A verb and its object: "Create organization". */
  submitLabel?: string;
  /** Shows a button that gives up. */
  onCancel?: () => void;
  cancelLabel?: string;
  /** Settings, not a new record: nothing to send before something was changed, and in view from then on. */
  onlyWhenChanged?: boolean;
  /** On the other side. */
  children?: ReactNode;
}

/** The buttons of a form. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, onCancel, cancelLabel, onlyWhenChanged = false, children } = props;
  const { form, labels, isReadOnly } = useFormContext();
  if (isReadOnly) return null;
  if (onlyWhenChanged && !form.isChanged && !form.isSending) return null;
  const buttons = (
    <>
      <Button type="submit" variant="contained" loading={form.isSending}>
        {submitLabel ?? labels.save}
      </Button>
      {onCancel && (
        <Button variant="text" onClick={onCancel} disabled={form.isSending}>
          {cancelLabel ?? labels.cancel}
        </Button>
      )}
      {children && <Box sx={{ ml: 'auto' }}>{children}</Box>}
    </>
  );
  if (onlyWhenChanged) return <SaveBar>{buttons}</SaveBar>;
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>{buttons}</Box>;
}
