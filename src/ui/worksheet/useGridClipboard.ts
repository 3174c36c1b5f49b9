import { useEffect } from 'react';
import { readClipboard } from './model/clipboard';
import type { WorksheetController } from './worksheetController';

/**
 * Copies, cuts and pastes cells while the focus is in the grid. The whole page is listened to: Firefox sends these events to
 * where its text selection is, which can be outside of the grid, or in an editor that is gone.
 */
export function useGridClipboard<R extends object>(
  controller: WorksheetController<R>,
  grid: HTMLElement | null,
): void {
  useEffect(() => {
    if (!grid) return undefined;
    const isMeant = () => grid.contains(document.activeElement) && !isTextField(document.activeElement);
    const copyTo = (event: ClipboardEvent): boolean => {
      const copied = isMeant() && controller.edits.copy();
      if (!copied) return false;
      event.clipboardData?.setData('text/plain', copied.text);
      event.clipboardData?.setData('text/html', copied.html);
      event.preventDefault();
      return true;
    };
    const onCopy = (event: ClipboardEvent) => {
      copyTo(event);
    };
    const onCut = (event: ClipboardEvent) => {
      if (copyTo(event)) controller.edits.clear('cut');
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData || !isMeant()) return;
      event.preventDefault();
      controller.edits.paste(readClipboard(event.clipboardData));
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [controller, grid]);
}

export function isTextField(element: Element | null): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
