import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A field on paper: all of its text, without a frame that cuts it. */
export function PrintedField({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value || '–'}</Typography>
    </Box>
  );
}
