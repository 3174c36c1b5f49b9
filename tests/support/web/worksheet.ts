import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Hazard } from '@/api/hazards';
import type { RiskParameter } from '@/api/risk-model';
import { DEMO_ACCOUNTS, DEMO_ORGANIZATION_UUID } from '../../../server/seed/demoPeople.ts';
import { levelUuid } from '../../../server/seed/ratingSets.ts';
import { ownName } from './ownOrganization.ts';
import type { TestPlatform } from './platform.ts';
import { renderApp } from './renderApp.tsx';

/** The set of a new function project. */
const SET = 'ISO26262-3-2018';
type Levels = Partial<Record<RiskParameter, string>>;

/** Uuids of levels by their codes, as an evaluation or a vote takes them. */
export const levels = (codes: Levels): Record<string, string> =>
  Object.fromEntries(
    Object.entries(codes).map(([parameter, code]) => [
      `${parameter}Uuid`,
      levelUuid(SET, parameter as RiskParameter, code),
    ]),
  );

export const userUuid = (person: string): string => {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${person}@`));
  if (!account) throw new Error(`There is no demo account ${person}`);
  return account.userUuid;
};

/** A function project of one test on the real platform, led by the demo lead, and its worksheet in the app. */
export class OwnWorksheet {
  readonly platform: TestPlatform;
  readonly project: string;

  private constructor(platform: TestPlatform, project: string) {
    this.platform = platform;
    this.project = project;
  }

  /** @param members role of each demo person beside the lead */
  static async create(
    platform: TestPlatform,
    members: Record<string, string> = { engineer: 'ENGINEER' },
  ): Promise<OwnWorksheet> {
    giveGridASize();
    const { data } = await platform.call<{ data: { uuid: string } }>(
      'lead',
      'POST',
      `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
      { name: ownName('Worksheet'), style: 'FUNCTION' },
    );
    for (const [person, role] of Object.entries(members))
      await platform.call('lead', 'POST', `/user-api/projects/${data.uuid}/members`, {
        userUuid: userUuid(person),
        role,
      });
    return new OwnWorksheet(platform, data.uuid);
  }

  /** Creates records of an area (`functions`, `hazards`, …) as the lead. */
  async add<Row = { uuid: string; code: string }>(area: string, ...items: object[]): Promise<Row[]> {
    const path = `/user-api/projects/${this.project}/${area}/batch`;
    const { data } = await this.platform.call<{ data: { records: Row[] } }>('lead', 'POST', path, { items });
    return data.records;
  }

  /** Creates a hazard that has an initial rating. */
  async addRated(fields: object, codes: Levels): Promise<Hazard> {
    const [hazard] = await this.add<Hazard>('hazards', { style: 'FUNCTION', ...fields });
    return this.rate('lead', hazard as Hazard, codes);
  }

  /** Rates as it stands on the server now, whoever changed it before. */
  async rate(person: string, { uuid }: Pick<Hazard, 'uuid'>, codes: Levels): Promise<Hazard> {
    const { revision } = await this.read(uuid);
    const path = `/user-api/hazards/${uuid}/initial-risk`;
    return (await this.platform.call<{ data: Hazard }>(person, 'PATCH', path, { revision, ...levels(codes) }))
      .data;
  }

  private async read(uuid: string): Promise<Hazard> {
    return (await this.platform.call<{ data: Hazard }>('lead', 'GET', `/user-api/hazards/${uuid}`)).data;
  }

  /** Every hazard of the project as the server has it, in the order of their codes. */
  async stored(): Promise<Hazard[]> {
    const path = `/user-api/hazards?projectUuid=${this.project}&orderBy=code&order=asc`;
    return (await this.platform.call<{ data: { results: Hazard[] } }>('lead', 'GET', path)).data.results;
  }

  async storedBy(code: string): Promise<Hazard> {
    const found = (await this.stored()).find(hazard => hazard.code === code);
    if (!found) throw new Error(`There is no hazard ${code}`);
    return found;
  }

  /** Code of a level of the initial rating as the server has it, as S3. */
  async storedLevel(code: string, parameter: RiskParameter): Promise<string | undefined> {
    const initial = (await this.storedBy(code)).evaluations.find(({ stage }) => stage === 'INITIAL');
    const uuid = initial?.[`${parameter}Uuid`];
    return ['0', '1', '2', '3', '4']
      .map(digit => `${parameter.slice(0, 1).toUpperCase()}${digit}`)
      .map(level => (parameter === 'avoidability' ? level.replace('A', 'C') : level))
      .find(level => levelUuid(SET, parameter, level) === uuid);
  }

  /** Opens the worksheet; without another search, ungrouped. */
  open(person = 'engineer', search = '?group=none') {
    return renderApp({
      route: `/projects/${this.project}/worksheet${search}`,
      token: this.platform.tokenOf(person),
    });
  }
}

/** jsdom lays nothing out: without a size the grid would show no row. */
export function giveGridASize(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  Element.prototype.scrollIntoView = () => {};
}

/** A cell by the code of its hazard and the name of its column; found behind a dialog as well. */
export async function cellOf(code: string, column: string): Promise<HTMLElement> {
  // Further columns come with the lists that they name records of, behind the hazards.
  const header = await screen.findByRole('columnheader', { name: column, hidden: true });
  const row = (await screen.findByRole('gridcell', { name: code, hidden: true })).closest('[role="row"]');
  const at = header.getAttribute('aria-colindex');
  const cell = row?.querySelector<HTMLElement>(`[aria-colindex="${at}"]`);
  if (!cell) throw new Error(`${code} has no cell in the column ${column}`);
  return cell;
}
