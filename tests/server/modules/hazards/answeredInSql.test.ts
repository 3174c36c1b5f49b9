import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemandingRating, isDemanding, lacksAnswer } from '../../../../domain/hazards/answered.ts';
import {
  lacksRequiredLevel,
  lowersSeverityUnduly,
  type SeverityRanks,
} from '../../../../domain/measures/checkedUses.ts';
import {
  appliedSolutionSets,
  isCounted,
  isReducing,
  type ReliedOn,
} from '../../../../domain/measures/finalRating.ts';
import { isHighRating, isLeftToPeople } from '../../../../domain/measures/lastSteps.ts';
import { lacksAnswer as lacksAnswerInSql } from '../../../../server/modules/hazards/answered.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';
import { Chance, insertRows, newUuid } from '../../../support/randomRows.ts';

// What lists ask in SQL is what the rules in domain/ say, over hazards, ratings and measures made at random.

const HAZARDS = 600;
const STATUSES = ['PROPOSED', 'ACCEPTED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] as const;

interface Rating extends DemandingRating {
  uuid: string;
  set: string;
  rank: number;
}
interface Use {
  status: (typeof STATUSES)[number];
  solutionSetUuid: string | null;
  hierarchyRank: number;
  rrmTypeCode: string;
  srem: ReliedOn | null;
  isSafetyFunction: boolean;
  requiredLevel: string;
  stated: SeverityRanks;
}
interface Hazard {
  uuid: string;
  style: 'FUNCTION' | 'MACHINE';
  rating: Rating | undefined;
  hasTarget: boolean;
  chosen: string[];
  uses: Use[];
  severities: { initial: SeverityRanks; final: SeverityRanks };
  isRejected: boolean;
}

let app: TestApp;
let world: MetricsProject;
let ratings: Rating[];
let hazards: Hazard[];
let selected: string;
const chance = new Chance(13);
const agreements = new Chance(2);

beforeAll(async () => {
  app = await createTestApp();
  world = await MetricsProject.open(app);
  ratings = await newRatings();
  hazards = await newHazards();
  // As autovacuum does in a database that lives longer than a test.
  await app.pool.query('analyze');
});
afterAll(() => app.close());

/** Three sets with every kind of rating that a set may have, on ranks that repeat. */
async function newRatings(): Promise<Rating[]> {
  const kinds = (['ACCEPT', 'REDUCE', 'UNACCEPTABLE', 'NONE'] as const).flatMap(acceptance =>
    [null, 'ASIL', 'PL', 'SIL', 'AGPL', 'MPL', 'DAL'].flatMap(targetCategory =>
      [null, 'QM', 'b'].map(targetLevel => ({ acceptance, targetCategory, targetLevel })),
    ),
  );
  const sets = chance.many(3, index => ({
    uuid: newUuid(),
    lineage_uuid: newUuid(),
    code: `RANDOM-${index}`,
  }));
  for (const set of sets)
    await app.pool.query(
      `insert into risk_rating_sets select (jsonb_populate_record(s, $1)).* from risk_rating_sets s where code = 'HOUSE-SEA-27'`,
      [JSON.stringify(set)],
    );
  const made = sets.flatMap(set =>
    kinds.map(kind => ({ ...kind, uuid: newUuid(), set: set.uuid, rank: chance.one([1, 2, 3, 4, 5, 6, 7]) })),
  );
  await insertRows(
    app.pool,
    'risk_ratings',
    made.map(({ uuid, set, rank, acceptance, targetCategory, targetLevel }, index) => ({
      uuid,
      risk_rating_set_uuid: set,
      rank,
      acceptance,
      target_category: targetCategory,
      target_level: targetLevel,
      code: `R${index}`,
      label: `R${index}`,
    })),
  );
  return made;
}

/** Three severities for each set, found by set and rank. */
async function newSeverities(sets: readonly string[]) {
  const made = sets.flatMap(set =>
    [1, 2, 3].map(rank => ({
      uuid: newUuid(),
      risk_rating_set_uuid: set,
      parameter: 'severity',
      rank,
      code: `S${rank}`,
      label: `S${rank}`,
    })),
  );
  await insertRows(app.pool, 'risk_levels', made);
  return (set: string, rank: number | undefined) =>
    made.find(level => level.risk_rating_set_uuid === set && level.rank === rank)?.uuid ?? null;
}

async function newHazards(): Promise<Hazard[]> {
  const { projectUuid } = world.project;
  const place = { project_uuid: projectUuid };
  const { rows: types } = await app.pool.query<{ uuid: string; code: string; rank: number }>(
    'select uuid, code, hierarchy_rank as rank from rrm_types',
  );
  const coded = (letter: string, index: number) => ({
    code: `${letter}-${index}`,
    name: `${letter}-${index}`,
  });
  const sets = chance.many(3, index => ({
    ...place,
    uuid: newUuid(),
    ...coded('SOL', index),
    is_selected: index === 0,
  }));
  selected = sets[0]?.uuid ?? '';
  const alternatives = sets.map(({ uuid }) => uuid);
  await insertRows(app.pool, 'solution_sets', sets);
  // Two of each type, as a hazard uses a measure once.
  const measures = [0, 1].flatMap(copy =>
    types.map((type, index) => ({
      ...place,
      uuid: newUuid(),
      ...coded(`RRM-${copy}`, index),
      rrm_type_uuid: type.uuid,
      is_safety_function: (index + copy) % 3 === 0,
    })),
  );
  await insertRows(app.pool, 'rrms', measures);
  const requirements = (['REQUIREMENT', 'EXTERNAL_MEASURE'] as const).flatMap((kind, copy) =>
    (['DRAFT', 'AGREED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] as const).map((status, index) => ({
      ...place,
      uuid: newUuid(),
      ...coded(`SREM-${copy}`, index),
      kind,
      status,
    })),
  );
  await insertRows(app.pool, 'srems', requirements);
  const target = { ...place, uuid: newUuid(), ...coded('ST', 1), risk_rating_set_uuid: ratings[0]?.set };
  await insertRows(app.pool, 'safety_targets', [target]);
  const setUuids = [...new Set(ratings.map(({ set }) => set))];
  const severities = await newSeverities(setUuids);
  const stating = (sets: readonly string[]): SeverityRanks =>
    Object.fromEntries(sets.map(set => [set, chance.one([1, 2, 3])]));
  const made = chance.many(HAZARDS, index => {
    const own = chance.one(setUuids);
    const inOther = chance.one(ratings.filter(({ set }) => set !== own));
    const other = chance.is(0.5) ? inOther : undefined;
    const rating = chance.is(0.9) ? chance.one(ratings.filter(({ set }) => set === own)) : undefined;
    const final = chance.is(0.3) ? chance.one(ratings.filter(({ set }) => set === own)) : undefined;
    return {
      own,
      inOther: other,
      final,
      severities: {
        initial: stating([rating, other].flatMap(rated => rated?.set ?? [])),
        final: stating(final ? [own] : []),
      },
      code: coded('HZ', index),
      uuid: newUuid(),
      style: chance.one(['FUNCTION', 'MACHINE'] as const),
      rating,
      hasTarget: chance.is(0.2),
      chosen: chance.is(0.5) ? [] : chance.some(alternatives, 0.5),
      isRejected: chance.is(0.1),
      uses: chance.many(chance.one([0, 1, 1, 2]), copy => {
        const type = chance.one(types.map((type, at) => ({ ...type, at })));
        return {
          uuid: newUuid(),
          rrm: measures[copy * types.length + type.at],
          status: chance.one(STATUSES),
          solutionSetUuid: chance.one([null, ...alternatives]),
          hierarchyRank: type.rank,
          rrmTypeCode: type.code,
          srem: agreements.one([null, agreements.one(requirements)]),
          isSafetyFunction: (type.at + copy) % 3 === 0,
          requiredLevel: chance.one(['', ' ', 'PL d']),
          stated: stating(chance.some(setUuids, 0.5)),
        };
      }),
    };
  });
  await insertRows(
    app.pool,
    'hazards',
    made.map(({ uuid, code, style, own, isRejected }) => ({
      ...place,
      uuid,
      ...code,
      style,
      risk_rating_set_uuid: own,
      status_override: isRejected ? 'REJECTED' : null,
      status_reason: isRejected ? 'Not credible' : '',
    })),
  );
  const evaluation = (
    hazard_uuid: string,
    stage: string,
    rating: Rating | undefined,
    ranks: SeverityRanks,
  ) =>
    rating
      ? [
          {
            ...place,
            uuid: newUuid(),
            hazard_uuid,
            stage,
            risk_rating_set_uuid: rating.set,
            rating_set_version: '1',
            rating_uuid: rating.uuid,
            severity_uuid: severities(rating.set, ranks[rating.set]),
          },
        ]
      : [];
  await insertRows(
    app.pool,
    'hazard_evaluations',
    made.flatMap(({ uuid, rating, inOther, final, severities: ranks }) => [
      ...evaluation(uuid, 'INITIAL', rating, ranks.initial),
      ...evaluation(uuid, 'INITIAL', inOther, ranks.initial),
      ...evaluation(uuid, 'FINAL', final, ranks.final),
    ]),
  );
  await insertRows(
    app.pool,
    'safety_target_hazards',
    made
      .filter(({ hasTarget }) => hasTarget)
      .map(({ uuid }) => ({ ...place, safety_target_uuid: target.uuid, hazard_uuid: uuid })),
  );
  await insertRows(
    app.pool,
    'hazard_solution_sets',
    made.flatMap(({ uuid, chosen }) =>
      chosen.map(set => ({ ...place, hazard_uuid: uuid, solution_set_uuid: set })),
    ),
  );
  await insertRows(
    app.pool,
    'hazard_rrms',
    made.flatMap(({ uuid, uses }) =>
      uses.map(({ uuid: use, rrm, srem, status, solutionSetUuid, requiredLevel }) => ({
        ...place,
        uuid: use,
        hazard_uuid: uuid,
        rrm_uuid: rrm?.uuid,
        srem_uuid: srem?.uuid ?? null,
        solution_set_uuid: solutionSetUuid,
        status,
        required_level: requiredLevel,
      })),
    ),
  );
  await insertRows(
    app.pool,
    'hazard_rrm_evaluations',
    made.flatMap(({ uses }) =>
      uses.flatMap(({ uuid, stated }) =>
        Object.entries(stated).map(([set, rank]) => ({
          ...place,
          uuid: newUuid(),
          hazard_rrm_uuid: uuid,
          risk_rating_set_uuid: set,
          severity_uuid: severities(set, rank),
        })),
      ),
    ),
  );
  return made;
}

const lacks = ({ rating, style, hasTarget, chosen, uses }: Hazard) => {
  const applied = appliedSolutionSets(chosen, selected);
  return lacksAnswer(rating, { style, hasTarget, isTreated: uses.some(use => isReducing(use, applied)) });
};

/** Uuids of the hazards of which SQL says so. */
const inSql = async (condition: string) => {
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select h.uuid from hazards h where h.project_uuid = $1 and ${condition}`,
    [world.project.projectUuid],
  );
  return rows.map(({ uuid }) => uuid).sort();
};
/** Uuids of the hazards that a list by this check has. */
const namedBy = async (check: string) => {
  const { body } = await app.call<{ data: { results: { uuid: string }[] } }>(
    'lead',
    'GET',
    '/user-api/hazards',
    {
      query: { projectUuid: world.project.projectUuid, check, limit: 1000 },
    },
  );
  return body.data.results.map(({ uuid }) => uuid).sort();
};
const byRule = (rule: (hazard: Hazard) => boolean) =>
  hazards
    .filter(rule)
    .map(({ uuid }) => uuid)
    .sort();

/** A rule that says the same of nearly all would hold by itself. */
const expectTelling = (uuids: readonly string[]) => {
  expect(uuids.length).toBeGreaterThan(HAZARDS / 20);
  expect(uuids.length).toBeLessThan(HAZARDS - HAZARDS / 20);
};

describe('rules that stand in domain/ and in SQL say the same of random hazards', () => {
  it('a rating demands an answer that the hazard does not have (13.8, 13.9)', async () => {
    const wanted = byRule(lacks);
    expectTelling(wanted);
    expect(await inSql(lacksAnswerInSql('h'))).toEqual(wanted);
  });
  it('V3 and the filter by it name the same', async () => {
    const wanted = byRule(hazard => !hazard.isRejected && lacks(hazard));
    expect(await namedBy('V3')).toEqual(wanted);
  });
  it('V4 names nothing that demands an answer', async () => {
    const named = new Set(await namedBy('V4'));
    expect(named.size).toBeGreaterThan(0);
    expect(hazards.filter(({ uuid, rating }) => named.has(uuid) && rating && isDemanding(rating))).toEqual(
      [],
    );
  });
  it('a high risk is left to people (V18, 13.7)', async () => {
    const wanted = byRule(
      ({ rating, uses, chosen, isRejected }) =>
        !isRejected &&
        rating !== undefined &&
        isHighRating(
          rating,
          ratings.filter(({ set }) => set === rating.set),
        ) &&
        isLeftToPeople(uses, appliedSolutionSets(chosen, selected)),
    );
    expect(wanted.length).toBeGreaterThan(HAZARDS / 60);
    expect(await namedBy('V18')).toEqual(wanted);
  });
  it.each([
    [
      'V12',
      ({ uses, chosen, severities }: Hazard) =>
        lowersSeverityUnduly(uses, appliedSolutionSets(chosen, selected), severities),
    ],
    ['V13', ({ uses, chosen }: Hazard) => lacksRequiredLevel(uses, appliedSolutionSets(chosen, selected))],
  ] as const)('%s is about the measures that count in a final rating', async (check, rule) => {
    const wanted = byRule(hazard => !hazard.isRejected && rule(hazard));
    expect(wanted.length).toBeGreaterThan(HAZARDS / 40);
    expect(await namedBy(check)).toEqual(wanted);
  });
  it('closing says the same of each', async () => {
    const message = 'Its initial rating demands a safety target or a measure.';
    const told = async (uuid: string) => {
      const { body } = await app.call<{ message: string }>(
        'lead',
        'PATCH',
        `/user-api/hazards/${uuid}/closed`,
        {
          body: { revision: 1, isClosed: true },
        },
      );
      return body.message;
    };
    const isOnlyPromised = ({ uses, chosen }: Hazard) => {
      const applied = appliedSolutionSets(chosen, selected);
      return uses.some(use => isCounted(use, applied) && !isReducing(use, applied));
    };
    for (const hazard of [...hazards.slice(0, 60), ...hazards.filter(isOnlyPromised).slice(0, 60)])
      expect((await told(hazard.uuid)).includes(message), JSON.stringify(hazard)).toBe(lacks(hazard));
  });
});
