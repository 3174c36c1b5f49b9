import pg from 'pg';
import { levelUuid } from '../../server/seed/ratingSets.ts';
import { readSettings } from '../../server/settings.ts';
import { quantile } from '../support/benchMeasure.ts';
import { type BenchProject, createBenchProject } from '../support/benchProject.ts';
import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';
import { type Arrivals, listen, makeUsers, type User } from './live.ts';
import { VotingFloor } from './votingFloor.ts';

/** As many as a hazard may have (domain model 2.10). */
const VOTERS = 50;
const GOAL_MS = 250;
const LATE_MS = 5000;

interface Measured {
  /** From each call to its answer. */
  votes: number[];
  /** From the call to the event at the last of all streams. */
  reveals: number[];
}

/** One hazard's votes all at once, then its reveal. */
interface Side {
  vote(place: number, voter: number): Promise<void>;
  reveal(place: number): Promise<string>;
  streams: readonly Arrivals[];
}

async function measure(side: Side, place: number, measured: Measured): Promise<void> {
  const voting = Array.from({ length: VOTERS }, async (_, voter) => {
    const begin = performance.now();
    await side.vote(place, voter);
    measured.votes.push(performance.now() - begin);
  });
  await Promise.all(voting);
  const begin = performance.now();
  const key = await side.reveal(place);
  const deadline = begin + LATE_MS;
  while (side.streams.some(arrivals => !arrivals.has(key)) && performance.now() < deadline)
    await new Promise(resolve => setTimeout(resolve, 1));
  const last = side.streams.map(arrivals => arrivals.get(key) ?? Number.POSITIVE_INFINITY);
  measured.reveals.push(Math.max(...last) - begin);
}

const of = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
  levelUuid('ISO26262-3-2018', parameter, code);
const VOTE = JSON.stringify({
  severityUuid: of('severity', 'S3'),
  exposureUuid: of('exposure', 'E4'),
  avoidabilityUuid: of('avoidability', 'C2'),
  rationale: 'The vehicle leaves its lane before the driver can take over.',
});

async function requireDone(response: Response): Promise<void> {
  const text = await response.text();
  if (!response.ok) throw new Error(`Voting was refused: ${response.status} ${text}`);
}

interface Round {
  uuid: string;
  hazardUuid: string;
  revision: number;
}

async function productSide(
  { session }: BenchContext,
  project: BenchProject,
  users: readonly User[],
  streams: readonly Arrivals[],
): Promise<Side> {
  const { records } = await session.call<{ records: Round[] }>(
    'POST',
    `/projects/${project.uuid}/hazard-vote-events/batch`,
    {
      items: project.hazards.map(({ uuid }) => ({
        hazardUuid: uuid,
        userUuids: users.map(user => user.uuid),
      })),
    },
  );
  const roundAt = (place: number) => {
    const round = records.find(({ hazardUuid }) => hazardUuid === project.hazards[place]?.uuid);
    if (!round) throw new Error('A round was not opened');
    return round;
  };
  return {
    streams,
    async vote(place, voter) {
      const user = users[voter];
      const path = `/v1/user-api/hazards/${project.hazards[place]?.uuid}/hazard-votes`;
      await requireDone(
        await fetch(`${user?.url}${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${user?.token}`, 'content-type': 'application/json' },
          body: VOTE,
        }),
      );
    },
    async reveal(place) {
      const { uuid, revision } = roundAt(place);
      await session.call('PATCH', `/hazard-vote-events/${uuid}`, { revision, action: 'REVEAL' });
      return `${uuid} ${revision + 1}`;
    },
  };
}

const floorSide = ({ url }: VotingFloor, streams: readonly Arrivals[]): Side => ({
  streams,
  vote: async (place, voter) =>
    requireDone(await fetch(`${url}/vote/${place}/${voter}`, { method: 'POST', body: VOTE })),
  async reveal(place) {
    await requireDone(await fetch(`${url}/reveal/${place}`, { method: 'POST' }));
    return `${place} 2`;
  },
});

/** Fifty voters on one hazard at once, and its reveal on their fifty screens. */
export async function benchVoting(context: BenchContext): Promise<Figure[]> {
  const rounds = context.quick ? 6 : 30;
  const { url } = context.server;
  const pool = new pg.Pool({ connectionString: context.databaseUrl, max: 2 });
  const { databaseConnections } = readSettings({});
  const floor = await VotingFloor.start(context.databaseUrl, databaseConnections);
  const end = new AbortController();
  try {
    // The first is for warming up.
    const project = await createBenchProject(context.session, 'Voting', { hazards: rounds + 1 });
    const users = await makeUsers(pool, url, [url], project, { count: VOTERS, role: 'VOTER' });
    const ours = await Promise.all(users.map(user => listen(user, project, end.signal)));
    const theirs = await Promise.all(
      users.map(user => listen({ ...user, url: floor.url }, project, end.signal)),
    );
    const arrivals = (streams: typeof ours) => streams.map(stream => stream.arrivals);
    const sides = [
      { side: await productSide(context, project, users, arrivals(ours)), of: { votes: [], reveals: [] } },
      { side: floorSide(floor, arrivals(theirs)), of: { votes: [], reveals: [] } },
    ] as { side: Side; of: Measured }[];
    for (let place = 0; place <= rounds; place += 1)
      for (const { side, of: measured } of sides)
        await measure(side, place, place === 0 ? { votes: [], reveals: [] } : measured);
    end.abort();
    await Promise.all([...ours, ...theirs].map(({ ended }) => ended));
    const [product, bare] = sides.map(({ of: measured }) => measured);
    return [
      figureOf(`Reveal at ${VOTERS} voters' screens, p95`, product?.reveals ?? [], bare?.reveals ?? []),
      figureOf(`${VOTERS} votes at once on one hazard, p95`, product?.votes ?? [], bare?.votes ?? []),
    ];
  } finally {
    end.abort();
    await pool.end();
    await floor.end();
  }
}

function figureOf(name: string, ours: readonly number[], floor: readonly number[]): Figure {
  const p95 = quantile(ours, 0.95);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return {
    name,
    product: ms(p95),
    floor: ms(quantile(floor, 0.95)),
    ratio: p95 / quantile(floor, 0.95),
    goal: `< ${GOAL_MS} ms`,
    reached: p95 < GOAL_MS,
    note: `${ours.length} measured; median ${ms(quantile(ours, 0.5))} (floor ${ms(quantile(floor, 0.5))}), longest ${ms(quantile(ours, 1))}`,
  };
}
