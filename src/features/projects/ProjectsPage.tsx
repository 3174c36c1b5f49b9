import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useListProjectsQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { ProjectGrid, ProjectGridSkeleton } from './ProjectGrid';

const PAGE_SIZE = 60;

/** My projects, the ones changed last first; the address keeps the search. */
export function ProjectsPage() {
  const text = useTexts('projects');
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const wanted = useDeferredValue(search);
  const { currentData, data, error, refetch } = useListProjectsQuery({
    search: wanted || undefined,
    orderBy: 'updatedAt',
    order: 'desc',
    limit: PAGE_SIZE,
  });
  const shown = (currentData ?? data)?.data;

  const setSearch = (value: string) =>
    setAddress(
      previous => {
        const next = new URLSearchParams(previous);
        if (value) next.set('search', value);
        else next.delete('search');
        return next;
      },
      { replace: true },
    );

  return (
    <Page>
      <PageHeader
        title={text('title', 'My projects')}
        actions={
          <TextField
            size="small"
            type="search"
            value={search}
            onChange={event => setSearch(event.target.value)}
            placeholder={text('search', 'Search projects')}
            slotProps={{
              htmlInput: { 'aria-label': text('search', 'Search projects') },
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchRounded fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
            sx={{ width: { xs: '100%', sm: 280 } }}
          />
        }
      />
      {error && <ErrorView error={error} onRetry={refetch} />}
      {!shown && !error && <ProjectGridSkeleton count={6} />}
      {shown && shown.results.length > 0 && (
        <Stack sx={{ gap: 2 }}>
          <ProjectGrid projects={shown.results} />
          {shown.total > shown.results.length && (
            <Typography variant="body2" color="textSecondary">
              {text('more', '{1} of {2} projects are shown. Search to find the others.', {
                values: [shown.results.length, shown.total],
              })}
            </Typography>
          )}
        </Stack>
      )}
      {shown && shown.results.length === 0 && (
        <EmptyState
          title={
            search ? text('none-found-title', 'No project found') : text('empty-title', 'No projects yet')
          }
          text={
            search
              ? text('none-found', 'No project of yours has this text in its name or description.')
              : text(
                  'empty',
                  'A project holds one hazard analysis with its team. Projects you are added to appear here.',
                )
          }
          action={
            search ? (
              <Button variant="outlined" onClick={() => setSearch('')}>
                {text('clear-search', 'Clear the search')}
              </Button>
            ) : (
              <Button variant="contained" component={Link} to={paths.discoverProjects()}>
                {text('discover', 'Discover projects')}
              </Button>
            )
          }
        />
      )}
    </Page>
  );
}
