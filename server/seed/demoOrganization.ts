import type { Pool } from 'pg';
import type { Settings } from '../settings.ts';
import { DemoDesk } from './demoDesk.ts';
import { DEMO_ORGANIZATION_UUID, demoUserUuid } from './demoPeople.ts';
import { lookupUuid } from './lookups.ts';
import { seedUuid } from './seedUuid.ts';

const HOUSE = 'HOUSE-SEA-27';

/** What the organization uses again and again, as measures of its library. */
const MEASURES = [
  {
    name: 'Fixed guard with captive screws',
    type: 'FIXED',
    description: 'Opens with a tool only; the screws stay in the guard.',
    standardReference: 'ISO 14120:2015, 5.19',
  },
  {
    name: 'Rubber edge at closing doors',
    type: 'ERGO',
    description: 'Soft edge that keeps the closing force below what hurts.',
    standardReference: 'ISO 13854',
  },
  {
    name: 'Marking of crushing points',
    type: 'INFOM',
    description: 'Yellow and black stripes at every gap narrower than 100 mm.',
    standardReference: 'ISO 3864-1',
  },
] as const;

/**
 * What the demo organization keeps for all of its projects: a rating set of its own in two versions, and a library project,
 * which still rates by the first of them, so that there is something to move to.
 * @returns the measures of the library, as they stand in `MEASURES`
 */
export async function workInOrganization(pool: Pool, settings: Settings | undefined): Promise<string[]> {
  const organization = new DemoDesk(pool, 'palletising-cell', settings, { inOrganization: true });
  const first = await publishFirst(organization);
  const { uuid: projectUuid, revision } = await organization.call('lead', 'createProject', {
    path: { organizationUuid: DEMO_ORGANIZATION_UUID },
    body: {
      name: 'House standards',
      description:
        'Library of the organization: measures for every project, with one example of how they are rated.',
      style: 'MACHINE',
      riskRatingSetUuids: [first.uuid],
    },
  });
  const library = new DemoDesk(pool, 'palletising-cell', settings, { projectUuid });
  await library.call('admin', 'updateProject', {
    path: { projectUuid },
    body: { revision, isLibrary: true },
  });
  await library.call('lead', 'createProjectMembersBatch', {
    body: {
      projectUuid,
      items: [
        { userUuid: demoUserUuid('engineer'), role: 'ENGINEER' },
        { userUuid: demoUserUuid('viewer'), role: 'VIEWER' },
      ],
    },
  });
  const { records = [] } = await library.call('engineer', 'createRrmsBatch', {
    path: { projectUuid },
    body: {
      items: MEASURES.map(({ type, ...measure }) => ({
        ...measure,
        rrmTypeUuid: lookupUuid('rrmTypes', type),
      })),
    },
  });
  await rateExample(library, projectUuid, first);
  await publishSecond(organization, first.uuid);
  return records.map(({ uuid }) => uuid);
}

type PublishedSet = Awaited<ReturnType<typeof publishFirst>>;

async function publishFirst(desk: DemoDesk) {
  const draft = await desk.call('admin', 'createRiskRatingSetDraft', {
    body: {
      organizationUuid: DEMO_ORGANIZATION_UUID,
      basedOnUuid: seedUuid('risk-rating-set', HOUSE),
      isNewVersion: false,
      code: 'DEMO-CELLS',
      name: 'Risk of robot cells',
    },
  });
  const set = await desk.call('admin', 'publishRiskRatingSetDraft', {
    path: { riskRatingSetDraftUuid: draft.uuid },
    body: { revision: draft.revision, reason: 'First version, as the house method has it.' },
  });
  await desk.call('admin', 'linkRiskRatingSetToOrganization', {
    path: { riskRatingSetUuid: set.uuid },
    body: { organizationUuid: DEMO_ORGANIZATION_UUID },
  });
  return set;
}

/** The second version is stricter: serious harm that happens seldom and can hardly be avoided is High, not Medium. */
async function publishSecond(desk: DemoDesk, firstUuid: string): Promise<void> {
  const draft = await desk.call('admin', 'createRiskRatingSetDraft', {
    body: { organizationUuid: DEMO_ORGANIZATION_UUID, basedOnUuid: firstUuid, isNewVersion: true },
  });
  const high = draft.ratings.find(({ code }) => code === 'High')?.uuid;
  const raised = ['S2', 'E1', 'A3'].map(code => draft.levels.find(level => level.code === code)?.uuid);
  const changed = await desk.call('admin', 'updateRiskRatingSetDraft', {
    path: { riskRatingSetDraftUuid: draft.uuid },
    body: {
      revision: draft.revision,
      table: draft.table.map(cell =>
        high &&
        raised.every(uuid =>
          [cell.severityUuid, cell.exposureUuid, cell.avoidabilityUuid].includes(uuid ?? ''),
        )
          ? { ...cell, ratingUuid: high }
          : cell,
      ),
    },
  });
  await desk.call('admin', 'publishRiskRatingSetDraft', {
    path: { riskRatingSetDraftUuid: draft.uuid },
    body: { revision: changed.revision, reason: 'After the accident of spring: S2 E1 A3 is High.' },
  });
}

/** One hazard of the library, rated where the versions differ. */
async function rateExample(desk: DemoDesk, projectUuid: string, set: PublishedSet): Promise<void> {
  const { records = [] } = await desk.call('engineer', 'createHazardsBatch', {
    path: { projectUuid },
    body: {
      items: [
        {
          style: 'MACHINE',
          name: 'Example: hand caught by a closing door',
          description: 'How a crushing point at a door is rated in this organization.',
          hazardTypeUuid: lookupUuid('hazardTypes', 'MECH_CRUSHING'),
        },
      ],
    },
  });
  const [hazard] = records;
  if (!hazard) throw new Error('The demo data cannot be seeded: the example of the library was not made');
  const levelOf = (code: string) => set.levels.find(level => level.code === code)?.uuid ?? null;
  await desk.call('engineer', 'setHazardInitialRisk', {
    path: { hazardUuid: hazard.uuid },
    body: {
      revision: hazard.revision,
      severityUuid: levelOf('S2'),
      exposureUuid: levelOf('E1'),
      avoidabilityUuid: levelOf('A3'),
      rationale: {
        severity: 'A broken finger heals, with a longer absence.',
        exposure: 'The door is opened a few times a shift.',
        avoidability: 'It closes within half a second.',
      },
    },
  });
}
