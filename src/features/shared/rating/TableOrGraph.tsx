import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useState } from 'react';
import { useTexts } from '@/glossary/useText';

interface TableOrGraphProps {
  table: ReactNode;
  graph: ReactNode;
}

/** A method as the table that is printed of it, or as the graph that some standards draw. */
export function TableOrGraph({ table, graph }: TableOrGraphProps) {
  const text = useTexts('rating-view');
  const [view, setView] = useState<'table' | 'graph'>('table');
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={text('shown-as', 'Shown as')}
        onChange={(_event, next: 'table' | 'graph' | null) => next && setView(next)}
        sx={{ '@media print': { display: 'none' } }}
      >
        <ToggleButton value="table">{text('table', 'Table')}</ToggleButton>
        <ToggleButton value="graph">{text('graph', 'Graph')}</ToggleButton>
      </ToggleButtonGroup>
      {view === 'table' ? table : graph}
    </Stack>
  );
}
