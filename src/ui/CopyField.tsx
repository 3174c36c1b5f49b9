import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DoneRounded from '@mui/icons-material/DoneRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Name of the button, before and after it was used. */
  copyLabel: string;
  copiedLabel: string;
  autoFocus?: boolean;
}

/** A text to take elsewhere: selected when it gets the focus, so that it can be copied where the button may not. */
export function CopyField({ label, value, copyLabel, copiedLabel, autoFocus = false }: CopyFieldProps) {
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === value;
  const name = isCopied ? copiedLabel : copyLabel;
  // Only where the site is secure; without it the selected text is copied by keyboard.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const copy = () =>
    clipboard?.writeText(value).then(
      () => setCopied(value),
      () => {},
    );
  return (
    <TextField
      label={label}
      value={value}
      fullWidth
      autoFocus={autoFocus}
      onFocus={event => event.target.select()}
      slotProps={{
        htmlInput: { readOnly: true, spellCheck: false },
        input: {
          endAdornment: clipboard && (
            <InputAdornment position="end">
              <Tooltip title={name}>
                <IconButton size="small" aria-label={name} onClick={() => void copy()}>
                  {isCopied ? <DoneRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
