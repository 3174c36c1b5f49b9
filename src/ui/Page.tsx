import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { hoverDesktopQuery, tokens } from '@/theme';

interface PageProps {
  /** Worksheets and matrices use the whole width; everything else at most 1700 px. */
  width?: 'page' | 'full';
  children: ReactNode;
}

/** The margins of a page (specification §9). */
export function Page({ width = 'page', children }: PageProps) {
  const { marginInline, marginTop, marginBottom, marginBottomHover, maxWidth } = tokens.page;
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: width === 'page' ? maxWidth : undefined,
        mx: 'auto',
        px: `${marginInline}px`,
        pt: `${marginTop}px`,
        pb: `${marginBottom}px`,
        [hoverDesktopQuery]: { pb: `${marginBottomHover}px` },
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {children}
    </Box>
  );
}
