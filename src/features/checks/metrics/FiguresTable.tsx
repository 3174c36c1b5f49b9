import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';

export const FIGURES_TABLE = {
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;

interface FiguresTableProps {
  caption: string;
  children: ReactNode;
}

/** A table of figures; on a narrow screen it scrolls for itself. */
export function FiguresTable({ caption, children }: FiguresTableProps) {
  const id = useId();
  const scrolling = useScrollsByKeys();
  return (
    <Box role="region" {...scrolling} aria-labelledby={id} sx={{ overflowX: 'auto', maxWidth: '100%' }}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          typography: 'body2',
          '& caption': { textAlign: 'start', color: 'text.secondary', pb: 0.5, whiteSpace: { sm: 'nowrap' } },
          '& th, & td': { px: 1, height: 32, borderBottom: 1, borderColor: 'divider' },
          '& th': { fontWeight: 'fontWeightMedium', textAlign: 'start' },
          '& tfoot th, & tfoot td': { borderBottom: 0 },
        }}
      >
        <caption id={id}>{caption}</caption>
        {children}
      </Box>
    </Box>
  );
}
