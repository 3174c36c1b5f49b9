import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useListRiskRatingSetDraftsQuery } from '@/api/risk-model';
import { paths } from '@/config/paths';
import { useListRiskRatingSetsQuery } from '@/features/shared/built-in/queries';
import { useListLabels } from '@/features/shared/lists/useListLabels';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { type ListColumn, RecordList } from '@/ui/list';
import { Page } from '@/ui/Page';
import { NewDraftDialog } from './NewDraftDialog';

/** More sets than an organization has. */
const ALL = 500;

interface Row {
  uuid: string;
  to: string;
  name: string;
  code: string;
  standard: string;
  version: string;
  state: 'DRAFT' | 'NEWEST' | 'OLDER' | 'BUILT_IN' | 'TEMPLATE';
  /** null: a draft, which nobody rates by. */
  projects: number | null;
}

const ORDER: readonly Row['state'][] = ['DRAFT', 'NEWEST', 'OLDER', 'BUILT_IN', 'TEMPLATE'];

/** The rating sets that an organization can work with: drafts, its own by version, built-in ones. */
export function RatingSetsPage() {
  const text = useTexts('rating-sets');
  const formats = useFormats();
  const labels = useListLabels();
  const { organizationUuid = '' } = useParams();
  const { can } = useOrganizationPermissions(organizationUuid);
  const mayManage = can('organization.library.manage');
  const [isNew, setIsNew] = useState(false);
  const list = useListParameters(['name']);
  const sets = useListRiskRatingSetsQuery({ limit: ALL, orderBy: 'name' });
  const drafts = useListRiskRatingSetDraftsQuery({ organizationUuid, limit: ALL });
  useDocumentTitle(text('title', 'Rating sets'));
  const known = sets.currentData?.data.results.filter(
    set => !set.organizationUuid || set.organizationUuid === organizationUuid,
  );
  const isNewest = ({ lineageUuid, versionNumber }: { lineageUuid: string; versionNumber: number }) =>
    !known?.some(other => other.lineageUuid === lineageUuid && other.versionNumber > versionNumber);
  const rows: Row[] | undefined =
    known &&
    drafts.currentData &&
    [
      ...drafts.currentData.data.results.map(
        ({ uuid, name, code, standard, version }): Row => ({
          ...{ uuid, name, code, standard, version, state: 'DRAFT', projects: null },
          to: paths.organizationRatingSetDraft(organizationUuid, uuid),
        }),
      ),
      ...known.map((set): Row => {
        const { uuid, name, code, standard, version, projectCount } = set;
        const own = isNewest(set) ? 'NEWEST' : 'OLDER';
        return {
          ...{ uuid, name, code, standard, version, projects: projectCount },
          state: set.organizationUuid ? own : set.isEnabled ? 'BUILT_IN' : 'TEMPLATE',
          to: paths.organizationRatingSet(organizationUuid, uuid),
        };
      }),
    ].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.name.localeCompare(b.name));
  const states: Record<Row['state'], string> = {
    DRAFT: text('draft', 'Draft'),
    NEWEST: text('state-published', 'Published'),
    OLDER: text('state-older', 'Older version'),
    BUILT_IN: text('state-built-in', 'Built in'),
    TEMPLATE: text('state-template', 'Template'),
  };
  const columns: [ListColumn<Row>, ...ListColumn<Row>[]] = [
    {
      key: 'name',
      label: text('name', 'Name'),
      render: ({ to, name }) => (
        <Link component={RouterLink} to={to} underline="hover" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Link>
      ),
    },
    { key: 'code', label: text('code', 'Code'), render: ({ code }) => code },
    { key: 'standard', label: text('standard', 'Standard'), render: ({ standard }) => standard || null },
    { key: 'version', label: text('version', 'Version'), render: ({ version }) => version || null },
    {
      key: 'state',
      label: text('state', 'State'),
      width: 150,
      render: ({ state }) => (
        <Chip
          size="small"
          variant="outlined"
          color={state === 'DRAFT' ? 'warning' : state === 'NEWEST' ? 'success' : 'default'}
          label={states[state]}
        />
      ),
    },
    {
      key: 'projects',
      label: text('used-by', 'Projects'),
      align: 'right',
      width: 90,
      render: ({ projects }) => (projects === null ? null : formats.number(projects)),
    },
  ];
  return (
    <Page>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 720 }}>
            {text.prose(
              'purpose',
              'A rating set says which levels there are and what every combination of them gives. Copy a set to change it, or fill in a template. Published versions never change, so what was rated stays rated.',
            )}
          </Typography>
          {mayManage && (
            <Button size="small" variant="contained" onClick={() => setIsNew(true)}>
              {text('new', 'New rating set')}
            </Button>
          )}
        </Stack>
        {!mayManage && (
          <MissingPermission scope="organization" action={text('action', 'change rating sets')} />
        )}
        <RecordList
          label={text('title', 'Rating sets')}
          columns={columns}
          rows={rows}
          rowKey={({ uuid }) => uuid}
          total={rows?.length}
          state={{ ...list, page: 0, query: { limit: ALL } }}
          labels={labels}
          error={sets.error ?? drafts.error}
          onRetry={() => {
            if (sets.error) void sets.refetch();
            if (drafts.error) void drafts.refetch();
          }}
          empty={
            <EmptyState
              title={text('none', 'No rating sets')}
              text={text.prose('none-help', 'Built-in sets are added when the server starts.')}
            />
          }
        />
      </Stack>
      {isNew && (
        <NewDraftDialog
          organizationUuid={organizationUuid}
          choices={known ?? []}
          onClose={() => setIsNew(false)}
        />
      )}
    </Page>
  );
}
