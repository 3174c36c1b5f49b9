import type { Project } from '@/api/projects';
import { DEMO_ORGANIZATION_UUID } from '../../../server/seed/demoPeople.ts';
import { ownName } from './ownOrganization.ts';
import type { TestPlatform } from './platform.ts';
import { renderApp } from './renderApp.tsx';

/** A project of a test, led by the lead, and its sheets. */
export class OwnProject {
  readonly uuid: string;
  private readonly platform: TestPlatform;

  private constructor(platform: TestPlatform, uuid: string) {
    this.platform = platform;
    this.uuid = uuid;
  }

  static async create(platform: TestPlatform, style: Project['style']): Promise<OwnProject> {
    const { data } = await platform.call<{ data: Project }>(
      'lead',
      'POST',
      `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
      { name: ownName('Sheets'), style },
    );
    return new OwnProject(platform, data.uuid);
  }

  /** Creates records of an area such as `functions`. */
  async make<Row = { uuid: string; code: string; revision: number }>(
    area: string,
    ...items: object[]
  ): Promise<Row[]> {
    const path = `/user-api/projects/${this.uuid}/${area}/batch`;
    return (
      await this.platform.call<{ data: { records: Row[] } }>('lead', 'POST', path, {
        items,
      })
    ).data.records;
  }

  /** The records of an area as the server has them, in their order. */
  async stored<Row = { uuid: string; name: string }>(area: string): Promise<Row[]> {
    const path = `/user-api/${area}?projectUuid=${this.uuid}&orderBy=position&order=asc`;
    return (await this.platform.call<{ data: { results: Row[] } }>('lead', 'GET', path)).data.results;
  }

  /** Opens one of its sheets, or another address below it. */
  open(sheet: string, person = 'lead') {
    return renderApp({ route: `/projects/${this.uuid}/${sheet}`, token: this.platform.tokenOf(person) });
  }
}
