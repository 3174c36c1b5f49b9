import { situationName } from '../../../domain/exposure/situationName.ts';

/** A combination counts as thinly sliced when its share is below this fraction of its rarest element's. */
const THIN_PART = 0.1;
const PRECISION = 1e-12;

/** An element of exposure situations with what a combination needs. */
export interface CombinedElement {
  uuid: string;
  name: string;
  ceaTypeUuid: string;
  /** Only one element of its type in a situation. */
  exclusive: boolean;
  /** Share of the operating time, 0 to 1; null where nobody has given one. */
  share: number | null;
}

export interface Combination {
  name: string;
  ceaUuids: string[];
  proposedShare: number | null;
  isShareComplete: boolean;
  isThinlySliced: boolean;
}

export interface CombinationRequest {
  groups: CombinedElement[][];
  /** Sets of elements that never occur together. */
  exclusions: string[][];
  /** Element sets of the situations that exist. */
  existing: string[][];
  minimumShare: number;
}

export interface CombinationResult {
  situations: Combination[];
  excluded: number;
  conflicting: number;
  belowMinimum: number;
  existing: number;
}

/** Size of the whole product. */
export const productSize = (groups: readonly (readonly unknown[])[]) =>
  groups.reduce((size, group) => size * group.length, 1);

const setKey = (uuids: readonly string[]) => [...uuids].sort().join(' ');

function isConflicting(elements: readonly CombinedElement[]): boolean {
  const uuids = new Set(elements.map(({ uuid }) => uuid));
  const exclusive = elements.filter(element => element.exclusive).map(({ ceaTypeUuid }) => ceaTypeUuid);
  return uuids.size < elements.length || new Set(exclusive).size < exclusive.length;
}

/** Exposure share of a combination (domain.md 2.3): product of the known shares, capped by the smallest. */
export function proposedExposure(
  elements: readonly CombinedElement[],
): Pick<Combination, 'proposedShare' | 'isShareComplete' | 'isThinlySliced'> {
  const shares = elements.flatMap(({ share }) => share ?? []);
  if (shares.length === 0) return { proposedShare: null, isShareComplete: false, isThinlySliced: false };
  const smallest = Math.min(...shares);
  const proposedShare = Math.min(
    smallest,
    shares.reduce((product, share) => product * share, 1),
  );
  return {
    proposedShare,
    isShareComplete: shares.length === elements.length,
    isThinlySliced: proposedShare < smallest * THIN_PART - PRECISION,
  };
}

/** The cartesian product, first group slowest. */
function* product(groups: readonly CombinedElement[][]): Generator<CombinedElement[]> {
  const [first, ...rest] = groups;
  if (!first) {
    yield [];
    return;
  }
  for (const element of first) for (const others of product(rest)) yield [element, ...others];
}

/**
 * The situations that a product of groups gives (domain.md 2.3), and how many combinations were left out for what.
 * A combination is counted once, by the first reason in this order: conflict, exclusion, share, existing.
 */
export function combineElements(request: CombinationRequest): CombinationResult {
  const known = new Set(request.existing.map(setKey));
  const result: CombinationResult = {
    situations: [],
    excluded: 0,
    conflicting: 0,
    belowMinimum: 0,
    existing: 0,
  };
  for (const elements of product(request.groups)) {
    const ceaUuids = elements.map(({ uuid }) => uuid);
    const exposure = proposedExposure(elements);
    const key = setKey(ceaUuids);
    if (isConflicting(elements)) result.conflicting += 1;
    else if (request.exclusions.some(excluded => excluded.every(uuid => ceaUuids.includes(uuid))))
      result.excluded += 1;
    else if (exposure.proposedShare !== null && exposure.proposedShare < request.minimumShare)
      result.belowMinimum += 1;
    else if (known.has(key)) result.existing += 1;
    else {
      known.add(key);
      const name = situationName(elements.map(element => element.name));
      result.situations.push({ name, ceaUuids, ...exposure });
    }
  }
  return result;
}

/** Warnings about generated situations. */
export function combinationWarnings(situations: readonly Combination[]): string[] {
  const thin = situations.filter(({ isThinlySliced }) => isThinlySliced).length;
  const incomplete = situations.filter(({ isShareComplete }) => !isShareComplete).length;
  const warnings = [];
  if (thin > 0)
    warnings.push(
      `Situations rarer than a tenth of their rarest element: ${thin} of ${situations.length}. Splitting a situation into many rare variants lowers the exposure artificially and must not be used to lower the level (ISO 26262-3). Combine fewer elements.`,
    );
  if (incomplete > 0)
    warnings.push(
      `Situations with elements without a share of the operating time: ${incomplete} of ${situations.length}. Enter the shares to get a complete proposal.`,
    );
  return warnings;
}
