import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTexts } from '@/glossary/useText';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before something entered is lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const text = useTexts('unsaved');
  const id = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={id}>
      <DialogTitle id={id}>{text('title', 'Leave without saving?')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {text('text', 'Some changes are not saved. If you leave now, they are lost.')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onStay} autoFocus>
          {text('stay', 'Stay')}
        </Button>
        <Button size="small" color="error" variant="outlined" onClick={onLeave}>
          {text('leave', 'Leave without saving')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
