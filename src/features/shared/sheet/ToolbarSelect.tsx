import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ToolbarSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice of the toolbar; its name stands in front of the value: "Group: Function". */
export function ToolbarSelect({ label, value, options, onChange }: ToolbarSelectProps) {
  const known = options.some(option => option.value === value);
  return (
    <TextField
      select
      size="extraSmall"
      value={known ? value : (options[0]?.value ?? '')}
      onChange={event => onChange(event.target.value)}
      sx={{ maxWidth: 280 }}
      slotProps={{
        select: {
          displayEmpty: true,
          // The text field gives its label only to a native input.
          SelectDisplayProps: { 'aria-label': label },
          renderValue: chosen => (
            <>
              <span style={{ color: 'var(--badger-palette-text-secondary)', marginInlineEnd: 6 }}>
                {label}
              </span>
              <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {options.find(option => option.value === chosen)?.label}
              </span>
            </>
          ),
        },
      }}
    >
      {options.map(option => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
