import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePageAddress } from './PageAddress';

interface SectionLinksProps {
  /** Names the row for screen readers. */
  label: string;
  links: readonly { to: string; label: string }[];
}

/** A second row of links below tabs: the parts of one tab. */
export function SectionLinks({ label, links }: SectionLinksProps) {
  const { pathname: current } = usePageAddress();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another open link
  useEffect(() => {
    // On a phone the row is wider than the screen.
    row.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
  }, [current]);
  return (
    <Stack ref={row} component="nav" aria-label={label} direction="row" sx={{ gap: 2.5, overflowX: 'auto' }}>
      {links.map(link => {
        const isOpen = link.to === current;
        return (
          <Link
            key={link.to}
            component={RouterLink}
            to={link.to}
            variant="body2"
            underline="hover"
            aria-current={isOpen ? 'page' : undefined}
            sx={{
              lineHeight: '36px',
              whiteSpace: 'nowrap',
              color: isOpen ? 'primary.main' : 'text.secondary',
              fontWeight: isOpen ? 'fontWeightMedium' : undefined,
            }}
          >
            {link.label}
          </Link>
        );
      })}
    </Stack>
  );
}
