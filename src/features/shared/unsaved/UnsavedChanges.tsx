import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { lazyPart, usePreparedParts } from '@/ui/lazyPart';

/** A part of the page that may hold something unsaved. */
interface Source {
  isUnsaved: (nextPathname: string) => boolean;
  losesOnClose: () => boolean;
  onLeave: () => void;
}

interface UnsavedChangesOptions {
  /** Where closing the whole page loses more than going to another one, such as what is under way to the server. */
  losesOnClose?: () => boolean;
  /** Called when the user leaves all the same. */
  onLeave?: () => void;
}

const LeaveDialog = lazyPart(() => import('./LeaveDialog').then(module => module.LeaveDialog));
/** Fetched where something can be lost: without a connection it could not be had. */
const PREPARED = [LeaveDialog];

type Sources = Set<Source>;

const GuardContext = createContext<Sources | null>(null);

/**
 * The one guard of the app against losing what was entered: asks before another page is opened or this one is closed.
 * One for all, since a router asks only one.
 */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const [sources] = useState<Sources>(() => new Set());
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname &&
        [...sources].some(source => source.isUnsaved(nextLocation.pathname)),
      [sources],
    ),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if ([...sources].some(source => source.losesOnClose())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [sources]);

  return (
    <GuardContext value={sources}>
      {children}
      {blocker.state === 'blocked' && (
        <Suspense fallback={null}>
          <LeaveDialog
            onStay={() => blocker.reset()}
            onLeave={() => {
              for (const source of sources) source.onLeave();
              blocker.proceed();
            }}
          />
        </Suspense>
      )}
    </GuardContext>
  );
}

/**
 * Guards something on the page that may be unsaved.
 * @param isUnsaved asked when it matters: must answer for the present moment, and for the address that is to be opened
 */
export function useUnsavedChanges(
  isUnsaved: (nextPathname: string) => boolean,
  options?: UnsavedChangesOptions,
): void {
  const sources = useContext(GuardContext);
  usePreparedParts(PREPARED);
  const isUnsavedNow = useEffectEvent(isUnsaved);
  const losesOnClose = useEffectEvent(() => options?.losesOnClose?.() ?? isUnsaved(''));
  const onLeave = useEffectEvent(() => options?.onLeave?.());
  useEffect(() => {
    if (!sources) return;
    const source: Source = {
      isUnsaved: nextPathname => isUnsavedNow(nextPathname),
      losesOnClose: () => losesOnClose(),
      onLeave: () => onLeave(),
    };
    sources.add(source);
    return () => void sources.delete(source);
  }, [sources]);
}
