import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import pg from 'pg';
import { loadIdentityKeys, SIGNING_ALGORITHM } from '../../server/identity/keys.ts';
import { readSettings } from '../../server/settings.ts';
import { quantile } from '../support/benchMeasure.ts';
import { type BenchProject, createBenchProject } from '../support/benchProject.ts';
import type { Figure } from '../support/benchReport.ts';
import { startServer } from '../support/serverProcess.ts';
import type { BenchContext } from './context.ts';

const USERS = 20;
/** Everybody changes something about once a second, as people who type without a pause. */
const PAUSE_MS = 1000;
const GOAL_MS = 500;

export interface User {
  uuid: string;
  /** Good for ten minutes. */
  token: string;
  /** Another one. */
  renew(): Promise<string>;
  url: string;
  clientId: string;
}

/** Signs people's access tokens as the provider would. */
async function tokenSigner(pool: pg.Pool, issuer: string): Promise<(userUuid: string) => Promise<string>> {
  const { signing } = await loadIdentityKeys(pool);
  const [jwk] = signing.keys;
  if (!jwk) throw new Error('The provider has no signing key');
  const key = await importJWK(jwk, SIGNING_ALGORITHM);
  const { oidc } = readSettings({ PUBLIC_URL: issuer });
  return userUuid =>
    new SignJWT({ client_id: oidc.clientId, scope: 'openid profile email' })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(oidc.issuer)
      .setAudience(oidc.audience ?? '')
      .setSubject(userUuid)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(key);
}

/** Members of a project as the provider would sign them in, as many of them at each process. */
export async function makeUsers(
  pool: pg.Pool,
  issuer: string,
  urls: string[],
  project: { uuid: string },
  { count = USERS, role = 'LEAD' } = {},
): Promise<User[]> {
  const sign = await tokenSigner(pool, issuer);
  const make = async (place: number): Promise<User> => {
    const { rows } = await pool.query<{ uuid: string }>(
      `with person as (insert into users (email, first_name, last_name) values ($1, 'Live', $2) returning uuid),
       member as (insert into project_members (project_uuid, user_uuid, role) select $3, uuid, $4 from person)
       select uuid from person`,
      [`live-${randomUUID()}@bench.example`, `Person ${place}`, project.uuid, role],
    );
    const uuid = rows[0]?.uuid ?? '';
    return {
      uuid,
      token: await sign(uuid),
      renew: () => sign(uuid),
      url: urls[place % urls.length] ?? '',
      clientId: randomUUID(),
    };
  };
  return Promise.all(Array.from({ length: count }, (_, place) => make(place)));
}

/** Before a token has expired, even where a call waits long. */
const RENEW_MS = 5 * 60_000;

/** Each person's own token, renewed in time. */
export function tokensOf(users: readonly User[]): (person: number) => Promise<string> {
  const renewedAt = users.map(() => performance.now());
  return async person => {
    const user = users[person] as User;
    if (performance.now() - (renewedAt[person] ?? 0) > RENEW_MS) {
      renewedAt[person] = performance.now();
      user.token = await user.renew();
    }
    return user.token;
  };
}

/** What came when, by `uuid revision`. */
export type Arrivals = Map<string, number>;

/** Reads a stream until it is told to stop. */
async function read(body: AsyncIterable<Uint8Array>, arrivals: Arrivals): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const now = performance.now();
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, data] = /^event: change\ndata: (.*)$/m.exec(block) ?? [];
      if (!data) continue;
      const { uuid, revision } = JSON.parse(data) as { uuid: string; revision: number | null };
      arrivals.set(`${uuid} ${revision}`, now);
    }
  }
}

export async function listen({ url, token, clientId }: User, project: BenchProject, signal: AbortSignal) {
  const arrivals: Arrivals = new Map();
  const response = await fetch(`${url}/v1/user-api/projects/${project.uuid}/events`, {
    headers: { authorization: `Bearer ${token}`, 'x-client-id': clientId },
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`A stream was refused with ${response.status}`);
  // Node's streams can be iterated, which the types of the web do not know yet.
  const body = response.body as unknown as AsyncIterable<Uint8Array>;
  const ended = read(body, arrivals).catch(error => {
    if (!signal.aborted) throw error;
  });
  return { arrivals, ended };
}

interface Edit {
  key: string;
  answeredAt: number;
  by: number;
}

/** Changes a record of their own again and again. */
async function edit(user: User, by: number, project: BenchProject, seconds: number): Promise<Edit[]> {
  const edits: Edit[] = [];
  const hazard = project.hazards[by];
  let revision = hazard?.revision ?? 1;
  const begin = performance.now() + (by * PAUSE_MS) / USERS;
  for (let round = 0; round * PAUSE_MS < seconds * 1000; round += 1) {
    const wait = begin + round * PAUSE_MS - performance.now();
    await new Promise(resolve => setTimeout(resolve, Math.max(0, wait)));
    const response = await fetch(`${user.url}/v1/user-api/hazards/${hazard?.uuid}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'application/json',
        'x-client-id': user.clientId,
      },
      body: JSON.stringify({ revision, name: `Live ${by} ${round}` }),
    });
    const text = await response.text();
    const answeredAt = performance.now();
    if (!response.ok) throw new Error(`A change was refused: ${text}`);
    revision += 1;
    edits.push({ key: `${hazard?.uuid} ${revision}`, answeredAt, by });
  }
  return edits;
}

const LATE_MS = 5000;

/** From the answer to a change until all others have its event: twenty people on one project, through two processes. */
export async function benchLive(context: BenchContext): Promise<Figure[]> {
  const name = `Change until its event at ${USERS - 1} others, 2 processes, p95`;
  const issuer = context.server.url;
  const environment = {
    DATABASE_URL: context.databaseUrl,
    PUBLIC_URL: issuer,
    REQUESTS_PER_MINUTE: '10000000',
  };
  const { server } = await startServer({ folder: context.folder, port: context.port + 3, environment });
  const pool = new pg.Pool({ connectionString: context.databaseUrl, max: 2 });
  const end = new AbortController();
  try {
    const project = await createBenchProject(context.session, 'Live', { hazards: USERS });
    const users = await makeUsers(pool, issuer, [context.server.url, server.url], project);
    const streams = await Promise.all(users.map(user => listen(user, project, end.signal)));
    const seconds = context.quick ? 5 : 30;
    const edits = (await Promise.all(users.map((user, by) => edit(user, by, project, seconds)))).flat();
    const isComplete = () =>
      streams.every(({ arrivals }, at) => edits.every(({ key, by }) => by === at || arrivals.has(key)));
    const deadline = performance.now() + LATE_MS;
    while (!isComplete() && performance.now() < deadline)
      await new Promise(resolve => setTimeout(resolve, 20));
    const delays = edits.flatMap(({ key, answeredAt, by }) =>
      streams.flatMap(({ arrivals }, at) =>
        // An event may be there before the answer is.
        at === by ? [] : [Math.max(0, (arrivals.get(key) ?? Number.POSITIVE_INFINITY) - answeredAt)],
      ),
    );
    end.abort();
    await Promise.all(streams.map(({ ended }) => ended));
    const p95 = quantile(delays, 0.95);
    const lost = delays.filter(delay => delay === Number.POSITIVE_INFINITY).length;
    return [
      {
        name,
        product: `${p95.toFixed(0)} ms`,
        goal: `≤ ${GOAL_MS} ms`,
        reached: p95 <= GOAL_MS && lost === 0,
        note: `${edits.length} changes, ${delays.length} events, median ${quantile(delays, 0.5).toFixed(0)} ms, longest ${quantile(delays, 1).toFixed(0)} ms, ${lost} lost`,
      },
    ];
  } finally {
    end.abort();
    await pool.end();
    await server.end();
  }
}
