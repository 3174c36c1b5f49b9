import { useLayoutEffect, useRef } from 'react';
import type { CellEditorProps } from '../columnTypes';
import { parseText, type TextRules } from './parseText';

export interface TextEditorProps extends CellEditorProps<unknown, string | null> {
  readonly rules: TextRules;
}

/** One line of text, in place. */
export function TextEditor({ name, value, start, labels, setDraft, leave, rules }: TextEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => focusEditor(input.current, start), [start]);
  return (
    <input
      ref={input}
      className="worksheet-editor"
      aria-label={name}
      defaultValue={value ?? ''}
      onChange={event => setDraft(parseText(event.target.value, rules, { name, labels }))}
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
