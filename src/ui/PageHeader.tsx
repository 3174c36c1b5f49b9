import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './DocumentTitle';

interface PageHeaderProps {
  title: string;
  /** One sentence about what the page is for. */
  purpose?: ReactNode;
  actions?: ReactNode;
  /** It stands in a bar with others, and keeps no distance of its own. */
  isInBar?: boolean;
}

/** Title of a page with its actions; it takes the focus when its page was opened, and names the document. */
export function PageHeader({ title, purpose, actions, isInBar = false }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', ...(isInBar && { lg: 'nowrap' }) },
        alignItems: isInBar ? 'center' : 'flex-start',
        gap: 2,
        mb: isInBar ? 0 : 2,
      }}
    >
      <Box sx={{ flex: isInBar ? '0 1 auto' : '1 1 240px', minWidth: 0 }}>
        <Typography
          variant="h1"
          tabIndex={-1}
          // Beside tabs a long one takes two lines; a longer one is cut, and whole when pointed at.
          title={isInBar ? title : undefined}
          sx={{
            overflowWrap: 'anywhere',
            outline: 'none',
            ...(isInBar && {
              overflow: { lg: 'hidden' },
              display: { lg: '-webkit-box' },
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: { lg: '2' },
            }),
          }}
        >
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
