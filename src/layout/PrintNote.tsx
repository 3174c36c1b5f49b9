import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { usePrintedIncomplete } from '@/ui/printing';

/** Says on paper that parts of the page were still loading when the browser printed it. */
export function PrintNote() {
  const text = useTexts('header');
  if (!usePrintedIncomplete()) return null;
  return (
    <Typography variant="body2" sx={{ display: 'none', displayPrint: 'block', fontWeight: 600, p: 1 }}>
      {text.prose(
        'print-incomplete',
        'Parts of this page were still loading when it was printed; they are missing here.',
      )}
    </Typography>
  );
}
