import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

export interface Crumb {
  to: string;
  name: string;
}

/** The way to a page, on one line: what does not fit of the last name is cut. Every page has it, so it is kept small. */
export function CrumbTrail({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <Box component="ol" sx={{ display: 'flex', alignItems: 'center', m: 0, p: 0, listStyle: 'none' }}>
        {crumbs.map(({ to, name }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <Box component="li" key={to} sx={{ display: 'flex', flexShrink: isLast ? 1 : 0, minWidth: 0 }}>
              {index > 0 && (
                <Box component="span" aria-hidden sx={{ mx: 1, color: 'text.secondary' }}>
                  /
                </Box>
              )}
              <Link
                component={RouterLink}
                to={to}
                underline="hover"
                color={index > 0 ? 'textPrimary' : 'textSecondary'}
                noWrap
                sx={{ display: 'block' }}
              >
                {name}
              </Link>
            </Box>
          );
        })}
      </Box>
    </nav>
  );
}
