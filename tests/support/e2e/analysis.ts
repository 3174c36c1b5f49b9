import { randomUUID } from 'node:crypto';
import { DEMO_ORGANIZATION_UUID } from '../../../server/seed/demoPeople.ts';
import type { ApiClient } from './ApiClient.ts';

interface Recorded {
  uuid: string;
  name: string;
  code: string;
}

/** A project of one test alone. */
export interface Analysis {
  projectUuid: string;
  name: string;
  hazards: Recorded[];
}

/** Function, malfunction, situation and hazardous event of every hazard in {@link createFunctionAnalysis}. */
export const BRAKING = {
  functions: ['Braking', 'Steering'],
  malfunctions: ['Braking is not delivered', 'Braking is too strong'],
  situations: ['Motorway, wet', 'City, dry'],
  events: ['Rear-end collision', 'Pedestrian is hit'],
};

/** A function-style project with two functions, two malfunctions of the first, two situations and two events. */
export async function createFunctionAnalysis(api: ApiClient, hazardCount = 2): Promise<Analysis> {
  const project = await createProject(api, 'FUNCTION');
  const create = (area: string, items: object[]) => createBatch(api, project.uuid, area, items);
  const [braking] = await create(
    'functions',
    BRAKING.functions.map(name => ({ name })),
  );
  const malfunctions = await create(
    'malfunctions',
    BRAKING.malfunctions.map(name => ({ name, functionUuid: braking?.uuid })),
  );
  const situations = await create(
    'exposure-situations',
    BRAKING.situations.map(name => ({ name })),
  );
  const events = await create(
    'hazardous-events',
    BRAKING.events.map(name => ({ name })),
  );
  const hazards = await create(
    'hazards',
    Array.from({ length: hazardCount }, (_, index) => ({
      style: 'FUNCTION',
      name: BRAKING.malfunctions[index % 2],
      functionUuid: braking?.uuid,
      malfunctionUuid: malfunctions[index % 2]?.uuid,
      exposureSituationUuid: situations[index % 2]?.uuid,
      hazardousEventUuid: events[index % 2]?.uuid,
    })),
  );
  return { projectUuid: project.uuid, name: project.name, hazards };
}

/** A machine-style project in three rating sets side by side, with one machine and one hazard. */
export async function createMachineAnalysis(api: ApiClient, setCodes: string[]): Promise<Analysis> {
  const sets = await api.list('risk-rating-sets');
  const riskRatingSetUuids = setCodes.map(code => sets.find(set => set.code === code)?.uuid);
  const project = await createProject(api, 'MACHINE', { riskRatingSetUuids });
  const [machine] = await createBatch(api, project.uuid, 'machines', [{ name: 'Palletiser' }]);
  const hazards = await createBatch(api, project.uuid, 'hazards', [
    { style: 'MACHINE', name: 'Crushed by the arm', machineUuid: machine?.uuid },
  ]);
  return { projectUuid: project.uuid, name: project.name, hazards };
}

/** Gives somebody a role in a project. */
export async function addMember(api: ApiClient, projectUuid: string, userUuid: string, role: string) {
  await api.call('POST', `/user-api/projects/${projectUuid}/members`, { userUuid, role });
}

/** A project of the demo organization. */
export async function createProject(api: ApiClient, style: 'FUNCTION' | 'MACHINE', more: object = {}) {
  return api.call<Recorded>('POST', `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`, {
    name: `Of a test ${randomUUID().slice(0, 8)}`,
    style,
    ...more,
  });
}

/** @returns what was made, in the order of `items`, at most 500 */
export async function createBatch(api: ApiClient, projectUuid: string, area: string, items: object[]) {
  if (items.length === 0) return [];
  const { records } = await api.call<{ records: Recorded[] }>(
    'POST',
    `/user-api/projects/${projectUuid}/${area}/batch`,
    { items },
  );
  return records;
}
