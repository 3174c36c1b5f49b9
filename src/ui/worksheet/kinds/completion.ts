import type { EditorItem } from './ListItem';

const names = ({ shortcut, code, label, otherName }: EditorItem) => [code, label, shortcut, otherName];

/** The item that was typed in full: its code, its label, its shortcut or its other name. */
export function exactItem(items: readonly EditorItem[], text: string): EditorItem | undefined {
  const wanted = text.toLowerCase();
  return items.find(item => names(item).some(known => known?.toLowerCase() === wanted));
}

/** The first item with a name that begins with what was typed, and the rest of it. */
export function completionOf(
  items: readonly EditorItem[],
  text: string,
): { item: EditorItem; rest: string } | undefined {
  const begun = text.toLowerCase();
  if (begun.trim() === '') return undefined;
  for (const item of items)
    for (const known of [item.code, item.label, item.otherName])
      if (known?.toLowerCase().startsWith(begun)) return { item, rest: known.slice(text.length) };
  return undefined;
}
