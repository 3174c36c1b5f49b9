import Chip from '@mui/material/Chip';
import { visuallyHidden } from '@mui/utils';
import { useTexts } from '@/glossary/useText';

/** The role that whoever is signed in has here: the role alone, as headers are short, and the sentence for screen readers. */
export function RoleChip({ role }: { role: string }) {
  const text = useTexts('role-chip');
  const sentence = text('your-role', 'Your role: {1}', { values: [role] });
  return (
    <Chip
      size="small"
      variant="outlined"
      title={sentence}
      label={
        <>
          <span aria-hidden>{role}</span>
          <span style={visuallyHidden}>{sentence}</span>
        </>
      }
      sx={{ flexShrink: 0 }}
    />
  );
}
