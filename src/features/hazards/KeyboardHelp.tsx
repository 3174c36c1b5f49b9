import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMemo } from 'react';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { useShortcutSheet, useShortcuts } from '@/ui/shortcuts';

/** The keys of the worksheet: those of a spreadsheet and a few of its own. The grid listens to them itself. */
const KEYS = {
  move: '← ↑ → ↓',
  next: 'Tab, Enter',
  level: '0–9',
  list: 'Alt+↓',
  explain: '?',
  edit: 'F2 or typing',
  clear: 'Delete',
  add: 'mod+Enter',
  delete: 'mod+Delete',
  clipboard: 'mod+C, X, V',
  fill: 'mod+D, mod+R',
  undo: 'mod+Z, mod+Y',
  retry: 'Alt+Enter',
  panel: 'Space',
  search: '/',
  leave: 'Esc, then Tab',
} as const;

const LABELS = defineTexts(
  'hazards',
  {
    move: 'Move; with Ctrl to the end, with Shift select a block',
    next: 'Next cell to the right, next row',
    level: 'Set the level of a rating cell',
    list: 'List of levels or records',
    explain: 'In a cell: why this level, the table with the cell marked',
    edit: 'Change a cell; Esc leaves it as it was',
    clear: 'Empty the selected cells',
    add: 'Add a hazard',
    delete: 'Delete the selected hazard',
    clipboard: 'Copy, cut, paste, also from and to a spreadsheet',
    fill: 'Fill down, fill right',
    undo: 'Undo, redo',
    retry: 'Try to save a failed cell again',
    panel: 'Show or hide the details of the hazard',
    search: 'Search hazards',
    leave: 'Leave the worksheet',
  },
  'key-',
);

/** Puts the worksheet's keys on the sheet of all shortcuts and opens it. */
export function KeyboardHelp() {
  const text = useTexts('hazards');
  const { openSheet } = useShortcutSheet();
  useShortcuts(
    useMemo(
      () => ({
        title: text('keys-title', 'Worksheet'),
        shortcuts: (Object.keys(KEYS) as (keyof typeof KEYS)[]).map(id => ({
          id,
          keys: KEYS[id],
          label: text(LABELS[id]),
        })),
      }),
      [text],
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
