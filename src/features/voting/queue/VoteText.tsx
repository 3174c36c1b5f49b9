import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { VoteEntry, VoteTextField } from './useVoteEntry';

interface VoteTextProps {
  field: VoteTextField;
  entry: VoteEntry;
  label: string;
  help: ReactNode;
}

/** A text of the vote; Enter in it saves, as everywhere in the queue. */
export function VoteText({ field, entry, label, help }: VoteTextProps) {
  const id = useId();
  const problem = entry.problemOf(field);
  return (
    <TextField
      id={id}
      label={label}
      size="small"
      multiline
      minRows={1}
      maxRows={8}
      fullWidth
      required={entry.needed.includes(field)}
      value={entry.texts[field]}
      onChange={event => entry.enter({ [field]: event.target.value })}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{ htmlInput: { 'data-field': field } }}
    />
  );
}
