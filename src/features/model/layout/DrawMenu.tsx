import AddRounded from '@mui/icons-material/AddRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTexts } from '@/glossary/useText';
import type { LayoutPlace } from './layoutPlaces';

interface DrawMenuProps {
  places: readonly LayoutPlace[];
  onDraw: (place: LayoutPlace) => void;
  onNew: (kind: LayoutPlace['kind']) => void;
}

/** Which zone or area is drawn next: one that there is, or a new one. */
export function DrawMenu({ places, onDraw, onNew }: DrawMenuProps) {
  const text = useTexts('layout');
  const offered = places.filter(({ record }) => record.isActive);
  return (
    <>
      <Autocomplete
        size="small"
        options={offered}
        value={null}
        // What was chosen is drawn at once, and the field is empty for the next.
        blurOnSelect
        clearOnBlur
        groupBy={({ kind }) => (kind === 'zone' ? text('zones', 'Zones') : text('areas', 'Areas'))}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ uuid }) => uuid}
        onChange={(_event, place) => place && onDraw(place)}
        noOptionsText={text('no-such-place', 'No zone or area of this name')}
        openText={text('open-list', 'Open the list')}
        closeText={text('close-list', 'Close the list')}
        clearText={text('clear', 'Clear')}
        renderInput={input => (
          <TextField {...input} size="extraSmall" label={text('draw-which', 'Draw a zone or an area')} />
        )}
        sx={{ width: 280 }}
      />
      <Button size="extraSmall" startIcon={<AddRounded />} onClick={() => onNew('zone')}>
        {text('new-zone', 'New zone')}
      </Button>
      <Button size="extraSmall" startIcon={<AddRounded />} onClick={() => onNew('area')}>
        {text('new-area', 'New area')}
      </Button>
    </>
  );
}
