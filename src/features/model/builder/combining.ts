import type { CeaType } from '@/api/cea-types';
import type { ExposureSituation } from '@/api/exposure-situations';

/** What somebody picked of one type. */
export interface Picked {
  readonly type: Pick<CeaType, 'uuid' | 'exclusive'>;
  /** In their order. */
  readonly elements: readonly string[];
  /** All of them belong to each situation; otherwise each makes situations of its own. */
  readonly isTogether: boolean;
}

/** Groups of elements: each situation takes one of every group. */
export const groupsOf = (picked: readonly Picked[]): readonly (readonly string[])[] =>
  picked
    .filter(({ elements }) => elements.length > 0)
    .flatMap(({ type, elements, isTogether }) =>
      isTogether && !type.exclusive ? elements.map(element => [element]) : [elements],
    );

/** Before anything is excluded. */
export const combinationCount = (groups: readonly (readonly string[])[]): number =>
  groups.length === 0 ? 0 : groups.reduce((product, { length }) => product * length, 1);

/** Situations that the project has already, of the elements that the groups would combine. */
export function knownSituations(
  groups: readonly (readonly string[])[],
  situations: readonly ExposureSituation[],
): readonly ExposureSituation[] {
  if (groups.length === 0) return [];
  return situations.filter(
    ({ ceaUuids }) =>
      ceaUuids.length === groups.length &&
      groups.every(group => group.filter(uuid => ceaUuids.includes(uuid)).length === 1),
  );
}
