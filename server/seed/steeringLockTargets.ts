import type { Pool } from 'pg';
import type { Settings } from '../settings.ts';
import { addAssumptions } from './demoAssumptions.ts';
import { DemoDesk } from './demoDesk.ts';
import { addDocuments } from './demoDocuments.ts';
import { lookupUuid } from './lookups.ts';
import { STEERING_LOCK_DOCUMENTS } from './steeringLockDocuments.ts';

/** Targets by their codes, with the hazards they are for; each level is the highest of those. */
const TARGETS = [
  {
    code: 'ST-001',
    name: 'The steering column does not lock while the car moves',
    safeState: 'Bolt drawn back and its drive without power. The car stays drivable.',
    hazards: ['HZ-001', 'HZ-002', 'HZ-003', 'HZ-004', 'HZ-005'],
    fttiMs: 100,
    faultDetectionMs: 20,
    faultReactionMs: 40,
    warningConcept: 'Red lamp and text at once: **Steering lock fault, stop safely**.',
    degradationConcept: 'The lock stays open until a workshop has cleared the fault.',
    status: 'AGREED' as const,
  },
  {
    code: 'ST-002',
    name: 'The bolt never drags on the column',
    safeState: 'Bolt drawn back to its end stop.',
    hazards: ['HZ-006', 'HZ-008'],
    fttiMs: 300,
    faultDetectionMs: 100,
    faultReactionMs: 150,
    emergencyOperationMs: 600_000,
    warningConcept: 'Yellow lamp from the first drive on.',
    degradationConcept: 'Limp home at 60 km/h until the bolt is back at its end stop.',
    status: 'AGREED' as const,
  },
  {
    code: 'ST-003',
    name: 'The car cannot be driven or towed off with a locked column',
    safeState: 'Engine start refused, reason shown.',
    hazards: ['HZ-007', 'HZ-010'],
    fttiMs: 500,
    faultDetectionMs: 200,
    faultReactionMs: 200,
    status: 'AGREED' as const,
  },
  {
    code: 'ST-004',
    name: 'The column locks when the car is parked',
    safeState: '',
    hazards: ['HZ-009'],
    status: 'DRAFT' as const,
  },
];

const REQUIREMENTS = [
  {
    code: 'SREM-001',
    name: 'No locking above 3 km/h',
    text: 'The steering lock shall not move its bolt out while the speed of the car is above 3 km/h or unknown.',
    targets: ['ST-001'],
    allocatedTo: 'Steering lock system',
    verificationMethod: 'Fault injection on the test bench, test drive with a prepared lock.',
    status: 'AGREED' as const,
  },
  {
    code: 'SREM-002',
    name: 'The position of the bolt is known',
    text: 'The steering lock shall know the position of its bolt within 20 ms by two sensors that work on different principles.',
    targets: ['ST-001', 'ST-002', 'ST-003'],
    allocatedTo: 'Bolt sensors',
    verificationMethod: 'Measurement over temperature and age, fault injection on each sensor.',
    status: 'IMPLEMENTED' as const,
  },
  {
    code: 'SREM-003',
    name: 'The driver is warned',
    text: 'The car shall warn the driver within 1 s after the two sensors disagree.',
    parent: 'SREM-002',
    allocatedTo: 'Instrument cluster',
    verificationMethod: 'Test in the car.',
    status: 'AGREED' as const,
  },
  {
    code: 'SREM-004',
    name: 'No start with the bolt out',
    text: 'The car shall start its engine only while both sensors report the bolt at its end stop.',
    targets: ['ST-002', 'ST-003'],
    allocatedTo: 'Engine control',
    verificationMethod: 'Integration test.',
    status: 'DRAFT' as const,
  },
  {
    code: 'SREM-005',
    name: 'Speed of the car from the brakes',
    kind: 'EXTERNAL_MEASURE' as const,
    text: 'The brake system provides the speed of the car every 10 ms, protected end to end, as ASIL B.',
    targets: ['ST-001'],
    allocatedTo: 'Supplier of the brake system',
    verificationMethod: 'Interface agreement, signed by both sides.',
    status: 'AGREED' as const,
  },
];

/** ASIL D shared as B(D) and B(D): one of the pairs of ISO 26262-9:2018, clause 5. */
const PARTS = [
  {
    name: 'The lock moves its bolt at standstill only',
    text: 'The lock controller shall drive the bolt out only after it has received a speed of 0 km/h for 500 ms.',
    allocatedTo: 'Lock controller',
    decomposedLevel: 'B' as const,
  },
  {
    name: 'The drive has power at standstill only',
    text: 'The body controller shall switch on the power of the bolt drive only while its own wheel pulses show standstill.',
    allocatedTo: 'Body controller',
    decomposedLevel: 'B' as const,
  },
];

const INDEPENDENCE = [
  'Both controllers have their own processor, supply and clock, and come from different suppliers.',
  'The lock controller takes the speed from the bus, the body controller counts pulses of a wheel by a wire of its own.',
  'The analysis of dependent failures found the connector of the lock as the only common part; its pins lie apart.',
].join('\n\n');

const ASSUMPTIONS = [
  {
    code: 'AS-001',
    text: 'Drivers of the country road stay below 100 km/h.',
    category: 'USER',
    rationale: 'Limit by law; the exposure of HZ-003 rests on it.',
    status: 'CONFIRMED',
    validationMethod: 'Data of the customer fleet',
    dueInDays: -30,
    owner: 'lead',
    hazards: ['HZ-003'],
  },
  {
    code: 'AS-002',
    text: 'The speed on the bus is wrong by less than 2 km/h below 10 km/h.',
    category: 'INTERFACE',
    rationale: 'Data sheet of the brake system, not measured yet.',
    status: 'OPEN',
    validationMethod: 'Measurement in the car',
    dueInDays: 21,
    owner: 'engineer',
    hazards: ['HZ-001', 'HZ-004'],
  },
  {
    code: 'AS-003',
    text: 'Cars are towed with a bar, never with a rope.',
    category: 'USER',
    rationale: 'The manual says so.',
    status: 'REJECTED',
    validationMethod: 'Survey of breakdown services',
    dueInDays: -5,
    owner: 'engineer',
    hazards: ['HZ-010'],
  },
] as const;

/** Safety goals of the steering column lock, what carries them out, and what all of it rests on. */
export async function setSteeringLockTargets(pool: Pool, settings: Settings | undefined): Promise<void> {
  const desk = new DemoDesk(pool, 'steering-lock', settings);
  const path = { projectUuid: desk.projectUuid };
  await desk.call('lead', 'createSafetyTargetsBatch', {
    path,
    body: {
      items: TARGETS.map(({ code, hazards, ...target }) => ({
        ...target,
        uuid: desk.uuid(code),
        safetyTargetTypeUuid: lookupUuid('safetyTargetTypes', 'SAFETY_GOAL'),
        hazardUuids: hazards.map(desk.uuid),
      })),
    },
  });
  for (const { code, targets = [], parent, ...requirement } of REQUIREMENTS)
    await desk.call('engineer', 'createSremsBatch', {
      path,
      body: {
        items: [
          {
            ...requirement,
            uuid: desk.uuid(code),
            safetyTargetUuids: targets.map(desk.uuid),
            parentUuid: parent ? desk.uuid(parent) : null,
          },
        ],
      },
    });
  const decomposed = { sremUuid: desk.uuid('SREM-001') };
  const { revision } = await desk.call('engineer', 'getSrem', { path: decomposed });
  await desk.call('engineer', 'decomposeSrem', {
    path: decomposed,
    body: { revision, independence: INDEPENDENCE, parts: PARTS },
  });
  await addAssumptions(desk, ASSUMPTIONS);
  await addDocuments(desk, STEERING_LOCK_DOCUMENTS);
}
