import { useLayoutEffect, useRef } from 'react';
import type { TextColumn } from '../columnTypes';
import type { CellEditorProps } from './columnKind';

/** One line of text, in place. */
export function TextEditor({
  column,
  row,
  start,
  setDraft,
  leave,
}: CellEditorProps<TextColumn<object>, object>) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => focusEditor(input.current, start), [start]);
  return (
    <input
      ref={input}
      className="worksheet-editor"
      aria-label={column.name}
      defaultValue={column.getValue(row) ?? ''}
      maxLength={column.maxLength}
      onChange={event => setDraft(event.target.value.trim() || null)}
      onBlur={event => leftFor(event) && leave()}
    />
  );
}

/** A first typed character replaces what is selected; opened by F2 the caret stands at the end. */
export function focusEditor(
  element: HTMLInputElement | HTMLTextAreaElement | null,
  start: 'replace' | 'edit',
) {
  if (!element) return;
  element.focus({ preventScroll: true });
  if (start === 'replace') element.select();
  else element.setSelectionRange(element.value.length, element.value.length);
}

/** True when the focus went elsewhere in the page; false when the whole window lost it. */
export function leftFor(event: React.FocusEvent<HTMLElement>): boolean {
  return document.activeElement !== event.currentTarget;
}
