import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import type { RiskRatingSet } from '@/api/risk-model';
import { useTexts } from '@/glossary/useText';
import type { EditQueueSnapshot } from '@/records/EditQueue';
import { useEditQueue } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import { rowStateOf } from '../edits/rowStateOf';
import { selectSelectedHazardUuid } from '../hazardSelectionSlice';
import type { Catalogs } from '../view/catalog';
import type { HazardLookup } from '../view/useShownHazards';
import { LazyHazardPanel } from './LazyHazardPanel';

interface SelectedHazardPanelProps {
  find: HazardLookup;
  entries: EditQueueSnapshot['entries'];
  set: RiskRatingSet;
  catalogs: Catalogs;
  canEdit: boolean;
  onRetry: (hazardUuid: string, path: string) => void;
  onClose: () => void;
}

const WIDTH = 340;

/** The details of the selected row: beside the worksheet where there is room, over it where there is not. */
export function SelectedHazardPanel(props: SelectedHazardPanelProps) {
  const { find, entries, onRetry, onClose, ...rest } = props;
  const text = useTexts('hazards');
  const queue = useEditQueue();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  // Walking through rows comes first, the details follow.
  const selected = useDeferredValue(useSelector(selectSelectedHazardUuid));
  const hazard = find(selected);
  const label = text('details-of', 'Details of the hazard');
  const content = hazard ? (
    <Suspense fallback={null}>
      <LazyHazardPanel
        key={hazard.uuid}
        {...rest}
        hazard={hazard}
        state={rowStateOf(hazard, entries.get(hazard.uuid), text)}
        onEdit={(changed, patch) => queue.edit(hazardModel, [{ record: changed, patch }])}
        onRetry={path => onRetry(hazard.uuid, path)}
        onClose={onClose}
      />
    </Suspense>
  ) : (
    <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
      {text('nothing-selected', 'Select a hazard to see why it has its level.')}
    </Typography>
  );
  if (!isWide)
    return (
      <Drawer
        anchor="right"
        open
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': label, sx: { width: `min(${WIDTH}px, 92vw)` } } }}
      >
        {content}
      </Drawer>
    );
  return (
    <Box
      component="aside"
      id="hazard-details"
      aria-label={label}
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
