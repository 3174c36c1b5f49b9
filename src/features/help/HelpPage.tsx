import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { NavLink, Link as RouterLink, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { HELP_PAGES, HELP_TITLES, type HelpPageId } from '@/features/shared/help/helpPages';
import { useGlossary } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { TitlePart } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { guidePage } from './guide';

const isPage = (id: string): id is HelpPageId => (HELP_PAGES as readonly string[]).includes(id);

/** The user guide: its pages at the side, the open one beside them. */
export function HelpPage() {
  const text = useTexts('help');
  const { page = 'sign-in' } = useParams();
  const title = text('title', 'User guide');
  return (
    <Page>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: { xs: 3, md: 6 } }}>
        <PageList label={text('pages', 'Pages of the user guide')} open={page} />
        <Box component="article" sx={{ flex: 1, minWidth: 0 }}>
          <TitlePart part={title}>
            {isPage(page) ? (
              <OpenPage id={page} />
            ) : (
              <>
                <PageHeader title={title} />
                <EmptyState
                  title={text('unknown-title', 'No such page')}
                  text={text('unknown', 'The user guide has no such page. Choose one of its pages.')}
                />
              </>
            )}
          </TitlePart>
        </Box>
      </Box>
    </Page>
  );
}

function OpenPage({ id }: { id: HelpPageId }) {
  const text = useTexts('help');
  const { language } = useGlossary();
  const Content = guidePage(id, language);
  const next = HELP_PAGES[HELP_PAGES.indexOf(id) + 1];
  return (
    <>
      <PageHeader title={text(HELP_TITLES[id])} />
      <Suspense fallback={<LoadingSpinner />}>
        <Content />
      </Suspense>
      {next && (
        <Link component={RouterLink} to={paths.help(next)} sx={{ display: 'inline-block', mt: 4 }}>
          {text('next', 'Next: {1}', { values: [text(HELP_TITLES[next])] })}
        </Link>
      )}
    </>
  );
}

/** The list of pages; on a narrow screen it folds away behind its name, so that the page itself comes first. */
function PageList({ label, open }: { label: string; open: string }) {
  const text = useTexts('help');
  const entries = (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.25 }}>
      {HELP_PAGES.map(id => (
        <li key={id}>
          <Box
            component={NavLink}
            to={paths.help(id)}
            aria-current={open === id ? 'page' : undefined}
            sx={{
              display: 'block',
              px: 1,
              py: 0.75,
              borderRadius: 1,
              color: open === id ? 'primary.main' : 'text.primary',
              fontWeight: open === id ? 600 : 400,
              textDecoration: 'none',
              bgcolor: open === id ? 'action.selected' : undefined,
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            {text(HELP_TITLES[id])}
          </Box>
        </li>
      ))}
    </Stack>
  );
  return (
    <Box component="nav" aria-label={label} sx={{ flex: 'none', width: { md: 250 } }}>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Typography variant="body2" color="textSecondary" sx={{ px: 1, pb: 1 }}>
          {text('title', 'User guide')}
        </Typography>
        {entries}
      </Box>
      <Box component="details" sx={{ display: { md: 'none' } }}>
        <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
          {text('title', 'User guide')}
        </Box>
        {entries}
      </Box>
    </Box>
  );
}
