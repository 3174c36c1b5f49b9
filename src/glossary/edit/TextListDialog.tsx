import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { MarkedText } from '../TextMarks';
import { useTexts } from '../useText';
import type { FoundText } from './findMarkedTexts';

interface TextListDialogProps {
  /** What stood on the screen when the list was opened. */
  texts: readonly FoundText[];
  onOpen: (text: MarkedText, event: { metaKey: boolean }) => void;
  onClose: () => void;
}

/** One entry for each text, however often it is shown. */
const once = (texts: readonly FoundText[]): FoundText[] => [
  ...new Map(texts.map(text => [text.key, text])).values(),
];

/**
 * Every text of the screen as a list: also those that no badge fits on (names that only a screen reader says, what lies
 * below a dialog), and the way by keyboard while a dialog or a menu holds the focus.
 */
export function TextListDialog({ texts, onOpen, onClose }: TextListDialogProps) {
  const text = useTexts('edit-mode');
  const titleId = useId();
  const [query, setQuery] = useState('');
  const folded = query.trim().toLowerCase();
  const shown = once(texts).filter(entry => `${entry.shown} ${entry.key}`.toLowerCase().includes(folded));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('list-title', 'Texts on this screen')}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          autoFocus
          size="small"
          type="search"
          label={text('list-search', 'Search texts and keys')}
          value={query}
          onChange={event => setQuery(event.target.value)}
          sx={{ mt: 1 }}
        />
        <List>
          {shown.map(entry => (
            <ListItem key={entry.key} disablePadding>
              <ListItemButton onClick={event => onOpen(entry, event)}>
                <ListItemText primary={entry.shown} secondary={entry.key} sx={{ overflowWrap: 'anywhere' }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {shown.length === 0 && (
          <Typography color="textSecondary">{text.prose('list-empty', 'No text matches.')}</Typography>
        )}
      </DialogContent>
    </Dialog>
  );
}
