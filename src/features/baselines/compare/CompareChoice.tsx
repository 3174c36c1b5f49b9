import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import type { Baseline } from '@/api/baselines';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';

interface CompareChoiceProps {
  baselines: readonly Baseline[];
  from: string;
  /** Empty: the project as it is now. */
  to: string;
  onChange: (part: { from?: string; to?: string }) => void;
}

/** Which two states are compared. */
export function CompareChoice({ baselines, from, to, onChange }: CompareChoiceProps) {
  const text = useTexts('baselines');
  const formats = useFormats();
  const nameOf = ({ code, name, createdAt }: Baseline) => `${code} ${name} (${formats.date(createdAt)})`;
  const options = baselines.map(baseline => (
    <MenuItem key={baseline.uuid} value={baseline.uuid}>
      {nameOf(baseline)}
    </MenuItem>
  ));
  const swap = text('swap', 'Swap before and after');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
      <TextField
        select
        size="small"
        label={text('before', 'Before')}
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
        sx={{ minWidth: 260, maxWidth: { sm: 420 } }}
      >
        {options}
      </TextField>
      <Tooltip title={swap}>
        {/* Without a baseline after it there is nothing that could stand before. */}
        <span>
          <IconButton
            size="small"
            aria-label={swap}
            disabled={!to}
            onClick={() => onChange({ from: to, to: from })}
          >
            <SwapHorizRounded />
          </IconButton>
        </span>
      </Tooltip>
      <TextField
        select
        size="small"
        label={text('after', 'After')}
        value={to}
        onChange={({ target }) => onChange({ to: target.value })}
        sx={{ minWidth: 260, maxWidth: { sm: 420 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text('now', 'The project as it is now')}</MenuItem>
        {options}
      </TextField>
    </Stack>
  );
}
