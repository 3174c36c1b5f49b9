import type { DemoDesk } from './demoDesk.ts';
import { lookupUuid } from './lookups.ts';
import { levelUuid } from './ratingSets.ts';
import { seedUuid } from './seedUuid.ts';

const PL = 'ISO13849-1';

/** Who or what usually suffers, by the code of the event. */
const USUAL_EFFECTS = {
  'EV-001': ['INJURY_OPERATOR'],
  'EV-002': ['INJURY_OPERATOR'],
  'EV-004': ['INJURY_BYSTANDER', 'LOSS_OF_MISSION_OR_DOWNTIME'],
} as const;

const effectTypes = (codes: readonly string[]) => codes.map(code => lookupUuid('hazardEffectTypes', code));

/** What events of the cell usually do to people. */
export async function setUsualEffects(desk: DemoDesk): Promise<void> {
  for (const [code, types] of Object.entries(USUAL_EFFECTS)) {
    const path = { hazardousEventUuid: desk.uuid(code) };
    const { revision } = await desk.call('engineer', 'getHazardousEvent', { path });
    const body = { revision, defaultEffectTypeUuids: effectTypes(types) };
    await desk.call('engineer', 'updateHazardousEvent', { path, body });
  }
}

/** Why HZ-001 is P2 by ISO 13849-1: what was judged of each factor (domain model 3.2). */
export async function judgeAvoidance(desk: DemoDesk): Promise<void> {
  const path = { hazardUuid: desk.uuid('HZ-001') };
  const { revision } = await desk.call('engineer', 'getHazard', { path });
  await desk.call('engineer', 'setHazardInitialRisk', {
    path,
    body: {
      revision,
      riskRatingSetUuid: seedUuid('risk-rating-set', PL),
      avoidanceFactors: {
        operator: 'EASIER',
        speed: 'HARDER',
        escape: 'HARDER',
        recognition: 'HARDER',
        complexity: 'EASIER',
      },
    },
  });
}

/** The guard-locked door of HZ-001 brings a crushing point, which takes the usual effects of its event. */
export async function bringNewHazard(desk: DemoDesk): Promise<void> {
  const { projectUuid } = desk;
  await desk.call('engineer', 'createHazardousEventsBatch', {
    path: { projectUuid },
    body: {
      items: [
        {
          uuid: desk.uuid('EV-009'),
          name: 'Fingers caught by the closing door',
          defaultEffectTypeUuids: effectTypes(['INJURY_OPERATOR']),
        },
      ],
    },
  });
  const path = { hazardUuid: desk.uuid('HZ-001') };
  const door = await desk.call('engineer', 'getHazard', { path });
  const hazardUuid = desk.uuid('HZ-009');
  const { records = [] } = await desk.call('engineer', 'createHazardsBatch', {
    path: { projectUuid },
    body: {
      items: [
        {
          uuid: hazardUuid,
          style: 'MACHINE',
          name: 'Fingers caught by the closing door',
          hazardousEventUuid: desk.uuid('EV-009'),
          hazardTypeUuid: lookupUuid('hazardTypes', 'MECH_CRUSHING'),
          energySourceUuid: lookupUuid('energySources', 'LINEAR_MOTION'),
          machineUuid: door.machineUuid,
          taskUuid: door.taskUuid,
          zoneUuid: door.zoneUuid,
          lifecyclePhaseUuid: door.lifecyclePhaseUuid,
          personnelUuids: door.personnelUuids,
        },
      ],
    },
  });
  await rateNewHazard(desk, hazardUuid, records[0]?.revision ?? 1);
  const use = { hazardRrmUuid: desk.uuidOfUse('RRM-001') };
  const { revision, evaluation } = await desk.call('engineer', 'getHazardRrm', { path: use });
  await desk.call('engineer', 'updateHazardRrm', {
    path: use,
    body: { revision, newHazardUuids: [hazardUuid] },
  });
  if (!evaluation) throw new Error('The demo data cannot be seeded: RRM-001 was not judged');
  await desk.call('engineer', 'updateHazardRrmEvaluation', {
    path: { hazardRrmEvaluationUuid: evaluation.uuid },
    body: {
      revision: evaluation.revision,
      newHazardsCreated: true,
      newHazardsNote: 'The door closes by itself and can catch fingers.',
    },
  });
}

async function rateNewHazard(desk: DemoDesk, hazardUuid: string, hazardRevision: number): Promise<void> {
  const rate = (set: string, codes: Record<string, string>, revision: number, more: object) =>
    desk.call('engineer', 'setHazardInitialRisk', {
      path: { hazardUuid },
      body: {
        revision,
        riskRatingSetUuid: seedUuid('risk-rating-set', set),
        ...Object.fromEntries(
          Object.entries(codes).map(([parameter, code]) => [
            `${parameter}Uuid`,
            levelUuid(set, parameter as 'severity', code),
          ]),
        ),
        ...more,
      },
    });
  const rationale = {
    severity: 'Bruises; the closing force is below 150 N.',
    exposure: 'The door is opened a few times a shift.',
    avoidability: 'It closes slowly and in full view.',
  };
  const own = { severity: 'S1', exposure: 'E1', avoidability: 'A1' };
  const { revision } = await rate('HOUSE-SEA-27', own, hazardRevision, { rationale });
  await rate(PL, { severity: 'S1', exposure: 'F1', probability: 'PrN', avoidability: 'P1' }, revision, {
    rationale: { ...rationale, probability: 'Not claimed.' },
    avoidanceFactors: {
      operator: 'EASIER',
      speed: 'EASIER',
      escape: 'EASIER',
      recognition: 'EASIER',
      complexity: 'EASIER',
    },
  });
}

/** The new hazard gets a measure of the organization's library. @param measures those that the cell takes */
export async function takeFromLibrary(desk: DemoDesk, measures: string[]): Promise<void> {
  const { projectUuid } = desk;
  const { records } = await desk.call('engineer', 'takeLibraryRecords', {
    path: { projectUuid },
    body: { entity: 'Rrm', recordUuids: measures },
  });
  const edge = records[0]?.uuid ?? '';
  await desk.call('engineer', 'createHazardRrmsBatch', {
    path: { projectUuid },
    body: {
      items: [
        {
          hazardUuid: desk.uuid('HZ-009'),
          rrmUuid: edge,
          status: 'ACCEPTED',
          evaluation: {
            effectiveness: 'PARTIAL',
            riskRatingSetUuid: seedUuid('risk-rating-set', 'HOUSE-SEA-27'),
            note: 'The edge gives way; what is left are bruises.',
          },
        },
      ],
    },
  });
}
