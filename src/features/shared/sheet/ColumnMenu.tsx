import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '@/glossary/useText';
import { naturalOrder } from '@/lib/naturalOrder';
import type { SortOrder, WorksheetColumn } from '@/ui/worksheet';
import { acceptsText, type ColumnFilter, filterOfChosen, shownText } from './columnFilter';

interface ColumnMenuProps<R> {
  column: WorksheetColumn<R>;
  /** Its header. */
  anchor: Element;
  /** Those that the other filters let through. */
  rows: readonly R[];
  filter: ColumnFilter | undefined;
  sort: readonly SortOrder[];
  onFilter: (filter: ColumnFilter | undefined) => void;
  onSort: (sort: readonly SortOrder[]) => void;
  /** Undefined for a column that always shows. */
  onHide: (() => void) | undefined;
  onClose: () => void;
}

/** Texts that are listed at a time; typing finds the others. */
const MOST_LISTED = 200;

const compareTexts = naturalOrder('en');

/** Sorts by a column and filters it by what its cells say, as the arrow in a header of Excel does. */
export function ColumnMenu<R>(props: ColumnMenuProps<R>) {
  const { column, anchor, rows, filter, onFilter, onClose } = props;
  const text = useTexts('sheet');
  const id = useId();
  const counts = useMemo(() => countsOf(column, rows), [column, rows]);
  const all = useMemo(() => [...counts.keys()], [counts]);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(filter ? all.filter(one => acceptsText(filter, one)) : all),
  );
  /** Of what a search finds, all is taken but these. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (one: string) => (search === '' ? chosen.has(one) : !leftOut.has(one));
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(one => words.every(word => one.toLowerCase().includes(word)));
  const change = (texts: readonly string[], isTaken: boolean) => {
    const next = new Set(search === '' ? chosen : leftOut);
    for (const one of texts) {
      if (isTaken === (search === '')) next.add(one);
      else next.delete(one);
    }
    if (search === '') setChosen(next);
    else setLeftOut(next);
  };
  const wanted = search === '' ? chosen : new Set(found.filter(isChosen));
  const apply = () => {
    onFilter(filterOfChosen(all, wanted));
    onClose();
  };
  const count = found.filter(isChosen).length;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 300, p: 1.5 } } }}
    >
      <form
        onSubmit={event => {
          event.preventDefault();
          if (wanted.size > 0) apply();
        }}
      >
        <Typography id={id} variant="subtitle2" component="h2" sx={{ mb: 1 }}>
          {column.description ?? column.name}
        </Typography>
        <ColumnButtons {...props} />
        <TextField
          autoFocus
          fullWidth
          size="extraSmall"
          type="search"
          placeholder={text('filter-search', 'Search in this column')}
          value={search}
          onChange={event => {
            setSearch(event.target.value);
            setLeftOut(new Set());
          }}
          slotProps={{ htmlInput: { 'aria-label': text('filter-search', 'Search in this column') } }}
        />
        <Box
          role="group"
          aria-label={text('filter-values', 'Shown values')}
          sx={{ maxHeight: 260, overflowY: 'auto', my: 1 }}
        >
          {found.length > 1 && (
            <Choice
              label={text('filter-all', 'All')}
              note={found.length}
              isChosen={count === found.length}
              isPartly={count > 0 && count < found.length}
              onChange={isTaken => change(found, isTaken)}
            />
          )}
          {found.slice(0, MOST_LISTED).map(one => (
            <Choice
              key={one}
              label={one === '' ? text('filter-empty', '(empty)') : one}
              note={counts.get(one) ?? 0}
              isChosen={isChosen(one)}
              onChange={isTaken => change([one], isTaken)}
            />
          ))}
          {found.length > MOST_LISTED && (
            <Typography variant="caption" color="textSecondary">
              {text('filter-more', '{1} more: type to find them', { values: [found.length - MOST_LISTED] })}
            </Typography>
          )}
          {found.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {text('filter-none', 'Nothing in this column has that text.')}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          {filter && (
            <Button
              size="extraSmall"
              sx={{ mr: 'auto' }}
              onClick={() => {
                onFilter(undefined);
                onClose();
              }}
            >
              {text('filter-clear', 'Clear filter')}
            </Button>
          )}
          <Button size="extraSmall" onClick={onClose}>
            {text('cancel', 'Cancel')}
          </Button>
          <Button size="extraSmall" variant="contained" type="submit" disabled={wanted.size === 0}>
            {text('filter-apply', 'Filter')}
          </Button>
        </Box>
      </form>
    </Popover>
  );
}

/** How many rows show each text: in the order of the column, what is empty last. */
function countsOf<R>(column: WorksheetColumn<R>, rows: readonly R[]): ReadonlyMap<string, number> {
  const found = new Map<string, { count: number; value: unknown }>();
  for (const row of rows) {
    const shown = shownText(column, row);
    const known = found.get(shown);
    if (known) known.count += 1;
    else found.set(shown, { count: 1, value: column.getValue(row) });
  }
  const { kind } = column;
  const sorted = [...found].sort(([one, a], [other, b]) => {
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return kind.compare?.(a.value, b.value) || compareTexts(one, other);
  });
  return new Map(sorted.map(([shown, { count }]) => [shown, count]));
}

interface ChoiceProps {
  label: string;
  note: number;
  isChosen: boolean;
  isPartly?: boolean;
  onChange: (isChosen: boolean) => void;
}

const Choice = ({ label, note, isChosen, isPartly = false, onChange }: ChoiceProps) => (
  <FormControlLabel
    sx={{ display: 'flex', mx: 0, '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
    control={
      <Checkbox
        size="small"
        sx={{ p: 0.5 }}
        checked={isChosen}
        indeterminate={isPartly}
        onChange={event => onChange(event.target.checked)}
      />
    }
    label={
      <Box component="span" sx={{ display: 'flex', gap: 1, fontSize: 13 }}>
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {label}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {note}
        </Box>
      </Box>
    }
  />
);

/** Sorting by this column alone, or where rows are sorted by others already, after those; and hiding it. */
function ColumnButtons<R>({ column, sort, onSort, onHide, onClose }: ColumnMenuProps<R>) {
  const text = useTexts('sheet');
  const others = sort.filter(({ columnKey }) => columnKey !== column.key);
  const sorted = sort.find(({ columnKey }) => columnKey === column.key);
  const choose = (next: readonly SortOrder[]) => {
    onSort(next);
    onClose();
  };
  const by = (direction: SortOrder['direction']): SortOrder => ({ columnKey: column.key, direction });
  const canSort = column.sortable ?? true;
  if (!canSort && !onHide) return null;
  const ways: [label: string, next: readonly SortOrder[]][] = [
    [text('sort-up', 'Sort upwards'), [by('ascending')]],
    [text('sort-down', 'Sort downwards'), [by('descending')]],
    ...(others.length > 0
      ? ([
          [text('sort-then-up', 'Then upwards'), [...others, by('ascending')]],
          [text('sort-then-down', 'Then downwards'), [...others, by('descending')]],
        ] as [string, readonly SortOrder[]][])
      : []),
    ...(sorted
      ? ([[text('sort-not', 'Not by this column'), others]] as [string, readonly SortOrder[]][])
      : []),
  ];
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 0.5 }}>
        {(canSort ? ways : []).map(([label, next]) => (
          <Button key={label} size="extraSmall" variant="outlined" onClick={() => choose(next)}>
            {label}
          </Button>
        ))}
        {onHide && (
          <Button
            size="extraSmall"
            variant="outlined"
            onClick={() => {
              onHide();
              onClose();
            }}
          >
            {text('hide-column', 'Hide column')}
          </Button>
        )}
      </Box>
      <Divider sx={{ my: 1.25 }} />
    </>
  );
}
