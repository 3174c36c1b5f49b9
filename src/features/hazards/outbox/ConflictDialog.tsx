import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Hazard } from '@/api/hazards';
import { useListProjectMembersQuery } from '@/api/project-members';
import { useTexts } from '@/glossary/useText';
import type { OutboxEntry } from './HazardOutbox';
import { readPath } from './hazardPatch';

interface ConflictDialogProps {
  entry: OutboxEntry;
  /** Name of a cell, and a value of it, as the worksheet shows them. */
  nameOf: (path: string) => string;
  showValue: (path: string, value: unknown, hazard: Hazard) => string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** Decide later: both stay as they are. */
  onClose: () => void;
}

/** Two people changed the same hazard: both values side by side, nothing is lost before one is chosen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { entry, nameOf, showValue, onTakeTheirs, onKeepMine, onClose } = props;
  const text = useTexts('hazards');
  const { record, conflict } = entry;
  const author = useAuthor(record.projectUuid, conflict?.theirs.updatedBy ?? null);
  if (!conflict) return null;
  const { mine, theirs } = conflict;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">
        {text('conflict-title', '{1} was changed by {2}', {
          values: [record.code, author ?? text('somebody', 'somebody else')],
        })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {text('conflict', 'You changed it at the same time. What you typed is kept until you choose.')}
        </DialogContentText>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('conflict-field', 'Field')}</TableCell>
              <TableCell>{text('conflict-mine', 'Mine')}</TableCell>
              <TableCell>{text('conflict-theirs', 'Theirs')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {Object.entries(mine).map(([path, value]) => (
              <TableRow key={path}>
                <TableCell component="th" scope="row">
                  {nameOf(path)}
                </TableCell>
                <TableCell>{showValue(path, value, entry.shown)}</TableCell>
                <TableCell>{showValue(path, readPath(theirs, path), theirs)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose}>
          {text('decide-later', 'Decide later')}
        </Button>
        <Button size="small" variant="outlined" onClick={onTakeTheirs}>
          {text('take-theirs', 'Take theirs')}
        </Button>
        <Button size="small" variant="contained" onClick={onKeepMine}>
          {text('keep-mine', 'Keep mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useAuthor(projectUuid: string, userUuid: string | null): string | undefined {
  const { data } = useListProjectMembersQuery(
    { projectUuid, userUuid: userUuid ? [userUuid] : [], limit: 1 },
    { skip: userUuid === null },
  );
  const user = data?.data.results.find(member => member.userUuid === userUuid)?.user;
  return user && [user.firstName, user.lastName].filter(Boolean).join(' ');
}
