import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import { REFUSALS, RESULTS } from './importTexts';
import type { PlannedImportRow, RowResult } from './plan/planImport';

/** Rows that are listed at first, and with each press of the button. */
const LISTED = 100;

const COLORS: Readonly<Record<RowResult, 'default' | 'info' | 'success' | 'error'>> = {
  new: 'success',
  changed: 'info',
  unchanged: 'default',
  refused: 'error',
};

/** Rows of a file with what becomes of each. */
export function ImportRows({
  rows,
  resultLabel,
}: {
  rows: readonly PlannedImportRow[];
  resultLabel: string;
}) {
  const text = useTexts('hazards');
  const scrolling = useScrollsByKeys();
  const [listed, setListed] = useState(LISTED);
  const rest = rows.length - listed;
  return (
    <>
      <Box
        role="region"
        aria-label={text('import-rows-list', 'Rows of the file')}
        {...scrolling}
        sx={{ overflow: 'auto', maxHeight: '60vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{text('import-column-row', 'Row')}</TableCell>
              <TableCell>{text('import-column-result', 'Result')}</TableCell>
              <TableCell>{text('import-column-cells', 'Cells')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, listed).map(row => (
              <ImportedRow key={`${row.line}/${row.part}`} row={row} resultLabel={resultLabel} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {rest > 0 && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => setListed(listed + LISTED)}>
          {text('import-more', 'Show more ({1} are left)', { values: [rest] })}
        </Button>
      )}
    </>
  );
}

function ImportedRow({ row, resultLabel }: { row: PlannedImportRow; resultLabel: string }) {
  const text = useTexts('hazards');
  const { line, part, result, code, refusal, changes, leftOut, level } = row;
  const place = part > 0 ? text('import-part', '{1}, situation {2}', { values: [line, part] }) : String(line);
  const label =
    result === 'changed'
      ? text('import-changes', 'Changes {1} cells', { count: changes.length, one: 'Changes {1} cell' })
      : text(RESULTS[result]);
  return (
    <TableRow>
      <TableCell sx={{ verticalAlign: 'top', whiteSpace: 'nowrap' }}>
        {place}
        {code && <Box sx={{ color: 'text.secondary' }}>{code}</Box>}
      </TableCell>
      <TableCell sx={{ verticalAlign: 'top' }}>
        <Chip size="small" variant="outlined" color={COLORS[result]} label={label} />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 200 }}>
        <Stack sx={{ gap: 0.5 }}>
          {refusal && <span>{text.prose(REFUSALS[refusal])}</span>}
          {level && (
            <Box component="span" sx={{ color: 'warning.main', fontWeight: 'fontWeightMedium' }}>
              {text.prose('import-level-differs', '{1}: the file says {2}, the table gives {3} for {4}.', {
                values: [resultLabel, level.published, level.lookedUp, level.cell],
              })}
            </Box>
          )}
          {leftOut.map(({ columnKey, column, text: cell, note }) => (
            <Box key={columnKey} component="span" sx={{ color: 'error.main' }}>
              {text.prose('import-cell-left-out', '{1} left out: {2}', {
                values: [column, note ?? cell],
              })}
            </Box>
          ))}
          {changes.length > 0 && (
            <span>
              {changes
                .map(({ column, before, after, isMade }) => {
                  const now = isMade ? text('import-created', '{1} (new)', { values: [after] }) : after;
                  return result === 'changed'
                    ? `${column}: ${before || '–'} → ${now || '–'}`
                    : `${column}: ${now}`;
                })
                .join(' · ')}
            </span>
          )}
        </Stack>
      </TableCell>
    </TableRow>
  );
}
