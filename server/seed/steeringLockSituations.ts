import type { Pool } from 'pg';
import { situationName } from '../../domain/exposure/situationName.ts';
import type { Settings } from '../settings.ts';
import { DemoDesk } from './demoDesk.ts';
import { lookupUuid } from './lookups.ts';

/** Elements by their codes; shares are invented, as is the fleet that they are said to come from. */
const ELEMENTS = [
  { code: 'CEA-001', type: 'LOC', name: 'Motorway', share: 0.28 },
  { code: 'CEA-002', type: 'LOC', name: 'Car wash', share: 0.0004 },
  { code: 'CEA-003', type: 'LIGHT', name: 'Night', share: 0.17 },
  { code: 'CEA-004', type: 'SPEED', name: 'Pulled at walking pace', share: 0.0003 },
];

/** Put together from elements, whose name they have, and ruled out: one is another one again, one hurts nobody. */
const SITUATIONS = [
  {
    elements: ['CEA-001', 'CEA-003'],
    disposition: 'DUPLICATE' as const,
    dispositionReason: 'A driver who cannot steer does as badly by day.',
    duplicateOf: 'SIT-001',
  },
  {
    elements: ['CEA-002', 'CEA-004'],
    disposition: 'NOT_RELEVANT' as const,
    dispositionReason:
      'The car wash leads the car; nobody steers, and nobody stands in the way of its wheels.',
  },
];

/** Situations of the steering column lock that were put together from elements, and why they were ruled out. */
export async function ruleOutSituations(pool: Pool, settings: Settings | undefined): Promise<void> {
  const desk = new DemoDesk(pool, 'steering-lock', settings);
  const path = { projectUuid: desk.projectUuid };
  await desk.call('engineer', 'createCeasBatch', {
    path,
    body: {
      items: ELEMENTS.map(({ code, type, ...element }) => ({
        ...element,
        uuid: desk.uuid(code),
        ceaTypeUuid: lookupUuid('ceaTypes', type),
        shareSource: 'Data of the customer fleet',
      })),
    },
  });
  const nameOf = (code: string) => ELEMENTS.find(element => element.code === code)?.name ?? '';
  await desk.call('engineer', 'createExposureSituationsBatch', {
    path,
    body: {
      items: SITUATIONS.map(({ elements, duplicateOf, ...situation }) => ({
        ...situation,
        name: situationName(elements.map(nameOf)),
        ceaUuids: elements.map(desk.uuid),
        duplicateOfUuid: duplicateOf ? desk.uuid(duplicateOf) : null,
      })),
    },
  });
}
