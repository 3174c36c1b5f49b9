import Typography from '@mui/material/Typography';
import type { HaraMetrics } from '@/api/exports';
import { useListRrmTypesQuery } from '@/features/shared/built-in/queries';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { lazyPart } from '@/ui/lazyPart';
import { Section } from '@/ui/Section';
import { Figure } from './Figure';
import { MeasureTypesTable } from './MeasureTypesTable';

const MeasuresChart = lazyPart(() => import('./MeasuresChart').then(module => module.MeasuresChart));

/** Uses of measures by type, in the order of the hierarchy, and how far they are. */
export function MeasuresFigure({
  projectUuid,
  measures,
}: {
  projectUuid: string;
  measures: HaraMetrics['measures'];
}) {
  const text = useTexts('checks');
  const types = useListRrmTypesQuery({ projectUuid, limit: SHEET_LIMIT }).currentData?.data.results;
  const title = text('measures', 'Measures by type');
  if (measures.byType.length === 0)
    return (
      <Section title={title}>
        <Typography variant="body2" color="textSecondary">
          {text.prose('no-measures', 'No measure is used on a hazard yet.')}
        </Typography>
      </Section>
    );
  const rows = measures.byType.map(row => ({
    ...row,
    name: types?.find(({ uuid }) => uuid === row.rrmTypeUuid)?.name ?? '…',
  }));
  return (
    <Figure
      title={title}
      chart={<MeasuresChart rows={rows} />}
      table={<MeasureTypesTable projectUuid={projectUuid} rows={rows} />}
    />
  );
}
