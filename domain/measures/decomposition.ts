/** Automotive safety integrity levels, the lowest first. */
export const ASILS = ['QM', 'A', 'B', 'C', 'D'] as const;
export type Asil = (typeof ASILS)[number];

/** Shares that two parts of a requirement may carry, by its own ASIL (ISO 26262-9:2018, clause 5). */
export const DECOMPOSITIONS: Readonly<Record<Asil, readonly (readonly [Asil, Asil])[]>> = {
  D: [
    ['C', 'A'],
    ['B', 'B'],
    ['D', 'QM'],
  ],
  C: [
    ['B', 'A'],
    ['C', 'QM'],
  ],
  B: [
    ['A', 'A'],
    ['B', 'QM'],
  ],
  A: [['A', 'QM']],
  QM: [],
};

export const isAsil = (level: string): level is Asil => (ASILS as readonly string[]).includes(level);

/** Whether two shares, in any order, make up a level. */
export const isPairOf = (level: Asil, [one, other]: readonly [Asil, Asil]): boolean =>
  DECOMPOSITIONS[level].some(
    ([first, second]) => (one === first && other === second) || (one === second && other === first),
  );

/** A part of a requirement that carries a share of its level. */
export interface DecomposedPart {
  decomposedLevel: Asil;
  /** Element that carries it out. */
  allocatedTo: string;
}

/** What is wrong with a decomposition. */
export type DecompositionProblem = 'NO_ASIL' | 'NOT_TWO_PARTS' | 'PAIR' | 'NO_ARGUMENT' | 'SAME_ELEMENT';

/**
 * What is wrong with how a requirement is decomposed; nothing where it has no parts with a share.
 * @param level its own ASIL, of ASIL B(D) the B; null: it has none
 * @param independence why the elements of the parts are independent of each other (ISO 26262-9:2018, clause 5)
 */
export function decompositionProblems(
  level: string | null,
  parts: readonly DecomposedPart[],
  independence: string,
): DecompositionProblem[] {
  if (parts.length === 0) return [];
  const problems: DecompositionProblem[] = [];
  const [one, other] = parts;
  if (level === null || !isAsil(level)) problems.push('NO_ASIL');
  if (!one || !other || parts.length > 2) problems.push('NOT_TWO_PARTS');
  else {
    if (level !== null && isAsil(level) && !isPairOf(level, [one.decomposedLevel, other.decomposedLevel]))
      problems.push('PAIR');
    const element = one.allocatedTo.trim().toLowerCase();
    if (element !== '' && element === other.allocatedTo.trim().toLowerCase()) problems.push('SAME_ELEMENT');
  }
  if (independence.trim() === '') problems.push('NO_ARGUMENT');
  return problems;
}
