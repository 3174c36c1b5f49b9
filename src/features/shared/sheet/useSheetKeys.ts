import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { SheetCommands } from './SheetToolbar';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"]') !==
    null;

/** What has a meaning of its own for Ctrl+Enter: the grid adds below the active row, a link opens another tab. */
const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="grid"], [role="treegrid"], [role="combobox"], a, button') !== null;

function commandOf({ key, shiftKey, target }: KeyboardEvent, editing: SheetCommands | undefined) {
  if (key === 'Enter') return takesEnter(target) ? undefined : editing?.onAdd;
  if (key === 'Delete' || key === 'Backspace') return editing?.onDelete;
  if (key.toLowerCase() === 'd' && shiftKey) return editing?.onDuplicate;
  return key.toLowerCase() === 'h' && !shiftKey ? editing?.onReplace : undefined;
}

/**
 * Keys of the page: `/` goes to the search field from anywhere; Ctrl+Delete asks to delete the selected rows, Ctrl+Shift+D
 * duplicates them, Ctrl+H finds and replaces, Ctrl+Enter adds a row, in an empty sheet too.
 * @param editing left out for people who may only read
 */
export function useSheetKeys(
  search: RefObject<HTMLInputElement | null>,
  editing: SheetCommands | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || isWriting(event.target)) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.key === '/' && !control) {
      search.current?.focus();
      search.current?.select();
    } else {
      const command = control && commandOf(event, editing);
      if (!command) return;
      command();
    }
    event.preventDefault();
    event.stopPropagation();
  });
  // From the first picture of the sheet on.
  useLayoutEffect(() => {
    // Before the grid takes the key for the start of a text.
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
