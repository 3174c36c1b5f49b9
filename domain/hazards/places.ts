/**
 * Places of a machine analysis: each task × zone × person is gone through (domain model 2.2, step 2). What is recommended
 * for a whole project is found by SQL (`server/modules/project-actions/recommendMachineHazards.ts`), which a test over
 * random projects holds to what stands here.
 */

export interface Place {
  readonly taskUuid: string;
  readonly zoneUuid: string;
  /** null: nobody is named for the task. */
  readonly personnelUuid: string | null;
}

/** What a place is looked at for: a hazard type, and the danger at the machine that speaks for it. */
export interface Danger {
  readonly hazardTypeUuid: string;
  readonly machineHazard: { readonly uuid: string; readonly zoneUuid: string | null } | null;
}

interface PlacedHazard {
  readonly taskUuid: string | null;
  readonly zoneUuid: string | null;
  readonly hazardTypeUuid: string | null;
  readonly machineHazardUuid: string | null;
  readonly personnelUuids: readonly string[];
}

/** It names the person, or nobody in particular; where nobody is named for the task, every hazard is for all. */
const isFor = ({ personnelUuids }: PlacedHazard, personnelUuid: string | null) =>
  personnelUuid === null || personnelUuids.length === 0 || personnelUuids.includes(personnelUuid);

/**
 * Whether the hazard was made of the danger: it keeps naming it, whatever becomes of its type and zone, so that the danger
 * is not recommended again. A danger that is anywhere at the machine is another one in each zone.
 */
const isMadeOf = (hazard: PlacedHazard, zoneUuid: string, { machineHazard }: Danger) =>
  machineHazard !== null &&
  hazard.machineHazardUuid === machineHazard.uuid &&
  (machineHazard.zoneUuid !== null || hazard.zoneUuid === zoneUuid);

/** Whether a hazard fills the place: any of the zone, or one for this danger where it is looked at for one. */
export const fillsPlace = (hazard: PlacedHazard, place: Place, danger: Danger | null): boolean =>
  hazard.taskUuid === place.taskUuid &&
  isFor(hazard, place.personnelUuid) &&
  ((hazard.zoneUuid === place.zoneUuid &&
    (danger === null || hazard.hazardTypeUuid === danger.hazardTypeUuid)) ||
    (danger !== null && isMadeOf(hazard, place.zoneUuid, danger)));

/** Whether somebody checked the place and found nothing there: for this person or for everybody. */
export const isCheckedPlace = (
  checked: { readonly zoneUuid: string; readonly personnelUuid: string | null },
  { zoneUuid, personnelUuid }: Pick<Place, 'zoneUuid' | 'personnelUuid'>,
): boolean =>
  checked.zoneUuid === zoneUuid &&
  (checked.personnelUuid === null || checked.personnelUuid === personnelUuid);
