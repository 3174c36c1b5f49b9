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

/** Fields that say what is voted on: other words, another trigger, situation, method or person make it another risk (R6). */
export const VOTED_FIELDS = [
  'name',
  'description',
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
  'areaUuid',
  'lifecyclePhaseUuid',
  'energySourceUuid',
  'personnelUuids',
  'hazardEffects',
  'injuryTypeUuids',
  'riskRatingSetUuid',
] as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lists of uuids are sets here; a uuid is the same in capitals. What an entry of a list leaves out is empty. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(normal);
    return items.every(item => typeof item === 'string') ? items.sort() : items;
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([field, of]) => [field, normal(of)] as const)
      .filter(([, of]) => of !== null && of !== '' && !(Array.isArray(of) && of.length === 0))
      .sort(([one], [other]) => one.localeCompare(other));
  return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : (value ?? null);
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(normal(one)) === JSON.stringify(normal(other));

type Fields = Readonly<Record<string, unknown>>;

/** Those of the fields that a change gives another value. */
export const changedFields = (fields: readonly string[], before: Fields, change: Fields): string[] =>
  fields.filter(field => field in change && !isSame(change[field], before[field]));

/** Those that say what is voted on. */
export const changedVotedFields = (before: Fields, change: Fields): string[] =>
  changedFields(VOTED_FIELDS, before, change);

/** R1 and R2 for what a hazard is about: what was accepted or agreed on stays as it was. */
export const standsStill = ({ isFrozen, isLocked }: HazardState): Violation[] => [
  ...(isFrozen
    ? [
        {
          rule: 'R1' as const,
          effect: 'REFUSED' as const,
          message:
            'The risk of this hazard is frozen, so it stays as it was accepted. Whoever may unfreeze it can open it again.',
        },
      ]
    : []),
  ...(isLocked
    ? [
        {
          rule: 'R2' as const,
          effect: 'REFUSED' as const,
          message:
            'The agreed values of this hazard are locked, so it stays as it was agreed on. Unlock the consensus first.',
        },
      ]
    : []),
];

/** What speaks against changing what a hazard is about; without votes too, as an override may have locked it. */
export function hazardChangeViolations(
  change: HazardState & { fields: readonly string[]; hasVotes: boolean },
): Violation[] {
  if (change.fields.length === 0) return [];
  const [closed] = standsStill(change);
  if (closed) return [closed];
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
