import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tokens } from '@/theme';

/** Holds the button that saves what was changed on a page: in view at its lower edge until then, as wide as settings. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <Box
      data-save-bar
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        width: '100%',
        maxWidth: tokens.settings.maxWidth,
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Box>
  );
}
