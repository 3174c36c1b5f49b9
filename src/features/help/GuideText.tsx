import Box from '@mui/material/Box';
import { tokens } from '@/theme';
import { Markdown } from '@/ui/Markdown';

interface GuideTextProps {
  children: string;
  /** Where the picture with a name is loaded from. */
  pictureAddress: (name: string) => string | undefined;
}

/** The Markdown of a page: lines as long as they read well, pictures with a frame. */
export function GuideText({ children, pictureAddress }: GuideTextProps) {
  return (
    <Box
      sx={{
        maxWidth: tokens.settings.maxWidth,
        lineHeight: 1.6,
        '& h2': { typography: 'h2', mt: 3, mb: 1 },
        '& img': { border: 1, borderColor: 'divider', borderRadius: 1, my: 1, display: 'block' },
        '& li': { my: 0.5 },
        // Names of keys and headings of columns stay whole.
        '& code': { bgcolor: 'action.hover', borderRadius: 0.5, px: 0.5, whiteSpace: 'nowrap' },
        '& th': { overflowWrap: 'normal' },
      }}
    >
      <Markdown imageAddress={pictureAddress} staysInApp>
        {children}
      </Markdown>
    </Box>
  );
}
