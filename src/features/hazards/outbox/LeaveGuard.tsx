import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useBlocker } from 'react-router-dom';
import { useTexts } from '@/glossary/useText';
import type { HazardOutbox } from './HazardOutbox';

/** Asks before the page is left while something typed can not be saved by itself. */
export function LeaveGuard({ outbox }: { outbox: HazardOutbox }) {
  const text = useTexts('hazards');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && outbox.isStuck(),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{text('leave-title', 'Some changes are not saved')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {text('leave', 'If you leave the worksheet now, the changes that are not saved are lost.')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={() => blocker.reset()} autoFocus>
          {text('stay', 'Stay')}
        </Button>
        <Button
          size="small"
          color="error"
          variant="outlined"
          onClick={() => {
            outbox.discardAll();
            blocker.proceed();
          }}
        >
          {text('leave-anyway', 'Leave without saving')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
