import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { useListOrganizationsQuery } from '@/api/organizations';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';

/** The organizations that the user belongs to. */
export function OrganizationsPage() {
  const text = useTexts('organizations');
  const { data, error, refetch } = useListOrganizationsQuery({ orderBy: 'name', order: 'asc' });
  const organizations = data?.data.results;
  return (
    <Page>
      <PageHeader title={text('title', 'My organizations')} />
      {error && <ErrorView error={error} onRetry={refetch} />}
      {!organizations && !error && <Skeleton variant="rounded" height={120} />}
      {organizations && organizations.length > 0 && (
        <List sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', py: 0 }}>
          {organizations.map((organization, index) => (
            <ListItem key={organization.uuid} divider={index < organizations.length - 1}>
              <ListItemText
                primary={organization.name}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItem>
          ))}
        </List>
      )}
      {organizations?.length === 0 && (
        <EmptyState
          title={text('empty-title', 'No organizations yet')}
          text={text(
            'empty',
            'An organization owns projects and decides who may do what. Ask its owner to invite you.',
          )}
        />
      )}
    </Page>
  );
}
