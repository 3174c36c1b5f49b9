import { type DemoProject, DemoProjectBuilder } from './demoProject.ts';
import type { ShippedRatingSet } from './ratingSets.ts';

const SET = 'ISO26262-3-2018';

const MALFUNCTIONS = {
  locks: 'Steering column locks without being asked to',
  drags: 'Bolt does not retract fully and drags',
  stays: 'Steering column stays locked',
  open: 'Steering column does not lock',
};

const SITUATIONS = {
  motorway: 'Motorway, flowing traffic',
  country: 'Country road, bend',
  town: 'Town, turning at a junction',
  braking: 'Emergency braking on a slippery road',
  roundabout: 'Roundabout, medium speed',
  manoeuvring: 'Manoeuvring in a car park',
  start: 'Setting off from the kerb',
  parked: 'Parked, unattended',
  towing: 'Towed with a rope',
};

interface SteeringHazard {
  name: string;
  malfunction: keyof typeof MALFUNCTIONS;
  situation: keyof typeof SITUATIONS;
  /** Codes of severity, exposure and controllability. */
  levels: [severity: string, exposure: string, controllability: string];
  /** By ISO 26262-3:2018, Table 4. */
  rating: string;
}

/** The order is that of their codes, HZ-001 onwards. */
const HAZARDS: readonly SteeringHazard[] = [
  {
    name: 'Car leaves its lane at speed and cannot be steered back',
    malfunction: 'locks',
    situation: 'motorway',
    levels: ['S3', 'E4', 'C3'],
    rating: 'D',
  },
  {
    name: 'Car goes straight on into crossing traffic',
    malfunction: 'locks',
    situation: 'town',
    levels: ['S2', 'E4', 'C3'],
    rating: 'C',
  },
  {
    name: 'Car leaves the road in a bend',
    malfunction: 'locks',
    situation: 'country',
    levels: ['S3', 'E3', 'C3'],
    rating: 'C',
  },
  {
    name: 'Car rolls against a person or a wall',
    malfunction: 'locks',
    situation: 'manoeuvring',
    levels: ['S1', 'E4', 'C2'],
    rating: 'A',
  },
  {
    name: 'Driver cannot steer around the car ahead',
    malfunction: 'locks',
    situation: 'braking',
    levels: ['S3', 'E2', 'C3'],
    rating: 'B',
  },
  {
    name: 'Steering answers late and the car runs wide',
    malfunction: 'drags',
    situation: 'roundabout',
    levels: ['S2', 'E3', 'C2'],
    rating: 'A',
  },
  {
    name: 'Car pulls out in the direction in which it was parked',
    malfunction: 'stays',
    situation: 'start',
    levels: ['S1', 'E3', 'C2'],
    rating: 'QM',
  },
  {
    name: 'Steering drags and the driver corrects too far',
    malfunction: 'drags',
    situation: 'motorway',
    levels: ['S3', 'E4', 'C1'],
    rating: 'B',
  },
  {
    name: 'A child steers the car while it rolls',
    malfunction: 'open',
    situation: 'parked',
    levels: ['S2', 'E2', 'C2'],
    rating: 'QM',
  },
  {
    name: 'Towed car does not follow',
    malfunction: 'stays',
    situation: 'towing',
    levels: ['S3', 'E1', 'C3'],
    rating: 'A',
  },
];

/**
 * The steering column lock: a constructed function-style analysis that a group votes on (`demoVoting.ts`).
 * @throws Error when a level differs from the one stated here
 */
export function steeringLockProject(sets: ShippedRatingSet[]): DemoProject {
  const builder = new DemoProjectBuilder('steering-lock', 'MANUAL');
  const set = sets.find(({ row }) => row.code === SET);
  if (!set) throw new Error(`The demo data cannot be seeded: there is no rating set ${SET}`);
  const lockFunction = {
    ...builder.record('FN', 'Lock and unlock the steering column'),
    status: 'ANALYSED' as const,
    isSafetyRelated: true,
  };
  const malfunctions = new Map(
    Object.entries(MALFUNCTIONS).map(([key, name]) => [
      key,
      { ...builder.record('MF', name), functionUuid: lockFunction.uuid },
    ]),
  );
  const situations = new Map(
    Object.entries(SITUATIONS).map(([key, name]) => [key, builder.record('SIT', name)]),
  );
  const rows = HAZARDS.map(({ name, malfunction, situation, levels, rating }) => {
    const hazardousEvent = builder.record('EV', name);
    const hazard = {
      ...builder.record('HZ', name),
      style: 'FUNCTION' as const,
      functionUuid: lockFunction.uuid,
      malfunctionUuid: malfunctions.get(malfunction)?.uuid ?? null,
      exposureSituationUuid: situations.get(situation)?.uuid ?? null,
      hazardousEventUuid: hazardousEvent.uuid,
      riskRatingSetUuid: set.row.uuid,
    };
    const [severity, exposure, avoidability] = levels;
    const evaluation = builder.evaluation(hazard.uuid, 'INITIAL', {
      of: hazard.code,
      set,
      levels: { severity, exposure, avoidability },
      rating,
    });
    return { hazardousEvent, hazard, evaluation };
  });
  return {
    ...builder.project(
      {
        name: 'Steering column lock',
        description:
          'A group votes on its hazards: one is agreed and locked, one revealed with votes that lie apart, the others wait ' +
          'for votes. Constructed example; no real vehicle.',
        style: 'FUNCTION',
      },
      [set],
    ),
    machines: [],
    zones: [],
    tasks: [],
    taskZones: [],
    functions: [lockFunction],
    malfunctions: [...malfunctions.values()],
    exposureSituations: [...situations.values()],
    hazardousEvents: rows.map(({ hazardousEvent }) => hazardousEvent),
    hazards: rows.map(({ hazard }) => hazard),
    hazardPersonnel: [],
    evaluations: rows.map(({ evaluation }) => evaluation),
    safetyTargets: [],
    safetyTargetHazards: [],
    rrms: [],
    hazardRrms: [],
    hazardRrmEvaluations: [],
  };
}
