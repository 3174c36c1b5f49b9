import { expect, it } from 'vitest';
import { recalculate as recalculateReal } from '../../../server/modules/hazard-rrms/recalculation.ts';
import type { Treatment, TreatmentRating } from '../../../server/modules/hazard-rrms/treatments.ts';
import {
  type Codes,
  factsOf,
  isOutdated,
  type ModelHazard,
  type ModelSet,
  type ModelUse,
  PARAMETERS,
  recalculate,
} from '../../support/finalRatingModel.ts';
import { levelUuid, modelSet, shippedSet } from '../../support/modelSets.ts';
import { seededRandom } from '../../support/seededRandom.ts';

/** Fewer by FINAL_RATING_HISTORIES. */
const HISTORIES = Number(process.env.FINAL_RATING_HISTORIES ?? 20_000);
const STEPS = 14;

// The house set has no probability; of ISO 13849-1 low and not low.
const SETS = ['HOUSE-SEA-27', 'ISO13849-1'].map(modelSet);
const REAL = new Map(SETS.map(({ code }) => [shippedSet(code).uuid, shippedSet(code)]));
const uuidOfSet = (code: string) => shippedSet(code).uuid;
const TYPES = [
  ['DESIGN', 1],
  ['FIXED', 2],
  ['COMPL', 2],
  ['WARN', 3],
  ['TRAIN', 4],
  ['EXT', 5],
] as const;

class History {
  readonly random: () => number;
  readonly hazard: ModelHazard = {
    initial: {},
    uses: [],
    chosen: [],
    selected: null,
    isFrozen: false,
    isInitialLocked: false,
    isAgreed: false,
    final: {},
  };
  /** What the product has stored, as it wrote it. */
  stored: TreatmentRating[] = [];

  constructor(seed: number) {
    this.random = seededRandom(seed);
    for (const set of SETS) this.hazard.initial[set.code] = this.levels(set, 1);
    for (let count = 0; count < 3; count += 1) {
      const use = this.newUse();
      for (const set of SETS) use.effects[set.code] = this.effect(set);
      this.hazard.uses.push(use);
    }
  }

  one = <Item>(items: readonly Item[]): Item => items[Math.floor(this.random() * items.length)] as Item;
  is = (share: number) => this.random() < share;

  levels(set: ModelSet, share: number): Codes {
    const codes: Codes = {};
    for (const parameter of PARAMETERS) {
      const scale = set.levels[parameter];
      if (scale && this.is(share)) codes[parameter] = this.one(scale);
    }
    return codes;
  }

  newUse(): ModelUse {
    const [type, rank] = this.one(TYPES);
    return {
      key: `use-${String(this.hazard.uses.length + 100 * Math.floor(this.random() * 9)).padStart(4, '0')}-${this.hazard.uses.length}`,
      rank,
      type,
      order: Math.floor(this.random() * 3),
      status: this.one(['PROPOSED', 'ACCEPTED', 'IMPLEMENTED', 'VERIFIED'] as const),
      alternative: this.one([null, null, 'a', 'b']),
      claims: this.is(0.3),
      justification: this.one(['', '  ', 'Proven in use']),
      mayClaim: this.is(0.6),
      agreement: this.one([
        null,
        null,
        { kind: 'REQUIREMENT' as const, status: 'DRAFT' },
        { kind: 'EXTERNAL_MEASURE' as const, status: 'DRAFT' },
        { kind: 'EXTERNAL_MEASURE' as const, status: 'AGREED' },
      ]),
      effects: {},
    };
  }

  effect = (set: ModelSet) => ({
    ...this.levels(set, 0.5),
    effectiveness: this.one(['NONE', 'PARTIAL', 'FULL'] as const),
  });

  step(): void {
    const { hazard } = this;
    const use = hazard.uses.length > 0 ? this.one(hazard.uses) : undefined;
    const set = this.one(SETS);
    const judge = () => {
      if (use) use.effects[set.code] = this.effect(set);
    };
    const steps: (() => void)[] = [
      () => {
        hazard.initial[set.code] = this.levels(set, this.is(0.85) ? 1 : 0.7);
      },
      () => {
        hazard.uses.push(this.newUse());
      },
      judge,
      judge,
      () => {
        if (use) delete use.effects[set.code];
      },
      () => {
        if (use)
          use.status = this.one(['PROPOSED', 'ACCEPTED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] as const);
      },
      () => {
        if (use) use.claims = !use.claims;
      },
      () => {
        if (use) use.justification = this.one(['', 'Interlocked since 2019']);
      },
      () => {
        if (use?.agreement) use.agreement.status = this.one(['DRAFT', 'AGREED', 'REJECTED', 'VERIFIED']);
      },
      () => {
        if (use) hazard.uses.splice(hazard.uses.indexOf(use), 1);
      },
      () => {
        hazard.chosen = this.one([[], ['a'], ['b'], ['a', 'b']]);
      },
      () => {
        hazard.selected = this.one([null, 'a', 'b']);
      },
      () => {
        hazard.isFrozen = this.is(0.3);
      },
      () => {
        hazard.isAgreed = this.is(0.2);
      },
    ];
    this.one(steps)();
  }

  treatment(): Treatment {
    const { hazard } = this;
    const uuids = (code: string, codes: Codes) =>
      Object.fromEntries(
        PARAMETERS.map(one => [`${one}Uuid`, codes[one] ? levelUuid(code, one, codes[one]) : null]),
      ) as Pick<TreatmentRating, 'severityUuid' | 'exposureUuid' | 'probabilityUuid' | 'avoidabilityUuid'>;
    const ratingUuid = (set: ModelSet, codes: Codes) =>
      shippedSet(set.code).ratings.find(({ code }) => code === set.ratingOf(codes))?.uuid ?? null;
    return {
      hazardUuid: 'hazard',
      hazardRevision: 1,
      isFrozen: hazard.isFrozen,
      isAgreed: hazard.isAgreed,
      riskRatingSetUuid: uuidOfSet(SETS[0]?.code ?? ''),
      solutionSetUuids: hazard.chosen,
      selectedSolutionSetUuid: hazard.selected,
      measures: hazard.uses.map(use => ({
        hazardRrmUuid: use.key,
        hierarchyRank: use.rank,
        rrmTypeCode: use.type,
        order: use.order,
        status: use.status,
        solutionSetUuid: use.alternative,
        takesCreditForLowPr: use.claims,
        creditJustification: use.justification,
        canTakeCreditForLowPr: use.mayClaim,
        srem: use.agreement as Treatment['measures'][number]['srem'],
        label: use.key,
        evaluations: Object.entries(use.effects).map(([code, effect]) => ({
          riskRatingSetUuid: uuidOfSet(code),
          effectiveness: effect.effectiveness,
          note: '',
          ...uuids(code, effect),
        })),
      })),
      ratings: [
        ...SETS.flatMap((set): TreatmentRating[] => {
          const codes = hazard.initial[set.code];
          if (!codes) return [];
          return [
            {
              stage: 'INITIAL',
              riskRatingSetUuid: uuidOfSet(set.code),
              setRevision: 1,
              ratingSetVersion: shippedSet(set.code).version,
              ratingUuid: ratingUuid(set, codes),
              origin: 'MANUAL',
              isOutdated: false,
              rationale: {},
              ...uuids(set.code, codes),
            },
          ];
        }),
        ...this.stored.map(rating => {
          const set = SETS.find(({ code }) => uuidOfSet(code) === rating.riskRatingSetUuid) as ModelSet;
          return { ...rating, isOutdated: isOutdated(hazard, set) };
        }),
      ],
    };
  }

  /** Both recalculate; the product's answer is stored. */
  recalculate(): void {
    const { changes } = recalculateReal(this.treatment(), REAL as never);
    for (const { values } of changes) {
      const rating = { ...values, setRevision: 1, isOutdated: false } as unknown as TreatmentRating;
      this.stored = [
        ...this.stored.filter(({ riskRatingSetUuid }) => riskRatingSetUuid !== rating.riskRatingSetUuid),
        rating,
      ];
    }
    recalculate(this.hazard, SETS);
  }

  expectSame(seed: number, step: number): void {
    for (const set of SETS) {
      const real = this.stored.find(({ riskRatingSetUuid }) => riskRatingSetUuid === uuidOfSet(set.code));
      const model = this.hazard.final[set.code];
      const wanted = model && [
        ...PARAMETERS.map(one => (model.codes[one] ? levelUuid(set.code, one, model.codes[one]) : null)),
        model.rating,
      ];
      const got = real && [
        ...PARAMETERS.map(one => real[`${one}Uuid`]),
        shippedSet(set.code).ratings.find(({ uuid }) => uuid === real.ratingUuid)?.code,
      ];
      if (JSON.stringify(got) !== JSON.stringify(wanted))
        expect(got, `history ${seed}, step ${step}, ${set.code}, ${factsOf(this.hazard, set)}`).toEqual(
          wanted,
        );
    }
  }
}

it(`${HISTORIES} random histories end with the final ratings of an independent model`, () => {
  let compared = 0;
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const history = new History(seed);
    for (let step = 0; step < STEPS; step += 1) {
      history.step();
      if (history.is(0.4)) history.recalculate();
      history.expectSame(seed, step);
      compared += history.stored.length;
    }
  }
  // Histories in which nothing is ever treated would prove nothing.
  expect(compared).toBeGreaterThan(HISTORIES * 2);
});
