import type { Project } from '@/api/projects';
import { DEMO_ORGANIZATION_UUID } from '../../../server/seed/demoPeople.ts';
import { seedUuid } from '../../../server/seed/seedUuid.ts';
import { ownName, ownOrganization } from './ownOrganization.ts';
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

  /** @param set the code of its rating set, where it is not that of its style */
  static async create(platform: TestPlatform, style: Project['style'], set?: string): Promise<OwnProject> {
    const uuids = set ? [seedUuid('risk-rating-set', set)] : [];
    // A set that is not enabled by itself is enabled in an organization that no other test looks at.
    const organizationUuid = set ? (await ownOrganization(platform, 'lead')).uuid : DEMO_ORGANIZATION_UUID;
    for (const uuid of uuids)
      await platform.call('lead', 'POST', `/user-api/risk-rating-set/${uuid}/link-organization`, {
        organizationUuid,
        isChecked: true,
      });
    const { data } = await platform.call<{ data: Project }>(
      'lead',
      'POST',
      `/user-api/organizations/${organizationUuid}/projects`,
      { name: ownName('Sheets'), style, ...(set && { riskRatingSetUuids: uuids }) },
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

  /** Archives it: every change in it is refused from now on. */
  async archive(): Promise<void> {
    const path = `/user-api/projects/${this.uuid}`;
    const { data } = await this.platform.call<{ data: Project }>('lead', 'GET', path);
    await this.platform.call('lead', 'PATCH', path, { revision: data.revision, isArchived: true });
  }

  /** Opens one of its sheets, or another address below it. */
  open(sheet: string, person = 'lead') {
    return renderApp({ route: `/projects/${this.uuid}/${sheet}`, token: this.platform.tokenOf(person) });
  }
}
