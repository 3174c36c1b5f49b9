import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** One sentence about what the page is for. */
  purpose?: string;
  actions?: ReactNode;
}

/** Title of a page with its actions. */
export function PageHeader({ title, purpose, actions }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {purpose && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {purpose}
          </Typography>
        )}
      </Box>
      {actions}
    </Box>
  );
}
