import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './DocumentTitle';

interface CenteredCardProps {
  title: string;
  children: ReactNode;
}

/** A small page of its own, outside the shell: sign-in, signed out and the like. */
export function CenteredCard({ title, children }: CenteredCardProps) {
  useDocumentTitle(title);
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 420,
          p: { xs: 3, md: 4 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          bgcolor: 'background.paper',
          display: 'grid',
          gap: 2,
        }}
      >
        <Typography variant="h1">{title}</Typography>
        {children}
      </Box>
    </Box>
  );
}
