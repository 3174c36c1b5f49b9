import DialogContentText from '@mui/material/DialogContentText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTexts } from '@/glossary/useText';
import { QuestionDialog } from '@/ui/QuestionDialog';

interface ConflictDialogProps {
  /** What was changed by whom. */
  title: string;
  /** What both sides say, in words. */
  rows: readonly { key: string; name: string; mine: string; theirs: string }[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  /** Decide later: both stay as they are. */
  onClose: () => void;
}

/** Two people changed the same record: both values side by side, nothing is lost before one is chosen. */
export function ConflictDialog({ title, rows, onTakeTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  const text = useTexts('conflict');
  return (
    <QuestionDialog
      title={title}
      onClose={onClose}
      choices={[
        { label: text('decide-later', 'Decide later'), onChoose: onClose },
        { label: text('take-theirs', 'Take theirs'), onChoose: onTakeTheirs, variant: 'outlined' },
        { label: text('keep-mine', 'Keep mine'), onChoose: onKeepMine, variant: 'contained' },
      ]}
    >
      <DialogContentText sx={{ mb: 1 }}>
        {text.prose(
          'explanation',
          'You changed it at the same time. What you typed is kept until you choose.',
        )}
      </DialogContentText>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('field', 'Field')}</TableCell>
            <TableCell>{text('mine', 'Mine')}</TableCell>
            <TableCell>{text('theirs', 'Theirs')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, mine, theirs }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{mine}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{theirs}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </QuestionDialog>
  );
}
