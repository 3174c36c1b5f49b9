import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetAnalysisProgressQuery } from '@/api/exports';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { lazyPart } from '@/ui/lazyPart';
import { Section } from '@/ui/Section';
import { Figure } from './Figure';
import { FIGURES_TABLE, FiguresTable } from './FiguresTable';
import { PROGRESS_LABELS, PROGRESS_STEPS } from './progressSteps';

const ProgressChart = lazyPart(() => import('./ProgressChart').then(module => module.ProgressChart));

/** How many hazards there were on each day, and how far they were. */
export function ProgressFigure({ projectUuid }: { projectUuid: string }) {
  const text = useTexts('checks');
  const formats = useFormats();
  // Read when it is opened: it goes through the whole audit trail, and says nothing of less than a day.
  const query = useGetAnalysisProgressQuery({ projectUuid });
  const days = query.currentData?.data.days;
  const title = text('progress', 'Progress');
  if (!days || days.length === 0)
    return (
      <Section title={title}>
        {query.error && !days ? (
          <ErrorView error={query.error} onRetry={query.refetch} />
        ) : days ? (
          <EmptyState
            title={text('no-progress-title', 'Nothing happened yet')}
            text={text.prose('no-progress', 'From the first hazard on, this shows how the analysis grows.')}
          />
        ) : (
          <Skeleton variant="rounded" height={140} />
        )}
      </Section>
    );
  return (
    <Figure
      title={title}
      purpose={text.prose(
        'progress-purpose',
        'Hazards at the end of each day. Rated: with an initial rating; mitigated: with a final one; verified: every measure that counts is verified.',
      )}
      chart={<ProgressChart days={days} />}
      table={
        <FiguresTable caption={text('progress-caption', 'Hazards at the end of each day with a change')}>
          <thead>
            <tr>
              <th scope="col">{text('day', 'Day')}</th>
              {PROGRESS_STEPS.map(step => (
                <th key={step} scope="col">
                  {text(PROGRESS_LABELS[step])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(day => (
              <tr key={day.day}>
                <th scope="row">{formats.day(day.day)}</th>
                {PROGRESS_STEPS.map(step => (
                  <Box component="td" key={step} sx={FIGURES_TABLE.number}>
                    {formats.number(day[step])}
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      }
    />
  );
}
