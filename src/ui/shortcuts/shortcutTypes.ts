/** One key or sequence of keys and what it does. */
export interface Shortcut {
  id: string;
  /** As the sheet shows it; `mod` stands for Ctrl, or ⌘ on a Mac: `mod+K`. */
  keys: string;
  label: string;
  /**
   * What to listen for, in the notation of tinykeys: `g p`, `$mod+k`. Left out for keys that a part of the screen
   * handles by itself and that only have to be known.
   */
  binding?: string;
  run?: () => void;
}

/** Keys that belong together, such as those of the worksheet. */
export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}
