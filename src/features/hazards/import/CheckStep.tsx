import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { ImportRows } from './ImportRows';
import { RESULTS } from './importTexts';
import type { ImportPlan, PlannedImportRow } from './plan/planImport';
import type { CheckChoices } from './useImportPlan';

interface CheckStepProps {
  plan: ImportPlan;
  choices: CheckChoices;
  onChoose: (choices: CheckChoices) => void;
  /** Rows whose cell lists several situations. */
  several: number;
  /** The file says which hazards its rows are. */
  hasCodes: boolean;
  /** Types of measures, and the one that new ones get where the file says none. */
  measureTypes: { items: readonly { uuid: string; name: string }[]; chosen: string | undefined };
  resultLabel: string;
  onBack: () => void;
  onImport: () => void;
}

const FILTERS = {
  all: () => true,
  new: ({ result }: PlannedImportRow) => result === 'new',
  changed: ({ result }: PlannedImportRow) => result === 'changed',
  unchanged: ({ result }: PlannedImportRow) => result === 'unchanged',
  refused: ({ result }: PlannedImportRow) => result === 'refused',
  level: ({ level }: PlannedImportRow) => level !== undefined,
  cells: ({ result, leftOut }: PlannedImportRow) => result !== 'refused' && leftOut.length > 0,
} as const;
type Filter = keyof typeof FILTERS;

/** Every row of the file with what becomes of it, before anything is written. */
export function CheckStep(props: CheckStepProps) {
  const { plan, choices, onChoose, several, hasCodes, measureTypes, resultLabel, onBack, onImport } = props;
  const text = useTexts('hazards');
  const [filter, setFilter] = useState<Filter>('all');
  const { rows, paste, links } = plan;
  const madeCounts = [...paste.madeCounts, ...links.counts];
  const names: Readonly<Record<Filter, string>> = {
    all: text('import-all', 'All rows'),
    new: text(RESULTS.new),
    changed: text(RESULTS.changed),
    unchanged: text(RESULTS.unchanged),
    refused: text(RESULTS.refused),
    level: text('import-levels-differ', '{1} differs', { values: [resultLabel] }),
    cells: text('import-cells-left-out', 'Cells left out'),
  };
  const counts = Object.entries(FILTERS).map(([name, accepts]) => ({
    name: name as Filter,
    count: rows.filter(accepts).length,
  }));
  const written = rows.filter(({ result }) => result === 'new' || result === 'changed').length;
  const differing = rows.filter(FILTERS.level).length;
  const hasRefusedCells = choices.leavesOutRefused || rows.some(FILTERS.cells);
  const check = (change: Partial<CheckChoices>) => onChoose({ ...choices, ...change });
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        direction="row"
        role="group"
        aria-label={text('import-filter', 'Show rows')}
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        {counts
          .filter(({ name, count }) => name === 'all' || count > 0 || name === filter)
          .map(({ name, count }) => (
            <Chip
              key={name}
              component="button"
              size="small"
              clickable
              aria-pressed={filter === name}
              color={filter === name ? 'primary' : 'default'}
              variant={filter === name ? 'filled' : 'outlined'}
              label={`${names[name]}: ${count}`}
              onClick={() => setFilter(name)}
            />
          ))}
      </Stack>
      <Stack sx={{ alignItems: 'flex-start' }}>
        {several > 0 && (
          <FormControlLabel
            control={<Checkbox size="small" checked={choices.splitsSituations} />}
            onChange={(_, splitsSituations) => check({ splitsSituations })}
            label={text('import-split', 'One hazard for each situation: {1} cells list several', {
              count: several,
              one: 'One hazard for each situation: {1} cell lists several',
            })}
          />
        )}
        {hasCodes && (
          <FormControlLabel
            control={<Checkbox size="small" checked={choices.mode === 'update'} />}
            onChange={(_, updates) => check({ mode: updates ? 'update' : 'add' })}
            label={text('import-update', 'Bring hazards up to date that are there already')}
          />
        )}
        {hasRefusedCells && (
          <FormControlLabel
            control={<Checkbox size="small" checked={choices.leavesOutRefused} />}
            onChange={(_, leavesOutRefused) => check({ leavesOutRefused })}
            label={text('import-whole-rows', 'Leave out whole rows where a cell cannot be read')}
          />
        )}
      </Stack>
      {links.untyped > 0 && (
        <TextField
          select
          size="small"
          label={text('import-untyped', 'Type of {1} new measures that the file gives none', {
            count: links.untyped,
            one: 'Type of the new measure that the file gives none',
          })}
          value={measureTypes.chosen ?? ''}
          onChange={event => check({ measureTypeUuid: event.target.value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ alignSelf: 'flex-start', minWidth: 'min(420px, 100%)' }}
        >
          {measureTypes.items.map(({ uuid, name }) => (
            <option key={uuid} value={uuid}>
              {name}
            </option>
          ))}
        </TextField>
      )}
      {madeCounts.length > 0 && (
        <Typography variant="body2">
          {text.prose('import-made', 'Created because rows name them: {1}.', {
            values: [madeCounts.map(({ label, count }) => `${label}: ${count}`).join(', ')],
          })}
        </Typography>
      )}
      {differing > 0 && (
        <Alert severity="warning">
          {text.prose(
            'import-wrong-levels',
            'In {1} rows the file gives another {2} than the table does for its levels. The table counts.',
            {
              count: differing,
              one: 'In {1} row the file gives another {2} than the table does for its levels. The table counts.',
              values: [differing, resultLabel],
            },
          )}
        </Alert>
      )}
      <ImportRows key={filter} rows={rows.filter(FILTERS[filter])} resultLabel={resultLabel} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" onClick={onBack}>
          {text('import-back', 'Back')}
        </Button>
        <Button size="small" variant="contained" disabled={written === 0} onClick={onImport}>
          {written === 0
            ? text('import-nothing-to-do', 'Nothing to change')
            : text('import-rows-now', 'Import {1} rows', { count: written, one: 'Import {1} row' })}
        </Button>
      </Stack>
    </Stack>
  );
}
