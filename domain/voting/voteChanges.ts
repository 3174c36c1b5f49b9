import { SPREAD_TO_DISCUSS } from './consensus.ts';

/** Rules of changes around votes (domain model 2.6, R1 to R9). */
export type VoteChangeRule = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9';

export interface Violation {
  rule: VoteChangeRule;
  /** REFUSED: not possible. CONFIRM: possible once confirmed. WARNING: possible, with a consequence. */
  effect: 'REFUSED' | 'CONFIRM' | 'WARNING';
  message: string;
}

/** What is known of a hazard and stage whose votes somebody wants to change. */
export interface HazardState {
  isFrozen: boolean;
  isLocked: boolean;
}

export interface VoteChange extends HazardState {
  isOwn: boolean;
  isRevealed: boolean;
  hasReason: boolean;
  hasComment: boolean;
  /** Most levels by which a parameter moves. */
  steps: number;
  isMember: boolean;
  lowersRating: boolean;
  hasAcceptedMeasures: boolean;
}

/** R1 and R2: what stands in the way of every change of votes. */
export function closedViolations({ isFrozen, isLocked }: HazardState): Violation[] {
  const violations: Violation[] = [];
  if (isFrozen)
    violations.push({
      rule: 'R1',
      effect: 'REFUSED',
      message:
        'The risk of this hazard is frozen, so no vote changes. Whoever may unfreeze it can open it again.',
    });
  if (isLocked)
    violations.push({
      rule: 'R2',
      effect: 'REFUSED',
      message: 'The agreed values of this hazard are locked, so no vote changes. Unlock the consensus first.',
    });
  return violations;
}

/** What speaks against changing, or withdrawing, a vote that was cast. */
export function voteChangeViolations(change: VoteChange): Violation[] {
  const violations = closedViolations(change);
  const add = (when: boolean, rule: VoteChangeRule, effect: Violation['effect'], message: string) => {
    if (when) violations.push({ rule, effect, message });
  };
  add(
    !change.isOwn,
    'R3',
    'REFUSED',
    'A vote is changed by its voter only. A lead can mark it as not needed instead.',
  );
  add(
    change.isRevealed && !change.hasReason,
    'R4',
    'REFUSED',
    'The votes are revealed: say in the reason why you change yours.',
  );
  add(
    change.steps >= SPREAD_TO_DISCUSS && !change.hasComment,
    'R5',
    'REFUSED',
    'A level moves by two or more: leave a comment for the others with the change.',
  );
  add(
    !change.isMember,
    'R8',
    'WARNING',
    'This voter is not a voting member of the project any more: the vote is kept but not counted.',
  );
  add(
    change.lowersRating && change.hasAcceptedMeasures,
    'R9',
    'WARNING',
    'The change would lower the rating although measures were accepted for it.',
  );
  return violations;
}

/** Fields that say what is voted on: another trigger, situation, method or person makes it another risk (R6). */
export const VOTED_FIELDS = [
  'style',
  'hazardTypeUuid',
  'functionUuid',
  'malfunctionUuid',
  'misuseUuid',
  'exposureSituationUuid',
  'hazardousEventUuid',
  'machineUuid',
  'machineHazardUuid',
  'taskUuid',
  'humanTaskUuid',
  'zoneUuid',
  'personnelUuids',
  'riskRatingSetUuid',
] as const;

/** Lists of uuids are sets here; a uuid is the same in capitals. */
const normal = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null)).toLowerCase();

/** Those of the fields that a change gives another value. */
export const changedVotedFields = (
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): string[] =>
  VOTED_FIELDS.filter(field => field in change && normal(change[field]) !== normal(before[field]));

/** What speaks against changing what a hazard is about while it has votes. */
export function hazardChangeViolations(
  change: HazardState & { fields: readonly string[]; hasVotes: boolean },
): Violation[] {
  if (change.fields.length === 0) return [];
  if (change.isFrozen || (change.isLocked && change.hasVotes)) return closedViolations(change);
  if (!change.hasVotes) return [];
  const list = change.fields.join(', ');
  return [
    change.fields.includes('riskRatingSetUuid')
      ? {
          rule: 'R7',
          effect: 'CONFIRM',
          message: 'Votes were cast in another rating set. To change it, confirm that they are reset.',
        }
      : {
          rule: 'R6',
          effect: 'CONFIRM',
          message: `Votes were cast on this hazard as it is. To change it (${list}), confirm that they are reset.`,
        },
  ];
}

/** Nothing is refused; what asks for a confirmation or warns is allowed. */
export const isAllowed = (violations: readonly Violation[]): boolean =>
  violations.every(({ effect }) => effect !== 'REFUSED');
