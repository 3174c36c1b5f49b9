import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { hazardAnalysisApi } from '@/api/hazardAnalysisApi';
import '@/api/hazards';
import { findCachedRecord, refreshRecords } from '@/api/recordCache';
import { makeStore } from '@/app/store';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { ORIGIN, server } from '../../support/web/server.ts';
import { holding } from '../../support/web/tokens.ts';

const HAZARD = '0190b3c4-5d6e-7f80-9a1b-000000000002';
const PROJECT = '0190b3c4-5d6e-7f80-9a1b-000000000003';

const { listHazards } = hazardAnalysisApi.endpoints as unknown as Record<
  'listHazards',
  { initiate: (arg: object) => never }
>;

it('a record that changes again and again while it is read stands in the list as it became', async () => {
  let revision = 1;
  let reads = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.use(
    http.get(`${ORIGIN}/v1/user-api/hazards`, () =>
      HttpResponse.json({ data: { results: [{ uuid: HAZARD, revision }], total: 1 } }),
    ),
    http.get(`${ORIGIN}/v1/user-api/hazards/${HAZARD}`, async () => {
      reads += 1;
      // Made before the second change, and late.
      const made = { uuid: HAZARD, revision };
      if (reads === 1) await held;
      return HttpResponse.json({ data: made });
    }),
  );
  const store = makeStore(undefined, {
    configuration: CONFIGURATION,
    ...holding(() => 'the-token'),
    signOut: vi.fn(),
    delay: async () => {},
  });
  await store.dispatch(listHazards.initiate({ projectUuid: PROJECT }));
  const listed = () => findCachedRecord(store.getState(), 'Hazard', HAZARD)?.revision;
  expect(listed()).toBe(1);

  revision = 2;
  const first = store.dispatch(refreshRecords('Hazard', [HAZARD]));
  await vi.waitFor(() => expect(reads).toBe(1));
  const others = [3, 4].map(changed => {
    revision = changed;
    return store.dispatch(refreshRecords('Hazard', [HAZARD]));
  });
  release();
  await Promise.all([first, ...others]);
  // Whether it still belongs there only the server can tell: the list is read again.
  await vi.waitFor(() => expect(listed()).toBe(4));
});
