import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { CopyField } from '@/ui/CopyField';

interface InvitationLinkProps {
  email: string;
  link: string;
}

/** The link of an invitation where the platform sends no mails: whoever invites hands it over. */
export function InvitationLink({ email, link }: InvitationLinkProps) {
  const text = useTexts('invitation-link');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: 1, minWidth: 260, color: 'text.primary' }}>
      <Typography variant="body2">
        {text.prose(
          'explanation',
          'This platform sends no mails. Hand this link to {1} yourself; it is valid for seven days and shown this once.',
          { values: [email] },
        )}
      </Typography>
      <CopyField
        label={text('link', 'Invitation link for {1}', { values: [email] })}
        value={link}
        copyLabel={text('copy', 'Copy link')}
        copiedLabel={text('copied', 'Link copied')}
      />
    </Box>
  );
}
