import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';

/** Shown for every unknown address. */
export function NotFoundPage() {
  const text = useTexts('not-found');
  return (
    <Page>
      <PageHeader title={text('title', 'Page not found')} />
      <EmptyState
        title="404"
        text={text.prose(
          'advice',
          'There is no page at this address. Check it for typing errors, or start from the welcome page.',
        )}
        action={
          <Button variant="contained" component={Link} to={paths.welcome()}>
            {text('go-to-welcome', 'Go to the welcome page')}
          </Button>
        }
      />
    </Page>
  );
}
