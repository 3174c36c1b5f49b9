/**
 * An independent model of voting on one hazard and stage, written from domain.md 2.6 alone: places in the scales S0 to S3,
 * E0 to E4, C0 to C3 where the product knows uuids. Each step says why it is refused, or changes the model.
 */

export type Opinion = readonly [severity: number, exposure: number, controllability: number];
export type Rule = 'UNANIMOUS' | 'MAX_WINS' | 'MEDIAN_UP';
/** What may stand in an answer that refuses: where several rules are broken, the product names one of them. */
export type Refusals = Set<'RULE_VIOLATED' | 'REASON_REQUIRED' | 'CONFLICT'>;

export interface ModelSeat {
  state: 'PENDING' | 'CAST' | 'NOT_NEEDED';
  opinion: Opinion | null;
  rationale: string;
}

export interface ModelRound {
  number: number;
  status: 'OPEN' | 'REVEALED' | 'CLOSED' | 'RESET';
  isRevealed: boolean;
  /** The widest gap when it was revealed: what has to be discussed. */
  revealedSpread: number;
  isDiscussed: boolean;
  seats: Map<string, ModelSeat>;
}

const MINIMUM = 2;
const GAP = 2;

const hasReason = (reason: string | undefined) => reason !== undefined && reason.trim() !== '';

export class VotingModel {
  readonly rule: Rule;
  /** People of the project who may vote. */
  readonly members: Set<string>;
  /** Who is to vote on the hazard. */
  readonly voters = new Set<string>();
  readonly rounds: ModelRound[] = [];
  present: Opinion | null;
  isLocked = false;
  isFrozen = false;

  constructor(rule: Rule, members: readonly string[], present: Opinion | null) {
    this.rule = rule;
    this.members = new Set(members);
    this.present = present;
  }

  get round(): ModelRound | undefined {
    return this.rounds.at(-1);
  }

  get isActive(): boolean {
    return this.round?.status === 'OPEN' || this.round?.status === 'REVEALED';
  }

  /** R8: the vote of one who may not vote any more is kept and not counted. */
  counted(round: ModelRound): Opinion[] {
    return [...round.seats].flatMap(([person, { state, opinion }]) =>
      state === 'CAST' && opinion && this.members.has(person) ? [opinion] : [],
    );
  }

  pending(round: ModelRound): string[] {
    return [...round.seats].flatMap(([person, { state }]) =>
      state === 'PENDING' && this.members.has(person) ? [person] : [],
    );
  }

  outcome(round: ModelRound) {
    const votes = this.counted(round);
    const parameters = [0, 1, 2].map(parameter => {
      const places = votes.map(vote => vote[parameter] ?? 0).sort((one, other) => one - other);
      const [least = 0, most = 0] = [places[0], places.at(-1)];
      // Of an even number of votes the more severe of the two in the middle.
      const middle = places[Math.ceil((places.length - 1) / 2)] ?? 0;
      const agreed = { UNANIMOUS: least === most ? least : null, MAX_WINS: most, MEDIAN_UP: middle }[
        this.rule
      ];
      return { spread: most - least, agreed: votes.length === 0 ? null : agreed };
    });
    const spread = Math.max(...parameters.map(of => of.spread));
    const lacksVotes = votes.length < MINIMUM;
    const needsComment = Math.max(spread, round.revealedSpread) >= GAP && !round.isDiscussed;
    const agreed = parameters.map(of => of.agreed);
    return {
      countedVotes: votes.length,
      spread,
      lacksVotes,
      needsComment,
      hasConsensus: !lacksVotes && !needsComment && agreed.every(place => place !== null),
      agreed,
    };
  }

  #closed(): Refusals {
    return new Set(this.isFrozen || this.isLocked ? ['RULE_VIOLATED'] : []);
  }

  #seatAll(): Map<string, ModelSeat> {
    const seated = [...this.voters].filter(person => this.members.has(person));
    return new Map(seated.map(person => [person, { state: 'PENDING', opinion: null, rationale: '' }]));
  }

  #begin(): void {
    this.rounds.push({
      number: (this.round?.number ?? 0) + 1,
      status: 'OPEN',
      isRevealed: false,
      revealedSpread: 0,
      isDiscussed: false,
      seats: this.#seatAll(),
    });
  }

  /** Votes that would be left without this person: to come before the reveal, cast after it. */
  #isTooFewWithout(person: string): boolean {
    const { round } = this;
    if (!round) return false;
    const left = [...round.seats].filter(
      ([other, { state }]) =>
        other !== person &&
        this.members.has(other) &&
        (round.status === 'OPEN' ? state !== 'NOT_NEEDED' : state === 'CAST'),
    );
    return left.length < MINIMUM;
  }

  #needsRationale(opinion: Opinion, rationale: string): boolean {
    const { present } = this;
    return present !== null && opinion.some((place, of) => place !== present[of]) && !hasReason(rationale);
  }

  /** Runs a change unless it is refused. */
  #take(refusals: Refusals, change: () => void): Refusals {
    if (refusals.size === 0) change();
    return refusals;
  }

  open(people: readonly string[]): Refusals {
    const refusals = this.#closed();
    const wanted = new Set([...this.voters, ...people]);
    const voting = [...wanted].filter(person => this.members.has(person));
    if (this.isActive || people.some(person => !this.members.has(person)) || voting.length < MINIMUM)
      refusals.add('RULE_VIOLATED');
    // What was closed is reopened by another round, with a reason.
    if (this.round?.status === 'CLOSED') refusals.add('RULE_VIOLATED');
    return this.#take(refusals, () => {
      for (const person of people) this.voters.add(person);
      this.#begin();
    });
  }

  cast(person: string, opinion: Opinion, rationale: string): Refusals {
    const refusals = this.#closed();
    const seat = this.round?.seats.get(person);
    if (this.round?.status !== 'OPEN' || !seat || seat.state === 'NOT_NEEDED') refusals.add('RULE_VIOLATED');
    else if (seat.state === 'CAST') refusals.add('CONFLICT');
    if (this.#needsRationale(opinion, rationale)) refusals.add('REASON_REQUIRED');
    return this.#take(refusals, () => {
      if (seat) Object.assign(seat, { state: 'CAST', opinion, rationale });
    });
  }

  /** What speaks against changing, or taking back, the vote of somebody (R1 to R5). */
  #change(person: string, by: string, reason: string | undefined): Refusals {
    const refusals = this.#closed();
    if (person !== by || !this.isActive) refusals.add('RULE_VIOLATED');
    if (this.round?.isRevealed && !hasReason(reason)) refusals.add('REASON_REQUIRED');
    if (this.round?.seats.get(person)?.state !== 'CAST') refusals.add('RULE_VIOLATED');
    return refusals;
  }

  change(
    person: string,
    by: string,
    opinion: Opinion,
    { rationale, reason, comment }: { rationale: string; reason?: string; comment?: string },
  ): Refusals {
    const refusals = this.#change(person, by, reason);
    const seat = this.round?.seats.get(person);
    const before = seat?.opinion;
    const isFar = before?.some((place, of) => Math.abs(place - (opinion[of] ?? 0)) >= GAP) ?? false;
    if (person === by && isFar && !hasReason(comment)) refusals.add('REASON_REQUIRED');
    if (this.#needsRationale(opinion, rationale)) refusals.add('REASON_REQUIRED');
    return this.#take(refusals, () => {
      if (seat) Object.assign(seat, { opinion, rationale });
      if (hasReason(comment)) this.comment();
    });
  }

  withdraw(person: string, by: string, reason?: string): Refusals {
    return this.#take(this.#change(person, by, reason), () => {
      this.round?.seats.set(person, { state: 'PENDING', opinion: null, rationale: '' });
    });
  }

  /** Does without somebody, or asks them in again; a vote that was cast counts again then. */
  toggleNeeded(person: string, reason?: string): Refusals {
    const refusals = this.#closed();
    const seat = this.round?.seats.get(person);
    if (!this.isActive) refusals.add('RULE_VIOLATED');
    if (seat?.state !== 'NOT_NEEDED') {
      if (!hasReason(reason)) refusals.add('REASON_REQUIRED');
      if (this.#isTooFewWithout(person)) refusals.add('RULE_VIOLATED');
    }
    return this.#take(refusals, () => {
      if (seat) seat.state = seat.state !== 'NOT_NEEDED' ? 'NOT_NEEDED' : seat.opinion ? 'CAST' : 'PENDING';
    });
  }

  reveal(reason?: string): Refusals {
    const refusals = this.#closed();
    const { round } = this;
    if (round?.status !== 'OPEN' || this.counted(round).length < MINIMUM) refusals.add('RULE_VIOLATED');
    if (round && this.pending(round).length > 0 && !hasReason(reason)) refusals.add('REASON_REQUIRED');
    return this.#take(refusals, () => {
      if (!round) return;
      const { spread } = this.outcome(round);
      Object.assign(round, { status: 'REVEALED', isRevealed: true, revealedSpread: spread });
    });
  }

  close(reason?: string): Refusals {
    const refusals = this.#closed();
    const { round } = this;
    if (!round || !this.isActive) refusals.add('RULE_VIOLATED');
    else if ((round.status === 'OPEN' || !this.outcome(round).hasConsensus) && !hasReason(reason))
      refusals.add('REASON_REQUIRED');
    return this.#take(refusals, () => {
      if (round) round.status = 'CLOSED';
    });
  }

  /** Another round; after one that was closed, with a reason. */
  again(reason?: string): Refusals {
    const refusals = this.#closed();
    const { round } = this;
    if (round?.status !== 'REVEALED' && round?.status !== 'CLOSED') refusals.add('RULE_VIOLATED');
    if (round?.isRevealed && this.outcome(round).needsComment) refusals.add('RULE_VIOLATED');
    if (round?.status === 'CLOSED' && !hasReason(reason)) refusals.add('REASON_REQUIRED');
    return this.#take(refusals, () => {
      if (round) round.status = 'CLOSED';
      this.#begin();
    });
  }

  /** Comments stay possible whatever is locked or frozen. */
  comment(): void {
    if (this.round?.isRevealed) this.round.isDiscussed = true;
  }

  toggleLock(isOverride: boolean, reason?: string): Refusals {
    const refusals: Refusals = new Set(this.isFrozen ? ['RULE_VIOLATED'] : []);
    if (this.isLocked) {
      if (!hasReason(reason)) refusals.add('REASON_REQUIRED');
      return this.#take(refusals, () => {
        this.isLocked = false;
      });
    }
    const { round } = this;
    const outcome = round?.isRevealed && round.status !== 'RESET' ? this.outcome(round) : undefined;
    if (!outcome?.hasConsensus) {
      if (!isOverride || !this.present) refusals.add('RULE_VIOLATED');
      if (isOverride && !hasReason(reason)) refusals.add('REASON_REQUIRED');
    }
    return this.#take(refusals, () => {
      this.isLocked = true;
      if (outcome?.hasConsensus) this.present = outcome.agreed.map(place => place ?? 0) as unknown as Opinion;
    });
  }

  /** @param mayUnfreeze approvers may freeze and unfreeze, leads freeze only (domain.md 2.8) */
  toggleFreeze(isOverride: boolean, reason?: string): Refusals {
    const refusals: Refusals = new Set();
    if (this.isFrozen) {
      if (!hasReason(reason)) refusals.add('REASON_REQUIRED');
    } else {
      if (!this.isLocked && (this.isActive || !isOverride)) refusals.add('RULE_VIOLATED');
      if (!this.isLocked && isOverride && !hasReason(reason)) refusals.add('REASON_REQUIRED');
    }
    return this.#take(refusals, () => {
      this.isFrozen = !this.isFrozen;
    });
  }

  addVoter(person: string): Refusals {
    const isNew = !this.voters.has(person);
    const refusals: Refusals = new Set(
      this.isFrozen || (isNew && !this.members.has(person)) ? ['RULE_VIOLATED'] : [],
    );
    return this.#take(refusals, () => {
      if (!isNew) return;
      this.voters.add(person);
      const { round } = this;
      if (round?.status === 'OPEN' && !round.seats.has(person))
        round.seats.set(person, { state: 'PENDING', opinion: null, rationale: '' });
    });
  }

  /** The hazard becomes another risk (R6): votes on it as it was count no more, and voting begins again. */
  becomeAnother(isConfirmed: boolean): Refusals {
    const refusals = this.#closed();
    const { round } = this;
    const isPresent = round && (this.isActive || (round.status === 'CLOSED' && round.isRevealed));
    const hasVotes = isPresent && [...round.seats.values()].some(({ opinion }) => opinion !== null);
    if (hasVotes && !isConfirmed) refusals.add('RULE_VIOLATED');
    return this.#take(refusals, () => {
      if (!hasVotes) return;
      const wasActive = this.isActive;
      round.status = 'RESET';
      if (wasActive) this.#begin();
    });
  }
}
