import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import * as schema from '../database/schema/index.ts';
import { finalBasis, finalOf, fingerprint } from '../modules/hazards/index.ts';
import type { Settings } from '../settings.ts';
import { workInOrganization } from './demoOrganization.ts';
import { DEMO_ACCOUNTS, DEMO_ORGANIZATION_UUID, DEMO_PASSWORD, demoPeople } from './demoPeople.ts';
import type { DemoProject } from './demoProject.ts';
import { voteInDemo } from './demoVoting.ts';
import { palletisingCellProject } from './palletisingCellProject.ts';
import { workOnPalletisingCell } from './palletisingCellWork.ts';
import {
  linLibraryProject,
  protectiveStopProject,
  remoteControlProject,
  workloadOrchestratorProject,
} from './publishedProjects.ts';
import { type ShippedRatingSet, shippedRatingSets } from './ratingSets.ts';
import { addRows, inSeedTransaction, type SeedTransaction } from './seedTransaction.ts';
import { seedUuid } from './seedUuid.ts';
import { steeringLockProject } from './steeringLockProject.ts';
import { ruleOutSituations } from './steeringLockSituations.ts';
import { setSteeringLockTargets } from './steeringLockTargets.ts';

export interface DemoOptions {
  /**
   * Gives a person a password of the embedded provider; left out where another provider signs people in. It is
   * handed the transaction's connection, so that accounts and data come into being together or not at all.
   */
  createAccount?(
    database: Pick<Pool, 'query'>,
    account: { userUuid: string; email: string; password: string },
  ): Promise<void>;
  /** Where files are kept; without it the demo has no pictures. */
  settings?: Settings;
  /**
   * Two projects alone, without what people did with them: votes, targets, safety functions, baselines.
   */
  withoutWork?: boolean;
}

const SMALL_DEMO = [remoteControlProject, palletisingCellProject];
const FULL_DEMO = [
  steeringLockProject,
  workloadOrchestratorProject,
  linLibraryProject,
  protectiveStopProject,
];

/**
 * Fills an empty installation with the demo organization, its people and the demo projects, in one transaction;
 * then its people work on them. An installation with any organization or user is left alone: what was deleted never comes back.
 *
 * @returns whether it was filled
 * @throws Error when a looked-up level differs from the published one; nothing is kept then
 */
export async function seedDemo(
  pool: Pool,
  { createAccount, settings, withoutWork = false }: DemoOptions,
): Promise<boolean> {
  const isFilled = await inSeedTransaction(pool, async seed => {
    const { rows } = await seed.database.execute<{ used: boolean }>(
      sql`select exists (select 1 from ${schema.organizations}) or exists (select 1 from ${schema.users}) as used`,
    );
    if (rows[0]?.used) return false;
    const sets = shippedRatingSets();
    await addPeople(seed, sets);
    for (const account of DEMO_ACCOUNTS) {
      await createAccount?.(seed.client, {
        userUuid: account.userUuid,
        email: account.email,
        password: DEMO_PASSWORD,
      });
    }
    for (const makeProject of withoutWork ? SMALL_DEMO : [...SMALL_DEMO, ...FULL_DEMO])
      await addProject(seed, makeProject(sets));
    return true;
  });
  // By the operations' own handlers, each of which is a transaction.
  if (isFilled && !withoutWork) {
    await ruleOutSituations(pool, settings);
    await setSteeringLockTargets(pool, settings);
    await voteInDemo(pool);
    const [, edge, marking] = await workInOrganization(pool, settings);
    await workOnPalletisingCell(
      pool,
      settings,
      [edge, marking].filter(uuid => uuid !== undefined),
    );
  }
  return isFilled;
}

async function addPeople(seed: SeedTransaction, sets: ShippedRatingSet[]): Promise<void> {
  await addRows(seed, schema.users, demoPeople.users);
  await addRows(seed, schema.organizations, [demoPeople.organization]);
  await addRows(seed, schema.organizationRoles, demoPeople.roles);
  await addRows(seed, schema.organizationUsers, demoPeople.organizationUsers);
  const usable = sets.filter(set => set.row.isEnabled);
  await addRows(
    seed,
    schema.organizationRiskRatingSets,
    usable.map(({ row }) => ({
      uuid: seedUuid('demo-organization-risk-rating-set', row.code),
      organizationUuid: DEMO_ORGANIZATION_UUID,
      riskRatingSetUuid: row.uuid,
      isDefault: row.isDefault ?? false,
    })),
  );
}

async function addProject(seed: SeedTransaction, project: DemoProject): Promise<void> {
  await addRows(seed, schema.projects, [project.project]);
  await addRows(seed, schema.projectMembers, project.members);
  await addRows(seed, schema.projectRiskRatingSets, project.ratingSets);
  await addProjectRecords(seed, String(project.project.uuid), project);
}

/** The analysis of a demo project, and the codes that were drawn for it. */
export async function addProjectRecords(
  seed: SeedTransaction,
  projectUuid: string,
  project: DemoProject,
): Promise<void> {
  await addRows(seed, schema.projectCodeCounters, project.counters);
  await addRows(seed, schema.machines, project.machines);
  await addRows(seed, schema.zones, project.zones);
  await addRows(seed, schema.tasks, project.tasks);
  await addRows(seed, schema.taskZones, project.taskZones);
  await addRows(seed, schema.functions, project.functions);
  await addRows(seed, schema.malfunctions, project.malfunctions);
  await addRows(seed, schema.exposureSituations, project.exposureSituations);
  await addRows(seed, schema.hazardousEvents, project.hazardousEvents);
  await addRows(seed, schema.hazards, project.hazards);
  await addRows(seed, schema.hazardPersonnel, project.hazardPersonnel);
  await addRows(seed, schema.hazardEvaluations, project.evaluations);
  await addRows(seed, schema.safetyTargets, project.safetyTargets);
  await addRows(seed, schema.safetyTargetHazards, project.safetyTargetHazards);
  await addRows(seed, schema.rrms, project.rrms);
  await addRows(seed, schema.hazardRrms, project.hazardRrms);
  await addRows(seed, schema.hazardRrmEvaluations, project.hazardRrmEvaluations);
  await keepBasis(seed, projectUuid);
}

/** The published final ratings were written on the measures that came with them, and accepted as they are. */
async function keepBasis({ client }: SeedTransaction, projectUuid: string): Promise<void> {
  await client.query(
    `update hazard_evaluations e set basis = ${finalBasis('e.hazard_uuid', 'e.risk_rating_set_uuid')}
    where e.project_uuid = $1 and e.stage = 'FINAL' and e.basis is null`,
    [projectUuid],
  );
  await client.query(
    `update hazards h set residual_risk_basis = (select ${fingerprint('residual_f')} from ${finalOf('h')})
    where h.project_uuid = $1 and h.residual_risk_accepted_at is not null`,
    [projectUuid],
  );
}
