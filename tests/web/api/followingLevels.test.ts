import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { levelsFollow } from '@/api/followingLevels';
import { hazardAnalysisApi } from '@/api/hazardAnalysisApi';
import '@/api/hazards';
import '@/api/lookups';
import { makeStore } from '@/app/store';
import { UNTIL } from '../../support/until.ts';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { ORIGIN, server } from '../../support/web/server.ts';
import { holding } from '../../support/web/tokens.ts';

const A_SECOND = 1000;
/** Each reading is asked of both clients. */
const CLIENTS = 2;

describe('how often', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const readingsOf = (dispatch: ReturnType<typeof vi.fn>) => dispatch.mock.calls.length / CLIENTS;

  it('levels are read at once after a rating, and once a second at most while somebody goes on rating', async () => {
    const dispatch = vi.fn();
    const readings = () => readingsOf(dispatch);
    levelsFollow(dispatch);
    expect(readings()).toBe(1);
    for (let rating = 0; rating < 5; rating += 1) levelsFollow(dispatch);
    await vi.advanceTimersByTimeAsync(A_SECOND - 1);
    expect(readings()).toBe(1);
    // What was rated meanwhile shows, whether or not anybody rates again.
    await vi.advanceTimersByTimeAsync(1);
    expect(readings()).toBe(2);
    await vi.advanceTimersByTimeAsync(10 * A_SECOND);
    expect(readings()).toBe(2);
    levelsFollow(dispatch);
    expect(readings()).toBe(3);
  });

  it('what is rated in one store is read again in that one', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    levelsFollow(one);
    levelsFollow(other);
    expect(readingsOf(one)).toBe(1);
    expect(readingsOf(other)).toBe(1);
  });
});

const HAZARD = { uuid: '0190b3c4-5d6e-7f80-9a1b-000000000002', revision: 2 };
const PROJECT = '0190b3c4-5d6e-7f80-9a1b-000000000003';
const NOTHING = { data: { results: [], total: 0 } };
const calls = hazardAnalysisApi.endpoints as unknown as Record<string, { initiate: (arg: object) => never }>;

/** A store that has the list of targets, and how often that was read. */
async function listOfTargets() {
  let readings = 0;
  server.use(
    http.get(`${ORIGIN}/v1/user-api/safety-targets`, () => {
      readings += 1;
      return HttpResponse.json(NOTHING);
    }),
  );
  const store = makeStore(undefined, {
    configuration: CONFIGURATION,
    ...holding(() => 'the-token'),
    signOut: vi.fn(),
    delay: async () => {},
  });
  await store.dispatch(calls.listSafetyTargets?.initiate({ projectUuid: PROJECT }) as never);
  expect(readings).toBe(1);
  return { store, readings: () => readings };
}

describe('after which calls', () => {
  it.each([
    ['setHazardInitialRisk', { hazardUuid: HAZARD.uuid, hazardInitialRisk: { revision: 1 } }],
    ['updateHazardsBatch', { projectUuid: PROJECT, hazardBatchUpdate: { items: [] } }],
  ])('%s', async (call, argument) => {
    server.use(
      http.patch(`${ORIGIN}/v1/user-api/*`, () => HttpResponse.json({ data: { ...HAZARD, results: [] } })),
    );
    const { store, readings } = await listOfTargets();
    await store.dispatch(calls[call]?.initiate(argument) as never);
    await vi.waitFor(() => expect(readings()).toBe(2));
  });
});

it('another list that has no answer yet does not keep levels from being read again', async () => {
  const { store, readings } = await listOfTargets();
  let answer = () => {};
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  server.use(
    http.get(`${ORIGIN}/v1/user-api/hazards`, async () => {
      await held;
      return HttpResponse.json(NOTHING);
    }),
  );
  const hazards = store.dispatch(calls.listHazards?.initiate({ projectUuid: PROJECT }) as never);
  try {
    levelsFollow(store.dispatch);
    levelsFollow(store.dispatch);
    await vi.waitFor(() => expect(readings()).toBe(3), UNTIL);
  } finally {
    // The files that follow in this worker are to find nothing under way.
    answer();
    await hazards;
  }
});
