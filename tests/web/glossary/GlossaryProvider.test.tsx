import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { GlossaryProvider } from '@/glossary/GlossaryProvider';
import { Text } from '@/glossary/Text';
import { takeComplaints } from '../../support/web/complaints.ts';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { server } from '../../support/web/server.ts';
import { holding } from '../../support/web/tokens.ts';

const GLOSSARY = 'http://glossary.example';

function renderText(accessToken: string | null, glossaryBaseUrl: string) {
  const configuration = { ...CONFIGURATION, glossaryBaseUrl };
  const store = makeStore(undefined, {
    configuration,
    ...holding(() => accessToken),
    signOut: vi.fn(),
    delay: async () => undefined,
  });
  render(
    <Provider store={store}>
      <GlossaryProvider configuration={configuration} accessToken={accessToken}>
        <Text id="title" section="welcome">
          Fallback
        </Text>
      </GlossaryProvider>
    </Provider>,
  );
  return store;
}

const glossaryCaches = (store: ReturnType<typeof makeStore>) =>
  Object.keys(store.getState().platformApi.queries).filter(key => !key.startsWith('getUserPreferences'));

const page = (texts: string[], pageCount: number) =>
  HttpResponse.json({
    data: texts.map((plainText, id) => ({
      id,
      attributes: {
        uiKey: 'badger/welcome/title',
        deploymentEnv: 'PRODUCTION',
        domain: 'SAFETY',
        organizationUuid: null,
        textType: 'PLAIN',
        markdownText: null,
        plainText,
      },
    })),
    meta: { pagination: { pageCount } },
  });

/** Answers page n with `answer(n)` and collects the requests. */
function answerPages(answer: (page: number) => Response) {
  const requests: Request[] = [];
  server.use(
    http.get(`${GLOSSARY}/api/glossary-items`, ({ request }) => {
      requests.push(request);
      return answer(Number(new URL(request.url).searchParams.get('pagination[page]'))) as never;
    }),
  );
  return requests;
}

describe('the glossary (specification §4, §7)', () => {
  it.each([
    ['without a token', null, GLOSSARY],
    ['without a base address', 'token', ''],
  ])('is off %s', async (_name, token, baseUrl) => {
    const requests = answerPages(() => page(['x'], 1));
    const store = renderText(token, baseUrl);
    expect(screen.getByText('Fallback')).toBeInTheDocument();
    expect(glossaryCaches(store)).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('fetches all pages, one after another, with the token and the query of the service', async () => {
    const requests = answerPages(number => page(number === 3 ? ['Third page'] : [], 3));
    const store = renderText('the-token', GLOSSARY);
    expect(screen.getByText('Fallback')).toBeInTheDocument();
    expect(await screen.findByText('Third page')).toBeInTheDocument();
    expect(requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual(
      ['1', '2', '3'].map(number => ({
        'filters[uiKey][$startsWith]': 'badger',
        'pagination[withCount]': 'true',
        'pagination[pageSize]': '125',
        'pagination[page]': number,
      })),
    );
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer the-token');
    expect(glossaryCaches(store)).toEqual(['fennec-glossary-cachethe-token']);
  });

  it('keeps the fallbacks after a failure', async () => {
    const requests = answerPages(() => HttpResponse.json({}, { status: 500 }));
    renderText('the-token', GLOSSARY);
    await waitFor(() => expect(requests).toHaveLength(4));
    expect(screen.getByText('Fallback')).toBeInTheDocument();
    await waitFor(() =>
      expect(takeComplaints()).toEqual([expect.stringContaining('Error fetching glossary items: ')]),
    );
  });

  it.each([
    [250, undefined],
    [251, 'Glossary item page count limit exceeded'],
  ])('with %i pages fails with %o', async (pageCount, message) => {
    const requests = answerPages(() => page(['x'], pageCount));
    const store = renderText('the-token', GLOSSARY);
    const entry = () => store.getState().platformApi.queries['fennec-glossary-cachethe-token'];
    await waitFor(() => expect(entry()?.status).not.toBe('pending'), { timeout: 100_000 });
    expect(entry()?.error).toEqual(message && { kind: 'other', message });
    expect(requests).toHaveLength(message ? 1 : pageCount);
    // The error is told when it has been shown.
    if (message) await waitFor(() => expect(takeComplaints()).toHaveLength(1));
  });
});
