/** Keyboard shortcuts: one registry, from which the help sheet is drawn. */
export { ShortcutProvider, useShortcutSheet, useShortcuts } from './ShortcutProvider';
export { belongsToTarget, keysText } from './shortcutRules';
export type { ScreenCommand, Shortcut, ShortcutGroup } from './shortcutTypes';
