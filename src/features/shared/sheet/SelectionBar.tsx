import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
}

/** What can be done with all selected rows at once. */
export function SelectionBar<R>(props: SelectionBarProps<R>) {
  const { rowKeys, find, columns, labels, lockOf, onDelete, onEdit, onClear } = props;
  const text = useTexts('sheet');
  const [columnKey, setColumnKey] = useState('');
  const rows = rowKeys.flatMap(key => {
    const row = find(key);
    return row ? [{ key, row }] : [];
  });
  const editable = columns.filter(({ kind }) => kind.parse && kind.renderEditor);
  const column = editable.find(({ key }) => key === columnKey);
  const [first] = rows;
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
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 0.75 }}
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
            onChange={setColumnKey}
          />
          {column && (
            <SelectionValue<R>
              key={column.key}
              column={column}
              row={first.row}
              labels={labels}
              onCancel={() => setColumnKey('')}
              onValue={value => {
                onEdit(editsOf(column, value, rows, lockOf));
                setColumnKey('');
              }}
            />
          )}
        </>
      )}
      {onDelete && (
        <Button size="extraSmall" color="inherit" startIcon={<DeleteOutlineRounded />} onClick={onDelete}>
          {text('delete-selected', 'Delete')}
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

/** The value in every row that takes it; locked ones stay as they are. */
function editsOf<R>(
  column: WorksheetColumn<R>,
  value: unknown,
  rows: readonly { key: string; row: R }[],
  lockOf: ((row: R) => string | undefined) | undefined,
): CellEdit[] {
  return rows.flatMap(({ key, row }) => {
    if (column.isEditable?.(row) === false || lockOf?.(row) !== undefined) return [];
    const taken = value === null ? { ok: true as const, value } : column.kind.accept?.(value, row);
    if (column.kind.accept && !taken?.ok) return [];
    return [{ rowKey: key, columnKey: column.key, value, previous: column.getValue(row) }];
  });
}
