/** The default method of a new project by style (domain model 2.1, 2.2). */
export const STYLE_DEFAULT = { FUNCTION: 'ISO26262-3-2018', MACHINE: 'ISO13849-1' } as const;

export interface KnownRatingSet {
  uuid: string;
  name: string;
  isEnabled: boolean;
}

/** Why a project cannot use these sets; undefined if it can. */
export function problemOfSets(
  wanted: readonly string[],
  known: readonly KnownRatingSet[],
): string | undefined {
  const sets = wanted.map(uuid => known.find(set => set.uuid === uuid));
  if (sets.includes(undefined))
    return 'riskRatingSetUuids names something that does not exist here; choose one of the list.';
  const disabled = sets.find(set => !set?.isEnabled);
  return (
    disabled && `The rating set ${disabled.name} is not enabled. Choose another one, or enable it first.`
  );
}

/** The difference between two lists of sets. */
export const changeOfSets = (current: readonly string[], wanted: readonly string[]) => ({
  added: wanted.filter(uuid => !current.includes(uuid)),
  dropped: current.filter(uuid => !wanted.includes(uuid)),
});
