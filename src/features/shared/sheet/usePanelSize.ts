import { useCallback, useState } from 'react';
import { tokens } from '@/theme';

const { panel } = tokens;

/** How wide a panel is beside a sheet, or how high below it, px. */
export interface PanelSize {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly change: (value: number) => void;
}

const LIMITS = {
  width: { key: 'badger-panel-width', first: panel.width, min: panel.minWidth, max: panel.maxWidth },
  height: { key: 'badger-panel-height', first: panel.height, min: panel.minHeight, max: panel.maxHeight },
} as const;

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Math.round(Math.min(max, Math.max(min, value)));

/** What this browser last used; the first size where it has none, or forbids its storage. */
function storedSize({ key, first, ...limits }: (typeof LIMITS)[keyof typeof LIMITS]): number {
  try {
    const stored = Number(window.localStorage.getItem(key));
    return stored > 0 ? within(stored, limits) : first;
  } catch {
    return first;
  }
}

/** The size of the panel, kept for the next visit. */
export function usePanelSize(side: keyof typeof LIMITS): PanelSize {
  const limits = LIMITS[side];
  const [sizes, setSizes] = useState(() => ({
    width: storedSize(LIMITS.width),
    height: storedSize(LIMITS.height),
  }));
  const change = useCallback(
    (wanted: number) => {
      const value = within(wanted, limits);
      setSizes(before => ({ ...before, [side]: value }));
      try {
        window.localStorage.setItem(limits.key, String(value));
      } catch {
        // Nothing to keep it in.
      }
    },
    [side, limits],
  );
  return { value: sizes[side], min: limits.min, max: limits.max, change };
}
