import { useContext, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { keptEntry } from '@/records/keptEntry';
import { UserContext } from '@/session/CurrentUser';
import { SessionContext } from '@/session/SessionContext';

/** Where something is kept over a session that ends. */
export interface KeptPlace<T> {
  /** Keeps what was entered as the session ended; false, and nothing is kept, where the session goes on. */
  keep: (value: T) => boolean;
  /** What was kept, once. */
  take: () => T | undefined;
}

/**
 * A session that ends takes the screens away at once (specification §4): what was entered on them is kept in the tab, and
 * is there again when the same person signs in and comes back.
 *
 * @param name tells it from whatever else is entered in the app
 */
export function useKeptPlace<T>(name: string): KeptPlace<T> {
  const session = useContext(SessionContext);
  const userUuid = useContext(UserContext)?.uuid;
  return useMemo(() => {
    if (!session || userUuid === undefined) return { keep: () => false, take: () => undefined };
    const entry = keptEntry<T>(window.sessionStorage, userUuid, name);
    return {
      keep: value => {
        const isOver = session.getStatus() !== 'signed-in';
        if (isOver) entry.keep(value);
        return isOver;
      },
      take: entry.take,
    };
  }, [session, userUuid, name]);
}

interface Entered<T> {
  /** What would be lost now; undefined where nothing would be. */
  entered: () => T | undefined;
  /** Takes up what was kept, where it was entered. */
  restore: (kept: T) => void;
}

/** Keeps what is entered on a screen when the session ends under it, and takes it up when the screen is there again. */
export function useKeptEntry<T>(place: KeptPlace<T>, { entered, restore }: Entered<T>): void {
  const enteredNow = useEffectEvent(entered);
  const takeUp = useEffectEvent(restore);
  // Once the screen, such as the form around these fields, listens to what is put into it.
  useEffect(() => {
    const kept = place.take();
    if (kept !== undefined) takeUp(kept);
  }, [place]);
  useLayoutEffect(
    () => () => {
      const now = enteredNow();
      if (now !== undefined) place.keep(now);
    },
    [place],
  );
}

/**
 * State of a screen that is there again after a session has ended under it; null at first.
 * @param name tells it from whatever else is entered in the app
 */
export function useKeptState<T>(name: string) {
  const [value, setValue] = useState<T | null>(null);
  useKeptEntry(useKeptPlace<T>(name), { entered: () => value ?? undefined, restore: setValue });
  return [value, setValue] as const;
}
