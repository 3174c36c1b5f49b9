import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import DialogContentText from '@mui/material/DialogContentText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import type { ProjectRecord } from '@/records/recordModel';
import { QuestionDialog } from '@/ui/QuestionDialog';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import type { PastedOutcome, PastePlan, PlannedCell, PlannedRow } from './pasteTypes';

interface PastePreviewDialogProps {
  plan: PastePlan<ProjectRecord>;
  onClose: () => void;
  onConfirm: () => void;
}

/** Rows that are listed one by one; those with something refused come first then. */
const MAX_LISTED = 200;

const OUTCOMES = defineTexts(
  'sheet',
  { set: 'Taken over', created: 'New', matched: 'Found', refused: 'Left out' },
  'paste-outcome-',
);
const COLORS: Readonly<Record<PastedOutcome, 'default' | 'info' | 'success' | 'error'>> = {
  set: 'default',
  matched: 'info',
  created: 'success',
  refused: 'error',
};

/** What comes of a paste, row by row, before anything is written. */
export function PastePreviewDialog({ plan, onClose, onConfirm }: PastePreviewDialogProps) {
  const text = useTexts('sheet');
  const scrolling = useScrollsByKeys();
  const { rows, madeCounts, remarks } = plan;
  const added = rows.filter(({ isNew }) => isNew).length;
  const changed = rows.filter(({ isNew, edit }) => !isNew && edit).length;
  const refused = rows.reduce((sum, row) => sum + row.cells.filter(isRefused).length, 0);
  const writes = added + changed > 0;
  const isLong = rows.length > MAX_LISTED;
  const listed = isLong ? [...rows].sort((a, b) => refusedIn(b) - refusedIn(a)).slice(0, MAX_LISTED) : rows;
  const places = new Map(rows.map((row, place) => [row, place + 1]));
  const cancel = { label: text('paste-cancel', 'Cancel'), onChoose: onClose };
  const confirm = {
    label: refused > 0 ? text('paste-rest', 'Paste the rest') : text('paste-confirm', 'Paste'),
    onChoose: onConfirm,
    variant: 'contained' as const,
    autoFocus: true,
  };
  return (
    <QuestionDialog
      title={text('paste-title', 'Paste {1} rows?', { count: rows.length, one: 'Paste {1} row?' })}
      onClose={onClose}
      maxWidth="md"
      choices={writes ? [cancel, confirm] : [{ ...cancel, autoFocus: true }]}
    >
      <DialogContentText component="div">
        {text.prose('paste-summary', 'Rows added: {1}. Rows changed: {2}. Cells left out: {3}.', {
          values: [added, changed, refused],
        })}
        {madeCounts.length > 0 &&
          ` ${text('paste-made', 'Created on the way: {1}.', {
            values: [madeCounts.map(({ label, count }) => `${label}: ${count}`).join(', ')],
          })}`}
      </DialogContentText>
      {remarks.map(remark => (
        <Alert key={remark} severity="warning" sx={{ mt: 1 }}>
          {remark}
        </Alert>
      ))}
      <Box
        role="region"
        aria-label={text('paste-rows', 'Rows of the paste')}
        // Scrolled by keyboard too.
        {...scrolling}
        sx={{ mt: 2, maxHeight: '50vh', overflow: 'auto' }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{text('paste-column-row', 'Row')}</TableCell>
              <TableCell>{text('paste-column-cells', 'Cells')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {listed.map(row => (
              <PastedRow key={row.record.uuid} row={row} place={places.get(row) ?? 0} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {isLong && (
        <DialogContentText sx={{ mt: 1 }}>
          {text.prose('paste-more', '{1} more rows are not listed.', {
            count: rows.length - MAX_LISTED,
            one: '{1} more row is not listed.',
          })}
        </DialogContentText>
      )}
    </QuestionDialog>
  );
}

const isRefused = ({ outcome }: PlannedCell) => outcome === 'refused';
const refusedIn = ({ cells }: PlannedRow<ProjectRecord>) => cells.filter(isRefused).length;

function PastedRow({ row, place }: { row: PlannedRow<ProjectRecord>; place: number }) {
  const text = useTexts('sheet');
  const { record, isNew, cells } = row;
  return (
    <TableRow>
      <TableCell sx={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
        {isNew ? text('paste-new-row', '{1} (new)', { values: [place] }) : record.code}
      </TableCell>
      <TableCell>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {cells.map(cell => (
            <Box key={cell.columnKey} component="li" sx={{ overflowWrap: 'anywhere' }}>
              <Chip
                size="small"
                variant="outlined"
                color={COLORS[cell.outcome]}
                label={text(OUTCOMES[cell.outcome])}
                sx={{ mr: 1 }}
              />
              {cell.column}: {cell.text || '–'}
              {cell.note && ` – ${cell.note}`}
            </Box>
          ))}
        </Box>
      </TableCell>
    </TableRow>
  );
}
