import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { type RiskRatingSet, useListRiskRatingSetDraftsQuery } from '@/api/risk-model';
import { paths } from '@/config/paths';
import { useGetRiskRatingSetQuery, useListRiskRatingSetsQuery } from '@/features/shared/built-in/queries';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { Comparison } from '@/features/shared/rating/Comparison';
import { RatingTable } from '@/features/shared/rating/RatingTable';
import { RiskGraph } from '@/features/shared/rating/RiskGraph';
import { TableOrGraph } from '@/features/shared/rating/TableOrGraph';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { Explanations } from './Explanations';
import { NewDraftDialog } from './NewDraftDialog';
import { SetScales } from './SetScales';

/** More sets than an organization has. */
const ALL = 500;

/** One published rating set: built in, or a version of an organization's own. */
export function RatingSetPage() {
  const { riskRatingSetUuid = '' } = useParams();
  const { currentData, error, refetch } = useGetRiskRatingSetQuery({ riskRatingSetUuid });
  const set = currentData?.data;
  if (error && !set)
    return (
      <Page>
        <ErrorView error={error} onRetry={refetch} />
      </Page>
    );
  if (!set)
    return (
      <Page>
        <Skeleton variant="rounded" height={480} />
      </Page>
    );
  return <PublishedSet key={set.uuid} set={set} />;
}

function PublishedSet({ set }: { set: RiskRatingSet }) {
  const text = useTexts('rating-sets');
  const formats = useFormats();
  const { organizationUuid = '' } = useParams();
  const { can } = useOrganizationPermissions(organizationUuid);
  const [isBeginning, setIsBeginning] = useState<'copy' | 'version'>();
  const sets = useListRiskRatingSetsQuery({ limit: ALL, orderBy: 'name' }).currentData?.data.results;
  const drafts = useListRiskRatingSetDraftsQuery({ organizationUuid, limit: ALL }).currentData?.data.results;
  const versions = (sets ?? []).filter(({ lineageUuid }) => lineageUuid === set.lineageUuid);
  const newest = versions.find(version => versions.every(one => one.versionNumber <= version.versionNumber));
  const draft = drafts?.find(({ lineageUuid }) => lineageUuid === set.lineageUuid);
  const isOwn = set.organizationUuid === organizationUuid;
  useDocumentTitle(set.name);
  const facts: [string, string][] = [
    [text('standard', 'Standard'), set.standard],
    [text('version', 'Version'), set.version],
    [text('rule', 'Rule in a sentence'), set.rule],
    [text('provenance', 'Where it comes from'), set.provenance],
    [text('disclaimer', 'Disclaimer'), set.disclaimer],
  ];
  return (
    <Page>
      <Stack sx={{ gap: 4 }}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {set.name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
            {isOwn
              ? text('own-version', '{1}, version {2} of {3}', {
                  values: [set.code, set.versionNumber, formats.date(set.createdAt)],
                })
              : text('built-in-set', '{1}, built in', { values: [set.code] })}
          </Typography>
          {can('organization.library.manage') && (
            <>
              <Button size="small" variant="outlined" onClick={() => setIsBeginning('copy')}>
                {text('copy', 'Make a copy')}
              </Button>
              {isOwn && newest?.uuid === set.uuid && !draft && (
                <Button size="small" variant="contained" onClick={() => setIsBeginning('version')}>
                  {text('new-version', 'New version')}
                </Button>
              )}
            </>
          )}
        </Stack>
        {draft && (
          <Alert severity="info" variant="outlined">
            {text.prose('draft-open', 'The next version is being prepared.')}{' '}
            <Link component={RouterLink} to={paths.organizationRatingSetDraft(organizationUuid, draft.uuid)}>
              {text('open-draft', 'Open the draft')}
            </Link>
          </Alert>
        )}
        {newest && newest.uuid !== set.uuid && (
          <Alert severity="info" variant="outlined">
            {text('superseded', 'There is a newer version, {1}.', { values: [newest.versionNumber] })}{' '}
            <Link
              component={RouterLink}
              to={paths.organizationRatingSet(organizationUuid, newest.uuid, set.uuid)}
            >
              {text('compare-with-newest', 'Compare it with this one')}
            </Link>
          </Alert>
        )}
        <Section title={text('about', 'About')}>
          {facts
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <Typography key={label} variant="body2">
                <b>{label}:</b> {value}
              </Typography>
            ))}
        </Section>
        <Section title={text('table', 'Table')} isWide>
          {set.table.length > 0 ? (
            <TableOrGraph table={<RatingTable set={set} />} graph={<RiskGraph set={set} />} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              {text.prose(
                'empty-template',
                'This template is empty: its table is not openly available. Make a copy and fill it in from the standard that you own.',
              )}
            </Typography>
          )}
        </Section>
        {set.explanations.length > 0 && (
          <Section title={text('falls', 'Where the table is not monotone')}>
            <Explanations set={set} />
          </Section>
        )}
        <Compared set={set} others={(sets ?? []).filter(({ uuid }) => uuid !== set.uuid)} />
        <SetScales set={set} />
      </Stack>
      {isBeginning && (
        <NewDraftDialog
          organizationUuid={organizationUuid}
          basedOn={set}
          isNewVersion={isBeginning === 'version'}
          onClose={() => setIsBeginning(undefined)}
        />
      )}
    </Page>
  );
}

interface ComparedProps {
  set: RiskRatingSet;
  others: readonly { uuid: string; name: string; code: string; versionNumber: number; lineageUuid: string }[];
}

/** The set beside another one or another version of it, which the address names. */
function Compared({ set, others }: ComparedProps) {
  const text = useTexts('rating-sets');
  const [address, changeAddress] = useAddressParameters();
  const compared = others.find(({ uuid }) => uuid === address.get('compared'))?.uuid ?? '';
  const other = useGetRiskRatingSetQuery(compared ? { riskRatingSetUuid: compared } : skipToken);
  const older = compared ? other.currentData?.data : undefined;
  return (
    <Section title={text('comparison', 'Comparison')} isWide>
      <TextField
        select
        size="small"
        label={text('compare-with', 'Compare with')}
        value={compared}
        onChange={({ target }) => changeAddress({ compared: target.value })}
        sx={{ maxWidth: 420 }}
      >
        <MenuItem value="">{text('compare-none', 'Nothing')}</MenuItem>
        {others.map(one => (
          <MenuItem key={one.uuid} value={one.uuid}>
            {one.lineageUuid === set.lineageUuid
              ? text('version-of', '{1}, version {2}', { values: [one.name, one.versionNumber] })
              : one.name}
          </MenuItem>
        ))}
      </TextField>
      {other.error && compared ? <ErrorView error={other.error} onRetry={other.refetch} /> : null}
      {older && <Comparison older={older} newer={set} />}
    </Section>
  );
}
