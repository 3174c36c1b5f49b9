import { useCallback, useMemo } from 'react';
import type { ProjectRecord } from '@/records/recordModel';
import type { SheetPanelSlot } from './sheetTypes';
import type { SheetView } from './useSheetView';

/** Whether the details are open stands in the address, and which part of them was asked for. */
export function usePanelSwitch<R extends ProjectRecord>(
  panel: SheetPanelSlot<R> | undefined,
  { isPanelOpen, changeAddress }: Pick<SheetView<R>, 'isPanelOpen' | 'changeAddress'>,
) {
  const showPanel = useCallback(
    (show: 'open' | 'toggle', columnKey = '') =>
      changeAddress({
        panel: show === 'toggle' && isPanelOpen ? '' : '1',
        part: panel?.partOf?.(columnKey) ?? '',
      }),
    [changeAddress, isPanelOpen, panel],
  );
  const toggle = useCallback(() => showPanel('toggle'), [showPanel]);
  const hasPanel = panel !== undefined;
  const togglePanel = useMemo(
    () => (hasPanel ? { isOpen: isPanelOpen, onToggle: toggle } : undefined),
    [hasPanel, isPanelOpen, toggle],
  );
  return { showPanel: hasPanel ? showPanel : undefined, togglePanel, closePanel: toggle };
}
