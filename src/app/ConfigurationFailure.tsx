import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Shown instead of the app when its configuration cannot be used. There is no glossary without one. */
export function ConfigurationFailure({ problems }: { problems: readonly string[] }) {
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 3, mt: { xs: 2, md: 8 } }}>
      <Box role="alert">
        <Typography variant="h1">Badger is not configured correctly</Typography>
        <Typography sx={{ mt: 1 }}>
          Nothing is lost. Whoever runs this installation has to correct its configuration; then reload the
          page.
        </Typography>
        <Box component="ul" sx={{ mt: 2, pl: 3 }}>
          {problems.map(problem => (
            <Typography key={problem} component="li" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
              {problem}
            </Typography>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
