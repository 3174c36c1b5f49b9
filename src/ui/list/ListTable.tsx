import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useScrollsByKeys } from '../useScrollsByKeys';
import { type ListLayoutProps, PLACEHOLDERS } from './listTypes';
import { SelectAllBox, useSelectBoxes } from './SelectBoxes';

const hiddenSx = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
};

/** px that a column without a width keeps beside one with long texts, which break anywhere. */
const FIRST_COLUMN = 160;
const COLUMN = 96;

/** A list as a table; its placeholder has the same columns. */
export function ListTable<Row>(props: ListLayoutProps<Row>) {
  const { label, columns, rows, rowKey, actions, selection, state, labels } = props;
  const selectBox = useSelectBoxes({ rows: rows ?? [], rowKey, selection });
  const scrolling = useScrollsByKeys();
  return (
    <TableContainer
      {...scrolling}
      {...(scrolling.tabIndex === 0 && { role: 'region', 'aria-label': label })}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Table size="small" aria-label={label} aria-busy={rows === undefined}>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell padding="checkbox">
                <SelectAllBox rows={rows ?? []} rowKey={rowKey} selection={selection} />
              </TableCell>
            )}
            {columns.map(({ key, label: title, sortBy, align, width, minWidth }, index) => (
              <TableCell
                key={key}
                align={align}
                sx={{
                  width,
                  minWidth: width ?? minWidth ?? (index === 0 ? FIRST_COLUMN : COLUMN),
                  whiteSpace: 'nowrap',
                }}
                sortDirection={sortBy === state.orderBy ? state.order : false}
              >
                {sortBy ? (
                  <TableSortLabel
                    active={sortBy === state.orderBy}
                    direction={sortBy === state.orderBy ? state.order : 'asc'}
                    onClick={() => state.sortBy(sortBy)}
                  >
                    {title}
                  </TableSortLabel>
                ) : (
                  title
                )}
              </TableCell>
            ))}
            {actions && (
              <TableCell align="right" sx={{ width: '1px', position: 'relative' }}>
                <Box component="span" sx={hiddenSx}>
                  {labels.actions}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows === undefined &&
            PLACEHOLDERS.map(row => (
              <TableRow key={row}>
                {selection && <TableCell />}
                {columns.map(({ key }) => (
                  <TableCell key={key}>
                    <Skeleton variant="text" width={`${80 - row * 8}%`} />
                  </TableCell>
                ))}
                {actions && <TableCell />}
              </TableRow>
            ))}
          {rows?.map(row => (
            <TableRow
              key={rowKey(row)}
              hover
              selected={selection?.keys.has(rowKey(row)) ?? false}
              sx={{ '&:last-child > *': { borderBottom: 0 } }}
            >
              {selectBox && <TableCell padding="checkbox">{selectBox(row)}</TableCell>}
              {columns.map(({ key, align, render }, index) => (
                <TableCell
                  key={key}
                  align={align}
                  component={index === 0 ? 'th' : 'td'}
                  scope={index === 0 ? 'row' : undefined}
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {render(row) ?? '–'}
                </TableCell>
              ))}
              {actions && (
                <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0 }}>
                  {actions(row)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
