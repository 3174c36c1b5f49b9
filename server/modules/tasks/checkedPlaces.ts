import type { ErrorField } from '../../contract/errors.ts';

interface CheckedPlace {
  zoneUuid: string;
  personnelUuid?: string | null;
}

/** The list is replaced as a whole, so that looking at it is enough to keep each place once. */
export function repeatedPlaceProblem(task: Record<string, unknown>): ErrorField | undefined {
  const places = (task.checkedPlaces ?? []) as CheckedPlace[];
  const seen = new Set<string>();
  for (const [at, { zoneUuid, personnelUuid }] of places.entries()) {
    const place = `${zoneUuid} ${personnelUuid ?? ''}`.toLowerCase();
    if (seen.has(place))
      return {
        path: `checkedPlaces.${at}.zoneUuid`,
        message: 'This place of the task is listed twice. Name each zone and person once.',
      };
    seen.add(place);
  }
  return undefined;
}
