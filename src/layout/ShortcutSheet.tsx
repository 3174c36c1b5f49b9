import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { keysText, type ShortcutGroup, useShortcutSheet } from '@/ui/shortcuts';

function Group({ group }: { group: ShortcutGroup }) {
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {group.title}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(96px, max-content) 1fr',
          gap: 0.75,
          columnGap: 2,
        }}
      >
        {group.shortcuts.map(({ id, keys, label }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2">
              <Box component="kbd" sx={{ font: 'inherit', fontWeight: 600 }}>
                {keysText(keys)}
              </Box>
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {label}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Every key that works where the person is just now. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const text = useTexts('shortcuts');
  const known = useShortcutSheet().groups;
  const groups = known.filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="shortcut-sheet-title">
      <DialogTitle id="shortcut-sheet-title">{text('title', 'Keyboard shortcuts')}</DialogTitle>
      <DialogContent sx={{ columns: { md: groups.length > 2 ? 2 : 1 }, columnGap: 4 }}>
        {groups.map(group => (
          <Group key={group.title} group={group} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button size="small" onClick={onClose} autoFocus>
          {text('close', 'Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
