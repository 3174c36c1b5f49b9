import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import type { ProjectRecord } from '@/records/recordModel';
import {
  type CellEdit,
  defaultWorksheetLabels,
  type WorksheetColumn,
  type WorksheetLabels,
} from '@/ui/worksheet';
import { canReplace, isOfTexts, planReplacing } from './replaceTexts';

interface ReplaceDialogProps<R> {
  /** Those that are shown. */
  rows: readonly R[];
  columns: readonly WorksheetColumn<R>[];
  labels: Partial<WorksheetLabels>;
  lockOf: ((row: R) => string | undefined) | undefined;
  onEdit: (edits: readonly CellEdit[]) => void;
  onClose: () => void;
}

/** Cells that are listed; all of them are changed. */
const MOST_LISTED = 50;

/** Finds a text in the rows that are shown and puts another one in its place, as one step of undo. */
export function ReplaceDialog<R extends ProjectRecord>(props: ReplaceDialogProps<R>) {
  const { rows, columns, labels, lockOf, onEdit, onClose } = props;
  const text = useTexts('sheet');
  const id = useId();
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [columnKey, setColumnKey] = useState(() =>
    columns.some(isOfTexts) ? '' : (columns.find(canReplace)?.key ?? ''),
  );
  const [matchesCase, setMatchesCase] = useState(false);
  const wanted = useDeferredValue(
    useMemo(
      () => ({ find, by, matchesCase, columnKey: columnKey === '' ? undefined : columnKey }),
      [find, by, matchesCase, columnKey],
    ),
  );
  const plan = useMemo(
    () =>
      planReplacing(
        {
          rows,
          columns,
          rowKey: ({ uuid }: R) => uuid,
          rowLabel: ({ code }: R) => code,
          lockOf,
          labels: { ...defaultWorksheetLabels, ...labels },
        },
        wanted,
      ),
    [rows, columns, lockOf, labels, wanted],
  );
  const { changes, left } = plan;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (changes.length === 0) return;
          onEdit(changes.map(({ edit }) => edit));
          onClose();
        }}
      >
        <DialogTitle id={id}>{text('replace-title', 'Find and replace')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <TextField
            autoFocus
            size="small"
            margin="dense"
            label={text('replace-find', 'Find')}
            value={find}
            onChange={event => setFind(event.target.value)}
          />
          <TextField
            size="small"
            label={text('replace-by', 'Replace with')}
            value={by}
            onChange={event => setBy(event.target.value)}
          />
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <TextField
              select
              size="small"
              label={text('replace-in', 'In')}
              value={columnKey}
              onChange={event => setColumnKey(event.target.value)}
              sx={{ flex: '1 1 220px' }}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              {columns.some(isOfTexts) && (
                <MenuItem value="">{text('replace-all-columns', 'all columns of texts')}</MenuItem>
              )}
              {columns.filter(canReplace).map(({ key, name }) => (
                <MenuItem key={key} value={key}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={matchesCase}
                  onChange={event => setMatchesCase(event.target.checked)}
                />
              }
              label={text('replace-case', 'Match case')}
            />
          </Box>
          <Typography variant="body2" role="status">
            {find === ''
              ? text('replace-scope', 'Looks into the rows shown: {1}.', { values: [rows.length] })
              : text('replace-count', '{1} cells will change.', {
                  count: changes.length,
                  one: '{1} cell will change.',
                })}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 240, overflowY: 'auto', fontSize: 13 }}>
            {changes.slice(0, MOST_LISTED).map(({ edit, row, column, before, after }) => (
              <li key={`${edit.rowKey} ${edit.columnKey}`}>
                <strong>{`${row}, ${column}: `}</strong>
                <del>{before}</del>
                {' → '}
                <ins>{after}</ins>
              </li>
            ))}
            {left.slice(0, MOST_LISTED).map(({ row, column, before, reason }) => (
              <Box component="li" key={`${row} ${column}`} sx={{ color: 'text.secondary' }}>
                {text('replace-left', '{1}, {2}: “{3}” stays. {4}', {
                  values: [row, column, before, reason],
                })}
              </Box>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button size="small" onClick={onClose}>
            {text('cancel', 'Cancel')}
          </Button>
          <Button size="small" variant="contained" type="submit" disabled={changes.length === 0}>
            {text('replace-confirm', 'Replace all')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
