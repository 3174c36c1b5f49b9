import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAskAgain } from '@/lib/useAskAgain';
import { ReloadButton } from '@/ui/ReloadButton';
import { reloadPage } from '@/ui/reloadPage';

interface ConfigurationFailureProps {
  problems: readonly string[];
  /** It could not be fetched: it may be there soon. */
  isAway: boolean;
}

/** Shown instead of the app when its configuration cannot be used. There is no glossary without one. */
export function ConfigurationFailure({ problems, isAway }: ConfigurationFailureProps) {
  useAskAgain(isAway, () => void reloadPage());
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
