import { seedUuid } from '../../server/seed/seedUuid.ts';
import { type Answer, createTestApp, type TestApp } from './app.ts';
import { dataOf, expectRefused } from './refusals.ts';

export interface Target {
  uuid: string;
  code: string;
  revision: number;
  hazardUuids: string[];
  hazardsRatingUuid: string | null;
  ratingUuid: string | null;
  raisedRatingUuid: string | null;
  level: string | null;
  levelRank: number | null;
  safetyTargetCategoryUuid: string | null;
  riskRatingSetUuid: string;
}

export const ISO = 'ISO26262-3-2018';
/** A rating of that set by its code. */
export const rating = (code: string) => seedUuid('risk-rating', ISO, code);

/** Where a test sets targets for the hazards of the remote control library, as an engineer unless it says another. */
export class TargetDesk {
  readonly app: TestApp;
  readonly project: string;
  /** The other demo project, and a hazard of it. */
  readonly cell: string;
  readonly cellHazard: string;
  private readonly hazards: Map<string, string>;

  private constructor(app: TestApp, rows: { uuid: string; code: string; project: string; name: string }[]) {
    this.app = app;
    const remote = rows.filter(({ name }) => name === 'Remote control library');
    this.project = remote[0]?.project ?? '';
    this.hazards = new Map(remote.map(({ code, uuid }) => [code, uuid]));
    const other = rows.find(({ name }) => name === 'Palletising cell');
    this.cell = other?.project ?? '';
    this.cellHazard = other?.uuid ?? '';
  }

  static async open(): Promise<TargetDesk> {
    const app = await createTestApp();
    const { rows } = await app.pool.query<{ uuid: string; code: string; project: string; name: string }>(
      'select h.uuid, h.code, p.uuid as project, p.name from hazards h join projects p on p.uuid = h.project_uuid',
    );
    return new TargetDesk(app, rows);
  }

  close = () => this.app.close();

  /** Uuid of a hazard by its code. */
  hazard = (code: string) => this.hazards.get(code) ?? '';

  send = (method: string, path: string, body?: unknown, person = 'engineer', query = {}) =>
    this.app.call<unknown>(person, method, `/user-api/${path}`, {
      query,
      ...(body === undefined ? {} : { body }),
    });

  expectRefused = (call: () => Promise<Answer<unknown>>, status: number, code: string, path?: string) =>
    expectRefused(this.app.pool, call, status, code, path);

  async newTarget(fields: Record<string, unknown>): Promise<Target> {
    const { records } = dataOf<{ records: Target[] }>(
      await this.send('POST', `projects/${this.project}/safety-targets/batch`, {
        items: [{ name: 'A goal', ...fields }],
      }),
      201,
    );
    return records[0] as Target;
  }

  read = async (target: { uuid: string }) =>
    dataOf<Target>(await this.send('GET', `safety-targets/${target.uuid}`), 200);

  freeze = (uuid: string, isFrozen: boolean) =>
    this.app.pool.query('update hazards set is_risk_frozen = $2 where uuid = $1', [uuid, isFrozen]);
}
