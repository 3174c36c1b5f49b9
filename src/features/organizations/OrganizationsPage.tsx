import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { type Organization, useListOrganizationsQuery } from '@/api/organizations';
import { paths } from '@/config/paths';
import { useBuiltInName } from '@/features/shared/built-in/sayBuiltIn';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { organizationNamesakes, withMark } from '@/features/shared/names/namesakes';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { CountLink } from '@/ui/CountLink';
import { EmptyState } from '@/ui/EmptyState';
import type { ListColumn } from '@/ui/list';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';

/** The organizations that the user belongs to, with what they are there. */
export function OrganizationsPage() {
  const sayRole = useBuiltInName('OrganizationRole');
  const text = useTexts('organizations');
  const formats = useFormats();
  const mine = useCurrentUser().organizations;
  const namesakes = organizationNamesakes(mine);
  const list = useListParameters(['name', 'updatedAt', 'createdAt']);
  const query = useListOrganizationsQuery(list.query);
  const columns: [ListColumn<Organization>, ...ListColumn<Organization>[]] = [
    {
      key: 'name',
      label: text('name', 'Name'),
      sortBy: 'name',
      render: ({ uuid, name }) => (
        <Link component={RouterLink} to={paths.organization(uuid)} underline="hover">
          {withMark(name, namesakes.get(uuid))}
        </Link>
      ),
    },
    {
      key: 'role',
      label: text('role', 'Your role'),
      render: ({ uuid }) =>
        sayRole(mine.find(({ organizationUuid }) => organizationUuid === uuid)?.roleName ?? '–'),
    },
    {
      key: 'people',
      label: text('people', 'People'),
      align: 'right',
      width: 90,
      render: ({ uuid, name, counts }) => (
        <CountLink
          to={paths.organizationMembers(uuid)}
          name={text('people-of', 'People of {1}', { values: [name] })}
        >
          {formats.number(counts.users)}
        </CountLink>
      ),
    },
    {
      key: 'updatedAt',
      label: text('changed', 'Changed'),
      sortBy: 'updatedAt',
      width: 140,
      render: ({ updatedAt }) => formats.date(updatedAt),
    },
  ];
  const newOrganization = (
    <Button size="small" variant="contained" component={RouterLink} to={paths.newOrganization()}>
      {text('new', 'New organization')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={text('title', 'My organizations')}
        actions={
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <SearchField
              value={list.search}
              onChange={list.setSearch}
              label={text('search', 'Search organizations')}
            />
            {newOrganization}
          </Stack>
        }
      />
      <ApiList
        label={text('title', 'My organizations')}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        empty={
          list.query.search ? (
            <EmptyState
              title={text('none-found-title', 'No organization found')}
              text={text.prose(
                'none-found',
                'No organization of yours has this text in its name or description.',
              )}
              action={
                <Button variant="outlined" onClick={() => list.setSearch('')}>
                  {text('clear-search', 'Clear the search')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={text('empty-title', 'No organizations yet')}
              text={text.prose(
                'empty',
                'An organization owns projects and decides who may do what. Create one, or ask the owner of yours to add you.',
              )}
              action={newOrganization}
            />
          )
        }
      />
    </Page>
  );
}
