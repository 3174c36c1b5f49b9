import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { personName } from '@/features/shared/people/personName';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { Markdown } from '@/ui/Markdown';
import { UserAvatar } from '@/ui/UserAvatar';

interface CommentEntryProps {
  /** null when the account is gone. */
  author: { uuid: string; firstName: string; lastName: string; email: string } | null;
  createdAt: string;
  /** Markdown. */
  children: string;
  /** Beside the moment. */
  mark?: ReactNode;
  /** What the reader may do with it. */
  actions?: ReactNode;
}

/** What somebody said, when. */
export function CommentEntry({ author, createdAt, children, mark, actions }: CommentEntryProps) {
  const text = useTexts('comments');
  const formats = useFormats();
  return (
    <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      <Box aria-hidden="true" sx={{ width: 24, flexShrink: 0 }}>
        {author && <UserAvatar user={author} size={24} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" color="textSecondary" component="div">
          {author ? personName(author) : text.prose('nobody', 'No longer known')} ·{' '}
          {formats.dateTime(createdAt)} {mark}
        </Typography>
        <Markdown>{children}</Markdown>
      </Box>
      {actions}
    </Box>
  );
}
