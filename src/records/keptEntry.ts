import { editsRoot } from './editStorage';

/** Something entered outside the edit queue, such as the values of a form, kept in the tab over a session that ends. */
export interface KeptEntry<T> {
  keep: (value: T) => void;
  /** What was kept, once. */
  take: () => T | undefined;
}

/**
 * @param session the tab's storage; local storage is cleared by a sign-out
 * @param name tells it from whatever else somebody enters
 */
export function keptEntry<T>(session: Storage, userUuid: string, name: string): KeptEntry<T> {
  const key = `${editsRoot(userUuid)}entered/${name}`;
  return {
    keep: value => {
      try {
        session.setItem(key, JSON.stringify(value));
      } catch {
        // Full or forbidden: nothing can be kept.
      }
    },
    take: () => {
      const text = session.getItem(key);
      session.removeItem(key);
      return text === null ? undefined : (JSON.parse(text) as T);
    },
  };
}
