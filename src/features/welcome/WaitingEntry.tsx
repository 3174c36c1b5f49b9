import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface WaitingEntryProps {
  to: string;
  /** What it is; the link. */
  title: string;
  /** Where it is and how far. */
  details?: ReactNode;
  /** At the end of the line. */
  end?: ReactNode;
}

/** One thing that waits, as a link to the place where it is dealt with. */
export function WaitingEntry({ to, title, details, end }: WaitingEntryProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.75 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={to} underline="hover" noWrap sx={{ display: 'block' }} title={title}>
          {title}
        </Link>
        {details && (
          <Typography component="div" variant="caption" color="textSecondary" noWrap>
            {details}
          </Typography>
        )}
      </Box>
      {end && <Box sx={{ flexShrink: 0 }}>{end}</Box>}
    </Box>
  );
}
