import { bypass, HttpResponse, http } from 'msw';
import { inject } from 'vitest';
import { type FormPart, formOf } from '../uploads.ts';
import type { NewPerson, OwnPerson, PlatformAddress } from './platformAddress.ts';
import { ORIGIN, server } from './server.ts';

let address: Promise<PlatformAddress> | undefined;

async function findPlatform(): Promise<PlatformAddress> {
  const answer = await fetch(bypass(inject('platformStarter')));
  if (!answer.ok) throw new Error(`The platform did not start: ${await answer.text()}`);
  return answer.json() as Promise<PlatformAddress>;
}

let met = 0;

const headersOf = (request: Request, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** A person by the name that `call` and `tokenOf` take. */
export interface Somebody extends NewPerson {
  person: string;
  uuid: string;
}

/** The real platform behind the app's calls. */
export interface TestPlatform {
  /** For `renderApp({ token })`. */
  tokenOf: (person: string) => string;
  /** A call of the app, answered by the platform: for a fault that delays the answer, not the question. */
  forward: (request: Request) => Promise<Response>;
  /** A call as a person, beside the app. @throws Error for everything but success */
  call: <Body = unknown>(person: string, method: string, path: string, body?: unknown) => Promise<Body>;
  /** Sends a file as a person, beside the app: jsdom's files are no others'. @throws Error for everything but success */
  upload: (person: string, path: string, parts: FormPart[]) => Promise<void>;
  /** A file that a person gets. @throws Error for everything but success */
  download: (person: string, path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Somebody new, without an organization. The demo accounts belong to the tests of all files at once: whoever changes
   * something about a person, or counts on what waits for one, has one of these.
   */
  newPerson: (firstName?: string) => Promise<Somebody>;
}

/**
 * Lets every call of the app reach the real platform. A fault is a handler that a test adds afterwards with
 * `server.use`: it comes first.
 */
export async function usePlatform(): Promise<TestPlatform> {
  address ??= findPlatform();
  const { url, tokens } = await address;
  const tokenOf = (person: string) => {
    const token = tokens[person];
    if (!token) throw new Error(`There is no demo account ${person}`);
    return token;
  };
  const forward = (request: Request): Promise<Response> =>
    answerTo(request).catch((error: unknown) => {
      if (!request.signal.aborted) throw error;
      // The page was left before the platform answered, or was asked.
      return HttpResponse.error();
    });
  const answerTo = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = await request.arrayBuffer();
    const answer = await fetch(
      bypass(`${url}${pathname}${search}`, {
        method: request.method,
        headers: {
          authorization: request.headers.get('authorization') ?? '',
          ...(body.byteLength > 0 && { 'content-type': request.headers.get('content-type') ?? '' }),
          ...headersOf(request, ['x-client-id', 'last-event-id']),
        },
        // A stream ends with the page that listens; any other answer comes by itself.
        ...(pathname.endsWith('/events') && { signal: request.signal }),
        ...(body.byteLength > 0 && { body }),
      }),
    );
    if (answer.headers.get('content-type')?.startsWith('text/event-stream'))
      return new HttpResponse(answer.body, { headers: { 'content-type': 'text/event-stream' } });
    const text = await answer.text();
    return new HttpResponse(text === '' ? null : text, {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
    });
  };
  server.use(http.all(`${ORIGIN}/v1/*`, ({ request }) => forward(request)));
  return {
    tokenOf,
    forward,
    newPerson: async (firstName = 'Nadia') => {
      met += 1;
      const person = `person-${met}-${crypto.randomUUID().slice(0, 8)}`;
      const fields = { email: `${person}@demo.badger.example`, firstName, lastName: `Own${person.slice(6)}` };
      const answer = await fetch(
        bypass(inject('platformStarter'), { method: 'POST', body: JSON.stringify(fields) }),
      );
      if (!answer.ok) throw new Error(`There is no new person: ${await answer.text()}`);
      const { uuid, token } = (await answer.json()) as OwnPerson;
      tokens[person] = token;
      return { person, uuid, ...fields };
    },
    upload: async (person, path, parts) => {
      const { body, type } = formOf(parts);
      const headers = { authorization: `Bearer ${tokenOf(person)}`, 'content-type': type };
      const answer = await fetch(
        bypass(`${url}/v1${path}`, { method: 'POST', headers, body: new Uint8Array(body) }),
      );
      if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    },
    download: async (person, path) => {
      const headers = { authorization: `Bearer ${tokenOf(person)}` };
      const answer = await fetch(bypass(`${url}/v1${path}`, { headers }));
      if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    call: async <Body>(person: string, method: string, path: string, body?: unknown) => {
      const answer = await fetch(
        bypass(`${url}/v1${path}`, {
          method,
          headers: {
            authorization: `Bearer ${tokenOf(person)}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as Body;
    },
  };
}
