/**
 * An independent model of final ratings, locks and freezes, written from domain.md 2.6 alone: it knows codes where the
 * product knows uuids, and goes from the last measure back where the product goes forward.
 */

export const PARAMETERS = ['severity', 'exposure', 'probability', 'avoidability'] as const;
export type Parameter = (typeof PARAMETERS)[number];
export type Codes = Partial<Record<Parameter, string>>;

/** A rating set as its published table: levels from the lowest to the highest. */
export interface ModelSet {
  code: string;
  levels: Partial<Record<Parameter, readonly string[]>>;
  /** Code of the rating for a key of codes; undefined where the table has no such cell. */
  ratingOf: (codes: Codes) => string | undefined;
}

export interface ModelUse {
  key: string;
  rank: number;
  type: string;
  order: number;
  status: 'PROPOSED' | 'ACCEPTED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
  /** The alternative that it is part of; null: of every one. */
  alternative: string | null;
  claims: boolean;
  justification: string;
  mayClaim: boolean;
  agreement: { kind: 'REQUIREMENT' | 'EXTERNAL_MEASURE'; status: string } | null;
  /** By set. */
  effects: Record<string, Codes & { effectiveness: 'NONE' | 'PARTIAL' | 'FULL' }>;
}

export interface ModelHazard {
  initial: Record<string, Codes>;
  uses: ModelUse[];
  chosen: string[];
  selected: string | null;
  isFrozen: boolean;
  isInitialLocked: boolean;
  /** The final levels are agreed and locked. */
  isAgreed: boolean;
  /** By set: what was written, and the facts on which it was. */
  final: Record<string, { codes: Codes; rating: string | undefined; facts: string } | undefined>;
}

const AGREED_STATUSES = new Set(['AGREED', 'IMPLEMENTED', 'VERIFIED']);
const LEAVES_HARM = (use: ModelUse) => use.rank === 3 || use.rank === 4 || use.type === 'COMPL';

/** Step 1 and 2 of 2.6: what counts, in order. */
function counted({ uses, chosen, selected }: ModelHazard): ModelUse[] {
  const applying = chosen.length > 0 ? chosen : selected ? [selected] : [];
  const order = (use: ModelUse) => [use.rank, use.order] as const;
  return uses
    .filter(use => use.status !== 'PROPOSED' && use.status !== 'REJECTED')
    .filter(use => use.alternative === null || applying.includes(use.alternative))
    .toSorted((a, b) => {
      const [rankA, orderA] = order(a);
      const [rankB, orderB] = order(b);
      if (rankA !== rankB) return rankA - rankB;
      if (orderA !== orderB) return orderA - orderB;
      return a.key < b.key ? -1 : 1;
    });
}

const isConfirmed = ({ agreement, type }: ModelUse) => {
  if (agreement?.kind === 'EXTERNAL_MEASURE') return AGREED_STATUSES.has(agreement.status);
  return type !== 'EXT';
};

const lowOf = ({ levels }: ModelSet) =>
  levels.probability?.length === 2 ? levels.probability[0] : undefined;

/** Steps 3 and 4: the level of a parameter after the first n measures, from the last one back. */
function levelAfter(
  set: ModelSet,
  initial: Codes,
  uses: readonly ModelUse[],
  parameter: Parameter,
  n: number,
): string | undefined {
  if (n === 0) return initial[parameter];
  const use = uses[n - 1] as ModelUse;
  const before = () => levelAfter(set, initial, uses, parameter, n - 1);
  const effect = use.effects[set.code];
  const low = lowOf(set);
  if (!isConfirmed(use)) return before();
  if (parameter === 'probability' && low && use.claims) {
    const isGranted = effect?.effectiveness !== 'NONE' && use.mayClaim && use.justification.trim() !== '';
    return isGranted ? low : before();
  }
  const stated = effect?.[parameter];
  if (!stated) return before();
  const held = before();
  const rank = (code: string | undefined) =>
    code ? (set.levels[parameter]?.indexOf(code) ?? -1) : Number.POSITIVE_INFINITY;
  if (parameter === 'severity' && held && LEAVES_HARM(use) && rank(stated) < rank(held)) return held;
  if (parameter === 'probability' && low && stated === low && held !== low) return held;
  return stated;
}

/** Whether any measure was judged in the set, or took the credit. */
const isTreated = (set: ModelSet, uses: readonly ModelUse[]) =>
  uses.some(use => {
    if (!isConfirmed(use)) return false;
    const effect = use.effects[set.code];
    if (effect) return true;
    return lowOf(set) !== undefined && use.claims && use.mayClaim && use.justification.trim() !== '';
  });

/** What a final rating follows from, as text: it is outdated as soon as this differs. */
export function factsOf(hazard: ModelHazard, set: ModelSet): string {
  const uses = counted(hazard)
    .filter(use => use.effects[set.code] || use.claims)
    .map(({ rank, type, order, claims, justification, mayClaim, agreement, effects }) =>
      JSON.stringify([
        rank,
        type,
        order,
        claims,
        justification.trim() !== '',
        mayClaim,
        agreement && [agreement.kind, AGREED_STATUSES.has(agreement.status)],
        effects[set.code] && [
          ...PARAMETERS.map(one => effects[set.code]?.[one]),
          effects[set.code]?.effectiveness,
        ],
      ]),
    )
    .toSorted();
  return JSON.stringify([PARAMETERS.map(one => hazard.initial[set.code]?.[one] ?? null), uses]);
}

export const isOutdated = (hazard: ModelHazard, set: ModelSet): boolean => {
  const final = hazard.final[set.code];
  return final !== undefined && final.facts !== factsOf(hazard, set);
};

export interface ModelFinal {
  codes: Codes;
  rating: string | undefined;
}

/** The final rating that follows now; undefined where there is none to work out. */
export function finalNow(hazard: ModelHazard, set: ModelSet): ModelFinal | undefined {
  const initial = hazard.initial[set.code];
  if (!initial || set.ratingOf(initial) === undefined) return undefined;
  const uses = counted(hazard);
  if (!isTreated(set, uses) && !hazard.final[set.code]) return undefined;
  const codes: Codes = {};
  for (const parameter of PARAMETERS) {
    const level = levelAfter(set, initial, uses, parameter, uses.length);
    if (level) codes[parameter] = level;
  }
  return { codes, rating: set.ratingOf(codes) };
}

/** What `recalculate` leaves behind. Frozen and agreed ratings stay as they are. */
export function recalculate(hazard: ModelHazard, sets: readonly ModelSet[]): void {
  if (hazard.isFrozen || hazard.isAgreed) return;
  for (const set of sets) {
    const final = finalNow(hazard, set);
    if (final) hazard.final[set.code] = { ...final, facts: factsOf(hazard, set) };
  }
}

/** Whether a freeze by override is possible: a complete final rating in the own set that is not outdated. */
export const mayFreeze = (hazard: ModelHazard, own: ModelSet): boolean =>
  hazard.final[own.code]?.rating !== undefined && !isOutdated(hazard, own);
