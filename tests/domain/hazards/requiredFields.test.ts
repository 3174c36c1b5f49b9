import { expect, test } from 'vitest';
import { missingFields } from '../../../domain/hazards/requiredFields.ts';

// Domain model 1.23 and 2.5: what a hazard of each style is described by before it can be rated.

test.each([
  ['function style, empty', { style: 'FUNCTION' }, 3],
  [
    'a misuse in the place of a malfunction',
    { style: 'FUNCTION', misuseUuid: 'u', exposureSituationUuid: 's', hazardousEventUuid: 'e' },
    0,
  ],
  ['without a situation', { style: 'FUNCTION', malfunctionUuid: 'm', hazardousEventUuid: 'e' }, 1],
  ['machine style, empty', { style: 'MACHINE' }, 3],
  [
    'a zone in the place of a machine',
    { style: 'MACHINE', zoneUuid: 'z', hazardTypeUuid: 't', hazardousEventUuid: 'e' },
    0,
  ],
  [
    'a machine hazard in the place of a hazard type',
    { style: 'MACHINE', taskUuid: 't', machineHazardUuid: 'h', hazardousEventUuid: 'e' },
    0,
  ],
  [
    'without a hazardous event',
    { style: 'MACHINE', machineUuid: 'a', hazardTypeUuid: 't', hazardousEventUuid: null },
    1,
  ],
] as const)('a hazard lacks as many groups of fields as expected: %s', (_title, hazard, count) => {
  expect(missingFields(hazard)).toHaveLength(count);
});
