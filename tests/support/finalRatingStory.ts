import { expect } from 'vitest';
import {
  type Codes,
  isOutdated,
  type ModelHazard,
  type ModelUse,
  mayFreeze,
  PARAMETERS,
  type Parameter,
  recalculate,
} from './finalRatingModel.ts';
import { levelUuid, modelSet, shippedSet } from './modelSets.ts';
import { seededRandom } from './seededRandom.ts';
import { finalOf, type Hazard, HOUSE, type TreatmentDesk } from './treatment.ts';

export const SET = modelSet(HOUSE);
/** Types of measures with their rank (domain.md 4.9). */
export const TYPES = [
  ['SUBST', 1],
  ['FIXED', 2],
  ['COMPL', 2],
  ['TRAIN', 4],
  ['EXT', 5],
] as const;
type Type = (typeof TYPES)[number][0];
const STATUSES = ['PROPOSED', 'ACCEPTED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] as const;
/** Types whose measures may lower the severity, so that every level can be judged (domain.md 1.33). */
const LOWERS_SEVERITY: readonly string[] = ['SUBST', 'FIXED', 'EXT'] satisfies Type[];
const REASON = 'Decided in the review.';

/** What all histories of a run share: measures to use, alternatives and external measures. */
export interface Stock {
  /** Enough for a history that uses a new one in each step. */
  rrms: Record<Type, readonly string[]>;
  alternatives: readonly [string, string];
  /** The alternative of the project, of which no measure is. */
  selected: string | null;
  agreed: string;
  draft: string;
}

type Placed = ModelUse & {
  uuid: string;
  revision: number;
  evaluation: { uuid: string; revision: number } | undefined;
};
interface Told {
  data: { uuid: string; revision: number };
}

/** One random history of a hazard: each step is sent to the product and said to the model. */
export class FinalRatingStory {
  readonly random: () => number;
  readonly model: ModelHazard;
  readonly desk: TreatmentDesk;
  readonly stock: Stock;
  /** As it was read last. */
  hazard: Hazard;
  readonly log: string[] = [];
  #used = 0;

  constructor(seed: number, hazard: Hazard, desk: TreatmentDesk, stock: Stock, initial: Codes) {
    this.random = seededRandom(seed);
    this.hazard = hazard;
    this.desk = desk;
    this.stock = stock;
    this.log.push(`history ${seed}`);
    this.model = {
      initial: { [HOUSE]: initial },
      uses: [],
      chosen: [],
      selected: stock.selected,
      isFrozen: false,
      isInitialLocked: false,
      isAgreed: false,
      final: {},
    };
  }

  one = <Item>(items: readonly Item[]): Item => items[Math.floor(this.random() * items.length)] as Item;
  level = (parameter: Parameter) => this.one(SET.levels[parameter] ?? []);

  /** Sends a change and says whether it was made; the product refuses what the model forbids, and nothing else. */
  async change(name: string, isAllowed: boolean, call: ReturnType<TreatmentDesk['send']>): Promise<Told> {
    this.log.push(`${name}${isAllowed ? '' : ' (refused)'}`);
    const { status, body } = await call;
    const is = status < 300 ? 'made' : status;
    if (is !== (isAllowed ? 'made' : 422))
      expect(is, `${this.log.join(', ')}: ${JSON.stringify(body)}`).toBe(isAllowed ? 'made' : 422);
    return body as Told;
  }

  /** A step that anybody could take next; now and then the final ratings are recalculated. */
  async step(): Promise<void> {
    const { rate, use, judge, judgeAgain, unjudge, status, relyOn, remove, choose, freeze, lock, agree } =
      this;
    const steps = [
      rate,
      use,
      judge,
      judgeAgain,
      unjudge,
      status,
      relyOn,
      remove,
      choose,
      freeze,
      lock,
      agree,
    ];
    await this.one([...steps, rate, use, use, judge, judge, judge, freeze, agree]).call(this);
    if (this.random() >= 0.1) return;
    this.log.push('recalculate');
    await this.desk.recalculate(this.hazard);
    recalculate(this.model, [SET]);
  }

  get isOpen(): boolean {
    return !this.model.isFrozen;
  }

  anyUse(fits: (use: Placed) => boolean = () => true): Placed | undefined {
    const uses = (this.model.uses as Placed[]).filter(fits);
    return uses.length > 0 ? this.one(uses) : undefined;
  }

  async rate(): Promise<void> {
    const codes: Codes = {};
    for (const parameter of ['severity', 'exposure', 'avoidability'] as const)
      codes[parameter] = this.level(parameter);
    const isAllowed = this.isOpen && !this.model.isInitialLocked;
    await this.change(
      `rate ${Object.values(codes).join(' ')}`,
      isAllowed,
      this.desk.send('PATCH', `hazards/${this.hazard.uuid}/initial-risk`, {
        revision: this.hazard.revision,
        riskRatingSetUuid: shippedSet(HOUSE).uuid,
        ...uuidsOf(codes),
      }),
    );
    if (isAllowed) this.model.initial[HOUSE] = codes;
  }

  async use(): Promise<void> {
    const [type, rank] = this.one(TYPES);
    const order = 1 + Math.floor(this.random() * 3);
    const status = this.one(STATUSES);
    const alternative = this.one([null, null, null, ...this.stock.alternatives]);
    const rrmUuid = this.stock.rrms[type][this.#used];
    this.#used += 1;
    const agreement =
      type === 'EXT' ? this.one(['AGREED', 'AGREED', 'DRAFT', undefined] as const) : undefined;
    const { data } = await this.change(
      `use ${type} ${status} ${alternative ?? ''} ${agreement ?? ''}`.trimEnd(),
      this.isOpen,
      this.desk.use(this.hazard, {
        rrmUuid,
        status,
        order,
        solutionSetUuid: alternative,
        sremUuid: this.sremOf(agreement),
      }),
    );
    if (!this.isOpen) return;
    this.model.uses.push({
      key: data.uuid,
      uuid: data.uuid,
      revision: data.revision,
      evaluation: undefined,
      rank,
      type,
      order,
      status,
      alternative,
      claims: false,
      justification: '',
      mayClaim: false,
      agreement: agreement ? { kind: 'EXTERNAL_MEASURE', status: agreement } : null,
      effects: {},
    } satisfies Placed as ModelUse);
  }

  sremOf = (agreement: 'AGREED' | 'DRAFT' | undefined): string | null =>
    agreement ? this.stock[agreement === 'AGREED' ? 'agreed' : 'draft'] : null;

  /** Levels that a measure may be judged to lead to: null where it changes nothing. */
  effectOf({ type }: Placed): Codes {
    const codes: Codes = {};
    if (LOWERS_SEVERITY.includes(type) && this.random() < 0.4) codes.severity = this.level('severity');
    if (this.random() < 0.7) codes.exposure = this.level('exposure');
    if (this.random() < 0.5) codes.avoidability = this.level('avoidability');
    return codes;
  }

  async judge(): Promise<void> {
    const use = this.anyUse(({ evaluation }) => !evaluation);
    if (!use) return;
    const codes = this.effectOf(use);
    const effectiveness = Object.keys(codes).length > 0 ? this.one(['PARTIAL', 'FULL'] as const) : 'NONE';
    const { data } = await this.change(
      `judge ${Object.values(codes).join(' ')}`,
      this.isOpen,
      this.desk.send('POST', `hazard-rrms/${use.uuid}/evaluation`, {
        riskRatingSetUuid: shippedSet(HOUSE).uuid,
        effectiveness,
        ...uuidsOf(codes),
      }),
    );
    if (!this.isOpen) return;
    use.effects[HOUSE] = { ...codes, effectiveness };
    use.evaluation = { uuid: data.uuid, revision: data.revision };
  }

  async judgeAgain(): Promise<void> {
    const use = this.anyUse(({ evaluation }) => evaluation !== undefined);
    if (!use?.evaluation) return;
    const codes = this.effectOf(use);
    const effectiveness = Object.keys(codes).length > 0 ? 'PARTIAL' : 'NONE';
    const { data } = await this.change(
      `judge-again ${Object.values(codes).join(' ')}`,
      this.isOpen,
      this.desk.send('PATCH', `hazard-rrm-evaluations/${use.evaluation.uuid}`, {
        revision: use.evaluation.revision,
        effectiveness,
        ...Object.fromEntries(PARAMETERS.map(one => [`${one}Uuid`, null])),
        ...uuidsOf(codes),
      }),
    );
    if (!this.isOpen) return;
    use.effects[HOUSE] = { ...codes, effectiveness };
    use.evaluation.revision = data.revision;
  }

  async unjudge(): Promise<void> {
    const use = this.anyUse(({ evaluation }) => evaluation !== undefined);
    if (!use?.evaluation) return;
    const path = `hazard-rrm-evaluations/${use.evaluation.uuid}`;
    await this.change('unjudge', this.isOpen, this.desk.send('DELETE', path));
    if (!this.isOpen) return;
    delete use.effects[HOUSE];
    use.evaluation = undefined;
  }

  async changeUse(name: string, use: Placed, change: object): Promise<void> {
    const body = { revision: use.revision, ...change };
    const { data } = await this.change(
      name,
      this.isOpen,
      this.desk.send('PATCH', `hazard-rrms/${use.uuid}`, body),
    );
    if (this.isOpen) use.revision = data.revision;
  }

  async status(): Promise<void> {
    const use = this.anyUse();
    const status = this.one(STATUSES);
    if (!use) return;
    await this.changeUse(`status ${status}`, use, { status });
    if (this.isOpen) use.status = status;
  }

  async relyOn(): Promise<void> {
    const use = this.anyUse(({ type }) => type === 'EXT');
    const agreement = this.one(['AGREED', 'DRAFT', undefined] as const);
    if (!use) return;
    await this.changeUse(`rely-on ${agreement ?? 'nobody'}`, use, { sremUuid: this.sremOf(agreement) });
    if (this.isOpen) use.agreement = agreement ? { kind: 'EXTERNAL_MEASURE', status: agreement } : null;
  }

  async remove(): Promise<void> {
    const use = this.anyUse();
    if (!use) return;
    await this.change('remove', this.isOpen, this.desk.send('DELETE', `hazard-rrms/${use.uuid}`));
    if (this.isOpen) this.model.uses.splice(this.model.uses.indexOf(use), 1);
  }

  async choose(): Promise<void> {
    const [one, other] = this.stock.alternatives;
    const chosen = this.one([[], [one], [other], [one, other]]);
    const body = { revision: this.hazard.revision, solutionSetUuids: chosen };
    const path = `hazards/${this.hazard.uuid}/solution-sets`;
    await this.change(`choose ${chosen.length}`, this.isOpen, this.desk.send('PATCH', path, body));
    if (this.isOpen) this.model.chosen = chosen;
  }

  toggle = (path: string, body: object = {}) =>
    this.desk.send(
      'PATCH',
      `hazards/${this.hazard.uuid}/${path}`,
      { revision: this.hazard.revision, isOverride: true, reason: REASON, ...body },
      'approver',
    );

  async freeze(): Promise<void> {
    const { model } = this;
    const isAllowed = model.isFrozen || mayFreeze(model, SET);
    if (!model.isFrozen && isOutdated(model, SET)) this.log.push('outdated');
    await this.change(model.isFrozen ? 'unfreeze' : 'freeze', isAllowed, this.toggle('toggle-risk-freeze'));
    if (isAllowed) model.isFrozen = !model.isFrozen;
  }

  async lock(): Promise<void> {
    const { model, isOpen } = this;
    const call = this.toggle('toggle-consensus-voting-lock', { stage: 'INITIAL' });
    await this.change(model.isInitialLocked ? 'unlock' : 'lock', isOpen, call);
    if (isOpen) model.isInitialLocked = !model.isInitialLocked;
  }

  async agree(): Promise<void> {
    const { model } = this;
    const isAllowed = this.isOpen && (model.isAgreed || mayFreeze(model, SET));
    const call = this.toggle('toggle-consensus-voting-lock', { stage: 'FINAL' });
    await this.change(model.isAgreed ? 'disagree' : 'agree', isAllowed, call);
    if (isAllowed) model.isAgreed = !model.isAgreed;
  }

  /** What the product answers of the hazard is what the model says of it. */
  expectSame(real: Hazard): void {
    this.hazard = real;
    const final = finalOf(real, HOUSE);
    const model = this.model.final[HOUSE];
    const got = [
      final && [...PARAMETERS.map(one => final[`${one}Uuid`]), final.ratingUuid, final.isOutdated],
      real.status === 'FROZEN',
    ];
    const wanted = [
      model && [
        ...PARAMETERS.map(one => (model.codes[one] ? levelUuid(HOUSE, one, model.codes[one]) : null)),
        shippedSet(HOUSE).ratings.find(({ code }) => code === model.rating)?.uuid ?? null,
        isOutdated(this.model, SET),
      ],
      this.model.isFrozen,
    ];
    if (JSON.stringify(got) !== JSON.stringify(wanted)) expect(got, this.log.join(', ')).toEqual(wanted);
  }
}

export const uuidsOf = (codes: Codes) =>
  Object.fromEntries(
    Object.entries(codes).map(([parameter, code]) => [
      `${parameter}Uuid`,
      levelUuid(HOUSE, parameter as Parameter, code),
    ]),
  );
