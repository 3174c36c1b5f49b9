import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { hazardAnalysisApi } from '@/api/hazardAnalysisApi';
import '@/api/hazard-voting';
import { refreshRecords } from '@/api/recordCache';
import { makeStore } from '@/app/store';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { ORIGIN, server } from '../../support/web/server.ts';
import { holding } from '../../support/web/tokens.ts';

const ROUND = '0190b3c4-5d6e-7f80-9a1b-000000000001';
const HAZARD = '0190b3c4-5d6e-7f80-9a1b-000000000002';
const PROJECT = '0190b3c4-5d6e-7f80-9a1b-000000000003';

/** Lists of the client, by their names, whatever their answers are. */
const { listHazardVoteEvents, listHazardVotes, listHazardVoteEventComments } =
  hazardAnalysisApi.endpoints as unknown as Record<
    'listHazardVoteEvents' | 'listHazardVotes' | 'listHazardVoteEventComments',
    { initiate: (arg: object) => never }
  >;

it('a round that is told of has its votes and comments read again, wherever they are shown', async () => {
  const reads: string[] = [];
  const answer = ({ request }: { request: Request }) => {
    reads.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    // The revision of a round does not grow with its votes.
    return HttpResponse.json({ data: { results: [{ uuid: ROUND, revision: 1 }], total: 1 } });
  };
  server.use(
    http.get(`${ORIGIN}/v1/user-api/hazard-vote-events`, answer),
    http.get(`${ORIGIN}/v1/user-api/hazards/:hazardUuid/hazard-votes`, answer),
    http.get(`${ORIGIN}/v1/user-api/hazard-vote-event-comments`, answer),
  );
  const store = makeStore(undefined, {
    configuration: CONFIGURATION,
    ...holding(() => 'the-token'),
    signOut: vi.fn(),
    delay: async () => {},
  });
  const all = ['hazard-vote-event-comments', 'hazard-vote-events', 'hazard-votes'];
  await Promise.all([
    store.dispatch(listHazardVoteEvents.initiate({ projectUuid: PROJECT })),
    store.dispatch(listHazardVotes.initiate({ hazardUuid: HAZARD })),
    store.dispatch(listHazardVoteEventComments.initiate({ hazardVoteEventUuid: [ROUND] })),
  ]);
  expect(reads.sort()).toEqual(all);
  reads.length = 0;
  await store.dispatch(refreshRecords('HazardVoteEvent', [ROUND]));
  await vi.waitFor(() => expect(reads.toSorted()).toEqual(all));
});
