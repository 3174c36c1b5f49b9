import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { asMarkdown } from '@/glossary/LazyMarkdown';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { ShownField, useIsOnlyShown } from '@/ui/form';
import type { CellState } from '@/ui/worksheet';

interface CommittedTextFieldProps {
  recordUuid: string;
  /** Of the field in its record. */
  path: string;
  label: string;
  value: string;
  maxLength: number;
  multiline?: boolean;
  /** Shown as what it means where it is only read. */
  isMarkdown?: boolean;
  readOnly: boolean;
  state: CellState | undefined;
  onCommit: (value: string) => void;
  onRetry: () => void;
}

/**
 * A text that is handed on when its field is left, and never lost: also not when the field disappears. One that is too
 * long is kept, counts as not saved, and stands in the field again when that is back.
 */
export function CommittedTextField(props: CommittedTextFieldProps) {
  const { recordUuid, path, label, value, maxLength, multiline, isMarkdown, readOnly } = props;
  const { state, onCommit, onRetry } = props;
  const text = useTexts('hazards');
  const gridText = useTexts('worksheet');
  const { unfinished } = useEditQueue();
  /** What is being written; null while the field shows the value. */
  const [draft, setDraft] = useState(() => unfinished.get(recordUuid, path) ?? null);
  const length = draft?.trim().length ?? 0;
  const isTooLong = length > maxLength;
  const write = (next: string | null) => {
    setDraft(next);
    unfinished.keep(recordUuid, path, next !== null && next.trim().length > maxLength ? next : null);
  };
  const commitAtEnd = useEffectEvent(() => {
    if (!isTooLong) commit({ draft, value, onCommit });
  });
  useEffect(() => () => commitAtEnd(), []);

  const leave = () => {
    // Never cut and never thrown away: it stays to be shortened.
    if (isTooLong) return;
    commit({ draft, value, onCommit });
    setDraft(null);
  };
  const failed = state?.status === 'failed';
  const isSaving = state?.status === 'saving';
  // What was typed before it was locked is still there, and why it is not saved.
  const isShown = useIsOnlyShown(readOnly && draft === null && !failed);
  if (isShown) {
    const shown = draft ?? value;
    return <ShownField label={label} value={isMarkdown && shown ? asMarkdown(shown) : shown} />;
  }
  return (
    <TextField
      label={label}
      size="small"
      fullWidth
      multiline={multiline}
      minRows={multiline ? 2 : undefined}
      maxRows={multiline ? 12 : undefined}
      value={draft ?? value}
      error={failed || isTooLong}
      aria-busy={isSaving || undefined}
      sx={isSaving ? SAVING : undefined}
      onChange={event => write(event.target.value)}
      onBlur={leave}
      onKeyDown={event => {
        if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation();
          write(null);
        } else if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) leave();
      }}
      helperText={
        isTooLong ? (
          text.prose('too-long', 'The text has {2} characters; {1} are allowed.', {
            values: [maxLength, length],
          })
        ) : failed ? (
          <>
            {state.reason}{' '}
            <Button size="extraSmall" color="inherit" onClick={onRetry}>
              {text('try-again', 'Try again')}
            </Button>
          </>
        ) : undefined
      }
      slotProps={{
        input: { readOnly },
        htmlInput: isSaving ? { 'aria-description': gridText('saving', 'Being saved') } : {},
        inputLabel: { shrink: true },
        formHelperText: { component: 'div' },
      }}
    />
  );
}

/** The dot of a cell that is being saved. It lies over the field, so the text does not wrap differently. */
const SAVING = {
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    right: 4,
    width: 6,
    height: 6,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const;

function commit({
  draft,
  value,
  onCommit,
}: {
  draft: string | null;
  value: string;
  onCommit: (value: string) => void;
}) {
  if (draft !== null && draft.trim() !== value) onCommit(draft.trim());
}
