import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Codes,
  isOutdated,
  type ModelHazard,
  type ModelUse,
  mayFreeze,
  PARAMETERS,
  recalculate,
} from '../../../support/finalRatingModel.ts';
import { levelUuid, modelSet, shippedSet } from '../../../support/modelSets.ts';
import { dataOf } from '../../../support/refusals.ts';
import { seededRandom } from '../../../support/seededRandom.ts';
import { finalOf, type Hazard, HOUSE, rrmType, TreatmentDesk, type Use } from '../../../support/treatment.ts';

/** As many as take half a minute; more by FINAL_RATING_HISTORIES_SERVER=1000. */
const HISTORIES = Number(process.env.FINAL_RATING_HISTORIES_SERVER ?? 60);
const STEPS = 14;
const SET = modelSet(HOUSE);
/** Types of measures with their rank (domain.md 4.9). */
const TYPES = [
  ['FIXED', 2],
  ['COMPL', 2],
  ['TRAIN', 4],
] as const;
const STATUSES = ['PROPOSED', 'ACCEPTED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] as const;

let desk: TreatmentDesk;
beforeAll(async () => {
  desk = await TreatmentDesk.open();
});
afterAll(() => desk.close());

type Placed = ModelUse & { uuid: string; evaluationUuid: string | null };

class History {
  readonly random: () => number;
  readonly model: ModelHazard = {
    initial: { [HOUSE]: { severity: 'S3', exposure: 'E2', avoidability: 'A2' } },
    uses: [],
    chosen: [],
    selected: null,
    isFrozen: false,
    isInitialLocked: false,
    isAgreed: false,
    final: {},
  };
  readonly hazard: Hazard;
  log: string[] = [];

  constructor(seed: number, hazard: Hazard) {
    this.random = seededRandom(seed);
    this.hazard = hazard;
  }

  one = <Item>(items: readonly Item[]): Item => items[Math.floor(this.random() * items.length)] as Item;

  /** Sends a change and says whether it was made; the product refuses what the model forbids, and nothing else. */
  async change(name: string, isAllowed: boolean, call: () => ReturnType<TreatmentDesk['send']>) {
    this.log.push(`${name}${isAllowed ? '' : ' (refused)'}`);
    const { status, body } = await call();
    expect(status < 300 ? 'made' : status, `${this.log.join(', ')}: ${JSON.stringify(body)}`).toBe(
      isAllowed ? 'made' : 422,
    );
    return body as { data: Record<string, unknown> };
  }

  read = async () => dataOf<Hazard>(await desk.send('GET', `hazards/${this.hazard.uuid}`), 200);
  readUse = async (uuid: string) => dataOf<Use>(await desk.send('GET', `hazard-rrms/${uuid}`), 200);

  async step(): Promise<void> {
    const { model } = this;
    const use = model.uses.length > 0 ? (this.one(model.uses) as Placed) : undefined;
    const isOpen = !model.isFrozen;
    const steps = [
      async () => {
        const codes: Codes = {
          severity: this.one(SET.levels.severity ?? []),
          exposure: this.one(SET.levels.exposure ?? []),
          avoidability: this.one(SET.levels.avoidability ?? []),
        };
        const { revision } = await this.read();
        const allowed = isOpen && !model.isInitialLocked;
        await this.change(`rate ${Object.values(codes).join(' ')}`, allowed, () =>
          desk.send('PATCH', `hazards/${this.hazard.uuid}/initial-risk`, {
            revision,
            riskRatingSetUuid: shippedSet(HOUSE).uuid,
            ...this.levels(codes),
          }),
        );
        if (allowed) model.initial[HOUSE] = codes;
      },
      async () => {
        const [type, rank] = this.one(TYPES);
        const order = 1 + Math.floor(this.random() * 3);
        const status = this.one(STATUSES);
        const { uuid: rrmUuid } = await desk.newRrm({ rrmTypeUuid: rrmType(type) });
        const { data } = await this.change(`use ${type} ${status}`, isOpen, () =>
          desk.use(this.hazard, { rrmUuid, status, order }),
        );
        if (!isOpen) return;
        const placed: Placed = {
          key: String(data.uuid),
          uuid: String(data.uuid),
          evaluationUuid: null,
          rank,
          type,
          order,
          status,
          alternative: null,
          claims: false,
          justification: '',
          mayClaim: false,
          agreement: null,
          effects: {},
        };
        model.uses.push(placed);
      },
      async () => {
        if (!use || use.evaluationUuid) return;
        // Severity is left alone: that a measure may not lower it is refused already when it is judged.
        const codes: Codes = { exposure: this.one(SET.levels.exposure ?? []) };
        if (this.random() < 0.5) codes.avoidability = this.one(SET.levels.avoidability ?? []);
        const { data } = await this.change(`judge ${Object.values(codes).join(' ')}`, isOpen, () =>
          desk.send('POST', `hazard-rrms/${use.uuid}/evaluation`, {
            riskRatingSetUuid: shippedSet(HOUSE).uuid,
            ...this.levels(codes),
          }),
        );
        if (!isOpen) return;
        use.effects[HOUSE] = { ...codes, effectiveness: 'PARTIAL' };
        use.evaluationUuid = String(data.uuid);
      },
      async () => {
        if (!use) return;
        const status = this.one(STATUSES);
        const { revision } = await this.readUse(use.uuid);
        await this.change(`status ${status}`, isOpen, () =>
          desk.send('PATCH', `hazard-rrms/${use.uuid}`, { revision, status }),
        );
        if (isOpen) use.status = status;
      },
      async () => {
        if (!use) return;
        await this.change('delete use', isOpen, () => desk.send('DELETE', `hazard-rrms/${use.uuid}`));
        if (isOpen) model.uses.splice(model.uses.indexOf(use), 1);
      },
      async () => {
        const { revision } = await this.read();
        const allowed = model.isFrozen || mayFreeze(model, SET);
        if (!model.isFrozen && isOutdated(model, SET)) this.log.push('outdated');
        await this.change(model.isFrozen ? 'unfreeze' : 'freeze', allowed, () =>
          desk.send(
            'PATCH',
            `hazards/${this.hazard.uuid}/toggle-risk-freeze`,
            { revision, isOverride: true, reason: 'Decided in the review.' },
            'approver',
          ),
        );
        if (allowed) model.isFrozen = !model.isFrozen;
      },
      async () => {
        const { revision } = await this.read();
        await this.change(model.isInitialLocked ? 'unlock' : 'lock', isOpen, () =>
          desk.send(
            'PATCH',
            `hazards/${this.hazard.uuid}/toggle-consensus-voting-lock`,
            { revision, isOverride: true, reason: 'Decided in the review.' },
            'approver',
          ),
        );
        if (isOpen) model.isInitialLocked = !model.isInitialLocked;
      },
    ];
    const [rate, add, judge, , , freeze] = steps;
    await this.one([...steps, rate, add, judge, judge, freeze, freeze])?.();
    if (this.random() < 0.35) {
      this.log.push('recalculate');
      await desk.recalculate(this.hazard);
      recalculate(model, [SET]);
    }
  }

  levels = (codes: Codes) =>
    Object.fromEntries(
      Object.entries(codes).map(([parameter, code]) => [
        `${parameter}Uuid`,
        levelUuid(HOUSE, parameter as 'severity', code),
      ]),
    );

  async expectSame(): Promise<void> {
    const real = await this.read();
    const final = finalOf(real, HOUSE);
    const model = this.model.final[HOUSE];
    const told = (value: unknown) => value ?? null;
    expect(
      final && [...PARAMETERS.map(one => told(final[`${one}Uuid`])), final.ratingUuid, final.isOutdated],
      this.log.join(', '),
    ).toEqual(
      model && [
        ...PARAMETERS.map(one => (model.codes[one] ? levelUuid(HOUSE, one, model.codes[one]) : null)),
        shippedSet(HOUSE).ratings.find(({ code }) => code === model.rating)?.uuid ?? null,
        isOutdated(this.model, SET),
      ],
    );
    expect(real.status === 'FROZEN', this.log.join(', ')).toBe(this.model.isFrozen);
  }
}

it(`${HISTORIES} random histories of a hazard on the server are those of an independent model`, async () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const history = new History(seed, await desk.newHazard());
    for (let step = 0; step < STEPS; step += 1) {
      await history.step();
      await history.expectSame();
      for (const entry of history.log) seen.add(entry.split(' ')[0] ?? '');
      if (history.log.some(entry => entry.includes('refused'))) seen.add('refused');
    }
  }
  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      'delete',
      'freeze',
      'judge',
      'lock',
      'rate',
      'recalculate',
      'refused',
      'status',
      'use',
    ]),
  );
});
