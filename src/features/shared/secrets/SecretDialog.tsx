import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTexts } from '@/glossary/useText';
import { CopyField } from '@/ui/CopyField';

interface SecretDialogProps {
  title: string;
  /** What to do with it now. */
  warning: ReactNode;
  label: string;
  secret: string;
  onClose: () => void;
}

/** A secret that the server has told this once. Only its button closes it. */
export function SecretDialog({ title, warning, label, secret, onClose }: SecretDialogProps) {
  const text = useTexts('secrets');
  const id = useId();
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Alert severity="warning" variant="outlined">
          {warning}
        </Alert>
        <CopyField
          label={label}
          value={secret}
          copyLabel={text('copy', 'Copy')}
          copiedLabel={text('copied', 'Copied')}
          autoFocus
        />
      </DialogContent>
      <DialogActions>
        <Button size="small" variant="contained" onClick={onClose}>
          {text('kept', 'I have saved it')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
