import type { FieldProblem } from '../fieldProblem.ts';

export type Fields = Readonly<Record<string, unknown>>;

export type OwnedField = 'malfunctionUuid' | 'machineHazardUuid';

/** A link of a hazard whose target belongs to the target of another link. */
interface Ownership {
  owned: OwnedField;
  owner: 'functionUuid' | 'machineUuid';
  /** What is wrong when both are set and do not belong together. */
  contradiction: string;
  /** What is wrong when the owner is cleared and the owned record stays. */
  orphaned: string;
}

/** A malfunction belongs to its function, a machine hazard to its machine (domain model 1.13, 1.15). */
export const OWNERSHIPS: readonly Ownership[] = [
  {
    owned: 'malfunctionUuid',
    owner: 'functionUuid',
    contradiction:
      'This malfunction belongs to another function. Choose a malfunction of the hazard’s function, or change both.',
    orphaned: 'The malfunction of this hazard belongs to its function. Clear the malfunction as well.',
  },
  {
    owned: 'machineHazardUuid',
    owner: 'machineUuid',
    contradiction:
      'This machine hazard belongs to another machine. Choose a machine hazard of the hazard’s machine, or change both.',
    orphaned: 'The machine hazard of this hazard belongs to its machine. Clear the machine hazard as well.',
  },
];

/** The function of a malfunction, or the machine of a machine hazard; undefined for one that is not known. */
export type OwnerOf = (field: OwnedField, uuid: string) => string | null | undefined;

/**
 * The owners that a change brings along: a malfunction fills its function, a machine hazard its machine. An owner that
 * the change names itself is kept, even where it contradicts.
 * @param record as it is before the change; for a new hazard an empty object
 */
export function followingOwners(record: Fields, change: Fields, ownerOf: OwnerOf): Record<string, unknown> {
  const following: Record<string, unknown> = {};
  for (const { owned, owner } of OWNERSHIPS) {
    const uuid = change[owned];
    if (typeof uuid !== 'string' || change[owner]) continue;
    const own = ownerOf(owned, uuid);
    const now = owner in change ? change[owner] : record[owner];
    if (own && own !== now) following[owner] = own;
  }
  return following;
}

/** An owner that the owned record does not belong to; reported at the owned field. */
export function ownerProblem(item: Fields, ownerOf: OwnerOf): FieldProblem | undefined {
  for (const { owned, owner, contradiction } of OWNERSHIPS) {
    const uuid = item[owned];
    const own = typeof uuid === 'string' ? ownerOf(owned, uuid) : undefined;
    if (own && item[owner] !== own) return { path: owned, message: contradiction };
  }
  return undefined;
}

/** An owner that is cleared while what belongs to it stays; reported at the owner. */
export function orphanProblem(record: Fields, change: Fields): FieldProblem | undefined {
  const broken = OWNERSHIPS.find(
    ({ owned, owner }) => change[owner] === null && record[owned] && !(owned in change),
  );
  return broken && { path: broken.owner, message: broken.orphaned };
}

/** A hazard has one trigger: a malfunction or a misuse (domain model 1.13, 1.23). */
export function triggerProblem(item: Fields): FieldProblem | undefined {
  if (!item.malfunctionUuid || !item.misuseUuid) return undefined;
  return {
    path: 'misuseUuid',
    message: 'A hazard is triggered by a malfunction or by a misuse. Clear one of them.',
  };
}
