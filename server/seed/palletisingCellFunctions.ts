import type { DemoDesk } from './demoDesk.ts';
import { lookupUuid } from './lookups.ts';
import { levelUuid } from './ratingSets.ts';
import { seedUuid } from './seedUuid.ts';

const PL_SET = seedUuid('risk-rating-set', 'ISO13849-1');

/** Its required level follows from its hazards: those that are named, and those on which its measures are used. */
const FUNCTIONS = [
  {
    code: 'SF-001',
    name: 'Locked access door',
    description: 'The door stays locked until robot and conveyors stand still; opening it keeps them still.',
    measures: ['RRM-001'],
    hazards: ['HZ-001', 'HZ-003'],
    achievedLevel: 'PL d',
    architectureCategory: '3' as const,
    pfhd: 2.9e-7,
    responseTimeMs: 350,
    stopCategory: '1' as const,
    evidence: 'Calculation by ISO 13849-1, sheet 3; fault list signed on the test bench.',
    status: 'VERIFIED' as const,
  },
  {
    code: 'SF-002',
    name: 'Stop when somebody walks in at the pallet exit',
    description: 'Light curtain with muting for the pallet, scanner for who has got past it.',
    measures: ['RRM-008', 'RRM-009'],
    hazards: ['HZ-001'],
    achievedLevel: 'PL e',
    architectureCategory: '4' as const,
    pfhd: 4.3e-8,
    responseTimeMs: 280,
    stopCategory: '1' as const,
    evidence: 'Calculation by ISO 13849-1, sheet 4; distance by ISO 13855 measured: 640 mm.',
    status: 'IMPLEMENTED' as const,
  },
  {
    code: 'SF-003',
    name: 'Reduced speed with enabling device',
    description: '250 mm/s at the gripper; letting go or squeezing stops the robot.',
    measures: ['RRM-004'],
    hazards: ['HZ-001'],
    achievedLevel: 'PL d',
    architectureCategory: '3' as const,
    pfhd: 6.6e-7,
    responseTimeMs: 150,
    stopCategory: '0' as const,
    evidence: 'Declaration of the maker of the robot.',
    status: 'SPECIFIED' as const,
  },
  {
    // Falls short of the PL d that HZ-001 asks for, so that the demo has a finding of check V25.
    code: 'SF-004',
    name: 'Start only from outside',
    description:
      'The reset button stands where the whole cell can be seen; the start needs a second, separate action.',
    measures: ['RRM-002'],
    hazards: [],
    achievedLevel: 'PL c',
    architectureCategory: '1' as const,
    pfhd: 1.8e-6,
    responseTimeMs: null,
    stopCategory: null,
    evidence: 'One channel so far; a second one is offered.',
    status: 'SPECIFIED' as const,
  },
  {
    code: 'SF-005',
    name: 'Emergency stop vents the gripper',
    description: 'Stops every drive and dumps the pressure of the gripper.',
    measures: ['RRM-012'],
    hazards: ['HZ-002'],
    achievedLevel: null,
    architectureCategory: null,
    pfhd: null,
    responseTimeMs: null,
    stopCategory: '0' as const,
    evidence: '',
    status: 'DRAFT' as const,
  },
];

/** What the control system of the cell does, with the level that each reaches. */
export async function addSafetyFunctions(desk: DemoDesk): Promise<void> {
  await desk.call('engineer', 'createSafetyFunctionsBatch', {
    path: { projectUuid: desk.projectUuid },
    body: {
      items: FUNCTIONS.map(({ code, measures, hazards, ...safetyFunction }) => ({
        ...safetyFunction,
        uuid: desk.uuid(code),
        riskRatingSetUuid: PL_SET,
        rrmUuids: measures.map(desk.uuid),
        hazardUuids: hazards.map(desk.uuid),
      })),
    },
  });
}

/** Requirements on the control system, and what the operating company has agreed to. */
export async function addCellRequirements(desk: DemoDesk): Promise<void> {
  await desk.call('engineer', 'createSremsBatch', {
    path: { projectUuid: desk.projectUuid },
    body: {
      items: [
        {
          uuid: desk.uuid('SREM-001'),
          name: 'The door opens at standstill only',
          text: 'The guard locking shall release the door only while the robot has stood still for 300 ms.',
          allocatedTo: 'Safety controller',
          verificationMethod: 'Test with a prepared encoder.',
          hazardUuids: [desk.uuid('HZ-001')],
          status: 'VERIFIED',
        },
        {
          uuid: desk.uuid('SREM-002'),
          kind: 'EXTERNAL_MEASURE',
          name: 'A padlock for everyone who walks in',
          text: 'The operating company gives everyone who enters the cell a padlock of their own for the door.',
          allocatedTo: 'Operating company',
          verificationMethod: 'Part of the contract and of the yearly instruction.',
          hazardUuids: [desk.uuid('HZ-001'), desk.uuid('HZ-005')],
          status: 'AGREED',
        },
      ],
    },
  });
}

const house = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
  levelUuid('HOUSE-SEA-27', parameter, code);

const CURTAIN = 'SOL-001';
const DOOR = 'SOL-002';

/** Two ways to protect the pallet exit: the one that is built, and a dearer one that leaves less risk. */
export async function addAlternatives(desk: DemoDesk): Promise<void> {
  const path = { projectUuid: desk.projectUuid };
  await desk.call('lead', 'createSolutionSetsBatch', {
    path,
    body: {
      items: [
        {
          uuid: desk.uuid(CURTAIN),
          name: 'Light curtain at the pallet exit',
          kind: 'CURRENT',
          isSelected: true,
          cost: 21_000,
          note: 'Offered and ordered.',
        },
        {
          uuid: desk.uuid(DOOR),
          name: 'Rapid-action door, teaching from outside',
          kind: 'PROPOSED',
          cost: 34_500,
          note: 'Needs a pallet change of 12 s more; nobody has to teach inside the cell.',
        },
      ],
    },
  });
  const rrm = (code: string, name: string, type: string, cost: number, standardReference: string) => ({
    uuid: desk.uuid(code),
    name,
    rrmTypeUuid: lookupUuid('rrmTypes', type),
    cost,
    standardReference,
  });
  await desk.call('engineer', 'createRrmsBatch', {
    path,
    body: {
      items: [
        rrm('RRM-017', 'Muting sensors in crossed beams', 'DEVICE', 3200, 'IEC 62046:2018'),
        rrm('RRM-018', 'Interlocked rapid-action door', 'INTERLOCK', 15_800, 'ISO 14119:2013'),
        rrm('RRM-019', 'Patterns are made offline', 'ELIM', 6900, 'ISO 12100:2010, 6.2.2'),
      ],
    },
  });
  const use = (hazard: string, measure: string, set: string) => ({
    hazardUuid: desk.uuid(hazard),
    rrmUuid: desk.uuid(measure),
    solutionSetUuid: desk.uuid(set),
  });
  await desk.call('engineer', 'createHazardRrmsBatch', {
    path,
    body: {
      items: [
        {
          ...use('HZ-004', 'RRM-017', CURTAIN),
          status: 'ACCEPTED',
          requiredLevel: 'e',
          achievedLevel: 'PL e',
          evaluation: {
            effectiveness: 'PARTIAL',
            note: 'Only a pallet can mute the curtain, a person cannot.',
          },
        },
        {
          ...use('HZ-004', 'RRM-018', DOOR),
          requiredLevel: 'e',
          evaluation: {
            exposureUuid: house('exposure', 'E0'),
            severityUuid: house('severity', 'S2'),
            effectiveness: 'FULL',
            note: 'The door keeps people out while the pallet moves, and its edge yields.',
          },
        },
        {
          ...use('HZ-002', 'RRM-019', DOOR),
          evaluation: {
            exposureUuid: house('exposure', 'E0'),
            effectiveness: 'FULL',
            note: 'Nobody is inside while a pattern is made.',
          },
        },
      ],
    },
  });
}
