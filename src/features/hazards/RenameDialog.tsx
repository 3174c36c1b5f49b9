import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTexts } from '@/glossary/useText';

export type RenameChoice = 'everywhere' | 'here' | 'neither';

interface RenameDialogProps {
  from: string;
  to: string;
  /** Hazards that name the record. */
  count: number;
  answer: (choice: RenameChoice) => void;
}

/** A name was changed in a cell: is it another name for the same thing, or something else for this hazard? */
export function RenameDialog({ from, to, count, answer }: RenameDialogProps) {
  const text = useTexts('hazards');
  const id = useId();
  return (
    <Dialog open onClose={() => answer('neither')} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('rename-title', 'Change the name everywhere?')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {text(
            'rename-explanation',
            '“{1}” becomes “{2}”. Everywhere: it is the same thing with a better name. Only here: this hazard is about something else, and a new record is made for it.',
            {
              values: [from, to],
            },
          )}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={() => answer('neither')}>
          {text('rename-cancel', 'Leave as it was')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => answer('here')}>
          {text('rename-here', 'Only here')}
        </Button>
        <Button size="small" variant="contained" autoFocus onClick={() => answer('everywhere')}>
          {text('rename-everywhere', 'Everywhere (hazards: {1})', { values: [count] })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
