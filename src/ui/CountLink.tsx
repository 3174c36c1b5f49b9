import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

interface CountLinkProps {
  /** The list of exactly the records that are counted; without one the count is only shown. */
  to: string | undefined;
  /** What is counted, for whoever hears the link without what stands around it. */
  name: string;
  /** The count as it is written. */
  children: string;
}

/** A count that leads to what it counts. */
export function CountLink({ to, name, children }: CountLinkProps) {
  if (!to) return children;
  return (
    // As high as a finger needs (WCAG 2.5.8).
    <Link
      component={RouterLink}
      to={to}
      aria-label={`${name}: ${children}`}
      sx={{ display: 'inline-block', minWidth: 24, minHeight: 24 }}
    >
      {children}
    </Link>
  );
}
