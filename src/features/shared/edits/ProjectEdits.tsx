import Box from '@mui/material/Box';
import { useSnackbar } from 'notistack';
import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { holdKnown, retryFailed } from '@/api/recordCache';
import { paths } from '@/config/paths';
import { useUnsavedChanges } from '@/features/shared/unsaved/UnsavedChanges';
import { useTexts } from '@/glossary/useText';
import { EditQueueProvider, useEditQueue, useEdits } from '@/records/EditQueueContext';
import type { RecordStore } from '@/records/editQueues';
import { LiveProvider, useIsLost } from '@/records/live/LiveContext';
import type { UndoDirection } from '@/records/undoHistory';
import { useCurrentUser } from '@/session/CurrentUser';
import { tokens } from '@/theme';
import { ConnectionBar } from './ConnectionBar';
import { useReverse } from './useReverse';

interface ProjectEditsProps {
  projectUuid: string;
  children: ReactNode;
}

/** Everything that is edited in place inside a project: its one queue, undo by keyboard, and what is not saved yet. */
export function ProjectEdits({ projectUuid, children }: ProjectEditsProps) {
  const { uuid: userUuid } = useCurrentUser();
  return (
    <EditQueueProvider userUuid={userUuid} projectUuid={projectUuid}>
      <LiveProvider projectUuid={projectUuid}>
        <QueueGuard projectUuid={projectUuid}>{children}</QueueGuard>
      </LiveProvider>
    </EditQueueProvider>
  );
}

function QueueGuard({ projectUuid, children }: ProjectEditsProps) {
  const queue = useEditQueue();
  const { isReachable } = useEdits();
  const hasNetwork = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isConnected = !useIsLost() && hasNetwork && isReachable;
  useKnownRecords(isConnected);
  useEffect(() => {
    const retry = () => queue.retryNow();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queue]);

  const home = paths.project(projectUuid);
  useUnsavedChanges(next => !`${next}/`.includes(`${home}/`) && queue.isStuck(), {
    losesOnClose: () => {
      commitOpenField();
      return queue.hasUnsaved();
    },
    onLeave: () => queue.discardAll(),
  });
  useUndoKeys();

  return (
    <>
      {!isConnected && (
        <Box sx={{ px: `${tokens.page.marginInline}px`, pt: 1 }}>
          <ConnectionBar />
        </Box>
      )}
      {children}
    </>
  );
}

/** Without a connection all that is known stays; once it is back, what could not be read is read. */
function useKnownRecords(isConnected: boolean): void {
  const { dispatch } = useStore() as RecordStore;
  useEffect(() => {
    if (isConnected) return;
    const letGo = dispatch(holdKnown()) as () => void;
    return () => {
      letGo();
      dispatch(retryFailed());
    };
  }, [isConnected, dispatch]);
}

/** A text being written counts as soon as its field is left. */
function commitOpenField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.blur();
    field.focus();
  }
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="grid"], [role="dialog"]') !==
    null;

/** Ctrl+Z and Ctrl+Y beside the sheets, which have keys of their own, and beside fields, where the browser undoes. */
function useUndoKeys(): void {
  const queue = useEditQueue();
  const text = useTexts('project');
  const { enqueueSnackbar } = useSnackbar();
  const reverseSteps = useReverse();
  const reverse = useEffectEvent((direction: UndoDirection) => {
    const report = reverseSteps(direction);
    if (!report || report.refused.length === 0) return;
    const codes = new Set(report.refused.map(({ entity, uuid }) => queue.find(entity, uuid)?.code ?? '?'));
    enqueueSnackbar(
      text('undo-refused', 'Left as it is, since somebody changed it meanwhile: {1}', {
        values: [[...codes].join(', ')],
      }),
      { variant: 'warning' },
    );
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (isWriting(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      reverse(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function subscribeToNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
