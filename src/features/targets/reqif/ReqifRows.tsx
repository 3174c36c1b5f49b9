import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { AUDIT_FIELD_LABELS } from '@/features/shared/audit-log/auditTexts';
import { useTexts } from '@/glossary/useText';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import type { ReqifResult, ReqifRow } from './planReqif';
import { KINDS, REASONS, RESULTS } from './reqifTexts';

/** Rows that are listed at first, and with each press of the button. */
const LISTED = 100;

const COLORS: Readonly<Record<ReqifResult, 'default' | 'info' | 'success' | 'error'>> = {
  new: 'success',
  changed: 'info',
  unchanged: 'default',
  refused: 'error',
  skipped: 'default',
};

/** Objects of a file with what becomes of each. */
export function ReqifRows({ rows }: { rows: readonly ReqifRow[] }) {
  const text = useTexts('targets');
  const scrolling = useScrollsByKeys();
  const [listed, setListed] = useState(LISTED);
  const rest = rows.length - listed;
  const namesOf = ({ fields }: ReqifRow) =>
    fields
      .map(field => {
        const label = AUDIT_FIELD_LABELS[field];
        return label ? text(label) : field;
      })
      .join(', ');
  return (
    <>
      <Box
        role="region"
        aria-label={text('reqif-rows', 'Objects of the file')}
        {...scrolling}
        sx={{ overflow: 'auto', maxHeight: '60vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{text('reqif-column-id', 'ID in the file')}</TableCell>
              <TableCell>{text('reqif-column-result', 'Result')}</TableCell>
              <TableCell>{text('reqif-column-name', 'Name')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, listed).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may say one identifier twice
              <TableRow key={at}>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 90 }}>
                  {row.foreignId}
                  {row.code && <Box sx={{ color: 'text.secondary' }}>{row.code}</Box>}
                  <Box sx={{ color: 'text.secondary' }}>{text(KINDS[row.kind])}</Box>
                </TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    color={COLORS[row.result]}
                    label={text(RESULTS[row.result])}
                  />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>
                  {row.name}
                  {row.reason && (
                    <Box sx={{ color: 'error.main' }}>
                      {text.prose(REASONS[row.reason], { values: [namesOf(row)] })}
                    </Box>
                  )}
                  {row.result === 'changed' && (
                    <Box sx={{ color: 'text.secondary' }}>
                      {text('reqif-changes', 'Changes: {1}', { values: [namesOf(row)] })}
                    </Box>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {rest > 0 && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => setListed(listed + LISTED)}>
          {text('reqif-more', 'Show more ({1} are left)', { values: [rest] })}
        </Button>
      )}
    </>
  );
}
