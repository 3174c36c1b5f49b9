import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { type Baseline, useGetBaselineReadinessQuery, useListBaselinesQuery } from '@/api/baselines';
import { paths } from '@/config/paths';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useProjectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useFollowedProject } from '@/records/live/LiveContext';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { BaselineDetails } from './BaselineDetails';
import { BaselineRow } from './BaselineRow';
import { FreezeDialog } from './FreezeDialog';
import { OpenPoints } from './OpenPoints';

/** More than anybody makes. */
const ALL = 1000;

/** The project as it was at moments, with who stands for it. */
export function BaselinesPage() {
  const text = useTexts('baselines');
  useDocumentTitle(text('title', 'Baselines'));
  const { projectUuid = '' } = useParams();
  const [address] = useAddressParameters();
  const chosen = address.get('baseline');
  const list = useListBaselinesQuery({ projectUuid, order: 'desc', limit: ALL });
  const known = list.currentData?.data.results ?? [];
  return (
    <SheetGate query={list} label={text('loading', 'Loading the baselines')}>
      <Page>
        {chosen ? (
          <BaselineDetails projectUuid={projectUuid} baselineUuid={chosen} />
        ) : (
          <BaselineList projectUuid={projectUuid} baselines={known} />
        )}
      </Page>
    </SheetGate>
  );
}

interface BaselineListProps {
  projectUuid: string;
  baselines: readonly Baseline[];
}

function BaselineList({ projectUuid, baselines }: BaselineListProps) {
  const text = useTexts('baselines');
  const { can } = useProjectPermissions(projectUuid);
  const query = useGetBaselineReadinessQuery({ projectUuid });
  useFollowedProject(query);
  const readiness = query.currentData?.data;
  const [isFreezing, setIsFreezing] = useState(false);
  const freeze = can('baselines.manage') && (
    <Button variant="contained" size="small" disabled={!readiness} onClick={() => setIsFreezing(true)}>
      {text('freeze', 'Freeze as baseline…')}
    </Button>
  );
  return (
    <Stack sx={{ gap: 4 }}>
      <Section
        title={text('title', 'Baselines')}
        purpose={text.prose(
          'purpose',
          'A baseline is the whole project as it was at one moment. It never changes; people sign it, review it and compare it with later ones.',
        )}
        actions={
          baselines.length > 0 && (
            <>
              <Button
                size="small"
                variant="outlined"
                component={RouterLink}
                to={paths.projectBaselineComparison(projectUuid, baselines[0]?.uuid)}
              >
                {text('compare-now', 'Compare with now')}
              </Button>
              {freeze}
            </>
          )
        }
      >
        {baselines.length === 0 ? (
          <EmptyState
            title={text('none-title', 'No baselines yet')}
            text={text.prose(
              'none',
              'Freeze the project before a review, so that everybody speaks of the same analysis.',
            )}
            action={freeze}
          />
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {baselines.map(baseline => (
              <BaselineRow key={baseline.uuid} projectUuid={projectUuid} baseline={baseline} />
            ))}
          </Box>
        )}
      </Section>
      <Section title={text('open-now', 'Open in the project now')}>
        {readiness ? (
          <OpenPoints projectUuid={projectUuid} points={readiness} isNow />
        ) : (
          <Skeleton variant="rounded" height={72} sx={{ maxWidth: 420 }} />
        )}
      </Section>
      {isFreezing && readiness && (
        <FreezeDialog projectUuid={projectUuid} readiness={readiness} onClose={() => setIsFreezing(false)} />
      )}
    </Stack>
  );
}
