import { useCallback, useMemo } from 'react';
import type { ProjectRecord } from '@/records/recordModel';
import type { SheetPanelSlot } from './sheetTypes';
import type { SheetView } from './useSheetView';

/** Whether the details are open stands in the address, and which part of them was asked for. */
export function usePanelSwitch<R extends ProjectRecord>(
  panel: SheetPanelSlot<R> | undefined,
  { isPanelOpen, changeAddress }: Pick<SheetView<R>, 'isPanelOpen' | 'changeAddress'>,
) {
  // What the details show changes with every edit, where a column leads in them does not.
  const partOf = panel?.partOf;
  const showPanel = useCallback(
    (show: 'open' | 'toggle', columnKey = '') =>
      changeAddress({
        panel: show === 'toggle' && isPanelOpen ? '' : '1',
        part: partOf?.(columnKey) ?? '',
      }),
    [changeAddress, isPanelOpen, partOf],
  );
  const toggle = useCallback(() => showPanel('toggle'), [showPanel]);
  const hasPanel = panel !== undefined;
  const togglePanel = useMemo(
    () => (hasPanel ? { isOpen: isPanelOpen, onToggle: toggle } : undefined),
    [hasPanel, isPanelOpen, toggle],
  );
  return { showPanel: hasPanel ? showPanel : undefined, togglePanel, closePanel: toggle };
}
