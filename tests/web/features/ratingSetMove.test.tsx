import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Project } from '@/api/projects';
import {
  levelsOf,
  publishTwoVersions,
  ratingOf,
  type VersionOfSet,
} from '../../support/ratingSetVersions.ts';
import { ownName, ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

let platform: TestPlatform;
let first: VersionOfSet;
let second: VersionOfSet;
let project: Project;
let hazards: {
  uuid: string;
  name: string;
  riskRatingSetUuid: string;
  evaluations: { ratingUuid: string }[];
}[];

const ask = async <T,>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  (await platform.call<{ data: T }>('owner', method, `/user-api${path}`, body)).data;
const stored = () => ask<Project>('GET', `/projects/${project.uuid}`);
const listed = async () =>
  (
    await ask<{ results: typeof hazards }>(
      'GET',
      `/hazards?projectUuid=${project.uuid}&orderBy=position&order=asc`,
    )
  ).results;

beforeEach(async () => {
  platform = await usePlatform();
  const { uuid } = await ownOrganization(platform);
  const make = async (riskRatingSetUuid: string) =>
    ask<Project>('POST', `/organizations/${uuid}/projects`, {
      name: ownName('Crane'),
      style: 'FUNCTION',
      riskRatingSetUuids: [riskRatingSetUuid],
    });
  ({ first, second } = await publishTwoVersions(ask, uuid, 'CRANE', async older => {
    project = await make(older.uuid);
  }));
  await ask('POST', `/projects/${project.uuid}/hazards/batch`, {
    items: ['Boom falls', 'Load swings', 'Cab tips'].map(name => ({ name, style: 'FUNCTION' })),
  });
  hazards = await listed();
  for (const [at, codes] of ['S2 E4 C2', 'S3 E4 C3', 'S1 E4 C2'].entries())
    await ask('PATCH', `/hazards/${hazards[at]?.uuid}/initial-risk`, {
      revision: 1,
      ...levelsOf(first, codes),
    });
});

it('a newer version of the rating set is offered, compared, and taken with what it means for each hazard', async () => {
  const { user } = renderApp({
    route: `/projects/${project.uuid}/settings`,
    token: platform.tokenOf('owner'),
  });
  expect(await screen.findByText(/this project works with version 1. Version 2 is available/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Compare and move' }));
  const dialog = await screen.findByRole('dialog', { name: /from version 1 to version 2/ });
  const table = await within(dialog).findByRole('table', { name: 'Hazards that need a look' });
  // S1 E4 C2 is A in both; it needs no look.
  expect(within(dialog).getByText('One hazard moves with the same rating.')).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  const boom = within(table).getByRole('row', { name: /Boom falls/ });
  expect(
    within(boom)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['S2 E4 C2', 'B', 'C', '']);
  expect(within(table).getByRole('row', { name: /Load swings/ })).toHaveTextContent(
    'Has no counterpart and is left open: C3',
  );
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Safety board');
  await user.click(within(dialog).getByRole('button', { name: 'Move the project' }));

  expect(await screen.findByText('The project works with version 2 now')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/Version 2 is available/)).toBeNull());
  expect((await stored()).riskRatingSetUuids).toEqual([second.uuid]);
  expect((await listed()).map(({ evaluations }) => evaluations[0]?.ratingUuid)).toEqual([
    ratingOf(second, 'C'),
    null,
    ratingOf(second, 'A'),
  ]);

  // And back, without a reason.
  await user.click(await screen.findByRole('button', { name: /^Back to version 1 of / }));
  const back = await screen.findByRole('dialog', { name: /from version 2 to version 1/ });
  await within(back).findByText(/move with the same rating|moves with the same rating/);
  await user.click(await within(back).findByRole('button', { name: 'Move the project' }));
  await waitFor(async () => expect((await stored()).riskRatingSetUuids).toEqual([first.uuid]));
});
