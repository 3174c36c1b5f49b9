import Button from '@mui/material/Button';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';

interface WorksheetPlaceholderProps {
  totalCount: number;
  /** Left out for people who may only read. */
  onAdd?: () => void;
  onClearFilters: () => void;
}

/** Stands in the place of the grid while it has no rows: nothing there yet, or nothing that matches. */
export function WorksheetPlaceholder({ totalCount, onAdd, onClearFilters }: WorksheetPlaceholderProps) {
  const text = useTexts('hazards');
  if (totalCount > 0)
    return (
      <EmptyState
        title={text('no-match-title', 'No hazard matches')}
        text={text('no-match', 'Hazards in this project: {1}.', { values: [totalCount] })}
        action={
          <Button variant="outlined" onClick={onClearFilters}>
            {text('clear-filters', 'Show all')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={text('empty-title', 'No hazards yet')}
      text={text('empty', 'A hazard is one row: what goes wrong, in which situation, and how bad it is.')}
      action={
        onAdd && (
          <Button variant="contained" onClick={onAdd}>
            {text('add-first', 'Add the first hazard')}
          </Button>
        )
      }
    />
  );
}
