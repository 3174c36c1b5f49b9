import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { type Baseline, useListBaselinesQuery } from '@/api/baselines';
import { paths } from '@/config/paths';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { CompareChoice } from './CompareChoice';
import { Differences } from './Differences';

const ALL = 1000;

/** What differs between two baselines, or a baseline and the project as it is now. */
export function ComparePage() {
  const text = useTexts('baselines');
  useDocumentTitle(text('compare-title', 'Compare baselines'));
  const { projectUuid = '' } = useParams();
  const list = useListBaselinesQuery({ projectUuid, order: 'desc', limit: ALL });
  const baselines = list.currentData?.data.results ?? [];
  return (
    <SheetGate query={list} label={text('loading', 'Loading the baselines')}>
      <Page>
        <Comparison projectUuid={projectUuid} baselines={baselines} />
      </Page>
    </SheetGate>
  );
}

function Comparison({ projectUuid, baselines }: { projectUuid: string; baselines: readonly Baseline[] }) {
  const text = useTexts('baselines');
  const [address, change] = useAddressParameters();
  const [latest] = baselines;
  if (!latest)
    return (
      <EmptyState
        title={text('nothing-to-compare-title', 'Nothing to compare yet')}
        text={text.prose(
          'nothing-to-compare',
          'Once the project is frozen as a baseline, you see here what changed since.',
        )}
        action={
          <Button
            variant="outlined"
            size="small"
            component={RouterLink}
            to={paths.projectBaselines(projectUuid)}
          >
            {text('to-baselines', 'Go to the baselines')}
          </Button>
        }
      />
    );
  const from = baselines.find(({ uuid }) => uuid === address.get('from')) ?? latest;
  const to = baselines.find(({ uuid }) => uuid === address.get('to'));
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack sx={{ gap: 1 }}>
        <Typography variant="h2">{text('compare-title', 'Compare baselines')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'compare-purpose',
            'Record by record and field by field: what was before, and what is after.',
          )}
        </Typography>
      </Stack>
      <CompareChoice
        baselines={baselines}
        from={from.uuid}
        to={to?.uuid ?? ''}
        onChange={part => change({ ...part, page: '' })}
      />
      <Differences projectUuid={projectUuid} from={from} to={to} />
    </Stack>
  );
}
