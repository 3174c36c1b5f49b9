import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useSyncExternalStore } from 'react';
import type { RecordLookup, SelectionStore, SheetPanelSlot } from './sheetTypes';

interface SheetPanelProps<R> {
  slot: SheetPanelSlot<R>;
  find: RecordLookup<R>;
  selection: SelectionStore;
  onClose: () => void;
}

const WIDTH = 340;

/** The details of the selected row: beside the grid where there is room, over it where there is not. */
export function SheetPanel<R>({ slot, find, selection, onClose }: SheetPanelProps<R>) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  // Walking through rows comes first, the details follow.
  const record = find(useDeferredValue(useSyncExternalStore(selection.subscribe, selection.get)));
  const content = record ? (
    slot.render(record, onClose)
  ) : (
    <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
      {slot.nothingSelected}
    </Typography>
  );
  if (!isWide)
    return (
      <Drawer
        anchor="right"
        open
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': slot.label, sx: { width: `min(${WIDTH}px, 92vw)` } } }}
      >
        {content}
      </Drawer>
    );
  return (
    <Box
      component="aside"
      id={slot.id}
      aria-label={slot.label}
      sx={{
        width: WIDTH,
        flexShrink: 0,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {content}
    </Box>
  );
}
