import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch } from '@/api/hooks';
import { useUnsavedChanges } from '@/features/shared/unsaved/UnsavedChanges';
import { useTexts } from '@/glossary/useText';
import { HazardOutbox, type OutboxSnapshot } from './HazardOutbox';
import { outboxDependencies } from './sendHazardRequest';

export interface HazardOutboxState extends OutboxSnapshot {
  outbox: HazardOutbox;
  /** Whether the browser has a connection and the server answers. */
  isOnline: boolean;
}

/** The edits of this page; what is under way when the page closes is still sent. */
export function useHazardOutbox(): HazardOutboxState {
  const dispatch = useAppDispatch();
  const text = useTexts('hazards');
  const [outbox] = useState(() => new HazardOutbox(outboxDependencies(dispatch, text)));
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

  useEffect(() => {
    const retry = () => outbox.retryNow();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [outbox]);

  useUnsavedChanges(() => outbox.isStuck(), {
    losesOnClose: () => losesOnClose(outbox),
    onLeave: () => outbox.discardAll(),
  });

  return { ...snapshot, outbox, isOnline: hasNetwork && snapshot.isReachable };
}

function losesOnClose(outbox: HazardOutbox): boolean {
  // A text being written counts as soon as its field is left.
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.blur();
    field.focus();
  }
  return outbox.hasUnsaved();
}

function subscribeToNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
