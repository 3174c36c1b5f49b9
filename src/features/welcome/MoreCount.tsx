import Typography from '@mui/material/Typography';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';

/** Says how many there are beside those that are shown; nothing when that is all. */
export function MoreCount({ shown, total }: { shown: number; total: number }) {
  const text = useTexts('welcome');
  const formats = useFormats();
  if (total <= shown) return null;
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
      {text.prose('more', 'and {1} more', { values: [formats.number(total - shown)] })}
    </Typography>
  );
}
