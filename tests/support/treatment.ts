import { levelUuid } from '../../server/seed/ratingSets.ts';
import { seedUuid } from '../../server/seed/seedUuid.ts';
import { type Answer, createTestApp, type TestApp } from './app.ts';
import { dataOf, expectRefused } from './refusals.ts';

interface Evaluation {
  uuid: string;
  revision: number;
  stage: string;
  riskRatingSetUuid: string;
  severityUuid: string | null;
  exposureUuid: string | null;
  probabilityUuid: string | null;
  avoidabilityUuid: string | null;
  ratingUuid: string | null;
  origin: string;
  isOutdated: boolean;
  rationale: Record<string, string>;
}
export interface Hazard {
  uuid: string;
  code: string;
  revision: number;
  status: string;
  hazardRrmUuids: string[];
  solutionSetUuids: string[];
  evaluations: Evaluation[];
}
/** A measure in use on a hazard. */
export interface Use {
  uuid: string;
  revision: number;
  hazardUuid: string;
  rrmUuid: string;
  order: number;
  requiredLevel: string | null;
  evaluation: { uuid: string; revision: number; evaluatorUserUuid: string; riskRatingSetUuid: string } | null;
  evaluations: { uuid: string; riskRatingSetUuid: string }[];
}
interface Recalculated {
  changed: { results: Hazard[]; total: number };
  moved: object[];
  skipped: { hazardUuid: string; reason: string }[];
  warnings: { hazardUuid: string; hazardRrmUuid: string; riskRatingSetUuid: string; code: string }[];
}

export const HOUSE = 'HOUSE-SEA-27';
export const PL = 'ISO13849-1';
export const house = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
  levelUuid(HOUSE, parameter, code);
export const setUuid = (code: string) => seedUuid('risk-rating-set', code);
export const ratingUuid = (set: string, code: string) => seedUuid('risk-rating', set, code);
export const rrmType = (code: string) => seedUuid('rrmTypes', code);
export const finalOf = (hazard: Hazard | undefined, set: string) =>
  hazard?.evaluations.find(
    ({ stage, riskRatingSetUuid }) => stage === 'FINAL' && riskRatingSetUuid === setUuid(set),
  );

/** Where a test treats the hazards of the palletising cell, as an engineer unless it says another person. */
export class TreatmentDesk {
  readonly app: TestApp;
  readonly cell: string;
  /** The other demo project, of which the cell must not take anything. */
  readonly remote: string;

  private constructor(app: TestApp, cell: string, remote: string) {
    this.app = app;
    this.cell = cell;
    this.remote = remote;
  }

  static async open(): Promise<TreatmentDesk> {
    const app = await createTestApp();
    const { rows } = await app.pool.query<{ uuid: string; name: string }>('select uuid, name from projects');
    const cell = rows.find(({ name }) => name === 'Palletising cell')?.uuid ?? '';
    const remote = rows.find(({ name }) => name !== 'Palletising cell')?.uuid ?? '';
    return new TreatmentDesk(app, cell, remote);
  }

  close = () => this.app.close();

  send = (method: string, path: string, body?: unknown, person = 'engineer') =>
    this.app.call<unknown>(person, method, `/user-api/${path}`, body === undefined ? {} : { body });

  expectRefused = (call: () => Promise<Answer<unknown>>, status: number, code: string, path?: string) =>
    expectRefused(this.app.pool, call, status, code, path);

  async hazardOf(code: string, project = this.cell): Promise<Hazard> {
    const { rows } = await this.app.pool.query<{ uuid: string }>(
      'select uuid from hazards where code = $1 and project_uuid = $2',
      [code, project],
    );
    return dataOf<Hazard>(await this.send('GET', `hazards/${rows[0]?.uuid}`), 200);
  }

  freeze = (hazardUuid: string, isFrozen: boolean) =>
    this.app.pool.query('update hazards set is_risk_frozen = $2 where uuid = $1', [hazardUuid, isFrozen]);

  async newRrm(fields: Record<string, unknown>, project = this.cell) {
    const { records } = dataOf<{ records: { uuid: string; isSafetyFunction: boolean }[] }>(
      await this.send('POST', `projects/${project}/rrms/batch`, {
        items: [{ name: 'A measure', ...fields }],
      }),
      201,
    );
    return records[0] as { uuid: string; isSafetyFunction: boolean };
  }

  /** Uses a measure, as one that was accepted unless the body says otherwise. */
  use = (hazard: { uuid: string }, body: Record<string, unknown>, person?: string) =>
    this.send('POST', `hazards/${hazard.uuid}/hazard-rrms`, { status: 'ACCEPTED', ...body }, person);

  /** A fresh hazard of the cell, rated S3 E2 A2 (very high) in the house set. */
  async newHazard(): Promise<Hazard> {
    const { records } = dataOf<{ records: Hazard[] }>(
      await this.send('POST', `projects/${this.cell}/hazards/batch`, {
        items: [{ style: 'MACHINE', name: 'Tried out' }],
      }),
      201,
    );
    return this.rate(records[0] as Hazard, HOUSE, { severity: 'S3', exposure: 'E2', avoidability: 'A2' });
  }

  async rate(hazard: Hazard, set: string, levels: Record<string, string>): Promise<Hazard> {
    const chosen = Object.entries(levels).map(([parameter, code]) => [
      `${parameter}Uuid`,
      levelUuid(set, parameter as 'severity', code),
    ]);
    return dataOf<Hazard>(
      await this.send('PATCH', `hazards/${hazard.uuid}/initial-risk`, {
        revision: hazard.revision,
        riskRatingSetUuid: setUuid(set),
        ...Object.fromEntries(chosen),
      }),
      200,
    );
  }

  recalculate = async (hazard: { uuid: string }, body: Record<string, unknown> = {}, person?: string) =>
    dataOf<Recalculated>(
      await this.send('PATCH', `hazards/${hazard.uuid}/ratings/recalculate-final-ratings`, body, person),
      200,
    );
}
