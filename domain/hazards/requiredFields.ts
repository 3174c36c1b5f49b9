type Style = 'FUNCTION' | 'MACHINE';

/**
 * What describes a hazard of each style: one field of every group has to be filled before it is READY to be rated
 * (domain model 1.23, 2.5). The status itself is derived from these groups in SQL as well.
 */
export const REQUIRED_FIELDS = {
  FUNCTION: [['malfunctionUuid', 'misuseUuid'], ['exposureSituationUuid'], ['hazardousEventUuid']],
  MACHINE: [
    ['hazardousEventUuid'],
    ['hazardTypeUuid', 'machineHazardUuid'],
    ['machineUuid', 'taskUuid', 'humanTaskUuid', 'zoneUuid'],
  ],
} as const satisfies Record<Style, readonly (readonly string[])[]>;

export type RequiredField = (typeof REQUIRED_FIELDS)[Style][number][number];

/** The groups of which no field is filled; empty for a hazard that can be rated. */
export const missingFields = (
  hazard: { readonly style: Style } & { readonly [Field in RequiredField]?: string | null },
): readonly (readonly RequiredField[])[] =>
  REQUIRED_FIELDS[hazard.style].filter(group => group.every(field => !hazard[field]));
