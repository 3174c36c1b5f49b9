import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryDelay } from '@/api/baseQuery';
import { downloadFile } from '@/api/downloadFile';
import { hazardAnalysisApi } from '@/api/hazardAnalysisApi';
import { platformApi } from '@/api/platformApi';
import { makeStore } from '@/app/store';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';
import { holding } from '../../support/web/tokens.ts';

const OTHER = 'http://hazards.example';

// Endpoints of the test's own: what is tested is the way, not an operation.
const probe = platformApi.injectEndpoints({
  endpoints: build => ({
    probeQuery: build.query<unknown, { params?: Record<string, unknown> }>({
      query: ({ params }) => ({ url: '/probe', params }),
    }),
    probeMutation: build.mutation<unknown, unknown>({
      query: body => ({ url: '/probe', method: 'POST', body }),
    }),
  }),
});
const hazardProbe = hazardAnalysisApi.injectEndpoints({
  endpoints: build => ({ hazardProbe: build.query<unknown, void>({ query: () => ({ url: '/probe' }) }) }),
});

let waits: number[] = [];
const signOut = vi.fn();
let token: string | null = 'the-token';
const newStore = () =>
  makeStore(undefined, {
    configuration: { ...CONFIGURATION, hazardAnalysisBaseUrl: OTHER },
    ...holding(() => token),
    signOut,
    delay: async milliseconds => void waits.push(milliseconds),
  });

/** Answers the probe with a list of answers, the last one for ever; collects the requests. */
function answering(...answers: (() => Response)[]): Request[] {
  const requests: Request[] = [];
  server.use(
    http.all(`${ORIGIN}/v1/probe`, ({ request }) => {
      requests.push(request.clone());
      return (answers[Math.min(requests.length, answers.length) - 1] ?? HttpResponse.error)() as never;
    }),
  );
  return requests;
}
const json = (status: number, body: unknown) => () => HttpResponse.json(body as never, { status });
const query = (params?: Record<string, unknown>) =>
  newStore().dispatch(probe.endpoints.probeQuery.initiate({ params }));
const mutate = (body: unknown) => newStore().dispatch(probe.endpoints.probeMutation.initiate(body));

beforeEach(() => {
  waits = [];
  token = 'the-token';
  signOut.mockReset();
});

describe('request (specification §7)', () => {
  it('carries the bearer token under /v1 of the right backend', async () => {
    const requests = answering(json(200, { data: 1 }));
    await query();
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer the-token');
    let other = '';
    server.use(
      http.get(`${OTHER}/v1/probe`, ({ request }) => {
        other = request.url;
        return HttpResponse.json({ data: 2 });
      }),
    );
    await newStore().dispatch(hazardProbe.endpoints.hazardProbe.initiate());
    expect(other).toBe(`${OTHER}/v1/probe`);
  });
  it('carries none when nobody is signed in', async () => {
    token = null;
    const requests = answering(json(200, { data: {} }));
    await query();
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
  it('repeats the key of an array and leaves no bare question mark', async () => {
    const requests = answering(json(200, { data: {} }));
    await query({ state: ['DRAFT', 'VOTING'], search: undefined });
    await query({ search: undefined });
    expect(requests.map(request => request.url)).toEqual([
      `${ORIGIN}/v1/probe?state=DRAFT&state=VOTING`,
      `${ORIGIN}/v1/probe`,
    ]);
  });
  it('sends a body with a file as multipart, any other as JSON', async () => {
    const requests = answering(json(200, { data: {} }));
    await mutate({ name: 'x' });
    await mutate({ file: new Blob(['x'], { type: 'text/plain' }) });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[1]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('answer', () => {
  it('204 carries no data', async () => {
    answering(() => new HttpResponse(null, { status: 204 }) as Response);
    const result = await mutate({});
    expect(result).toEqual({ data: null });
  });
  it('raises "Bad response" with the parsed body and the status (specification §8)', async () => {
    const body = errorBody('NOT_FOUND', 'There is no such project.');
    answering(json(404, body));
    const { error } = await query();
    expect(error).toEqual({ kind: 'response', message: 'Bad response', status: 404, data: body });
  });
  it.each([{ data: null }, {}, { data: undefined }])('without data is an error at once: %o', async body => {
    const requests = answering(json(200, body));
    expect((await query()).error).toEqual({ kind: 'other', message: 'Something went wrong.' });
    expect(requests).toHaveLength(1);
  });
  it('is not copied when it is good: reading a copy beside it keeps the page busy', async () => {
    const copied = vi.spyOn(Response.prototype, 'clone');
    vi.stubGlobal('fetch', async () => Response.json({ data: 1 }));
    expect((await query()).data).toEqual({ data: 1 });
    expect(copied).not.toHaveBeenCalled();
  });

  it("takes a proxy's HTML page for a failed answer with its status", async () => {
    answering(() => new HttpResponse('<html>Bad gateway</html>', { status: 502 }) as Response);
    expect((await query()).error).toMatchObject({ kind: 'response', status: 502 });
  });
  it('reports a good answer that is no JSON, and no answer at all', async () => {
    answering(() => new HttpResponse('<html>', { status: 200 }) as Response);
    expect((await query()).error).toMatchObject({ kind: 'parsing', status: 200 });
    answering(() => HttpResponse.error() as Response);
    expect((await query()).error).toMatchObject({ kind: 'network' });
  });
});

describe('the language that is shown', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));
  it('is asked for, so that a refused call is told in it', async () => {
    document.documentElement.lang = 'de';
    const requests = answering(json(200, { data: 'ok' }));
    await query();
    await mutate({});
    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['de', 'de']);
  });
});

describe('retries (specification §9)', () => {
  it('tries a query three times more, after 1, 2 and 4 s', async () => {
    const requests = answering(json(500, {}));
    await query();
    expect(requests).toHaveLength(4);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
  });
  it('never waits longer than 30 s', () => {
    expect([1, 2, 5, 6, 20].map(retryDelay)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000]);
  });
  it('stops at the first good answer', async () => {
    const requests = answering(json(503, {}), json(200, { data: 'ok' }));
    expect((await query()).data).toEqual({ data: 'ok' });
    expect(requests).toHaveLength(2);
  });
  it.each([400, 401, 403, 404, 409, 422, 429])('does not repeat a query answered with %i', async status => {
    const requests = answering(json(status, {}));
    await query();
    expect(requests).toHaveLength(1);
  });
  it('never repeats a mutation', async () => {
    const requests = answering(json(500, {}));
    await mutate({});
    expect(requests).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

describe('401 (specification §4)', () => {
  it.each([
    ['a query', () => query()],
    ['a mutation', () => mutate({})],
  ])('of %s signs out', async (_name, call) => {
    answering(json(401, errorBody('TOKEN_EXPIRED', 'Sign in again.')));
    await call();
    expect(signOut).toHaveBeenCalledOnce();
  });
  it.each([400, 403, 500])('is no other status: %i', async status => {
    answering(json(status, {}));
    await query();
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('a token that has to be renewed', () => {
  const storeWith = (getFreshToken: (refused?: string) => Promise<string | null>) =>
    makeStore(undefined, {
      configuration: CONFIGURATION,
      getAccessToken: () => 'expired',
      getFreshToken,
      signOut,
      delay: async () => undefined,
    });
  const ask = (store: ReturnType<typeof storeWith>) =>
    store.dispatch(probe.endpoints.probeQuery.initiate({}));
  const bearers = (requests: Request[]) => requests.map(({ headers }) => headers.get('authorization'));

  it('is waited for', async () => {
    const requests = answering(json(200, { data: 1 }));
    let renewed: (token: string) => void = () => undefined;
    const answer = ask(storeWith(() => new Promise(resolve => (renewed = resolve))));
    await new Promise(setImmediate);
    expect(requests).toEqual([]);
    renewed('renewed');
    expect((await answer).data).toEqual({ data: 1 });
    expect(bearers(requests)).toEqual(['Bearer renewed']);
  });
  it('a call that was refused is repeated once with the new one, a change too', async () => {
    const requests = answering(json(401, {}), json(200, { data: 1 }));
    const store = storeWith(async refused => (refused === 'old' ? 'renewed' : 'old'));
    const answer = await store.dispatch(probe.endpoints.probeMutation.initiate({ name: 'x' }));
    expect(answer.data).toEqual({ data: 1 });
    expect(bearers(requests)).toEqual(['Bearer old', 'Bearer renewed']);
    expect(await requests[1]?.json()).toEqual({ name: 'x' });
    expect(signOut).not.toHaveBeenCalled();
  });
  it('a call that the new one does not help signs out', async () => {
    const requests = answering(json(401, {}));
    await ask(storeWith(async refused => (refused === 'old' ? 'renewed' : 'old')));
    expect(requests).toHaveLength(2);
    expect(signOut).toHaveBeenCalledOnce();
  });
  it('nothing is asked when only the user can go on: that signs out', async () => {
    const requests = answering(json(200, { data: {} }));
    await ask(storeWith(async () => null));
    expect(requests).toEqual([]);
    expect(signOut).toHaveBeenCalledOnce();
  });
  it('while the provider cannot be reached, the call fails as one that did not get through', async () => {
    const requests = answering(json(200, { data: {} }));
    const { error } = await ask(storeWith(() => Promise.reject(new Error('offline'))));
    expect(error).toMatchObject({ kind: 'network' });
    expect(requests).toEqual([]);
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('downloadFile', () => {
  const request = { client: 'platform' as const, path: '/probe', fileName: 'fallback.bin' };
  const click = () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  };
  it('saves the file under the name that the server gives', async () => {
    const saved = click();
    const requests = answering(
      () =>
        new HttpResponse('content', {
          headers: { 'content-disposition': 'attachment; filename="report.docx"' },
        }) as Response,
    );
    const result = await newStore().dispatch(downloadFile(request)).unwrap();
    expect(result).toEqual({ fileName: 'report.docx' });
    expect(saved).toEqual(['report.docx']);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer the-token');
  });
  it('shares the retries and the errors of the base query, and a 401 signs out', async () => {
    const failing = answering(json(500, {}));
    await expect(newStore().dispatch(downloadFile(request)).unwrap()).rejects.toMatchObject({ status: 500 });
    expect(failing).toHaveLength(4);
    answering(json(401, errorBody('UNAUTHENTICATED', 'Sign in.')));
    const { payload } = await newStore().dispatch(downloadFile(request));
    expect(payload).toMatchObject({ status: 401, data: { code: 'UNAUTHENTICATED' } });
    expect(signOut).toHaveBeenCalledOnce();
  });
});
