import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import type { SheetCommands } from './SheetToolbar';
import type { SheetWords } from './sheetTypes';

interface SheetPlaceholderProps {
  words: SheetWords;
  totalCount: number;
  /** Left out for people who may only read. */
  onAdd: (() => void) | undefined;
  /** Left out where nothing is proposed. */
  suggest: SheetCommands['suggest'];
  onClearFilters: () => void;
}

/** Stands in the place of the grid while it has no rows: nothing there yet, or nothing that matches. */
export function SheetPlaceholder({
  words,
  totalCount,
  onAdd,
  suggest,
  onClearFilters,
}: SheetPlaceholderProps) {
  const text = useTexts('sheet');
  if (totalCount > 0)
    return (
      <EmptyState
        title={words.noMatch}
        text={text.prose('no-match', 'Rows without filters: {1}.', { values: [totalCount] })}
        action={
          <Button variant="outlined" onClick={onClearFilters}>
            {text('clear-filters', 'Show all')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={words.emptyTitle}
      text={words.empty}
      action={
        onAdd && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="contained" onClick={onAdd}>
              {words.addFirst}
            </Button>
            {suggest && (
              <Button variant="outlined" onClick={suggest.run}>
                {suggest.label}
              </Button>
            )}
          </Stack>
        )
      }
    />
  );
}
