import type { Pool } from 'pg';
import type { Settings } from '../settings.ts';
import { addAssumptions } from './demoAssumptions.ts';
import { DemoDesk } from './demoDesk.ts';
import { addDocuments } from './demoDocuments.ts';
import { lookupUuid } from './lookups.ts';
import { PALLETISING_CELL_DOCUMENTS } from './palletisingCellDocuments.ts';
import { addAlternatives, addCellRequirements, addSafetyFunctions } from './palletisingCellFunctions.ts';
import { drawCell } from './palletisingCellLayout.ts';
import {
  bringNewHazard,
  judgeAvoidance,
  setUsualEffects,
  takeFromLibrary,
} from './palletisingCellNewHazards.ts';

const ASSUMPTIONS = [
  {
    code: 'AS-001',
    text: 'Only trained programmers have the key for teaching.',
    category: 'USER',
    rationale: 'The operating company keeps a list; the avoidability of HZ-002 rests on it.',
    status: 'CONFIRMED',
    validationMethod: 'List of the operating company',
    dueInDays: -14,
    owner: 'lead',
    hazards: ['HZ-002'],
  },
  {
    code: 'AS-002',
    text: 'The pallet leaves the cell at most 20 times a shift.',
    category: 'EXPOSURE_DATA',
    rationale: 'Planned output; the exposure of HZ-004 rests on it.',
    status: 'OPEN',
    validationMethod: 'Counter of the line over four weeks',
    dueInDays: 30,
    owner: 'engineer',
    hazards: ['HZ-004'],
  },
  {
    code: 'AS-003',
    text: 'The hall has 500 lx at the cell, day and night.',
    category: 'ENVIRONMENT',
    rationale: 'Stated by the operating company, not measured.',
    status: 'OPEN',
    validationMethod: 'Measurement at the site',
    dueInDays: -7,
    owner: 'engineer',
    hazards: ['HZ-001', 'HZ-007'],
  },
] as const;

/** Who or what suffers, by the code of the hazard. */
const EFFECTS = {
  'HZ-001': { type: 'INJURY_OPERATOR', description: 'The arm hits head or chest at full speed.' },
  'HZ-004': { type: 'INJURY_BYSTANDER', description: 'The robot sets down a layer on a person.' },
} as const;

/**
 * Everything that people did on the palletising cell, and the baseline that two of them signed.
 * @param libraryMeasures of the organization, which the cell takes
 */
export async function workOnPalletisingCell(
  pool: Pool,
  settings: Settings | undefined,
  libraryMeasures: string[],
): Promise<void> {
  const desk = new DemoDesk(pool, 'palletising-cell', settings);
  for (const [code, { type, description }] of Object.entries(EFFECTS)) {
    const path = { hazardUuid: desk.uuid(code) };
    const { revision } = await desk.call('engineer', 'getHazard', { path });
    const hazardEffects = [{ hazardEffectTypeUuid: lookupUuid('hazardEffectTypes', type), description }];
    await desk.call('engineer', 'updateHazard', { path, body: { revision, hazardEffects } });
  }
  await setUsualEffects(desk);
  await judgeAvoidance(desk);
  await bringNewHazard(desk);
  await addAssumptions(desk, ASSUMPTIONS);
  await addSafetyFunctions(desk);
  await addCellRequirements(desk);
  await addAlternatives(desk);
  await takeFromLibrary(desk, libraryMeasures);
  await drawCell(desk);
  await addDocuments(desk, PALLETISING_CELL_DOCUMENTS);
  await signOff(desk);
  await goOn(desk);
}

async function signOff(desk: DemoDesk): Promise<void> {
  const { uuid } = await desk.call('lead', 'createBaseline', {
    path: { projectUuid: desk.projectUuid },
    body: {
      name: 'Design review',
      description: 'State that the design review of the cell was held on.',
      reason: 'The second channel of SF-004 is ordered; the review goes ahead without it.',
    },
  });
  const path = { baselineUuid: uuid };
  const { reviews } = await desk.call('approver', 'createBaselineReview', {
    path,
    body: {
      name: 'Review of the design',
      scope: 'Hazards, measures and safety functions against ISO 12100 and ISO 13849-1.',
      independence: 'I2',
    },
  });
  const review = { baselineReviewUuid: reviews[0]?.uuid ?? '' };
  const finding = await desk.call('approver', 'createReviewFinding', {
    path: review,
    body: {
      text: 'SF-004 has one channel and reaches PL c; HZ-001 asks for PL d.',
      severity: 'MAJOR',
      entity: 'SafetyFunction',
      recordUuid: desk.uuid('SF-004'),
    },
  });
  await desk.call('engineer', 'answerReviewFinding', {
    path: { reviewFindingUuid: finding.uuid },
    body: { answer: 'A second channel is ordered; the calculation follows with it.' },
  });
  await desk.call('approver', 'concludeBaselineReview', {
    path: review,
    body: {
      result: 'ACCEPTED_WITH_CONDITIONS',
      conclusion: 'SF-004 reaches PL d before the cell is handed over.',
    },
  });
  await desk.call('approver', 'signBaseline', {
    path,
    body: {
      function: 'Functional safety manager',
      independence: 'I2',
      statement: 'I have reviewed this state and release it for building, with the condition of the review.',
    },
  });
  await desk.call('lead', 'signBaseline', {
    path,
    body: {
      function: 'Project lead',
      independence: 'I0',
      statement: 'The analysis is complete as far as the design is known.',
    },
  });
}

/** What has changed since, so that there is something to compare with the baseline. */
async function goOn(desk: DemoDesk): Promise<void> {
  const path = { safetyFunctionUuid: desk.uuid('SF-003') };
  const { revision } = await desk.call('engineer', 'getSafetyFunction', { path });
  await desk.call('engineer', 'updateSafetyFunction', {
    path,
    body: { revision, status: 'IMPLEMENTED', responseTimeMs: 140 },
  });
  const assumption = { assumptionUuid: desk.uuid('AS-003') };
  const { revision: known } = await desk.call('lead', 'getAssumption', { path: assumption });
  await desk.call('lead', 'updateAssumption', {
    path: assumption,
    body: { revision: known, rationale: 'Measured at one place: 520 lx. The night shift is left.' },
  });
}
