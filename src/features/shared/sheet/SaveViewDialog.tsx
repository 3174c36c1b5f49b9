import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTexts } from '@/glossary/useText';

interface SaveViewDialogProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

const MAX_NAME = 60;

/** Asks for the name of a view. */
export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const text = useTexts('sheet');
  const id = useId();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const isTooLong = wanted.length > MAX_NAME;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (wanted !== '' && !isTooLong) onSave(wanted);
        }}
      >
        <DialogTitle id={id}>{text('save-view-title', 'Save this view')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            size="small"
            margin="dense"
            label={text('view-name', 'Name')}
            error={isTooLong}
            helperText={
              isTooLong
                ? text.prose('view-name-too-long', 'The name has {2} characters; {1} are allowed.', {
                    values: [MAX_NAME, wanted.length],
                  })
                : text.prose(
                    'view-help',
                    'Search, order, groups and filters are kept for you in this project.',
                  )
            }
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button size="small" onClick={onClose}>
            {text('cancel', 'Cancel')}
          </Button>
          <Button size="small" variant="contained" type="submit" disabled={wanted === '' || isTooLong}>
            {text('save-view-confirm', 'Save view')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
