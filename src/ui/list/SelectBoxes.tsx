import Checkbox from '@mui/material/Checkbox';
import { type MouseEvent, useRef } from 'react';
import type { ListSelection } from './listTypes';

interface SelectableRows<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: ListSelection<Row>;
}

/** Chooses all rows that are shown, or none of them. */
export function SelectAllBox<Row>({ rows, rowKey, selection }: SelectableRows<Row>) {
  const { keys, onChange, allLabel } = selection;
  const shown = rows.map(rowKey);
  const chosen = shown.filter(key => keys.has(key)).length;
  return (
    <Checkbox
      size="small"
      checked={chosen > 0 && chosen === shown.length}
      indeterminate={chosen > 0 && chosen < shown.length}
      disabled={shown.length === 0}
      onChange={(_event, isOn) => {
        const others = [...keys].filter(key => !shown.includes(key));
        onChange(new Set(isOn ? [...others, ...shown] : others));
      }}
      slotProps={{ input: { 'aria-label': allLabel } }}
      sx={{ p: 0.5 }}
    />
  );
}

/** Gives the box of a row; with Shift a click reaches from the box clicked last to this one. */
export function useSelectBoxes<Row>({
  rows,
  rowKey,
  selection,
}: Omit<SelectableRows<Row>, 'selection'> & { selection: ListSelection<Row> | undefined }) {
  const last = useRef<string | null>(null);
  if (!selection) return undefined;
  const { keys, onChange, label } = selection;
  const toggle = (key: string, event: MouseEvent) => {
    const isOn = !keys.has(key);
    const shown = rows.map(rowKey);
    const from = last.current === null ? -1 : shown.indexOf(last.current);
    const to = shown.indexOf(key);
    const reached =
      event.shiftKey && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
    last.current = key;
    const next = new Set(keys);
    for (const one of reached) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    onChange(next);
  };
  return (row: Row) => {
    const key = rowKey(row);
    return (
      <Checkbox
        size="small"
        checked={keys.has(key)}
        // A click by Space has no Shift; React's change event would not tell the key.
        onClick={event => toggle(key, event)}
        slotProps={{ input: { 'aria-label': label(row) } }}
        sx={{ p: 0.5 }}
      />
    );
  };
}
