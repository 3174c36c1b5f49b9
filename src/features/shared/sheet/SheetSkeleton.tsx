import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { tokens, useDensity } from '@/theme';

const ROWS = Array.from({ length: 14 }, (_, index) => `row ${index}`);
const COLUMNS = [84, 170, 200, 240, 240, 56, 56, 56, 72, 96];

/** Toolbar and grid in outline, while the records are loading. */
export function SheetSkeleton({ label }: { label: string }) {
  return (
    <Box
      role="status"
      aria-label={label}
      aria-busy
      sx={{ p: `${tokens.page.marginInline}px`, overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Skeleton variant="rounded" width={220} height={tokens.input.extraSmall} />
        <Skeleton variant="rounded" width={140} height={tokens.input.extraSmall} />
        <Skeleton variant="rounded" width={120} height={tokens.input.extraSmall} />
      </Box>
      <Rows />
    </Box>
  );
}

/** The grid alone, under its toolbar. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} aria-busy sx={{ overflow: 'hidden' }}>
      <Rows />
    </Box>
  );
}

function Rows() {
  const { density } = useDensity();
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      {ROWS.map(row => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 1,
            height: tokens.grid[density],
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {COLUMNS.map((width, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of placeholders
            <Skeleton key={column} variant="text" width={width - 16} sx={{ flexShrink: 0 }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
