import { type RefObject, useEffect, useEffectEvent } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"]') !==
    null;

/** Keys of the page: `/` goes to the search field from anywhere, Ctrl+Delete asks to delete the selected row. */
export function useSheetKeys(
  search: RefObject<HTMLInputElement | null>,
  onDelete: (() => void) | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || isWriting(event.target)) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.key === '/' && !control) {
      search.current?.focus();
      search.current?.select();
    } else if (control && (event.key === 'Delete' || event.key === 'Backspace') && onDelete) onDelete();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    // Before the grid takes the key for the start of a text.
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
