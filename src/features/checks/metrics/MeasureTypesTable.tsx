import Box from '@mui/material/Box';
import type { HaraMetrics } from '@/api/exports';
import { defineTexts } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { FIGURES_TABLE, FiguresTable } from './FiguresTable';

const STEPS = ['total', 'planned', 'implemented', 'verified', 'rejected', 'overdue'] as const;
export const STEP_LABELS = defineTexts(
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

export type MeasureRow = HaraMetrics['measures']['byType'][number] & { name: string };

/** Uses of measures on hazards by type, in the order of the hierarchy, and how far they are. */
export function MeasureTypesTable({ rows }: { rows: readonly MeasureRow[] }) {
  const text = useTexts('checks');
  const formats = useFormats();
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
        {rows.map(row => (
          <tr key={row.rrmTypeUuid}>
            <th scope="row">{row.name}</th>
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
