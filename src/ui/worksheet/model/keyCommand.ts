import type { CellMove } from './cellMove';

/** What a key press on an active (not edited) cell means. */
export type KeyCommand =
  | { readonly type: 'move'; readonly move: CellMove; readonly extend: boolean }
  | { readonly type: 'type'; readonly char: string }
  | { readonly type: 'tab'; readonly back: boolean }
  | { readonly type: 'moveRows'; readonly step: 1 | -1 }
  | {
      readonly type:
        | 'undo'
        | 'redo'
        | 'fillDown'
        | 'fillRight'
        | 'clear'
        | 'selectAll'
        | 'edit'
        | 'openList'
        | 'enter'
        | 'enterUp'
        | 'addRow'
        | 'columnMenu'
        | 'retry'
        | 'escape'
        | 'space';
    };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const arrows: Readonly<Record<string, CellMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const jumps: Readonly<Record<string, CellMove>> = {
  ArrowUp: 'jumpUp',
  ArrowDown: 'jumpDown',
  ArrowLeft: 'jumpLeft',
  ArrowRight: 'jumpRight',
  Home: 'sheetStart',
  End: 'sheetEnd',
};
const pages: Readonly<Record<string, CellMove>> = {
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/** Excel's keys (⌘ counts as Ctrl). `undefined`: no business of the worksheet. */
export function keyCommand(press: KeyPress): KeyCommand | undefined {
  const { key, shiftKey: shift, altKey: alt } = press;
  const control = press.ctrlKey || press.metaKey;
  if (control && alt && key.length === 1) return { type: 'type', char: key }; // AltGr writes characters
  if (control) return controlCommand(key, shift);
  if (alt) return altCommand(key, shift);
  const move = arrows[key] ?? pages[key];
  if (move) return { type: 'move', move, extend: shift };
  switch (key) {
    case 'Enter':
      return { type: shift ? 'enterUp' : 'enter' };
    case 'Tab':
      return { type: 'tab', back: shift };
    case 'F2':
      return { type: 'edit' };
    case 'Escape':
      return { type: 'escape' };
    case 'Delete':
    case 'Backspace':
      return { type: 'clear' };
    case ' ':
      return { type: 'space' };
  }
  // An input method (Japanese, accents) starts composing: the editor has to be there before the character is.
  if (key === 'Process' || key === 'Dead') return { type: 'type', char: '' };
  return [...key].length === 1 ? { type: 'type', char: key } : undefined;
}

function controlCommand(key: string, shift: boolean): KeyCommand | undefined {
  const move = jumps[key];
  if (move) return { type: 'move', move, extend: shift };
  switch (key.toLowerCase()) {
    case 'z':
      return { type: shift ? 'redo' : 'undo' };
    case 'y':
      return { type: 'redo' };
    case 'd':
      return shift ? undefined : { type: 'fillDown' };
    case 'r':
      return shift ? undefined : { type: 'fillRight' };
    case 'a':
      return shift ? undefined : { type: 'selectAll' };
    case 'l':
      return shift ? { type: 'columnMenu' } : undefined;
    case 'enter':
      return { type: 'addRow' };
  }
  return undefined;
}

function altCommand(key: string, shift: boolean): KeyCommand | undefined {
  // As paragraphs move in Word, and rows in its tables.
  if (shift && key === 'ArrowUp') return { type: 'moveRows', step: -1 };
  if (shift && key === 'ArrowDown') return { type: 'moveRows', step: 1 };
  if (key === 'ArrowDown') return { type: 'openList' };
  if (key === 'Enter') return { type: 'retry' };
  // On a Mac the option key writes characters; letters with Alt elsewhere belong to menus.
  return undefined;
}
