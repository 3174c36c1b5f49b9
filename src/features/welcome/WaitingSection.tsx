import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormats } from '@/glossary/useFormats';
import { ErrorView } from '@/ui/ErrorView';

interface WaitingSectionProps {
  /** Leads here: `/welcome#my-votes`. */
  id: string;
  title: string;
  /** How many wait, of which the first are shown; undefined while that is not known. */
  total: number | undefined;
  /** Whether the number stands beside the title. Default: yes. */
  isCounted?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Said in place of the list when nothing waits. */
  emptyText: ReactNode;
  /** Below the list, such as how many more there are. */
  footer?: ReactNode;
  /** Entries of the list, `li` each. */
  children?: ReactNode;
}

const listSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

/** One kind of things that wait for me: how many, the first of them, and where each is dealt with. */
export function WaitingSection(props: WaitingSectionProps) {
  const { id, title, total, isCounted = true, error, onRetry, emptyText, footer, children } = props;
  const formats = useFormats();
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not the hash itself: the router would scroll to it as well, and before the focus is there.
  const headingId = `waiting-${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link chosen again leads here again
  useEffect(() => {
    if (hash !== `#${id}`) return;
    heading.current?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, id, key]);
  return (
    <Card component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" id={headingId} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {isCounted && total !== undefined && total > 0 && <Chip size="small" label={formats.number(total)} />}
      </Box>
      {error !== undefined && total === undefined && <ErrorView error={error} onRetry={onRetry} />}
      {total === undefined && error === undefined && (
        <Box aria-hidden="true">
          <Skeleton variant="text" height={32} width="80%" />
          <Skeleton variant="text" height={32} width="60%" />
        </Box>
      )}
      {total === 0 && (
        <Typography variant="body2" color="textSecondary">
          {emptyText}
        </Typography>
      )}
      {total !== undefined && total > 0 && (
        <>
          <Box component="ul" aria-labelledby={headingId} sx={listSx}>
            {children}
          </Box>
          {footer}
        </>
      )}
    </Card>
  );
}
