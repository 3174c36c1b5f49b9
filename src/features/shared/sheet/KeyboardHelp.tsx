import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMemo } from 'react';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { useShortcutSheet, useShortcuts } from '@/ui/shortcuts';

/** The keys of a sheet: those of a spreadsheet and a few of its own. The grid listens to them itself. */
const KEYS = {
  move: '← ↑ → ↓',
  next: 'Tab, Enter',
  level: '0–9',
  list: 'Alt+↓',
  explain: '?',
  edit: 'F2 or typing',
  clear: 'Delete',
  add: 'mod+Enter',
  order: 'Alt+Shift+↑ ↓',
  delete: 'mod+Delete',
  duplicate: 'mod+Shift+D',
  replace: 'mod+H',
  clipboard: 'mod+C, X, V',
  fill: 'mod+D, mod+R',
  undo: 'mod+Z, mod+Y',
  part: 'Alt+Shift+→ ←',
  fold: 'Alt+Shift+− +',
  retry: 'Alt+Enter',
  panel: 'Space',
  walk: 'Alt+PageUp, Alt+PageDown',
  search: '/',
  filter: 'mod+Shift+L',
  sort: 'mod+click',
  leave: 'Esc, then Tab',
} as const;

type SheetKey = keyof typeof KEYS;

const LEVEL_KEYS: ReadonlySet<SheetKey> = new Set(['level', 'explain']);
const TREE_KEYS: ReadonlySet<SheetKey> = new Set(['part', 'fold']);

interface KeyboardHelpProps {
  hasLevels: boolean;
  hasPanel: boolean;
  isTree: boolean;
}

const LABELS = defineTexts(
  'sheet',
  {
    move: 'Move; with Ctrl to the end, with Shift select a block',
    next: 'Next cell to the right, next row',
    level: 'Set the level of a rating cell',
    list: 'List of levels or records',
    explain: 'In a cell: why this level, the table with the cell marked',
    edit: 'Change a cell; Esc leaves it as it was',
    clear: 'Empty the selected cells',
    add: 'Add a row below',
    order: 'Move the selected rows up or down',
    delete: 'Delete the selected rows',
    duplicate: 'Duplicate the selected rows',
    replace: 'Find and replace',
    clipboard: 'Copy, cut, paste, also from and to a spreadsheet',
    fill: 'Fill down, fill right',
    undo: 'Undo, redo',
    part: 'Make the row a part of the one above, move it one level up',
    fold: 'Hide or show the parts of the row',
    retry: 'Try to save a failed cell again',
    panel: 'Show or hide the details',
    walk: 'In the details: previous row, next row',
    search: 'Search',
    filter: 'Sort and filter by the column',
    sort: 'On a header: sort by several columns',
    leave: 'Leave the sheet',
  },
  'key-',
);

/** Puts the sheet's keys on the list of all shortcuts and opens it. */
export function KeyboardHelp({ hasLevels, hasPanel, isTree }: KeyboardHelpProps) {
  const text = useTexts('sheet');
  const { openSheet } = useShortcutSheet();
  useShortcuts(
    useMemo(
      () => ({
        title: text('keys-title', 'Sheet'),
        shortcuts: (Object.keys(KEYS) as SheetKey[])
          .filter(
            id =>
              (hasLevels || !LEVEL_KEYS.has(id)) &&
              (isTree || !TREE_KEYS.has(id)) &&
              (hasPanel || (id !== 'panel' && id !== 'walk')),
          )
          .map(id => ({ id, keys: KEYS[id], label: text(LABELS[id]) })),
      }),
      [text, hasLevels, hasPanel, isTree],
    ),
  );
  const label = text('keyboard', 'Keyboard');
  return (
    <Tooltip title={label}>
      <IconButton size="extraSmall" aria-label={label} aria-haspopup="dialog" onClick={openSheet}>
        <KeyboardRounded fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
