import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** React's own limit of stacks in a second, beyond which it takes none. */
const LIMIT = 10_000;

/**
 * React's development build takes a stack for each element that is made, an eighth of a test's work, to add it to its
 * warnings. Tests fail on the warnings themselves. With another version of React that has no such counter, stacks are
 * taken again and nothing else changes.
 */
export function withoutOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object>)[INTERNALS];
  if (internals && 'recentlyCreatedOwnerStacks' in internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => LIMIT,
      set: () => undefined,
    });
}
