import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { type HaraMetrics, useGetHaraMetricsQuery } from '@/api/exports';
import { SEVERITIES, SEVERITY_LABELS } from '@/features/shared/hazards/checkSeverities';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { ToolbarSelect } from '@/features/shared/sheet/ToolbarSelect';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { SearchField } from '@/ui/SearchField';
import { CheckGroup } from './CheckGroup';
import { filterChecks } from './filterChecks';

/** What a reviewer would ask about in a project, by check, each finding with the way to its cell. */
export function ChecksPage() {
  const text = useTexts('checks');
  useDocumentTitle(text('title', 'Checks'));
  const { projectUuid = '' } = useParams();
  const query = useGetHaraMetricsQuery({ projectUuid });
  const metrics = query.currentData?.data;
  return (
    <SheetGate query={query} label={text('loading', 'Loading the checks')}>
      {metrics && (
        <Page>
          <Findings projectUuid={projectUuid} metrics={metrics} />
        </Page>
      )}
    </SheetGate>
  );
}

function Findings({ projectUuid, metrics }: { projectUuid: string; metrics: HaraMetrics }) {
  const text = useTexts('checks');
  const projectText = useTexts('project');
  const formats = useFormats();
  const [address, change] = useAddressParameters();
  const filter = {
    severity: address.get('severity') ?? '',
    check: address.get('check') ?? '',
    search: address.get('search') ?? '',
  };
  const failing = metrics.checks.filter(({ count }) => count > 0);
  if (failing.length === 0) return <NothingFound metrics={metrics} />;
  const shown = filterChecks(metrics.checks, filter);
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 1100 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField
          label={text('search', 'Search records')}
          value={filter.search}
          onChange={search => change({ search }, 'replace')}
        />
        <ToolbarSelect
          label={text('severity', 'Severity')}
          value={filter.severity}
          options={[
            { value: '', label: text('all', 'All') },
            ...SEVERITIES.map(severity => ({
              value: severity,
              label: projectText(SEVERITY_LABELS[severity]),
            })),
          ]}
          onChange={severity => change({ severity })}
        />
        <ToolbarSelect
          label={text('check', 'Check')}
          value={filter.check}
          options={[
            { value: '', label: text('all', 'All') },
            ...failing.map(check => {
              const words = checkText(check);
              return { value: check.check, label: `${check.check} ${words ? text(words) : check.title}` };
            }),
          ]}
          onChange={check => change({ check })}
        />
        <Typography variant="body2" color="textSecondary" role="status">
          {text('found', '{1} of {2} checks find something', {
            values: [formats.number(failing.length), formats.number(metrics.checks.length)],
          })}
        </Typography>
      </Stack>
      {shown.length === 0 && (
        <EmptyState
          title={text('no-match-title', 'No finding matches')}
          text={text('no-match', 'Change or clear the filters to see the other findings.')}
        />
      )}
      {shown.map(one => (
        <CheckGroup key={one.check.check} projectUuid={projectUuid} shown={one} />
      ))}
    </Stack>
  );
}

/** An empty project meets every check, which says nothing. */
function NothingFound({ metrics }: { metrics: HaraMetrics }) {
  const text = useTexts('checks');
  const { hazards, functions, malfunctions } = metrics;
  if (hazards.total + functions.total + malfunctions.total === 0)
    return (
      <EmptyState
        title={text('empty-title', 'Nothing to check yet')}
        text={text('empty', 'Checks look at functions, malfunctions and hazards as soon as there are some.')}
      />
    );
  return (
    <EmptyState
      title={text('all-met-title', 'The analysis meets all checks')}
      text={text('all-met', 'Checks run again whenever you open this page or something changes.')}
    />
  );
}
