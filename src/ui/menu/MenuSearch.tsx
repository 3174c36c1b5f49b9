import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { SearchField } from '../SearchField';

interface MenuSearchProps {
  /** What is searched: "Search organizations". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The entries, those found only. */
  children: ReactNode;
}

const ENTRIES = '[role^="menuitem"]:not([data-disabled])';

/**
 * A field above the entries of a long menu, in which the keyboard begins: Enter takes the first entry found, the arrow
 * keys go on to them, and whatever is typed there lands in the field again. Its menu has the prop `searched`.
 */
export function MenuSearch({ label, value, onChange, children }: MenuSearchProps) {
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusField = () => field.current?.querySelector('input')?.focus({ preventScroll: true });
  useLayoutEffect(focusField, []);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];

  const inField = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.nativeEvent.isComposing) return;
    // Letters are no type-ahead here, and arrows move the caret but for these two.
    event.stopPropagation();
    const way = { ArrowDown: 0, Tab: 0, ArrowUp: -1 }[event.key];
    if (way !== undefined) entries().at(way)?.focus();
    if (event.key === 'Enter' && value.trim() !== '') entries()[0]?.click();
    if (way !== undefined || event.key === 'Enter') event.preventDefault();
  };
  const inList = (event: KeyboardEvent) => {
    const isTyped =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isAbove = event.key === 'ArrowUp' && document.activeElement === entries()[0];
    if (!isTyped && !isAbove && event.key !== 'Tab' && event.key !== 'Backspace') return;
    event.stopPropagation();
    if (isAbove || event.key === 'Tab') event.preventDefault();
    focusField();
  };
  return (
    <>
      <Box ref={field} onKeyDown={inField} sx={{ p: 0.5, '& .MuiTextField-root': { width: '100%' } }}>
        <SearchField label={label} value={value} onChange={onChange} />
      </Box>
      <div ref={list} role="menu" tabIndex={-1} aria-label={label} onKeyDown={inList}>
        {children}
      </div>
    </>
  );
}
