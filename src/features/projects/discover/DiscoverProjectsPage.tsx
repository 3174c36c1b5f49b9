import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type ProjectAccessRequest, useListProjectAccessRequestsQuery } from '@/api/project-members';
import { type ProjectToRequestAccess, useListProjectsToRequestAccessQuery } from '@/api/projects';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { NoOrganization } from '@/features/shared/permissions/NoOrganization';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { useSelectedOrganization } from '@/session/useSelectedOrganization';
import { EmptyState } from '@/ui/EmptyState';
import type { ListColumn } from '@/ui/list';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';
import { RequestAccessDialog } from './RequestAccessDialog';

/** More than somebody makes. */
const ALL = 20_000;

const STATUS_LABELS: Readonly<Record<ProjectAccessRequest['status'], TextDefinition>> = defineTexts(
  'discover',
  { PENDING: 'Waits for an answer', ACCEPTED: 'Was accepted', DECLINED: 'Was declined' },
  'status-',
);

/** Projects of the own organizations that the user is no part of, and what became of the wish to join them. */
export function DiscoverProjectsPage() {
  const text = useTexts('discover');
  const formats = useFormats();
  const { uuid: userUuid, organizations } = useCurrentUser();
  const { selected } = useSelectedOrganization();
  const list = useListParameters(['name']);
  const query = useListProjectsToRequestAccessQuery({
    ...list.query,
    organizationUuid: selected ? [selected.organizationUuid] : undefined,
  });
  const mine = useListProjectAccessRequestsQuery({
    userUuid: [userUuid],
    orderBy: 'createdAt',
    order: 'desc',
    limit: ALL,
  }).data?.data.results;
  const [wanted, setWanted] = useState<ProjectToRequestAccess | null>(null);
  const columns: [ListColumn<ProjectToRequestAccess>, ...ListColumn<ProjectToRequestAccess>[]] = [
    { key: 'name', label: text('name', 'Name'), sortBy: 'name', render: ({ name }) => name },
    {
      key: 'organization',
      label: text('organization', 'Organization'),
      render: ({ organizationName }) => organizationName,
    },
    {
      key: 'request',
      label: text('request', 'Your request'),
      render: ({ uuid, myRequestStatus }) => {
        if (!myRequestStatus) return '–';
        const request = mine?.find(one => one.projectUuid === uuid);
        return (
          <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
            <Chip
              size="small"
              variant={myRequestStatus === 'PENDING' ? 'filled' : 'outlined'}
              label={text(STATUS_LABELS[myRequestStatus])}
            />
            {request && (
              <Typography variant="caption" color="textSecondary">
                {formats.dateTime(request.decidedAt ?? request.createdAt)}
              </Typography>
            )}
            {request?.answer && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {request.answer}
              </Typography>
            )}
          </Stack>
        );
      },
    },
  ];
  const title = text('title', 'Discover projects');
  return (
    <Page>
      <PageHeader
        title={title}
        purpose={text.prose(
          'purpose',
          'Projects of your organizations that you are not a member of. Ask their leads to let you in.',
        )}
        actions={
          <SearchField
            value={list.search}
            onChange={list.setSearch}
            label={text('search', 'Search projects')}
          />
        }
      />
      <ApiList
        label={title}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        actions={project =>
          project.myRequestStatus === 'PENDING' ? null : (
            <Button
              size="extraSmall"
              variant="outlined"
              aria-label={
                project.myRequestStatus
                  ? text('ask-again-for', 'Ask again for {1}', { values: [project.name] })
                  : text('ask-for', 'Request access to {1}', { values: [project.name] })
              }
              onClick={() => setWanted(project)}
            >
              {project.myRequestStatus ? text('ask-again', 'Ask again') : text('ask', 'Request access')}
            </Button>
          )
        }
        empty={
          list.query.search ? (
            <EmptyState
              title={text('none-found-title', 'No project found')}
              text={text.prose('none-found', 'No project that you may ask for has this text in its name.')}
              action={
                <Button variant="outlined" onClick={() => list.setSearch('')}>
                  {text('clear-search', 'Clear the search')}
                </Button>
              }
            />
          ) : organizations.length === 0 ? (
            <NoOrganization title={text('empty-title', 'Nothing to discover')} />
          ) : (
            <EmptyState
              title={text('empty-title', 'Nothing to discover')}
              text={text.prose(
                'empty',
                'You are part of all projects that your organizations show you. Others have to be opened to you by their leads.',
              )}
            />
          )
        }
      />
      {wanted && <RequestAccessDialog project={wanted} onClose={() => setWanted(null)} />}
    </Page>
  );
}
