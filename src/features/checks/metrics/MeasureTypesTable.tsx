import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HaraMetrics } from '@/api/exports';
import { useListRrmTypesQuery } from '@/api/lookups';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { FIGURES_TABLE, FiguresTable } from './FiguresTable';

const STEPS = ['total', 'planned', 'implemented', 'verified', 'rejected', 'overdue'] as const;
const STEP_LABELS = defineTexts(
  'checks',
  {
    total: 'Uses',
    planned: 'Planned',
    implemented: 'Implemented',
    verified: 'Verified',
    rejected: 'Rejected',
    overdue: 'Overdue',
  },
  'measures-',
);

/** Uses of measures on hazards by type, in the order of the hierarchy, and how far they are. */
export function MeasureTypesTable({
  projectUuid,
  measures,
}: {
  projectUuid: string;
  measures: HaraMetrics['measures'];
}) {
  const text = useTexts('checks');
  const formats = useFormats();
  const types = useListRrmTypesQuery({ projectUuid, limit: SHEET_LIMIT }).currentData?.data.results;
  if (measures.byType.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {text('no-measures', 'No measure is used on a hazard yet.')}
      </Typography>
    );
  return (
    <FiguresTable caption={text('measures-caption', 'Uses of measures on hazards, by type')}>
      <thead>
        <tr>
          <th scope="col">{text('type', 'Type')}</th>
          {STEPS.map(step => (
            <th key={step} scope="col">
              {text(STEP_LABELS[step])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measures.byType.map(row => (
          <tr key={row.rrmTypeUuid}>
            <th scope="row">{types?.find(({ uuid }) => uuid === row.rrmTypeUuid)?.name ?? '…'}</th>
            {STEPS.map(step => (
              <Box component="td" key={step} sx={FIGURES_TABLE.number}>
                {formats.number(row[step])}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
