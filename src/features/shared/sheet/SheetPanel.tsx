import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useDeferredValue, useSyncExternalStore } from 'react';
import { useTexts } from '@/glossary/useText';
import type { ProjectRecord } from '@/records/recordModel';
import type { RowState } from '@/ui/worksheet';
import type { RecordLookup, SelectionStore, SheetPanelSlot } from './sheetTypes';

interface SheetPanelProps<R> {
  slot: SheetPanelSlot<R>;
  find: RecordLookup<R>;
  selection: SelectionStore;
  rowState: (record: R) => RowState | undefined;
  onRetry: (uuid: string, path: string) => void;
  onClose: () => void;
}

const WIDTH = 340;

/** The details of the selected row: beside the grid where there is room, over it where there is not. */
export function SheetPanel<R extends ProjectRecord>(props: SheetPanelProps<R>) {
  const { slot, find, selection, rowState, onRetry, onClose } = props;
  const text = useTexts('sheet');
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  // Walking through rows comes first, the details follow.
  const record = find(useDeferredValue(useSyncExternalStore(selection.subscribe, selection.get)));
  const content = record ? (
    <Suspense fallback={null}>
      {slot.render(record, {
        state: rowState(record),
        onRetry: path => onRetry(record.uuid, path),
        onClose,
      })}
    </Suspense>
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
        {!(record && slot.hasClose) && (
          <IconButton
            size="extraSmall"
            aria-label={text('close-details', 'Close details')}
            onClick={onClose}
            sx={{ alignSelf: 'flex-end', mt: 1, mr: 1, flexShrink: 0 }}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        )}
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
