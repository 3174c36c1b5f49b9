import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createFollower } from '@/lib/follower';
import { leveledTags } from './cacheTags';
import { hazardAnalysisApi } from './hazardAnalysisApi';
import { platformApi } from './platformApi';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Thunk<Result> = (dispatch: Dispatch, getState: () => unknown) => Result;

/** What is used of either client, whatever its endpoints are. */
interface Client {
  invalidateTags: (tags: unknown) => UnknownAction;
  selectInvalidatedBy: (state: unknown, tags: unknown) => { endpointName: string; originalArgs: unknown }[];
  getRunningQueryThunk: (name: string, arg: unknown) => Thunk<PromiseLike<unknown> | undefined>;
}
const CLIENTS = [platformApi, hazardAnalysisApi].map(({ util }) => util as unknown as Client);

const followers = new WeakMap<Dispatch, ReturnType<typeof createFollower>>();

/** Answers to come of the lists of levels, and of nothing else that is under way: that may never have an answer. */
const readAgain =
  (client: Client): Thunk<(PromiseLike<unknown> | undefined)[]> =>
  (dispatch, getState) => {
    const tags = leveledTags();
    const lists = client.selectInvalidatedBy(getState(), tags);
    dispatch(client.invalidateTags(tags));
    return lists.map(list => dispatch(client.getRunningQueryThunk(list.endpointName, list.originalArgs)));
  };

async function readLevels(dispatch: Dispatch): Promise<void> {
  await Promise.all(CLIENTS.flatMap(client => dispatch(readAgain(client)) ?? []));
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
