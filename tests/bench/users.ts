import { setTimeout as delay } from 'node:timers/promises';
import { createLargeProject, withDatabase } from '../support/benchLargeProject.ts';
import { quantile } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { KeepAliveClient } from '../support/keepAliveClient.ts';
import { seededRandom } from '../support/seededRandom.ts';
import type { BenchContext } from './context.ts';
import { residentMb } from './memory.ts';

const USERS = 50;
const HAZARDS = 5_000;
/** Four of five calls read. */
const READING = 0.8;
/** What somebody who works thinks between two calls, on average. */
const THINKING_MS = 1000;
const GOAL_MS = 100;
const PAGE = 100;
const SEED = 20261125;

interface Hazard {
  uuid: string;
  revision: number;
}

/**
 * Fifty people at work on one project: each reads a page of the worksheet, a hazard or what others wrote, or changes a
 * hazard of their own, and thinks about a second in between. `--minutes=60` is a soak: memory is compared after the first
 * tenth, when everything is warm, and at the end.
 */
export async function benchUsers(context: BenchContext): Promise<Figure[]> {
  const { server, session, databaseUrl, quick, minutes } = context;
  const count = quick ? HAZARDS / 10 : HAZARDS;
  const project = await createLargeProject(session, databaseUrl, 'Fifty users', count);
  const changeable = await withDatabase(databaseUrl, async pool => {
    // What was voted on, or frozen, is not changed in passing.
    const { rows } = await pool.query<Hazard>(
      `select uuid, revision from hazards h where project_uuid = $1 and not is_risk_frozen and not is_consensus_voting_locked
       and not is_final_consensus_voting_locked
       and not exists (select 1 from hazard_vote_events e where e.hazard_uuid = h.uuid) order by code`,
      [project.uuid],
    );
    return rows;
  });
  const random = seededRandom(SEED);
  const list = `/v1/user-api/hazards?projectUuid=${project.uuid}&limit=${PAGE}`;
  const reads = [
    (own: Hazard) => `/v1/user-api/hazards/${own.uuid}`,
    () => `${list}&offset=${Math.floor(random() * (count - PAGE))}`,
    () => `${list}&search=hazard%20${Math.floor(random() * count)}`,
    () => `/v1/user-api/hazard-comments?projectUuid=${project.uuid}&limit=${PAGE}`,
  ];
  const times: number[] = [];
  const wrong: string[] = [];
  const end = performance.now() + minutes * 60_000;

  async function user(number: number): Promise<void> {
    const client = await KeepAliveClient.open(server.url, { keepsBodies: true });
    const own = changeable.filter((_, n) => n % USERS === number);
    try {
      while (performance.now() < end) {
        await delay(-Math.log(1 - random()) * THINKING_MS);
        const hazard = own[Math.floor(random() * own.length)] as Hazard;
        const token = await session.token();
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
        times.push(performance.now() - begun);
        if (answer.status !== 200) wrong.push(`${answer.status} ${answer.body.slice(0, 200)}`);
        else if (!isReading) hazard.revision = (JSON.parse(answer.body) as { data: Hazard }).data.revision;
      }
    } finally {
      client.close();
    }
  }

  const pid = server.child.pid ?? 0;
  const warm = delay(minutes * 6_000).then(() => residentMb(pid));
  await Promise.all(Array.from({ length: USERS }, (_, number) => user(number)));
  const [before, after] = [await warm, residentMb(pid)];
  if (wrong.length > 0) console.error(wrong.slice(0, 5).join('\n'));
  const at = (share: number) => Math.round(quantile(times, share));
  return [
    {
      name: `${USERS} people on ${count} hazards for ${minutes} min, p95`,
      product: `${at(0.95)} ms`,
      goal: `≤ ${GOAL_MS} ms, no error`,
      reached: at(0.95) <= GOAL_MS && wrong.length === 0,
      note:
        `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms; ${times.length} calls, ${wrong.length} errors; ` +
        `server at ${Math.round(before)} MB when warm, ${Math.round(after)} MB at the end`,
    },
  ];
}
