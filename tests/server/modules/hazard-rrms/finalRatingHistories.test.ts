import { afterAll, beforeAll, expect, it } from 'vitest';
import { recalculate } from '../../../support/finalRatingModel.ts';
import { FinalRatingStory, SET, type Stock, TYPES, uuidsOf } from '../../../support/finalRatingStory.ts';
import { shippedSet } from '../../../support/modelSets.ts';
import { dataOf } from '../../../support/refusals.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { type Hazard, HOUSE, rrmType, TreatmentDesk } from '../../../support/treatment.ts';

/** As many as take ten seconds of processor time; FINAL_RATING_HISTORIES_SERVER=20000 takes less than an hour. */
const HISTORIES = Number(process.env.FINAL_RATING_HISTORIES_SERVER ?? 200);
/** The first of the seeds, so that several processes can play different histories. */
const FIRST = Number(process.env.FINAL_RATING_SEED ?? 1);
const STEPS = 14;
/** Histories that are played beside each other, so that one list shows all of them after each step. */
const TOGETHER = 50;

let desk: TreatmentDesk;
let stock: Stock;
beforeAll(async () => {
  desk = await TreatmentDesk.open();
  stock = await newStock();
});
afterAll(() => desk.close());

const createdOf = async (path: string, items: object[]) =>
  dataOf<{ records: { uuid: string }[] }>(
    await desk.send('POST', `projects/${desk.cell}/${path}/batch`, { items }),
    201,
  ).records.map(({ uuid }) => uuid);

async function newStock(): Promise<Stock> {
  const rrms: Partial<Stock['rrms']> = {};
  for (const [type] of TYPES) {
    const items = Array.from({ length: STEPS }, () => ({
      name: 'A measure',
      rrmTypeUuid: rrmType(type),
    }));
    rrms[type] = await createdOf('rrms', items);
  }
  const [one = '', other = ''] = await createdOf('solution-sets', [{ name: 'Fence' }, { name: 'Scanner' }]);
  const [agreed = '', draft = ''] = await createdOf('srems', [
    { name: 'The building keeps people away', kind: 'EXTERNAL_MEASURE', status: 'AGREED' },
    { name: 'The operator marks the aisle', kind: 'EXTERNAL_MEASURE', status: 'DRAFT' },
  ]);
  const { rows } = await desk.app.pool.query<{ uuid: string }>(
    'select uuid from solution_sets where project_uuid = $1 and is_selected',
    [desk.cell],
  );
  return {
    rrms: rrms as Stock['rrms'],
    alternatives: [one, other],
    selected: rows[0]?.uuid ?? null,
    agreed,
    draft,
  };
}

/** The stories of these seeds, each with a hazard of its own that is rated at random. */
async function begin(seeds: readonly number[], block: string): Promise<FinalRatingStory[]> {
  const uuids = await createdOf(
    'hazards',
    seeds.map(() => ({ style: 'MACHINE', name: 'Tried out', externalId: block })),
  );
  const initial = seeds.map(seed => {
    const random = seededRandom(-seed);
    const one = (levels: readonly string[] = []) => levels[Math.floor(random() * levels.length)] as string;
    const { severity, exposure, avoidability } = SET.levels;
    return { severity: one(severity), exposure: one(exposure), avoidability: one(avoidability) };
  });
  const items = uuids.map((uuid, index) => ({
    uuid,
    change: { revision: 1 },
    ratings: [{ riskRatingSetUuid: shippedSet(HOUSE).uuid, ...uuidsOf(initial[index] ?? {}) }],
  }));
  const { saved } = dataOf<{ saved: number }>(
    await desk.send('PATCH', `projects/${desk.cell}/hazards/batch`, { items }),
    200,
  );
  expect(saved).toBe(seeds.length);
  const hazards = await read(block);
  return seeds.map((seed, index) => {
    const hazard = hazards.get(uuids[index] ?? '') as Hazard;
    return new FinalRatingStory(seed, hazard, desk, stock, initial[index] ?? {});
  });
}

async function read(block: string): Promise<Map<string, Hazard>> {
  const list = await desk.app.call<{ data: { results: Hazard[] } }>(
    'engineer',
    'GET',
    '/user-api/hazard-fields',
    {
      query: {
        projectUuid: desk.cell,
        externalId: block,
        limit: TOGETHER,
        fields: ['status', 'evaluations'],
      },
    },
  );
  return new Map(list.body.data.results.map(hazard => [hazard.uuid, hazard]));
}

/** Plays histories step by step beside each other; after every third step or so somebody recalculates the whole project. */
async function play(seeds: readonly number[]): Promise<FinalRatingStory[]> {
  const block = `histories from ${seeds[0]}`;
  const stories = await begin(seeds, block);
  const random = seededRandom(seeds[0] ?? 0);
  for (let step = 0; step < STEPS; step += 1) {
    await Promise.all(stories.map(story => story.step()));
    if (random() < 0.35) {
      await desk.recalculate(stories[0]?.hazard as Hazard, { scope: 'PROJECT' });
      for (const { model, log } of stories) {
        log.push('recalculate-all');
        recalculate(model, [SET]);
      }
    }
    const hazards = await read(block);
    for (const story of stories) story.expectSame(hazards.get(story.hazard.uuid) as Hazard);
  }
  return stories;
}

const seedsOf = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

// A history takes about 50 ms of processor time, most of it in the database.
const LIMIT = 600_000 + HISTORIES * 500;

it(`${HISTORIES} random histories of a hazard on the server are those of an independent model`, {
  timeout: LIMIT,
}, async () => {
  const seen = new Set<string>();
  for (let first = FIRST; first < FIRST + HISTORIES; first += TOGETHER) {
    const stories = await play(seedsOf(first, Math.min(first + TOGETHER, FIRST + HISTORIES) - 1));
    for (const entry of stories.flatMap(({ log }) => log)) {
      seen.add(entry.split(' ')[0] ?? '');
      if (entry.includes('refused')) seen.add('refused');
    }
    // Thousands of histories do not make the lists of the project, nor the log, any longer.
    await desk.app.pool.query('delete from hazards where uuid = any($1)', [
      stories.map(({ hazard }) => hazard.uuid),
    ]);
    desk.app.logged.length = 0;
  }
  if (HISTORIES < 100) return;
  expect([...seen].sort()).toEqual(
    [
      'agree',
      'choose',
      'disagree',
      'freeze',
      'history',
      'judge',
      'judge-again',
      'lock',
      'outdated',
      'rate',
      'recalculate',
      'recalculate-all',
      'refused',
      'rely-on',
      'remove',
      'status',
      'unfreeze',
      'unjudge',
      'unlock',
      'use',
    ].sort(),
  );
});
