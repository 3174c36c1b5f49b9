import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormContext } from './FormContext';

interface FormActionsProps {
  /** A verb and its object: "Create organization". */
  submitLabel?: string;
  /** Shows a button that gives up. */
  onCancel?: () => void;
  cancelLabel?: string;
  /** Nothing to send before something was changed: settings, not a new record. */
  onlyWhenChanged?: boolean;
  /** On the other side. */
  children?: ReactNode;
}

/** The buttons of a form. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, onCancel, cancelLabel, onlyWhenChanged = false, children } = props;
  const { form, labels, isReadOnly } = useFormContext();
  if (isReadOnly) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button
        type="submit"
        variant="contained"
        loading={form.isSending}
        disabled={onlyWhenChanged && !form.isChanged}
      >
        {submitLabel ?? labels.save}
      </Button>
      {onCancel && (
        <Button variant="text" onClick={onCancel} disabled={form.isSending}>
          {cancelLabel ?? labels.cancel}
        </Button>
      )}
      {children && <Box sx={{ ml: 'auto' }}>{children}</Box>}
    </Box>
  );
}
