import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/seed/demoPeople.ts';
import { signInForTokens } from './signIn.ts';

type Fields = Record<string, unknown>;

/** Signed-in calls of the product under measurement; renews its token before it expires. */
export class BenchSession {
  readonly url: string;
  readonly #person: string;
  #token: Promise<string> | undefined;
  #signedInAt = 0;

  constructor(url: string, person = 'lead') {
    this.url = url;
    this.#person = person;
  }

  /**
   * An access token that is good for at least five minutes (they live ten). All who ask while it is renewed wait for the
   * same sign-in: fifty at once with one account are taken for somebody who tries passwords.
   */
  token(): Promise<string> {
    if (!this.#token || Date.now() - this.#signedInAt > 5 * 60_000) {
      this.#signedInAt = Date.now();
      this.#token = this.#signIn();
    }
    return this.#token;
  }

  async #signIn(): Promise<string> {
    const email = DEMO_ACCOUNTS.find(account => account.email.startsWith(`${this.#person}@`))?.email ?? '';
    return (await signInForTokens(this.url, { email, password: DEMO_PASSWORD })).accessToken;
  }

  /** @returns `data` of the answer @throws Error for every answer that is not a success */
  async call<Data = Fields>(method: string, path: string, body?: unknown): Promise<Data> {
    const response = await fetch(`${this.url}/v1/user-api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await this.token()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text).data as Data;
  }
}

interface Identified {
  uuid: string;
}

interface Created extends Identified {
  revision: number;
}

export interface BenchProject {
  uuid: string;
  organizationUuid: string;
  hazards: Created[];
  /** A new hazard as the worksheet sends it: the n-th combination of function, malfunction, situation and event. */
  hazard(n: number): Fields;
}

const MAX_BATCH_SIZE = 500;

/** As long as what people write: a sentence or two. */
const TEXT =
  'The request of the driver is carried out late or not at all while other road users are close; ' +
  'the vehicle leaves its lane before the driver can take over. See the item definition, chapter 4.';

/**
 * Makes a project through the API, as an import would: ten functions with two malfunctions each, ten situations, ten
 * events, and hazards of them, rated S, E and C where `rated`.
 */
export async function createBenchProject(
  session: BenchSession,
  name: string,
  { hazards: count = 0, rated = false, riskRatingSetUuid = '' } = {},
): Promise<BenchProject> {
  const me = await session.call<{ organizations: { organizationUuid: string }[] }>('GET', '/users/me');
  const organizationUuid = me.organizations[0]?.organizationUuid ?? '';
  const project = await session.call<Identified & { riskRatingSetUuids: string[] }>(
    'POST',
    `/organizations/${organizationUuid}/projects`,
    { name, style: 'FUNCTION', ...(riskRatingSetUuid && { riskRatingSetUuids: [riskRatingSetUuid] }) },
  );
  const batch = async (plural: string, items: Fields[]) =>
    (
      await session.call<{ records: Created[] }>('POST', `/projects/${project.uuid}/${plural}/batch`, {
        items,
      })
    ).records;
  const named = (kind: string) => Array.from({ length: 10 }, (_, n) => ({ name: `${kind} ${n + 1}` }));
  const functions = await batch('functions', named('Function'));
  const malfunctions = await batch(
    'malfunctions',
    functions.flatMap(({ uuid }, n) =>
      ['Lost', 'Unwanted'].map(kind => ({ name: `${kind} ${n + 1}`, functionUuid: uuid })),
    ),
  );
  const situations = await batch('exposure-situations', named('Situation'));
  const events = await batch('hazardous-events', named('Event'));
  const at = <T>(list: T[], n: number) => list[n % list.length] as T;

  const hazard = (n: number) => ({
    style: 'FUNCTION',
    name: `Hazard ${n + 1} of the bench`,
    description: TEXT,
    functionUuid: at(functions, Math.floor(n / 2)).uuid,
    malfunctionUuid: at(malfunctions, n).uuid,
    exposureSituationUuid: at(situations, Math.floor(n / 20)).uuid,
    hazardousEventUuid: at(events, Math.floor(n / 7)).uuid,
    fttiMs: 100 + (n % 50) * 10,
  });
  const hazards: Created[] = [];
  for (let start = 0; start < count; start += MAX_BATCH_SIZE) {
    const size = Math.min(MAX_BATCH_SIZE, count - start);
    hazards.push(
      ...(await batch(
        'hazards',
        Array.from({ length: size }, (_, n) => hazard(start + n)),
      )),
    );
  }
  if (rated) await rateAll(session, project.riskRatingSetUuids[0] ?? '', hazards);
  return { uuid: project.uuid, organizationUuid, hazards, hazard };
}

/**
 * Every hazard gets the three levels of its set, S in turns and E and C from the highest down, so that all cells of
 * the table occur and each step of S shows in the first rows.
 */
async function rateAll(session: BenchSession, setUuid: string, hazards: Created[]): Promise<void> {
  const { levels } = await session.call<{
    levels: { uuid: string; parameter: string; rank: number }[];
  }>('GET', `/risk-rating-sets/${setUuid}`);
  const of = (parameter: string, n: number) => {
    const some = levels.filter(level => level.parameter === parameter).sort((a, b) => b.rank - a.rank);
    return some[n % some.length]?.uuid ?? null;
  };
  const WORKERS = 8;
  const rate = async (worker: number) => {
    for (let n = worker; n < hazards.length; n += WORKERS) {
      const hazard = hazards[n] as Created;
      const saved = await session.call<Created>('PATCH', `/hazards/${hazard.uuid}/initial-risk`, {
        revision: hazard.revision,
        severityUuid: of('severity', n),
        exposureUuid: of('exposure', Math.floor(n / 16)),
        avoidabilityUuid: of('avoidability', Math.floor(n / 80)),
        rationale: { exposure: 'Occurs in almost every drive.' },
      });
      hazard.revision = saved.revision;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => rate(worker)));
}
