import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createFollower } from '@/lib/follower';
import { leveledTags } from './cacheTags';
import { hazardAnalysisApi } from './hazardAnalysisApi';
import { platformApi } from './platformApi';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** What is used of either client, whatever its endpoints are. */
interface Client {
  invalidateTags: (tags: unknown) => UnknownAction;
  getRunningQueriesThunk: () => (dispatch: unknown) => readonly PromiseLike<unknown>[];
}
const CLIENTS = [platformApi, hazardAnalysisApi].map(({ util }) => util as unknown as Client);

const followers = new WeakMap<Dispatch, ReturnType<typeof createFollower>>();

async function readLevels(dispatch: Dispatch): Promise<void> {
  for (const client of CLIENTS) dispatch(client.invalidateTags(leveledTags()));
  await Promise.all(CLIENTS.flatMap(client => dispatch(client.getRunningQueriesThunk() as never) ?? []));
}

/**
 * Reads the levels of targets, requirements and safety functions again after a rating: at once, and then as a follower does.
 * Whoever rates row by row types faster than they can be read, and would have the server do nothing else.
 */
export function levelsFollow(dispatch: Dispatch): void {
  const follower = followers.get(dispatch) ?? createFollower(() => readLevels(dispatch), { collectMs: 0 });
  followers.set(dispatch, follower);
  follower.changed();
}
