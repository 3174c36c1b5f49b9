import { describe, expect, it } from 'vitest';
import { fillsPlace, isCheckedPlace } from '../../../domain/hazards/places.ts';

const place = { taskUuid: 'film', zoneUuid: 'cabinet', personnelUuid: 'operator' };
const terminals = { hazardTypeUuid: 'electric', machineHazard: { uuid: 'terminals', zoneUuid: 'cabinet' } };
const hazard = {
  taskUuid: 'film',
  zoneUuid: 'cabinet',
  hazardTypeUuid: 'electric',
  machineHazardUuid: 'terminals',
  personnelUuids: [] as string[],
};

describe('a place of a task (domain model 2.2)', () => {
  it('is filled by a hazard of its zone and type that names the person, or nobody', () => {
    expect(fillsPlace(hazard, place, terminals)).toBe(true);
    expect(fillsPlace({ ...hazard, personnelUuids: ['operator'] }, place, terminals)).toBe(true);
    expect(fillsPlace({ ...hazard, personnelUuids: ['driver'] }, place, terminals)).toBe(false);
    expect(fillsPlace({ ...hazard, taskUuid: 'other' }, place, terminals)).toBe(false);
  });
  it('stays filled by the hazard made of a danger, whatever its type and zone become (13.10)', () => {
    const retyped = { ...hazard, hazardTypeUuid: 'mechanical', zoneUuid: null };
    expect(fillsPlace(retyped, place, terminals)).toBe(true);
    expect(fillsPlace({ ...retyped, machineHazardUuid: null }, place, terminals)).toBe(false);
    // A danger that is anywhere at the machine is gone through in each zone.
    const anywhere = { ...terminals, machineHazard: { uuid: 'terminals', zoneUuid: null } };
    expect(fillsPlace({ ...retyped, zoneUuid: 'aisle' }, place, anywhere)).toBe(false);
  });
  it('is checked for this person or for everybody', () => {
    expect(isCheckedPlace({ zoneUuid: 'cabinet', personnelUuid: null }, place)).toBe(true);
    expect(isCheckedPlace({ zoneUuid: 'cabinet', personnelUuid: 'driver' }, place)).toBe(false);
    expect(isCheckedPlace({ zoneUuid: 'aisle', personnelUuid: null }, place)).toBe(false);
  });
});
