import type { EditorItem } from './ListItem';

const names = ({ shortcut, code, label }: EditorItem) => [code, label, shortcut];

/** The item that was typed in full: its code, its label or its shortcut. */
export function exactItem(items: readonly EditorItem[], text: string): EditorItem | undefined {
  const wanted = text.toLowerCase();
  return items.find(item => names(item).some(known => known?.toLowerCase() === wanted));
}

/** The first item whose code or label begins with what was typed, and the rest of it. */
export function completionOf(
  items: readonly EditorItem[],
  text: string,
): { item: EditorItem; rest: string } | undefined {
  const begun = text.toLowerCase();
  if (begun.trim() === '') return undefined;
  for (const item of items)
    for (const known of [item.code, item.label])
      if (known?.toLowerCase().startsWith(begun)) return { item, rest: known.slice(text.length) };
  return undefined;
}
