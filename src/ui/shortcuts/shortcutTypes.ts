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
  /** What the part of the screen can do, for the command palette; keys are not needed. */
  commands?: readonly ScreenCommand[];
}

/** Something that the part of the screen that is shown can do. */
export interface ScreenCommand {
  id: string;
  label: string;
  /** Other words by which it is found. */
  keywords?: string;
  /** Its keys, as for a shortcut. */
  keys?: string;
  /** Leads to what the screen is for: the first links of the page jump there too, by this text. */
  skipLabel?: string;
  run: () => void;
}
