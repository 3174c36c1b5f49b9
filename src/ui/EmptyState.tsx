import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What this place is for and what to do next. */
  text: ReactNode;
  /** The one next action. */
  action?: ReactNode;
}

/** What a screen shows when there is nothing yet. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 1,
        p: { xs: 3, md: 6 },
        textAlign: 'center',
      }}
    >
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: action ? 2 : 0, mx: 'auto', maxWidth: 480 }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}
