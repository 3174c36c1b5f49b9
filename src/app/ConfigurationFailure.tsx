import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { ReloadButton } from '@/ui/ReloadButton';
import { reloadPage } from '@/ui/reloadPage';

/** How long an installation that is away is left alone before the page asks again. */
const RETRY_MS = 10_000;

interface ConfigurationFailureProps {
  problems: readonly string[];
  /** It could not be fetched: it may be there soon. */
  isAway: boolean;
}

/** Shown instead of the app when its configuration cannot be used. There is no glossary without one. */
export function ConfigurationFailure({ problems, isAway }: ConfigurationFailureProps) {
  useEffect(() => {
    if (!isAway) return;
    const again = () => void reloadPage();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isAway]);
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 3, mt: { xs: 2, md: 8 } }}>
      <Box role="alert">
        <Typography variant="h1">
          {isAway ? 'Badger cannot be reached' : 'Badger is not configured correctly'}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {isAway
            ? 'Nothing is lost. Check your connection. The page is loaded again by itself as soon as Badger answers.'
            : 'Nothing is lost. Whoever runs this installation has to correct its configuration; then reload the page.'}
        </Typography>
        <Box component="ul" sx={{ mt: 2, pl: 3 }}>
          {problems.map(problem => (
            <Typography key={problem} component="li" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
              {problem}
            </Typography>
          ))}
        </Box>
      </Box>
      <Box sx={{ mt: 2 }}>
        <ReloadButton />
      </Box>
    </Box>
  );
}
