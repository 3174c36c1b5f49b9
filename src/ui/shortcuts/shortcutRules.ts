/** Where a letter is typed; a ticked box or a button takes none. */
const FIELD =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Inside of these every key has a meaning of its own. */
const OWN_KEYS = '[role="dialog"], [role="menu"], [role="listbox"]';
/** A letter in a cell of a grid begins a text. */
const GRID = '[role="grid"], [role="treegrid"]';

type Press = Pick<
  KeyboardEvent,
  'composedPath' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey'
>;

/** True for a key press that belongs to where it was typed and is no shortcut. */
export function belongsToTarget(event: Press): boolean {
  if (event.repeat || event.isComposing || event.defaultPrevented) return true;
  // The way of the event, not where its target is by now: a cell gives way to its editor at the first letter.
  const isWithin = (selector: string) =>
    event.composedPath().some(place => place instanceof Element && place.matches(selector));
  if (isWithin(OWN_KEYS)) return true;
  // Nothing is typed with Ctrl or ⌘ held; with Ctrl and Alt (AltGr) there is.
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return false;
  return isWithin(`${FIELD}, ${GRID}`);
}

/** True on a Mac, where ⌘ takes the place of Ctrl. */
const isMac = (platform: string): boolean => /Mac|iPod|iPhone|iPad/.test(platform);

/** Keys as they are called on this machine: `mod+K` → `⌘K` or `Ctrl+K`. */
export const keysText = (keys: string, platform = navigator.platform): string =>
  isMac(platform) ? keys.replaceAll('mod+', '⌘') : keys.replaceAll('mod+', 'Ctrl+');
