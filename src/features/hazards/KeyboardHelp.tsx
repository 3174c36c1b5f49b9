import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTexts } from '@/glossary/useText';

/** The keys of the worksheet: those of a spreadsheet and a few of its own. */
const KEYS: readonly [keys: string, id: string, what: string][] = [
  ['← ↑ → ↓', 'key-move', 'Move; with Ctrl to the end, with Shift select a block'],
  ['Tab, Enter', 'key-next', 'Next cell to the right, next row'],
  ['0–9', 'key-level', 'Set the level of a rating cell'],
  ['Alt+↓', 'key-list', 'List of levels or records'],
  ['?', 'key-explain', 'Why this level: the table with the cell marked'],
  ['F2 or typing', 'key-edit', 'Change a cell; Esc leaves it as it was'],
  ['Delete', 'key-clear', 'Empty the selected cells'],
  ['Ctrl+Enter', 'key-add', 'Add a hazard'],
  ['Ctrl+Delete', 'key-delete', 'Delete the selected hazard'],
  ['Ctrl+C, X, V', 'key-clipboard', 'Copy, cut, paste, also from and to a spreadsheet'],
  ['Ctrl+D, Ctrl+R', 'key-fill', 'Fill down, fill right'],
  ['Ctrl+Z, Ctrl+Y', 'key-undo', 'Undo, redo'],
  ['Alt+Enter', 'key-retry', 'Try to save a failed cell again'],
  ['Space', 'key-panel', 'Show or hide the details of the hazard'],
  ['/', 'key-search', 'Search'],
  ['Esc, then Tab', 'key-leave', 'Leave the worksheet'],
];

export function KeyboardHelp() {
  const text = useTexts('hazards');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = text('keyboard', 'Keyboard');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="extraSmall"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <KeyboardRounded fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 2, maxWidth: 440 } } }}
      >
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {label}
        </Typography>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 0.75, columnGap: 2 }}
        >
          {KEYS.map(([keys, id, what]) => (
            <Box key={id} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                {keys}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {text(id, what)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Popover>
    </>
  );
}
