import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type KeyboardEvent,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '@/glossary/useText';
import type { ProjectRecord } from '@/records/recordModel';
import { tokens } from '@/theme';
import type { Grouping, RowState } from '@/ui/worksheet';
import { PanelEdge } from './PanelEdge';
import { PanelSteps, type PanelWalk } from './PanelSteps';
import { focusNamed, nameOfFocused, shownOrder } from './panelWalk';
import type { RecordLookup, SelectionStore, SheetPanelSlot } from './sheetTypes';
import { usePanelSize } from './usePanelSize';

interface SheetPanelProps<R> {
  slot: SheetPanelSlot<R>;
  find: RecordLookup<R>;
  selection: SelectionStore;
  /** What the sheet shows. */
  shown: {
    readonly rows: readonly R[];
    readonly grouping: Grouping<R> | undefined;
    readonly collapsed: ReadonlySet<string> | undefined;
  };
  onGo: (uuid: string) => void;
  rowState: (record: R) => RowState | undefined;
  onRetry: (uuid: string, path: string) => void;
  onClose: () => void;
}

/**
 * The details of the selected row: beside the grid where there is room for both, below it where the texts of the grid
 * would lose their width, over it on a small screen.
 */
export function SheetPanel<R extends ProjectRecord>(props: SheetPanelProps<R>) {
  const { slot, find, selection, shown, onGo, rowState, onRetry, onClose } = props;
  const text = useTexts('sheet');
  const isDocked = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const isBeside = useMediaQuery(`(min-width: ${tokens.panel.besideFrom}px)`);
  const size = usePanelSize(isBeside ? 'width' : 'height');
  // Walking through rows comes first, the details follow.
  const record = find(useDeferredValue(useSyncExternalStore(selection.subscribe, selection.get)));
  const { panel, go } = useWalking(record?.uuid, onGo);
  const order = useMemo(() => shownOrder(shown.rows, shown.grouping, shown.collapsed), [shown]);
  const at = record ? order.findIndex(({ uuid }) => uuid === record.uuid) : -1;
  const stepTo = (row: R | undefined) => row && (() => go(row.uuid));
  const walk: PanelWalk = {
    onPrevious: stepTo(at > 0 ? order[at - 1] : undefined),
    onNext: stepTo(at >= 0 ? order[at + 1] : undefined),
  };
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'PageUp' && event.key !== 'PageDown')) return;
    event.preventDefault();
    (event.key === 'PageUp' ? walk.onPrevious : walk.onNext)?.();
  };
  const content = record ? (
    <Suspense fallback={null}>
      {slot.render(record, {
        state: rowState(record),
        onRetry: path => onRetry(record.uuid, path),
        onClose,
        walk,
      })}
    </Suspense>
  ) : (
    <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
      {slot.nothingSelected}
    </Typography>
  );
  const steps = record && !slot.hasClose && <PanelSteps {...walk} />;
  if (!isDocked)
    return (
      <Drawer
        anchor="right"
        open
        onClose={onClose}
        onKeyDown={press}
        slotProps={{
          paper: {
            ref: panel,
            'aria-label': slot.label,
            sx: { width: `min(${tokens.panel.minWidth}px, 92vw)` },
          },
        }}
      >
        {!(record && slot.hasClose) && (
          <Box sx={BAR}>
            {steps}
            <IconButton
              size="extraSmall"
              aria-label={text('close-details', 'Close details')}
              onClick={onClose}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          </Box>
        )}
        {content}
      </Drawer>
    );
  return (
    <>
      <PanelEdge isBeside={isBeside} size={size} controls={slot.id} />
      <Box
        component="aside"
        ref={panel}
        id={slot.id}
        aria-label={slot.label}
        onKeyDown={press}
        sx={{
          flexShrink: 0,
          // Never more than half of a low window: the rows are what one works in.
          maxHeight: isBeside ? 'none' : '50%',
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          containerType: 'inline-size',
        }}
        style={{ flexBasis: size.value }}
      >
        {steps && <Box sx={OVER}>{steps}</Box>}
        {content}
      </Box>
    </>
  );
}

/** In the corner, so that no line is lost. */
const OVER = {
  position: 'sticky',
  top: 8,
  mr: 1,
  height: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
} as const;
const BAR = { display: 'flex', justifyContent: 'flex-end', mt: 1, mr: 1, flexShrink: 0 } as const;

/** Goes to another row and puts the focus where it was: on the same field, the same button, the same heading. */
function useWalking(shown: string | undefined, onGo: (uuid: string) => void) {
  const panel = useRef<HTMLElement>(null);
  const focused = useRef<string>(undefined);
  const go = (uuid: string) => {
    focused.current = panel.current ? nameOfFocused(panel.current) : undefined;
    onGo(uuid);
  };
  // The details of another record are other elements.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record once, when it is there
  useLayoutEffect(() => {
    if (focused.current !== undefined && panel.current) focusNamed(panel.current, focused.current);
    focused.current = undefined;
  }, [shown]);
  return { panel, go };
}
