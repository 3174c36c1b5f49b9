import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { platformApi } from '@/api/platformApi';
import { makeStore } from '@/app/store';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { ORIGIN, server } from '../../support/web/server.ts';
import { holding } from '../../support/web/tokens.ts';

// Endpoints of the test's own over a list of the test's own: what is tested is the order of calls.
const things = platformApi.injectEndpoints({
  endpoints: build => ({
    overtakenList: build.query<{ data: string[] }, void>({
      query: () => ({ url: '/things' }),
      providesTags: [{ type: 'Tag', id: 'LIST' }],
    }),
    overtakingCreate: build.mutation<unknown, string>({
      query: name => ({ url: '/things', method: 'POST', body: { name } }),
      invalidatesTags: [{ type: 'Tag', id: 'LIST' }],
    }),
    otherCreate: build.mutation<unknown, string>({
      query: name => ({ url: '/things', method: 'POST', body: { name } }),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Hazard', id: 'LIST' }]),
    }),
  }),
});

/** A backend whose first, second… list may be held back after it was made. */
function backend(holds: Record<number, Promise<void>>) {
  const saved: string[] = [];
  let lists = 0;
  server.use(
    http.get(`${ORIGIN}/v1/things`, async () => {
      lists += 1;
      const made = [...saved];
      await holds[lists];
      return HttpResponse.json({ data: made });
    }),
    http.post(`${ORIGIN}/v1/things`, async ({ request }) => {
      saved.push(((await request.json()) as { name: string }).name);
      return HttpResponse.json({ data: {} }, { status: 201 });
    }),
  );
  return { lists: () => lists };
}

const newStore = () =>
  makeStore(undefined, {
    configuration: CONFIGURATION,
    ...holding(() => 'the-token'),
    signOut: vi.fn(),
    delay: async () => {},
  });

describe('a list that a change overtakes (architecture §3)', () => {
  it('is read once more, however many changes met it', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    // The first one answers at once, the one after the first change is made before the others.
    const { lists } = backend({ 2: held });
    const store = newStore();
    const list = store.dispatch(things.endpoints.overtakenList.initiate());
    await list;
    await store.dispatch(things.endpoints.overtakingCreate.initiate('one'));
    await vi.waitFor(() => expect(lists()).toBe(2));
    await store.dispatch(things.endpoints.overtakingCreate.initiate('two'));
    await store.dispatch(things.endpoints.overtakingCreate.initiate('three'));
    expect(lists()).toBe(2);
    release();
    const shown = () => things.endpoints.overtakenList.select()(store.getState()).data?.data;
    await vi.waitFor(() => expect(shown()).toEqual(['one', 'two', 'three']));
    expect(lists()).toBe(3);
    list.unsubscribe();
  });

  describe('while it is being read for the first time', () => {
    /** Holds the first answer, which is made before anything is saved, until something has happened. */
    async function firstRead(meanwhile: (store: ReturnType<typeof newStore>) => Promise<unknown>) {
      let release = () => {};
      const held = new Promise<void>(resolve => {
        release = resolve;
      });
      const { lists } = backend({ 1: held });
      const store = newStore();
      const list = store.dispatch(things.endpoints.overtakenList.initiate());
      onTestFinished(() => list.unsubscribe());
      await vi.waitFor(() => expect(lists()).toBe(1));
      await meanwhile(store);
      release();
      await list;
      const shown = () => things.endpoints.overtakenList.select()(store.getState()).data?.data;
      return { lists, shown, store };
    }
    const create = (name: string) => things.endpoints.overtakingCreate.initiate(name);
    const createOther = (name: string) => things.endpoints.otherCreate.initiate(name);

    it('is read once more, however many changes met it', async () => {
      const { lists, shown } = await firstRead(async store => {
        await store.dispatch(create('one'));
        await store.dispatch(create('two'));
      });
      await vi.waitFor(() => expect(shown()).toEqual(['one', 'two']));
      expect(lists()).toBe(2);
    });

    it('is read once more where its tags are made invalid', async () => {
      const { lists, shown } = await firstRead(async store => {
        await store.dispatch(createOther('one'));
        store.dispatch(platformApi.util.invalidateTags([{ type: 'Tag', id: 'LIST' }]));
      });
      await vi.waitFor(() => expect(shown()).toEqual(['one']));
      expect(lists()).toBe(2);
    });

    it('is read once more where it is asked for again after a change of something else', async () => {
      const { lists, shown } = await firstRead(async store => {
        await store.dispatch(createOther('one'));
        // As a page does that has missed events of the stream.
        void store.dispatch(
          things.endpoints.overtakenList.initiate(undefined, { subscribe: false, forceRefetch: true }),
        );
      });
      await vi.waitFor(() => expect(shown()).toEqual(['one']));
      expect(lists()).toBe(2);
    });

    it('is not read once more for a change of something else', async () => {
      const { lists, store } = await firstRead(store => store.dispatch(createOther('one')));
      // Answered after any call that the end of the held one would have led to.
      await store.dispatch(createOther('two'));
      expect(lists()).toBe(1);
    });
  });

  it('is not asked for any more when everything was forgotten meanwhile', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    const { lists } = backend({ 2: held });
    const store = newStore();
    await store.dispatch(things.endpoints.overtakenList.initiate());
    await store.dispatch(things.endpoints.overtakingCreate.initiate('one'));
    await vi.waitFor(() => expect(lists()).toBe(2));
    await store.dispatch(things.endpoints.overtakingCreate.initiate('two'));
    store.dispatch(platformApi.util.resetApiState());
    release();
    // Answered after any call that the end of the held one would have led to.
    for (const name of ['three', 'four'])
      await store.dispatch(things.endpoints.overtakingCreate.initiate(name));
    expect(lists()).toBe(2);
  });
});
