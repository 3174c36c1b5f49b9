import { setTimeout as delay } from 'node:timers/promises';
import { withDatabase } from '../support/benchLargeProject.ts';
import { KeepAliveClient } from '../support/keepAliveClient.ts';
import { seededRandom } from '../support/seededRandom.ts';

/** Four of five calls read. */
const READING = 0.8;
/** What somebody who works thinks between two calls, on average. */
const THINKING_MS = 1000;
const PAGE = 100;
const SEED = 20261125;

interface Hazard {
  uuid: string;
  revision: number;
}

interface Work {
  databaseUrl: string;
  /** Where the calls go. */
  url: string;
  /** Uuid of a project that may be changed. */
  project: string;
  hazards: number;
  people: number;
  minutes: number;
  /** An access token of a person, who is told by a number, good for a call from now on. */
  token(person: number): Promise<string>;
}

export interface Worked {
  /** Milliseconds of each call. */
  times: number[];
  /** Answers that were not what was asked for. */
  wrong: string[];
}

/**
 * People at work on one project: each reads a page of the worksheet, a hazard or what others wrote, or changes a
 * hazard of their own, and thinks about a second in between.
 * @returns begins the work
 */
export async function peopleAtWork(work: Work): Promise<() => Promise<Worked>> {
  const { databaseUrl, url, project, hazards: count, people, minutes } = work;
  const changeable = await withDatabase(databaseUrl, async pool => {
    // What was voted on, or frozen, is not changed in passing.
    const { rows } = await pool.query<Hazard>(
      `select uuid, revision from hazards h where project_uuid = $1 and not is_risk_frozen and not is_consensus_voting_locked
       and not is_final_consensus_voting_locked
       and not exists (select 1 from hazard_vote_events e where e.hazard_uuid = h.uuid) order by code`,
      [project],
    );
    return rows;
  });
  const random = seededRandom(SEED);
  const list = `/v1/user-api/hazards?projectUuid=${project}&limit=${PAGE}`;
  const reads = [
    (own: Hazard) => `/v1/user-api/hazards/${own.uuid}`,
    () => `${list}&offset=${Math.floor(random() * (count - PAGE))}`,
    () => `${list}&search=hazard%20${Math.floor(random() * count)}`,
    () => `/v1/user-api/hazard-comments?projectUuid=${project}&limit=${PAGE}`,
  ];
  const worked: Worked = { times: [], wrong: [] };

  async function person(number: number, end: number): Promise<void> {
    const client = await KeepAliveClient.open(url, { keepsBodies: true });
    const own = changeable.filter((_, n) => n % people === number);
    try {
      while (performance.now() < end) {
        await delay(-Math.log(1 - random()) * THINKING_MS);
        const hazard = own[Math.floor(random() * own.length)] as Hazard;
        const token = await work.token(number);
        const read = reads[Math.floor(random() * reads.length)] as (own: Hazard) => string;
        const isReading = random() < READING;
        const begun = performance.now();
        const answer = isReading
          ? await client.request('GET', read(hazard), token)
          : await client.request(
              'PATCH',
              `/v1/user-api/hazards/${hazard.uuid}`,
              token,
              JSON.stringify({ revision: hazard.revision, name: `Changed ${Math.floor(begun)}` }),
            );
        worked.times.push(performance.now() - begun);
        if (answer.status !== 200) worked.wrong.push(`${answer.status} ${answer.body.slice(0, 200)}`);
        else if (!isReading) hazard.revision = (JSON.parse(answer.body) as { data: Hazard }).data.revision;
      }
    } finally {
      client.close();
    }
  }

  return async () => {
    const end = performance.now() + minutes * 60_000;
    await Promise.all(Array.from({ length: people }, (_, number) => person(number, end)));
    if (worked.wrong.length > 0) console.error(worked.wrong.slice(0, 5).join('\n'));
    return worked;
  };
}
