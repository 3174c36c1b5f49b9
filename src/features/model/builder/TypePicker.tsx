import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { CeaType } from '@/api/cea-types';
import type { Cea } from '@/api/ceas';
import { CeaCreateLimits } from '@/api/limits';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ELEMENT_KINDS } from '../elementSheet';

interface TypePickerProps {
  type: CeaType;
  elements: readonly Cea[];
  picked: ReadonlySet<string>;
  isTogether: boolean;
  onPick: (uuid: string, isPicked: boolean) => void;
  onTogether: (isTogether: boolean) => void;
  /** A new element of the type, picked at once. */
  onAdd: (name: string) => void;
}

const MAX_NAME = CeaCreateLimits.name.maxLength;

/** The elements of one type, to be picked; one that is missing is typed. */
export function TypePicker(props: TypePickerProps) {
  const { type, elements, picked, isTogether, onPick, onTogether, onAdd } = props;
  const text = useTexts('builder');
  const elementText = useTexts('elements');
  const { number } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isTooLong = name.length > MAX_NAME;
  const count = elements.filter(({ uuid }) => picked.has(uuid)).length;
  return (
    <Box
      component="section"
      role="group"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 }}
    >
      <Typography id={id} variant="subtitle2" component="h2">
        {type.name}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {elementText.prose(ELEMENT_KINDS[type.kind])}
        {type.exclusive && ` · ${elementText('exclusive', 'one per situation')}`}
      </Typography>
      {elements.map(({ uuid, name: label, share }) => (
        <Box
          key={uuid}
          component="label"
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'baseline',
            py: '3px',
            typography: 'body2',
            overflowWrap: 'anywhere',
          }}
        >
          <input
            type="checkbox"
            checked={picked.has(uuid)}
            onChange={event => onPick(uuid, event.target.checked)}
          />
          <span>
            {label}
            {share !== null && (
              <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1 }}>
                {text.prose('share', '{1} % of the time', {
                  values: [number(share * 100, { maximumSignificantDigits: 3 })],
                })}
              </Typography>
            )}
          </span>
        </Box>
      ))}
      <TextField
        size="extraSmall"
        fullWidth
        sx={{ mt: 0.75 }}
        placeholder={text('add', 'Add an element')}
        value={typed}
        error={isTooLong}
        helperText={
          isTooLong &&
          text.prose('too-long', 'The name has {2} characters; {1} are allowed.', {
            values: [MAX_NAME, name.length],
          })
        }
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (name === '' || isTooLong) return;
          onAdd(name);
          setTyped('');
        }}
        slotProps={{
          htmlInput: { 'aria-label': text('add-to', 'Add an element to {1}', { values: [type.name] }) },
        }}
      />
      {!type.exclusive && count > 1 && (
        <FormControlLabel
          sx={{ mt: 0.5 }}
          control={
            <Switch size="small" checked={isTogether} onChange={(_event, checked) => onTogether(checked)} />
          }
          label={
            <Typography variant="body2">
              {text.prose('together', 'All of them in every situation')}
            </Typography>
          }
        />
      )}
    </Box>
  );
}
