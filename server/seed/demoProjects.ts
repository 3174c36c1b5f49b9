import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { DemoProjectName, DemoProjects } from '../http/demoProjects.ts';
import { DEMO_LEAD_UUID } from './demoPeople.ts';
import type { DemoProject } from './demoProject.ts';
import { palletisingCellProject } from './palletisingCellProject.ts';
import {
  linLibraryProject,
  protectiveStopProject,
  remoteControlProject,
  workloadOrchestratorProject,
} from './publishedProjects.ts';
import { type ShippedRatingSet, shippedRatingSets } from './ratingSets.ts';
import { addProjectRecords } from './seedDemo.ts';
import { steeringLockProject } from './steeringLockProject.ts';

const BUILDERS: Record<DemoProjectName, (sets: ShippedRatingSet[]) => DemoProject> = {
  PALLETISING_CELL: palletisingCellProject,
  REMOTE_CONTROL: remoteControlProject,
  STEERING_LOCK: steeringLockProject,
  WORKLOAD_ORCHESTRATOR: workloadOrchestratorProject,
  LIN_LIBRARY: linLibraryProject,
  PROTECTIVE_STOP: protectiveStopProject,
};

const build = (name: DemoProjectName) => BUILDERS[name](shippedRatingSets());

/** The examples as they are seeded, for projects of any organization; whether demo accounts exist does not matter. */
export const demoProjects: DemoProjects = {
  factsOf(name) {
    const { project, ratingSets } = build(name);
    return {
      description: project.description ?? '',
      style: project.style,
      riskRatingSetUuids: ratingSets.map(({ riskRatingSetUuid }) => riskRatingSetUuid),
    };
  },
  async fill(client, name, { uuid, userUuid }) {
    const demo = asNew(build(name), uuid, userUuid);
    await addProjectRecords({ database: drizzle(client), client }, uuid, demo);
  },
};

/** The same rows under uuids of their own, all of them in the new project and made by its lead. */
function asNew(demo: DemoProject, projectUuid: string, userUuid: string): DemoProject {
  const renamed = new Map([
    [demo.project.uuid, projectUuid],
    [DEMO_LEAD_UUID, userUuid],
  ]);
  for (const rows of Object.values(demo))
    if (Array.isArray(rows)) for (const row of rows) if ('uuid' in row) renamed.set(row.uuid, randomUUID());
  const moved = JSON.parse(JSON.stringify(demo), (_key, value) => renamed.get(value) ?? value) as DemoProject;
  return {
    ...moved,
    hazards: moved.hazards.map(hazard => ({
      ...hazard,
      residualRiskAcceptedAt: null,
      residualRiskAcceptedByUserUuid: null,
    })),
    hazardRrms: moved.hazardRrms.map(use => ({
      ...use,
      status: use.status === 'IMPLEMENTED' || use.status === 'VERIFIED' ? 'ACCEPTED' : use.status,
    })),
  };
}
