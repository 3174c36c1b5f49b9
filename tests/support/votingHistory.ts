import { expect } from 'vitest';
import { finalBasis } from '../../server/modules/hazards/index.ts';
import { LiveStream, listenOn } from './liveStream.ts';
import { levels, type VotingRoom } from './voting.ts';
import { type Opinion, type Refusals, type Rule, VotingModel } from './votingModel.ts';
import {
  compare,
  latestRound,
  requireNothingTold,
  type Secret,
  VOTING,
  type VotingStory,
  wordsOf,
} from './votingStory.ts';

/** Who may leave the project; the others are needed for the steps. */
const LEAVING = ['engineer', 'voter'] as const;
const ROLES = { engineer: 'ENGINEER', voter: 'VOTER' };
const REASON = 'Talked about it.';

interface Answer {
  status: number;
  body: { code?: string; message?: string };
}

/** A random history of one hazard, played with the product and the model side by side. */
export class VotingHistory {
  readonly kinds: string[] = [];
  readonly #room: VotingRoom;
  readonly #random: () => number;
  readonly #model: VotingModel;
  readonly #hazard: string;
  readonly #log: string[];
  readonly #secrets: Secret[] = [];
  /** Of somebody who reads the project and votes on nothing. */
  readonly #stream: LiveStream;
  #words = 0;

  private constructor(
    room: VotingRoom,
    random: () => number,
    model: VotingModel,
    hazard: string,
    stream: LiveStream,
    seed: number,
  ) {
    this.#room = room;
    this.#random = random;
    this.#model = model;
    this.#hazard = hazard;
    this.#stream = stream;
    this.#log = [`seed ${seed}, ${model.rule}`];
  }

  static async begin(room: VotingRoom, random: () => number, seed: number): Promise<VotingHistory> {
    for (const person of LEAVING) await join(room, person);
    const rule = (['UNANIMOUS', 'MAX_WINS', 'MEDIAN_UP'] as const)[seed % 3] as Rule;
    await room.app.pool.query('update organizations set consensus_rule = $1', [rule]);
    const hazard = await room.newHazard({ name: `History ${seed}` });
    const present = random() < 0.5 ? ([2, 3, 2] as const) : null;
    if (present) {
      const { revision } = await room.hazard(hazard);
      const rated = await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, {
        revision,
        ...levels(wordsOf(present)),
      });
      expect(rated.status).toBe(200);
    }
    const stream = await LiveStream.open(await listenOn(room.app), {
      token: await room.app.tokenOf(room.app.userUuid('viewer')),
      projectUuid: room.project,
    });
    return new VotingHistory(room, random, new VotingModel(rule, VOTING, present), hazard, stream, seed);
  }

  #one = <Item>(items: readonly Item[]): Item => items[Math.floor(this.#random() * items.length)] as Item;
  #happens = (share: number) => this.#random() < share;
  /** Few different ones, so that people agree now and then. */
  #opinion = (): Opinion => [this.#one([2, 2, 3]), this.#one([3, 3, 4]), this.#one([1, 2, 2, 3])];
  #reason = () => (this.#happens(0.7) ? REASON : undefined);

  /** Words that nobody else may read as long as the round is blind; sometimes none. */
  #secret(by: string, isComment = false): string {
    const { round } = this.#model;
    if (!round || this.#happens(0.15)) return '';
    this.#words += 1;
    const words = `Secret ${this.#hazard.slice(0, 8)} ${this.#words} of ${by}`;
    this.#secrets.push({ words, by, round, isComment, isOver: false });
    return words;
  }

  /** What is not the present vote of its author in its round is over. */
  #forget(by: string, words?: string): void {
    const { round } = this.#model;
    if (round?.isRevealed) return;
    for (const secret of this.#secrets)
      if (secret.round === round && secret.by === by && !secret.isComment && secret.words !== words)
        secret.isOver = true;
  }

  async #expect(kind: string, refusals: Refusals, call: () => Promise<Answer>): Promise<boolean> {
    const isRefused = refusals.size > 0;
    this.kinds.push(isRefused ? `${kind} refused` : kind);
    this.#log.push(`${kind}${isRefused ? ` (${[...refusals].join(' or ')})` : ''}`);
    const { status, body } = await call();
    const said = `${this.#log.join('; ')} → ${status} ${body?.code ?? ''} ${body?.message ?? ''}`;
    if (isRefused) {
      expect(status, said).toBeGreaterThanOrEqual(400);
      expect([...refusals], said).toContain(body.code);
    } else expect(status, said).toBeLessThan(300);
    return !isRefused;
  }

  get #story(): VotingStory {
    return {
      room: this.#room,
      model: this.#model,
      hazard: this.#hazard,
      said: this.#log.join('; '),
      secrets: this.#secrets,
    };
  }

  requireNothingTold = () => requireNothingTold(this.#story);

  close(): Promise<void> {
    return this.#stream.close();
  }

  /** Lets everything arrive that was told so far; a new hazard is told to everybody. */
  async #untilTold(): Promise<void> {
    await this.#stream.untilChanged(await this.#room.newHazard({ name: 'Told' }));
  }

  /** Of a vote that stays cast, and of what is said, nothing is told while the round is blind (domain.md 2.6). */
  async #untold(work: () => Promise<unknown>): Promise<void> {
    if (this.#model.round?.status !== 'OPEN') return void (await work());
    await this.#untilTold();
    this.#stream.forget();
    await work();
    await this.#untilTold();
    const told = this.#stream.changes.filter(({ entity }) => entity.startsWith('HazardVote'));
    expect(told, this.#log.join('; ')).toEqual([]);
  }

  async step(): Promise<void> {
    const { round } = this.#model;
    // Votes are what most of a history is made of.
    const steps = round
      ? [
          ...Array.from({ length: 7 }, () => this.#cast),
          ...Array.from({ length: 3 }, () => this.#change),
          ...Array.from({ length: 2 }, () => this.#reveal),
          ...Array.from({ length: 2 }, () => this.#lock),
          this.#withdraw,
          this.#withdraw,
          this.#needed,
          this.#close,
          this.#again,
          this.#comment,
          ...Array.from({ length: this.#model.isLocked ? 6 : 1 }, () => this.#freeze),
          this.#leaveOrJoin,
          this.#addVoter,
          this.#become,
          this.#open,
          this.#outsider,
        ]
      : [this.#open, this.#open, this.#open, this.#addVoter, this.#lock];
    await this.#one(steps).call(this);
    await compare(this.#story);
  }

  async #open(): Promise<void> {
    const people = VOTING.slice(1).filter(() => this.#happens(0.7));
    await this.#expect(`open`, this.#model.open(people), () => this.#room.open(this.#hazard, people));
  }

  async #cast(): Promise<void> {
    const person = this.#one(VOTING.filter(one => this.#model.members.has(one)));
    const opinion = this.#opinion();
    const rationale = this.#secret(person);
    const refusals = this.#model.cast(person, opinion, rationale);
    if (refusals.size > 0) this.#drop(rationale);
    else this.#forget(person, rationale);
    await this.#expect('cast', refusals, () =>
      this.#room.cast(person, this.#hazard, wordsOf(opinion), { rationale }),
    );
  }

  /** Words that were refused are nowhere; should they be told all the same, it is found. */
  #drop(words: string): void {
    for (const secret of this.#secrets) if (secret.words === words) secret.isOver = true;
  }

  async #change(): Promise<void> {
    const { round, members } = this.#model;
    const person = this.#one([...(round?.seats.keys() ?? [])].filter(one => members.has(one)));
    if (!person) return;
    const by = this.#happens(0.9) ? person : this.#one(VOTING.filter(one => members.has(one)));
    const seat = await this.#room.voteOf(person, this.#hazard, by);
    const opinion = this.#opinion();
    const rationale = this.#secret(by);
    const [reason, comment] = [this.#reason(), this.#happens(0.5) ? 'Said with the change.' : undefined];
    const more = { rationale, ...(reason && { reason }), ...(comment && { comment }) };
    const refusals = this.#model.change(person, by, opinion, more);
    if (refusals.size > 0) this.#drop(rationale);
    else this.#forget(person, rationale);
    await this.#untold(() =>
      this.#expect('change', refusals, () =>
        this.#room.change(person, seat, { ...levels(wordsOf(opinion)), ...more }, by),
      ),
    );
  }

  async #withdraw(): Promise<void> {
    const { round, members } = this.#model;
    const person = this.#one([...(round?.seats.keys() ?? [])].filter(one => members.has(one)));
    if (!person) return;
    const seat = await this.#room.voteOf(person, this.#hazard);
    const reason = this.#reason();
    const refusals = this.#model.withdraw(person, person, reason);
    if (refusals.size === 0) this.#forget(person);
    await this.#expect('withdraw', refusals, () =>
      this.#room.call(person, 'DELETE', `/hazard-votes/${seat.uuid}`, undefined, reason && { reason }),
    );
  }

  async #needed(): Promise<void> {
    const person = this.#one([...(this.#model.round?.seats.keys() ?? [])]);
    if (!person) return;
    const seat = await this.#room.voteOf(person, this.#hazard, 'lead');
    const reason = this.#reason();
    await this.#expect('needed', this.#model.toggleNeeded(person, reason), () =>
      this.#room.call('lead', 'PATCH', `/hazard-votes/${seat.uuid}/toggle-not-needed`, {
        revision: seat.revision,
        ...(reason && { reason }),
      }),
    );
  }

  async #step(kind: string, action: string, refusals: Refusals, reason?: string): Promise<void> {
    const event = await this.#event('lead');
    if (event) await this.#expect(kind, refusals, () => this.#room.step(event.uuid, action, reason));
  }

  async #reveal(): Promise<void> {
    const reason = this.#reason();
    await this.#step('reveal', 'REVEAL', this.#model.reveal(reason), reason);
  }

  async #close(): Promise<void> {
    const reason = this.#reason();
    // The step is about the round as it was before.
    const event = await this.#event('lead');
    if (event)
      await this.#expect('close', this.#model.close(reason), () =>
        this.#room.step(event.uuid, 'CLOSE', reason),
      );
  }

  async #again(): Promise<void> {
    const event = await this.#event('lead');
    const reason = this.#reason();
    if (event)
      await this.#expect('again', this.#model.again(reason), () =>
        this.#room.step(event.uuid, 'NEW_ROUND', reason),
      );
  }

  async #comment(): Promise<void> {
    const event = await this.#event('lead');
    const person = this.#one(VOTING.filter(one => this.#model.members.has(one)));
    const words = this.#secret(person, true) || 'A comment.';
    this.#model.comment();
    if (event)
      await this.#untold(() =>
        this.#expect('comment', new Set(), () => this.#room.comment(person, event.uuid, words)),
      );
  }

  async #lock(): Promise<void> {
    const [isOverride, reason] = [this.#happens(0.3), this.#reason()];
    const more = { ...(isOverride && { isOverride }), ...(reason && { reason }) };
    await this.#expect('lock', this.#model.toggleLock(isOverride, reason), () =>
      this.#room.toggle(this.#one(['lead', 'approver']), this.#hazard, 'consensus-voting-lock', more),
    );
  }

  /** By the approver, who may both; the final rating is there and up to date. */
  async #freeze(): Promise<void> {
    const [isOverride, reason] = [this.#happens(0.5), this.#reason()];
    await this.#rateFinal();
    const more = { ...(isOverride && { isOverride }), ...(reason && { reason }) };
    await this.#expect('freeze', this.#model.toggleFreeze(isOverride, reason), () =>
      this.#room.toggle('approver', this.#hazard, 'risk-freeze', more),
    );
  }

  async #rateFinal(): Promise<void> {
    const { pool } = this.#room.app;
    const { severityUuid, exposureUuid, avoidabilityUuid } = levels('S1 E1 C1');
    await pool.query(
      `insert into hazard_evaluations (project_uuid, hazard_uuid, stage, risk_rating_set_uuid, rating_set_version, severity_uuid,
         exposure_uuid, avoidability_uuid, rating_uuid, origin, calculated_at)
       select h.project_uuid, h.uuid, 'FINAL', h.risk_rating_set_uuid, '2018', $2::uuid, $3::uuid, $4::uuid, c.rating_uuid, 'MANUAL', now()
       from hazards h join risk_table_cells c on c.risk_rating_set_uuid = h.risk_rating_set_uuid and c.severity_uuid = $2::uuid
         and c.exposure_uuid = $3::uuid and c.avoidability_uuid = $4::uuid
       where h.uuid = $1 on conflict do nothing`,
      [this.#hazard, severityUuid, exposureUuid, avoidabilityUuid],
    );
    await pool.query(
      `update hazard_evaluations e set basis = ${finalBasis('e.hazard_uuid', 'e.risk_rating_set_uuid')}
       where e.hazard_uuid = $1 and e.stage = 'FINAL'`,
      [this.#hazard],
    );
  }

  async #leaveOrJoin(): Promise<void> {
    const person = this.#one(LEAVING);
    const { members } = this.#model;
    if (!members.has(person)) {
      await join(this.#room, person);
      members.add(person);
    } else {
      await leave(this.#room, person);
      members.delete(person);
    }
    this.#log.push(`${person} ${members.has(person) ? 'joins' : 'leaves'}`);
  }

  async #addVoter(): Promise<void> {
    const person = this.#one(VOTING);
    await this.#expect('add voter', this.#model.addVoter(person), () =>
      this.#room.call('lead', 'POST', `/hazards/${this.#hazard}/users`, {
        userUuid: this.#room.app.userUuid(person),
      }),
    );
  }

  async #become(): Promise<void> {
    const isConfirmed = this.#happens(0.5);
    const { revision } = await this.#room.hazard(this.#hazard);
    this.#words += 1;
    await this.#expect('become another', this.#model.becomeAnother(isConfirmed), () =>
      this.#room.call('lead', 'PATCH', `/hazards/${this.#hazard}`, {
        revision,
        name: `Another risk ${this.#words}`,
        ...(isConfirmed && { resetVotes: true }),
      }),
    );
  }

  /** Roles that may not: domain.md 2.8. */
  async #outsider(): Promise<void> {
    const event = await this.#event('lead');
    const { members } = this.#model;
    const answers: Answer[] = [
      await this.#room.cast('viewer', this.#hazard, 'S3 E4 C3'),
      await this.#room.comment('viewer', event?.uuid ?? '', 'Hello'),
      // A lead freezes and never unfreezes.
      ...(this.#model.isFrozen
        ? [await this.#room.toggle('lead', this.#hazard, 'risk-freeze', { reason: REASON })]
        : []),
    ];
    for (const person of LEAVING.filter(one => members.has(one)))
      answers.push(await this.#room.step(event?.uuid ?? '', 'REVEAL', REASON, person));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    for (const person of LEAVING.filter(one => !members.has(one)))
      expect((await this.#room.cast(person, this.#hazard, 'S3 E4 C3')).status, person).toBe(404);
  }

  #event = (person: string) => latestRound(this.#story, person);
}

async function leave(room: VotingRoom, person: string): Promise<void> {
  const { body } = await room.call<{ data: { results: { uuid: string; userUuid: string }[] } }>(
    'lead',
    'GET',
    '/project-members',
    undefined,
    { projectUuid: room.project },
  );
  const member = body.data.results.find(({ userUuid }) => userUuid === room.app.userUuid(person));
  const { status } = await room.call('lead', 'DELETE', `/project-members/${member?.uuid}`);
  expect(status).toBe(204);
}

async function join(room: VotingRoom, person: (typeof LEAVING)[number]): Promise<void> {
  const { status } = await room.call('lead', 'POST', `/projects/${room.project}/members`, {
    userUuid: room.app.userUuid(person),
    role: ROLES[person],
  });
  // Somebody of an earlier history may have stayed.
  expect([201, 409, 422]).toContain(status);
}
