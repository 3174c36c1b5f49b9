import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import type { CellDraft, WorksheetColumn, WorksheetLabels } from '@/ui/worksheet';

interface SelectionValueProps<R> {
  column: WorksheetColumn<R>;
  /** Stands for all rows where the list depends on the row. */
  row: R;
  labels: WorksheetLabels;
  onValue: (value: unknown) => void;
  onCancel: () => void;
}

/** The column's own editor, for all selected rows. */
export function SelectionValue<R>({ column, row, labels, onValue, onCancel }: SelectionValueProps<R>) {
  const text = useTexts('sheet');
  const draft = useRef<CellDraft | null>(null);
  const [refused, setRefused] = useState('');
  const apply = async () => {
    const entered = draft.current;
    if (!entered) return;
    if ('creates' in entered) {
      const made = await entered.make().catch(() => setRefused(labels.createFailed(entered.creates)));
      if (made) onValue(made.value);
    } else if (entered.ok) onValue(entered.value);
    else setRefused(entered.reason);
  };
  return (
    <>
      <Box
        sx={{ width: 220, height: tokens.input.extraSmall }}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void apply();
        }}
      >
        {column.kind.renderEditor?.({
          name: column.name,
          row,
          value: column.getValue(row),
          start: 'replace',
          labels,
          setDraft: next => {
            draft.current = next;
            setRefused('');
          },
          finish: () => void apply(),
          cancel: onCancel,
          leave: () => {},
        })}
      </Box>
      <Button size="extraSmall" variant="contained" onClick={() => void apply()}>
        {text('set-value', 'Set')}
      </Button>
      {refused && (
        <Typography variant="body2" color="error" role="alert">
          {refused}
        </Typography>
      )}
    </>
  );
}
