import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { hazardAnalysisApi } from '@/api/hazardAnalysisApi';
import { platformApi } from '@/api/platformApi';
import { makeStore } from '@/app/store';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { ORIGIN, server } from '../../support/web/server.ts';
import { holding } from '../../support/web/tokens.ts';

// Endpoints of the test's own: what is tested is that a tag of one client reaches the other.
const lists = hazardAnalysisApi.injectEndpoints({
  endpoints: build => ({
    sharedList: build.query<{ data: number }, void>({
      query: () => '/shared',
      providesTags: [{ type: 'Cea', id: 'LIST' }],
    }),
  }),
});
const changes = platformApi.injectEndpoints({
  endpoints: build => ({
    sharedChange: build.mutation<unknown, string>({
      query: () => ({ url: '/shared', method: 'POST' }),
      invalidatesTags: (_result, error, type) => (error ? [] : [{ type: type as 'Cea', id: 'LIST' }]),
    }),
  }),
});

it('a change through one client refreshes what the other one shows, by the same tags', async () => {
  let reads = 0;
  let fails = false;
  server.use(
    http.get(`${ORIGIN}/v1/shared`, () => {
      reads += 1;
      return HttpResponse.json({ data: reads });
    }),
    http.post(`${ORIGIN}/v1/shared`, () => HttpResponse.json({ data: {} }, { status: fails ? 422 : 200 })),
  );
  const store = makeStore(undefined, {
    configuration: CONFIGURATION,
    ...holding(() => 'the-token'),
    signOut: vi.fn(),
    delay: async () => {},
  });
  const list = store.dispatch(lists.endpoints.sharedList.initiate());
  await list;
  await store.dispatch(changes.endpoints.sharedChange.initiate('Cea'));
  await vi.waitFor(() => expect(reads).toBe(2));
  await store.dispatch(changes.endpoints.sharedChange.initiate('Hazard'));
  fails = true;
  await store.dispatch(changes.endpoints.sharedChange.initiate('Cea'));
  fails = false;
  await store.dispatch(changes.endpoints.sharedChange.initiate('Cea'));
  await vi.waitFor(() =>
    expect(lists.endpoints.sharedList.select()(store.getState()).data).toEqual({ data: 3 }),
  );
  expect(reads).toBe(3);
  list.unsubscribe();
});
