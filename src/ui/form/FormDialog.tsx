import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Form, type FormProps } from './Form';
import { defaultFormLabels } from './formLabels';

export interface FormDialogProps extends Omit<FormProps, 'id' | 'label'> {
  title: string;
  submitLabel?: string;
  /** Wants to close; the caller asks first when something would be lost. */
  onClose: () => void;
  maxWidth?: 'xs' | 'sm' | 'md';
}

/** A form in a dialog. */
export function FormDialog({ title, submitLabel, onClose, maxWidth = 'sm', ...props }: FormDialogProps) {
  const { form, isReadOnly } = props;
  const labels = { ...defaultFormLabels, ...props.labels };
  const id = useId();
  return (
    <Dialog
      open
      onClose={form.isSending ? undefined : onClose}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {/* Room for the label that stands on the first field's border. */}
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <Form {...props} id={id} />
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose} disabled={form.isSending}>
          {labels.cancel}
        </Button>
        {!isReadOnly && (
          <Button size="small" type="submit" form={id} variant="contained" loading={form.isSending}>
            {submitLabel ?? labels.save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
