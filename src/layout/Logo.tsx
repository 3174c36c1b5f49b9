import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface LogoProps {
  /** `wide`: only from 768 px on, where the header has room for it. */
  withName: boolean | 'wide';
}

/** The product's mark, with its name where there is room. */
export function Logo({ withName }: LogoProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'primary.main' }}
    >
      <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="currentColor" />
        <path d="M7 9c3-3 6-3 9-1 3-2 6-2 9 1l-2 10c-1 4-4 6-7 7-3-1-6-3-7-7z" fill="#fff" />
        <path d="M10 10l3 9M22 10l-3 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <circle cx="16" cy="22" r="1.8" fill="currentColor" />
      </svg>
      {withName && (
        <Typography
          component="span"
          sx={{
            fontWeight: 700,
            color: 'text.primary',
            display: withName === 'wide' ? { xs: 'none', md: 'inline' } : 'inline',
          }}
        >
          Badger
        </Typography>
      )}
    </Box>
  );
}
