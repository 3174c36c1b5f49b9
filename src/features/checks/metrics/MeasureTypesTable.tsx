import type { HaraMetrics } from '@/api/exports';
import { type Filters, paths } from '@/config/paths';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FigureCell } from './FigureCell';
import { FiguresTable } from './FiguresTable';

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

/** What the list of uses calls the steps. */
const FILTERS: Readonly<Record<(typeof STEPS)[number], Filters>> = {
  total: {},
  planned: { state: 'planned' },
  implemented: { state: 'IMPLEMENTED' },
  verified: { state: 'VERIFIED' },
  rejected: { state: 'REJECTED' },
  overdue: { due: 'overdue' },
};

interface MeasureTypesTableProps {
  projectUuid: string;
  rows: readonly MeasureRow[];
}

/** Uses of measures on hazards by type, in the order of the hierarchy, and how far they are; each count leads to them. */
export function MeasureTypesTable({ projectUuid, rows }: MeasureTypesTableProps) {
  const text = useTexts('checks');
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
              <FigureCell
                key={step}
                count={row[step]}
                name={`${row.name}, ${text(STEP_LABELS[step])}`}
                to={paths.projectMeasureUses(projectUuid, { type: row.rrmTypeUuid, ...FILTERS[step] })}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
