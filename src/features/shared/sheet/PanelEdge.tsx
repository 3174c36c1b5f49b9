import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import type { PanelSize } from './usePanelSize';

interface PanelEdgeProps {
  /** The panel stands beside the sheet, not below it. */
  isBeside: boolean;
  size: PanelSize;
  /** Id of the panel. */
  controls: string;
}

/** The edge between sheet and panel: dragged, or moved by the arrow keys. */
export function PanelEdge({ isBeside, size, controls }: PanelEdgeProps) {
  const text = useTexts('sheet');
  const drag = useRef<{ at: number; value: number } | null>(null);
  const at = ({ clientX, clientY }: PointerEvent) => (isBeside ? clientX : clientY);
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at: at(event), value: size.value };
  };
  const move = (event: PointerEvent) => {
    // The panel lies on the far side: it grows as its edge comes nearer to the beginning.
    if (drag.current) size.change(drag.current.value + drag.current.at - at(event));
  };
  const press = (event: KeyboardEvent) => {
    const [grow, shrink] = isBeside ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const values: Record<string, number> = {
      [grow]: size.value + tokens.panel.step,
      [shrink]: size.value - tokens.panel.step,
      Home: size.min,
      End: size.max,
    };
    const wanted = values[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    size.change(wanted);
  };
  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-orientation={isBeside ? 'vertical' : 'horizontal'}
      aria-label={text('panel-edge', 'Size of the details')}
      aria-controls={controls}
      aria-valuenow={size.value}
      aria-valuemin={size.min}
      aria-valuemax={size.max}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
      onKeyDown={press}
      sx={{
        flexShrink: 0,
        flexBasis: 12,
        cursor: isBeside ? 'col-resize' : 'row-resize',
        touchAction: 'none',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        '&::before': {
          content: '""',
          width: isBeside ? 3 : 48,
          height: isBeside ? 48 : 3,
          borderRadius: 2,
          bgcolor: 'divider',
        },
        '&:hover::before, &:focus-visible::before': { bgcolor: 'primary.main' },
      }}
    />
  );
}
