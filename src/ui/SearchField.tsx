import SearchRounded from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useUiTexts } from './UiTexts';

/** Characters that the contract's searches take. */
const MAX_LENGTH = 200;

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What is searched: "Search people". */
  label: string;
}

/** The field above a list. What is too long is said and not searched; it stays in the field, nothing is cut. */
export function SearchField({ value, onChange, label }: SearchFieldProps) {
  const { tooLong } = useUiTexts();
  /** What was typed beyond what can be searched; null while the value is all there is. */
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <TextField
      size="small"
      type="search"
      value={refused ?? value}
      onChange={event => {
        const typed = event.target.value;
        const isTooLong = typed.trim().length > MAX_LENGTH;
        setRefused(isTooLong ? typed : null);
        if (!isTooLong) onChange(typed);
      }}
      placeholder={label}
      error={refused !== null}
      helperText={refused === null ? undefined : tooLong(MAX_LENGTH, refused.trim().length)}
      slotProps={{
        htmlInput: { 'aria-label': label },
        formHelperText: { role: 'alert' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchRounded fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: { xs: '100%', sm: 280 } }}
    />
  );
}
