import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { type Baseline, useGetBaselineQuery } from '@/api/baselines';
import { paths } from '@/config/paths';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { personName } from '@/features/shared/people/personName';
import { useProjectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Markdown } from '@/ui/Markdown';
import { Section } from '@/ui/Section';
import { BaselineCounts } from './BaselineCounts';
import { BaselineRecords } from './BaselineRecords';
import { BaselineState } from './BaselineState';
import { DeleteBaselineDialog } from './DeleteBaselineDialog';
import { OpenPoints } from './OpenPoints';
import { Reviews } from './review/Reviews';
import { Signatures } from './signing/Signatures';

interface BaselineDetailsProps {
  projectUuid: string;
  baselineUuid: string;
}

/** One baseline: what it holds, what was open, who signed it, and what reviewers found. */
export function BaselineDetails({ projectUuid, baselineUuid }: BaselineDetailsProps) {
  const text = useTexts('baselines');
  const query = useGetBaselineQuery({ baselineUuid });
  const baseline = query.currentData?.data;
  const [address] = useAddressParameters();
  const kind = baseline?.counts.find(({ entity }) => entity === address.get('records'))?.entity;
  return (
    <Stack sx={{ gap: 4 }}>
      <Link
        component={RouterLink}
        to={paths.projectBaselines(projectUuid)}
        sx={{ alignSelf: 'flex-start', lineHeight: '24px', mb: -2 }}
      >
        {text('all', 'All baselines')}
      </Link>
      {query.error && !baseline ? (
        <ErrorView error={query.error} onRetry={query.refetch} />
      ) : baseline && kind ? (
        <BaselineRecords key={kind} projectUuid={projectUuid} baseline={baseline} entity={kind} />
      ) : baseline ? (
        <Known projectUuid={projectUuid} baseline={baseline} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Stack>
  );
}

function Known({ projectUuid, baseline }: { projectUuid: string; baseline: Baseline }) {
  const text = useTexts('baselines');
  const formats = useFormats();
  const navigate = useNavigate();
  const { can } = useProjectPermissions(projectUuid);
  const [isDeleting, setIsDeleting] = useState(false);
  const { uuid, code, name, description, reason, author, createdAt, openPoints, isSigned } = baseline;
  return (
    <>
      <Section
        title={`${code} ${name}`}
        purpose={text.prose('made', 'Frozen on {1} by {2}', {
          values: [
            formats.dateTime(createdAt),
            author ? personName(author) : text('nobody', 'No longer known'),
          ],
        })}
        actions={
          <>
            <BaselineState baseline={baseline} />
            <Button
              size="small"
              variant="outlined"
              component={RouterLink}
              to={paths.projectBaselineComparison(projectUuid, uuid)}
            >
              {text('compare-now', 'Compare with now')}
            </Button>
            <Button
              size="small"
              variant="outlined"
              component={RouterLink}
              to={paths.projectReports(projectUuid, uuid)}
            >
              {text('report', 'Report of it')}
            </Button>
            {can('baselines.manage') && !isSigned && (
              <Button size="small" color="error" onClick={() => setIsDeleting(true)}>
                {text('delete', 'Delete…')}
              </Button>
            )}
          </>
        }
      >
        {description && <Markdown>{description}</Markdown>}
        {reason && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {text.prose('reason-given', 'Reason: {1}', { values: [reason] })}
          </Typography>
        )}
        <BaselineCounts projectUuid={projectUuid} baseline={baseline} />
      </Section>
      <Section title={text('open-then', 'Open when it was frozen')}>
        <OpenPoints projectUuid={projectUuid} points={openPoints} />
      </Section>
      <Signatures projectUuid={projectUuid} baseline={baseline} />
      <Reviews projectUuid={projectUuid} baseline={baseline} />
      {isDeleting && (
        <DeleteBaselineDialog
          baseline={baseline}
          onDeleted={() => void navigate(paths.projectBaselines(projectUuid), { replace: true })}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}
