import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { useTexts } from '@/glossary/useText';
import { BOARD_STATES, type BoardRow } from './boardRows';
import { STATE_LABELS } from './boardTexts';
import type { BoardFilter } from './useBoardFilter';

/** How many hazards are in each state; each count leads to them. */
export function StateFilter({ rows, filter }: { rows: readonly BoardRow[]; filter: BoardFilter }) {
  const text = useTexts('voting');
  const choices = [
    { state: undefined, label: text('board-all', 'All'), count: rows.length },
    ...BOARD_STATES.map(state => ({
      state,
      label: text(STATE_LABELS[state]),
      count: rows.filter(row => row.state === state).length,
    })),
  ];
  return (
    <Box
      component="nav"
      aria-label={text('board-states', 'States')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {choices.map(({ state, label, count }) => {
        const isChosen = filter.state === state;
        return (
          <Chip
            key={state ?? 'ALL'}
            size="small"
            clickable
            component={Link}
            to={filter.stateAddress(state)}
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            label={text('board-state-count', '{1} · {2}', { values: [label, count] })}
          />
        );
      })}
    </Box>
  );
}
