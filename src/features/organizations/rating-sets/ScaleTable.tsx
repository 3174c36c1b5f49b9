import AddRounded from '@mui/icons-material/AddRounded';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useListLabels } from '@/features/shared/lists/useListLabels';
import { useTexts } from '@/glossary/useText';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';

/** A level, class or rating, as far as every list shows it. */
interface Row {
  uuid: string;
  code: string;
}

export interface ScaleColumn<R extends Row> {
  key: string;
  label: string;
  value: (row: R) => string;
  /** Left out where the value cannot be changed. */
  change?: (row: R, value: string) => R;
  isNumber?: boolean;
  /** One of these, by value and label. */
  choices?: readonly { value: string; label: string }[];
  maxLength?: number;
  minWidth: number;
}

interface ScaleTableProps<R extends Row> {
  label: string;
  rows: readonly R[];
  columns: readonly ScaleColumn<R>[];
  /** Left out where nothing can be changed: then it shows texts, no fields. */
  onChange?: (rows: R[]) => void;
  /** A new row at the end. */
  create?: () => R;
  addLabel?: string;
}

/** Levels, classes or ratings from the mildest to the most severe, edited in their cells. */
export function ScaleTable<R extends Row>(props: ScaleTableProps<R>) {
  const { label, rows, columns, onChange, create, addLabel } = props;
  const text = useTexts('rating-sets');
  const scrolling = useScrollsByKeys();
  const { actions } = useListLabels();
  const replace = (index: number, row: R) => onChange?.(rows.map((one, at) => (at === index ? row : one)));
  const move = (index: number, by: -1 | 1) => {
    const next = [...rows];
    const [row] = next.splice(index, 1);
    if (row) next.splice(index + by, 0, row);
    onChange?.(next);
  };
  return (
    <Box>
      <TableContainer
        {...scrolling}
        role="region"
        aria-label={label}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
      >
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map(column => (
                <TableCell key={column.key} sx={{ minWidth: column.minWidth }}>
                  {column.label}
                </TableCell>
              ))}
              {onChange && (
                <TableCell sx={{ width: 108 }}>
                  <span style={visuallyHidden}>{actions}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={row.uuid}>
                {columns.map(column => (
                  <TableCell key={column.key} sx={{ verticalAlign: 'top', py: onChange ? 0.25 : 0.75 }}>
                    <Value
                      row={row}
                      column={column}
                      onChange={onChange && column.change ? changed => replace(index, changed) : undefined}
                    />
                  </TableCell>
                ))}
                {onChange && (
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0.25 }}>
                    <IconButton
                      size="extraSmall"
                      disabled={index === 0}
                      aria-label={text('milder', 'Move {1} up, milder', { values: [row.code] })}
                      onClick={() => move(index, -1)}
                    >
                      <ArrowUpwardRounded fontSize="small" />
                    </IconButton>
                    <IconButton
                      size="extraSmall"
                      disabled={index === rows.length - 1}
                      aria-label={text('more-severe', 'Move {1} down, more severe', { values: [row.code] })}
                      onClick={() => move(index, 1)}
                    >
                      <ArrowDownwardRounded fontSize="small" />
                    </IconButton>
                    <IconButton
                      size="extraSmall"
                      aria-label={text('remove-row', 'Remove {1}', { values: [row.code] })}
                      onClick={() => onChange(rows.filter((_, at) => at !== index))}
                    >
                      <DeleteRounded fontSize="small" />
                    </IconButton>
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {onChange && create && (
        <Button
          size="small"
          startIcon={<AddRounded />}
          onClick={() => onChange([...rows, create()])}
          sx={{ mt: 0.5 }}
        >
          {addLabel}
        </Button>
      )}
    </Box>
  );
}

interface ValueProps<R extends Row> {
  row: R;
  column: ScaleColumn<R>;
  onChange: ((row: R) => void) | undefined;
}

function Value<R extends Row>({ row, column, onChange }: ValueProps<R>) {
  const { value, change, choices, isNumber, maxLength, label } = column;
  const shown = value(row);
  if (!onChange || !change)
    return (
      <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {choices?.find(choice => choice.value === shown)?.label ?? shown}
      </Box>
    );
  const name = `${label}, ${row.code}`;
  if (choices)
    return (
      <NativeSelect
        disableUnderline
        value={shown}
        onChange={({ target }) => onChange(change(row, target.value))}
        inputProps={{ 'aria-label': name }}
        sx={{ fontSize: 13 }}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    );
  return (
    <InputBase
      fullWidth
      value={shown}
      multiline={!isNumber && (maxLength ?? 0) > 200}
      {...(isNumber && { type: 'number' })}
      onChange={({ target }) => onChange(change(row, target.value))}
      inputProps={{ 'aria-label': name, maxLength }}
      sx={{
        fontSize: 13,
        px: 0.5,
        borderRadius: 0.5,
        '&:hover': { bgcolor: 'action.hover' },
        '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    />
  );
}
