import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Cea } from '@/api/ceas';
import { useTexts } from '@/glossary/useText';

/** Two elements that never occur together. */
export type Exclusion = readonly [string, string];

interface ExclusionsProps {
  /** Those that are picked. */
  elements: readonly Cea[];
  exclusions: readonly Exclusion[];
  onChange: (exclusions: readonly Exclusion[]) => void;
}

/** Pairs that are left out, such as snow and a hall. */
export function Exclusions({ elements, exclusions, onChange }: ExclusionsProps) {
  const text = useTexts('builder');
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const nameOf = (uuid: string) => elements.find(element => element.uuid === uuid)?.name ?? '';
  const select = (label: string, value: string, onSelect: (uuid: string) => void) => (
    <TextField
      select
      size="extraSmall"
      label={label}
      value={nameOf(value) === '' ? '' : value}
      onChange={event => onSelect(event.target.value)}
      sx={{ minWidth: 160, maxWidth: 260 }}
    >
      {elements.map(({ uuid, name }) => (
        <MenuItem key={uuid} value={uuid}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="subtitle2" component="h2">
        {text.prose('never', 'Never together')}
      </Typography>
      {exclusions.map(([first, second]) => (
        <Stack key={`${first} ${second}`} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Typography variant="body2">
            {text.prose('pair', '{1} and {2}', { values: [nameOf(first), nameOf(second)] })}
          </Typography>
          <IconButton
            size="extraSmall"
            aria-label={text('pair-remove', 'Allow {1} and {2} again', {
              values: [nameOf(first), nameOf(second)],
            })}
            onClick={() => onChange(exclusions.filter(pair => pair[0] !== first || pair[1] !== second))}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
        {select(text('pair-one', 'Element'), one, setOne)}
        {select(text('pair-other', 'and element'), other, setOther)}
        <Button
          size="extraSmall"
          disabled={nameOf(one) === '' || nameOf(other) === '' || one === other}
          onClick={() => {
            const isKnown = exclusions.some(pair => pair.includes(one) && pair.includes(other));
            if (!isKnown) onChange([...exclusions, [one, other]]);
            setOne('');
            setOther('');
          }}
        >
          {text('pair-add', 'Exclude')}
        </Button>
      </Stack>
    </Stack>
  );
}
