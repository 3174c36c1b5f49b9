/** What the shell uses of the command palette. */
export { CommandPalette } from './CommandPalette';
