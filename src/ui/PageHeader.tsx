import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './DocumentTitle';

interface PageHeaderProps {
  title: string;
  /** One sentence about what the page is for. */
  purpose?: string;
  actions?: ReactNode;
}

/** Title of a page with its actions; it takes the focus when its page was opened, and names the document. */
export function PageHeader({ title, purpose, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
          {title}
        </Typography>
        {purpose && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {purpose}
          </Typography>
        )}
      </Box>
      {actions}
    </Box>
  );
}
