import { screen, waitFor } from '@testing-library/react';
import { bypass, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { ownName } from '../../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { ORIGIN, server } from '../../../support/web/server.ts';

let platform: TestPlatform;
let project: Project;
let hazard: Hazard;
const stored = async () =>
  (await platform.call<{ data: Hazard }>('lead', 'GET', `/user-api/hazards/${hazard.uuid}`)).data;
const storedProject = async () =>
  (await platform.call<{ data: Project }>('lead', 'GET', `/user-api/projects/${project.uuid}`)).data;

/** What the app is told of the project, apart from what the platform says. */
function answerProject(changes: Partial<Project>) {
  server.use(
    http.get(`${ORIGIN}/v1/user-api/projects/${project.uuid}`, async () =>
      HttpResponse.json({ data: { ...(await storedProject()), ...changes } }),
    ),
  );
}

async function openAt(column: string) {
  const { user } = renderApp({
    route: `/projects/${project.uuid}/worksheet?group=none`,
    token: platform.tokenOf('lead'),
  });
  const row = (await screen.findByRole('gridcell', { name: hazard.code })).parentElement as HTMLElement;
  const at = screen.getByRole('columnheader', { name: column }).getAttribute('aria-colindex');
  const cell = row.querySelector(`[aria-colindex="${at}"]`) as HTMLElement;
  await user.click(cell);
  return { user, cell };
}

beforeEach(async () => {
  // jsdom lays nothing out: the grid gets a size.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  Element.prototype.scrollIntoView = () => {};
  platform = await usePlatform();
  const made = await platform.call<{ data: Project }>(
    'lead',
    'POST',
    `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
    { name: ownName('Editors'), style: 'FUNCTION' },
  );
  project = made.data;
  const hazards = await platform.call<{ data: { records: Hazard[] } }>(
    'lead',
    'POST',
    `/user-api/projects/${project.uuid}/hazards/batch`,
    { items: [{ style: 'FUNCTION', name: 'Slope' }] },
  );
  hazard = hazards.data.records[0] as Hazard;
});

describe('who may edit in the worksheet', () => {
  it('is nobody once the project is archived, its lead included', async () => {
    const { revision } = await storedProject();
    await platform.call('lead', 'PATCH', `/user-api/projects/${project.uuid}`, {
      revision,
      isArchived: true,
    });
    let writes = 0;
    server.use(
      http.patch(`${ORIGIN}/v1/user-api/hazards/:uuid/initial-risk`, ({ request }) => {
        writes += 1;
        return fetch(bypass(request));
      }),
    );
    const { user, cell } = await openAt('S');
    await user.keyboard('3');
    expect(cell).not.toHaveTextContent('S3');
    expect(cell).not.toHaveAttribute('aria-busy');
    expect(screen.queryByRole('button', { name: 'Add hazard' })).toBeNull();
    expect(writes).toBe(0);
  });

  it('is whoever holds the permission, also without a role in the project', async () => {
    const { permissions } = await storedProject();
    answerProject({ myRole: null, permissions });
    const { user, cell } = await openAt('S');
    expect(screen.getByRole('button', { name: 'Add hazard' })).toBeVisible();
    await user.keyboard('3');
    await waitFor(() => expect(cell).toHaveTextContent('S3'));
    await waitFor(async () =>
      expect((await stored()).evaluations[0]?.severityUuid).toBe(
        levelUuid('ISO26262-3-2018', 'severity', 'S3'),
      ),
    );
  });

  it('chooses records but makes none without the permission to edit the analysis', async () => {
    const { permissions } = await storedProject();
    answerProject({ permissions: permissions.filter(permission => permission !== 'analysis.edit') });
    const { user } = await openAt('Function');
    await user.keyboard('Brake');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    expect(screen.queryByText('Create “Brake”')).toBeNull();
  });
});
