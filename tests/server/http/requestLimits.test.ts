import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { problemsOfError } from '../../support/contract.ts';

const CALLER = '203.0.113.7';
/** A quarter of it are starts of a sign-in. */
const MOST = 60;

let app: TestApp;
let behindProxy: TestApp;

beforeAll(async () => {
  const limited = { REQUESTS_PER_MINUTE: String(MOST), PUBLIC_URL: 'https://badger.example' };
  app = await createTestApp(limited);
  behindProxy = await createTestApp({ ...limited, TRUSTED_PROXIES: '10.0.0.0/8, loopback' });
});
afterAll(async () => {
  await app?.close();
  await behindProxy?.close();
});

interface Told {
  statusCode: number;
  headers: Record<string, unknown>;
  json: () => unknown;
}

/** Answers of 100 requests one after the other, each with its own headers. */
async function answersOf(
  url: string,
  remoteAddress: string,
  { of = app, headersOf = (_index: number): Record<string, string> => ({}), method = 'GET' } = {},
): Promise<Told[]> {
  const answers: Told[] = [];
  for (let index = 0; index < 100; index += 1) {
    const headers = headersOf(index);
    answers.push(await of.app.inject({ method: method as 'GET', url, remoteAddress, headers }));
  }
  return answers;
}
const refused = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 429).length;

/** An address that nothing has come from yet. */
let last = 0;
const nextCaller = () => `198.51.100.${++last}`;

describe('the requests of one address are counted', () => {
  it('also without a token, and the refusal is in the contract’s words', async () => {
    const answers = await answersOf('/v1/user-api/hazards', nextCaller());
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(MOST);
    const [answer] = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answer?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(problemsOfError(answer?.json())).toEqual([]);
    expect(answer?.headers['retry-after']).toBeDefined();
    expect(refused(answers)).toBe(100 - MOST);
  });
  it.each(['/me', '/api/glossary-items', '/admin', '/v1/nothing', '/reset-password'])(
    'at %s too',
    async url => expect(refused(await answersOf(url, nextCaller()))).toBe(100 - MOST),
  );
  it('whatever they say in X-Forwarded-For, where no proxy is trusted', async () => {
    const headersOf = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index}` });
    const answers = await answersOf('/v1/user-api/hazards', CALLER, { headersOf });
    expect(refused(answers)).toBe(100 - MOST);
  });
  it('and others go on', async () => {
    const other = await app.app.inject({ url: '/v1/nothing', remoteAddress: nextCaller() });
    expect(other.statusCode).toBe(404);
  });
  it('but not the files of the web app and the probes', async () => {
    expect(refused(await answersOf('/health', nextCaller()))).toBe(0);
    expect(refused(await answersOf('/badger/configuration.json', nextCaller()))).toBe(0);
  });
});

describe('the requests of somebody who is signed in', () => {
  const bearer = async (person: string) => ({
    authorization: `Bearer ${await app.tokenOf(app.userUuid(person))}`,
  });
  const URL = '/v1/user-api/users/me';

  it('are counted for each person, wherever they come from: a company behind one address is many', async () => {
    const office = nextCaller();
    const lead = await bearer('lead');
    const answers = await answersOf(URL, office, { headersOf: () => lead });
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST);
    const refusal = answers.at(-1);
    expect(refusal?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused(await answersOf(URL, nextCaller(), { headersOf: () => lead }))).toBe(100);

    const engineer = await bearer('engineer');
    const colleague = await app.app.inject({ url: URL, remoteAddress: office, headers: engineer });
    expect(colleague.statusCode).toBe(200);
    // Nor does the address pay for its people.
    expect((await app.app.inject({ url: '/v1/nothing', remoteAddress: office })).statusCode).toBe(404);
  });

  it('with tokens that do not hold count for their address', async () => {
    const headersOf = (index: number) => ({ authorization: `Bearer eyJ.${index}.x` });
    const answers = await answersOf(URL, nextCaller(), { headersOf });
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(MOST);
    expect(refused(answers)).toBe(100 - MOST);
  });

  it('a token opens nothing where none is asked for', async () => {
    const voter = await bearer('voter');
    expect(refused(await answersOf('/v1/nothing', nextCaller(), { headersOf: () => voter }))).toBe(
      100 - MOST,
    );
  });
});

describe('starts of a sign-in', () => {
  it('are fewer, and a refused one leaves no row', async () => {
    const rows = async () =>
      Number((await app.pool.query('select count(*) as count from oidc_payloads')).rows[0]?.count);
    const before = await rows();
    const url =
      '/auth?client_id=badger-ui&response_type=code&scope=openid&redirect_uri=https%3A%2F%2Fbadger.example%2Fbadger%2Foauth&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256&state=x';
    const answers = await answersOf(url, nextCaller());
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(MOST / 4);
    expect(refused(answers)).toBe(100 - MOST / 4);
    // One interaction each, and at most a session beside it.
    expect((await rows()) - before).toBeLessThanOrEqual((2 * MOST) / 4);
  });
});

describe('imports of texts', () => {
  it('are fewer still', async () => {
    const answers = await answersOf('/admin/content-manager/glossary-import', nextCaller(), {
      method: 'POST',
    });
    expect(refused(answers)).toBe(99);
  });
});

describe('behind a proxy that is trusted', () => {
  it('its callers are told apart', async () => {
    const headersOf = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index}` });
    const answers = await answersOf('/v1/nothing', '10.1.2.3', { of: behindProxy, headersOf });
    expect(refused(answers)).toBe(0);
  });
  it('what a caller invents before it is not believed', async () => {
    const headersOf = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index}, 203.0.113.9` });
    const answers = await answersOf('/v1/nothing', '10.1.2.3', { of: behindProxy, headersOf });
    expect(refused(answers)).toBe(100 - MOST);
  });
  it('another one is not', async () => {
    const headersOf = (index: number) => ({ 'x-forwarded-for': `192.0.2.${100 + index}` });
    const answers = await answersOf('/v1/nothing', '172.16.0.1', { of: behindProxy, headersOf });
    expect(refused(answers)).toBe(100 - MOST);
  });
});

describe('TRUSTED_PROXIES', () => {
  it.each(['nonsense', '10.0.0.0/33', '10.0.0.1,all', 'true'])('%s is refused at the start', text => {
    expect(() => readSettings({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES');
  });
  it('is a list of addresses and networks', () => {
    const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1 ,loopback' });
    expect(trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::1', 'loopback']);
  });
});
