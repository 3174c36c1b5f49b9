import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';

/** Height of a chart, px. */
export const CHART_HEIGHT = 280;

interface FigureProps {
  title: string;
  purpose?: ReactNode;
  chart: ReactNode;
  /** The same figures, for whoever reads them better so. */
  table: ReactNode;
}

/** A figure as a picture or as the table behind it. The code of charts comes when one is shown. */
export function Figure({ title, purpose, chart, table }: FigureProps) {
  const text = useTexts('checks');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Section
      title={title}
      {...(purpose && { purpose })}
      actions={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={view}
          aria-label={text('view', 'Show {1} as', { values: [title] })}
          onChange={(_event, next: 'chart' | 'table' | null) => next && setView(next)}
        >
          <ToggleButton value="chart">{text('view-chart', 'Chart')}</ToggleButton>
          <ToggleButton value="table">{text('view-table', 'Table')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      {view === 'table' ? (
        table
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>{chart}</Suspense>
      )}
    </Section>
  );
}
