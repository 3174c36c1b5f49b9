import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import type { CellEdit, WorksheetColumn, WorksheetLabels } from '@/ui/worksheet';
import { SelectionValue } from './SelectionValue';
import type { RecordLookup } from './sheetTypes';
import { ToolbarSelect } from './ToolbarSelect';

interface SelectionBarProps<R> {
  /** Keys of the selected rows. */
  rowKeys: readonly string[];
  find: RecordLookup<R>;
  columns: readonly WorksheetColumn<R>[];
  labels: WorksheetLabels;
  /** Why nothing of a row can be changed. */
  lockOf: ((row: R) => string | undefined) | undefined;
  /** Both left out for people who may only read. */
  onDelete: (() => void) | undefined;
  onEdit: ((edits: readonly CellEdit[]) => void) | undefined;
  onClear: () => void;
  /** Further buttons. */
  actions: ((rows: readonly R[]) => ReactNode) | undefined;
}

/** What can be done with all selected rows at once. */
export function SelectionBar<R>(props: SelectionBarProps<R>) {
  const { rowKeys, find, columns, labels, lockOf, onDelete, onEdit, onClear, actions } = props;
  const text = useTexts('sheet');
  const [columnKey, setColumnKey] = useState('');
  /** How many rows the last value was not set in, and why. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const rows = rowKeys.flatMap(key => {
    const row = find(key);
    return row ? [{ key, row }] : [];
  });
  const editable = columns.filter(({ kind }) => kind.parse && kind.renderEditor);
  const column = editable.find(({ key }) => key === columnKey);
  const [first] = rows;
  const whyNot = (at: WorksheetColumn<R>, value: unknown, row: R): string | undefined => {
    const { kind, name } = at;
    const locked = lockOf?.(row);
    if (locked !== undefined) return locked;
    if (at.isEditable?.(row) === false) return at.whyReadOnly?.(row) ?? labels.readOnly(name);
    // A kind that judges values as they are has the last word; an empty cell is one that the editor took.
    const taken = value === null || !kind.accept || kind.accept(value, row)?.ok === true;
    return taken ? undefined : labels.notAnOption(kind.format(value, row), name);
  };
  const count = text('rows-selected', '{1} rows selected', { count: rows.length, one: '{1} row selected' });
  const clear = text('clear-selection', 'Clear selection');
  return (
    <Paper
      role="toolbar"
      aria-label={count}
      elevation={8}
      onKeyDown={event => {
        if (event.key === 'Escape') onClear();
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        px: { xs: 1, sm: 1.5 },
        py: 0.75,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {count}
      </Typography>
      {onEdit && first && (
        <>
          <ToolbarSelect
            label={text('set-column', 'Set')}
            value={columnKey}
            options={[
              { value: '', label: text('choose-column', 'a column …') },
              ...editable.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={next => {
              setColumnKey(next);
              setLeftOut([]);
            }}
          />
          {column && (
            <SelectionValue<R>
              key={column.key}
              column={column}
              row={first.row}
              labels={labels}
              onCancel={() => setColumnKey('')}
              onValue={value => {
                const { edits, reasons } = spread(column, value, rows, whyNot);
                onEdit(edits);
                setLeftOut(
                  reasons.length === 0
                    ? []
                    : [labels.someRefused(edits.length, reasons.length), ...new Set(reasons)],
                );
                setColumnKey('');
              }}
            />
          )}
        </>
      )}
      {leftOut.length > 0 && (
        <Typography variant="body2" color="warning" role="alert">
          {leftOut.join(' ')}
        </Typography>
      )}
      {actions?.(rows.map(({ row }) => row))}
      {onDelete && (
        <Button
          size="extraSmall"
          color="inherit"
          startIcon={<DeleteOutlineRounded />}
          onClick={onDelete}
          aria-label={text('delete-selected', 'Delete')}
          sx={{
            minWidth: 0,
            px: { xs: 0.5, sm: 1 },
            '& .MuiButton-startIcon': { mx: { xs: 0, sm: undefined } },
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {text.prose('delete-selected', 'Delete')}
          </Box>
        </Button>
      )}
      <Tooltip title={clear}>
        <IconButton size="extraSmall" aria-label={clear} onClick={onClear}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Tooltip>
    </Paper>
  );
}

/** The value in every row that takes it, and why each of the others stays as it is. */
function spread<R>(
  column: WorksheetColumn<R>,
  value: unknown,
  rows: readonly { key: string; row: R }[],
  whyNot: (column: WorksheetColumn<R>, value: unknown, row: R) => string | undefined,
): { edits: CellEdit[]; reasons: string[] } {
  const edits: CellEdit[] = [];
  const reasons: string[] = [];
  for (const { key, row } of rows) {
    const reason = whyNot(column, value, row);
    if (reason !== undefined) reasons.push(reason);
    else edits.push({ rowKey: key, columnKey: column.key, value, previous: column.getValue(row) });
  }
  return { edits, reasons };
}
