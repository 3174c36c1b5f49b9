import type { DemoDesk } from './demoDesk.ts';
import { demoUserUuid } from './demoPeople.ts';

/** The day so many days from today, such as 2026-08-01; the demo is never out of date. */
const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export interface DemoAssumption {
  code: string;
  text: string;
  category: 'ENVIRONMENT' | 'USER' | 'SYSTEM' | 'INTERFACE' | 'EXPOSURE_DATA';
  rationale: string;
  status: 'OPEN' | 'CONFIRMED' | 'REJECTED';
  validationMethod: string;
  dueInDays: number;
  owner: 'lead' | 'engineer';
  /** Codes of the hazards that rest on it. */
  hazards: readonly string[];
}

/** Assumptions with their owners, and the hazards that rest on them. */
export async function addAssumptions(desk: DemoDesk, assumptions: readonly DemoAssumption[]): Promise<void> {
  await desk.call('lead', 'createAssumptionsBatch', {
    path: { projectUuid: desk.projectUuid },
    body: {
      items: assumptions.map(({ code, dueInDays, owner, hazards, ...assumption }) => ({
        ...assumption,
        uuid: desk.uuid(code),
        dueDate: dayFromToday(dueInDays),
        ownerUserUuid: demoUserUuid(owner),
      })),
    },
  });
  const codes = new Set(assumptions.flatMap(({ hazards }) => hazards));
  for (const code of codes) {
    const path = { hazardUuid: desk.uuid(code) };
    const { revision } = await desk.call('lead', 'getHazard', { path });
    const assumptionUuids = assumptions
      .filter(({ hazards }) => hazards.includes(code))
      .map(assumption => desk.uuid(assumption.code));
    await desk.call('lead', 'updateHazard', { path, body: { revision, assumptionUuids } });
  }
}
