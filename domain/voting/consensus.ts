/** When the voters of a hazard agree (domain model 2.6); a setting of the organization. */
export type ConsensusRule = 'UNANIMOUS' | 'MAX_WINS' | 'MEDIAN_UP';

export interface ScaleLevel {
  uuid: string;
  /** Weight of the level; two levels may weigh the same (IEC 62061: Fr at least hourly, at least daily). */
  rank: number;
  order: number;
}

/** The levels of one parameter of a rating set, whatever their order. */
export interface Scale {
  parameter: string;
  levels: readonly ScaleLevel[];
}

/** The level uuid that a vote gives to each parameter. */
export type VotedLevels = Readonly<Record<string, string>>;

export interface ParameterOutcome {
  parameter: string;
  lowestUuid: string;
  highestUuid: string;
  /** How many levels lie between the lowest and the highest vote: 0 when all weigh the same. */
  spread: number;
  /** The level that the consensus rule gives; null where it gives none. */
  agreedUuid: string | null;
}

export interface RoundOutcome {
  hasConsensus: boolean;
  /** Fewer votes count than a result needs. */
  lacksVotes: boolean;
  /** The spread asks for a comment, and there is none yet. */
  needsComment: boolean;
  countedVotes: number;
  /** Widest spread of all parameters. */
  spread: number;
  parameters: ParameterOutcome[];
}

/** From here on voters have to talk before they agree (domain model 2.6). */
export const SPREAD_TO_DISCUSS = 2;

/** Least severe first: by weight, then by the set's own order. */
export const ascending = (levels: readonly ScaleLevel[]): ScaleLevel[] =>
  [...levels].sort((one, other) => one.rank - other.rank || one.order - other.order);

/** How many levels one is above the other; levels are ordinal, so weights are counted and never subtracted. */
export function stepsBetween(scale: Scale, oneUuid: string, otherUuid: string): number {
  const weights = [...new Set(scale.levels.map(({ rank }) => rank))].sort((one, other) => one - other);
  const place = (uuid: string) =>
    weights.indexOf(scale.levels.find(level => level.uuid === uuid)?.rank ?? Number.NaN);
  return Math.abs(place(oneUuid) - place(otherUuid));
}

/** The level that votes of one parameter agree on by a rule; null without votes, or without unanimity where it is asked for. */
export function agreedLevel(
  rule: ConsensusRule,
  scale: Scale,
  votedUuids: readonly string[],
): ScaleLevel | null {
  const voted = ascending(votedUuids.flatMap(uuid => scale.levels.find(level => level.uuid === uuid) ?? []));
  switch (rule) {
    case 'UNANIMOUS':
      return voted.every(({ uuid }) => uuid === voted[0]?.uuid) ? (voted[0] ?? null) : null;
    case 'MAX_WINS':
      return voted.at(-1) ?? null;
    case 'MEDIAN_UP':
      return voted[Math.floor(voted.length / 2)] ?? null;
  }
}

function outcomeOfParameter(
  rule: ConsensusRule,
  scale: Scale,
  votes: readonly VotedLevels[],
): ParameterOutcome | undefined {
  const votedUuids = votes.flatMap(vote => vote[scale.parameter] ?? []);
  const voted = ascending(scale.levels.filter(({ uuid }) => votedUuids.includes(uuid)));
  const [lowest, highest] = [voted[0], voted.at(-1)];
  if (!lowest || !highest) return undefined;
  return {
    parameter: scale.parameter,
    lowestUuid: lowest.uuid,
    highestUuid: highest.uuid,
    spread: stepsBetween(scale, lowest.uuid, highest.uuid),
    agreedUuid: agreedLevel(rule, scale, votedUuids)?.uuid ?? null,
  };
}

/**
 * What the counted votes of a revealed round come to (domain model 2.6).
 * @param round.revealedSpread the spread at the reveal: a gap that was closed since still had to be discussed
 * @param round.isDiscussed there is a comment on the round since its reveal
 */
export function outcomeOf(
  round: {
    consensusRule: ConsensusRule;
    minimumVotes: number;
    revealedSpread: number;
    isDiscussed: boolean;
  },
  scales: readonly Scale[],
  votes: readonly VotedLevels[],
): RoundOutcome {
  const parameters = scales.flatMap(scale => outcomeOfParameter(round.consensusRule, scale, votes) ?? []);
  const spread = Math.max(0, ...parameters.map(parameter => parameter.spread));
  const lacksVotes = votes.length < round.minimumVotes;
  const needsComment = Math.max(spread, round.revealedSpread) >= SPREAD_TO_DISCUSS && !round.isDiscussed;
  const isAgreed = parameters.length > 0 && parameters.every(({ agreedUuid }) => agreedUuid !== null);
  return {
    hasConsensus: isAgreed && !lacksVotes && !needsComment,
    lacksVotes,
    needsComment,
    countedVotes: votes.length,
    spread,
    parameters,
  };
}

/** Why the voters have not agreed, in a sentence for whoever wants to go on; empty when they have. */
export function whyNoConsensus(outcome: RoundOutcome, minimumVotes: number): string {
  if (outcome.hasConsensus) return '';
  if (outcome.lacksVotes) return `Only ${outcome.countedVotes} of at least ${minimumVotes} votes count.`;
  if (outcome.needsComment)
    return 'The votes lie, or lay, two or more levels apart: discuss it and leave a comment on the round first.';
  return 'The votes differ.';
}
