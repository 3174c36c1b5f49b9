import type { UnknownAction } from '@reduxjs/toolkit';
import { leveledTags } from './cacheTags';
import { hazardAnalysisApi } from './hazardAnalysisApi';
import { platformApi } from './platformApi';

/** Levels that follow from ratings are read at most this often, ms. */
const READ_EVERY_MS = 1000;

type Dispatch = (action: UnknownAction) => unknown;

/** By store: whether they were read just now, and whether something was rated since. */
const justRead = new WeakMap<Dispatch, { isBehind: boolean }>();

/**
 * Reads the levels of targets, requirements and safety functions again after a rating: at once, and then once a second at
 * most. Whoever rates row by row types faster than they can be read, and would have the server do nothing else.
 */
export function levelsFollow(dispatch: Dispatch): void {
  const known = justRead.get(dispatch);
  if (known) {
    known.isBehind = true;
    return;
  }
  const state = { isBehind: false };
  justRead.set(dispatch, state);
  for (const { util } of [platformApi, hazardAnalysisApi])
    dispatch((util.invalidateTags as (tags: unknown) => UnknownAction)(leveledTags()));
  setTimeout(() => {
    justRead.delete(dispatch);
    if (state.isBehind) levelsFollow(dispatch);
  }, READ_EVERY_MS);
}
