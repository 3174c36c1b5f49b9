import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { ORIGIN, server } from '../../support/web/server.ts';
import { OwnWorksheet } from '../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

const MOMENT = '2026-01-01T00:00:00.000Z';
const UUID = '0190b3c4-5d6e-7f80-9a1b-0000000000a1';

/** What the platform says of an import that has ended. */
const ended = (organizationUuid: string) => ({
  uuid: UUID,
  organizationUuid,
  name: null,
  ratingSets: 'MATCH',
  archiveName: 'Crane.badger.zip',
  state: 'DONE',
  progress: 100,
  createdAt: MOMENT,
  createdBy: UUID,
  startedAt: MOMENT,
  finishedAt: MOMENT,
  expiresAt: MOMENT,
  error: null,
  result: {
    projectUuid: UUID,
    manifest: {
      format: 'badger-project',
      version: 1,
      exportedAt: MOMENT,
      project: { uuid: UUID, name: 'Crane' },
      counts: [],
      parts: [],
    },
    people: [{ name: 'Ada Byron', isFound: false }],
    ratingSets: [],
    addedLookups: 0,
    leftTags: ['Winter only', 'Site B'],
  },
});

describe('a project out of an archive', () => {
  it('is asked for and opened by keyboard, and says which tags and people stayed behind', async () => {
    const { person } = await platform.newPerson();
    const { data } = await platform.call<{ data: { uuid: string } }>(
      person,
      'POST',
      '/user-api/organizations',
      {
        name: 'Northfield',
      },
    );
    const imports = `${ORIGIN}/v1/user-api/organizations/${data.uuid}/project-imports`;
    server.use(
      http.get(imports, () => HttpResponse.json({ data: { results: [ended(data.uuid)], total: 1 } })),
    );
    const { user } = renderApp({ route: '/projects/new', token: platform.tokenOf(person) });
    const way = await screen.findByRole('radio', { name: /archive/i });
    way.focus();
    await user.keyboard(' ');
    const takeOver = await screen.findByRole('switch', { name: 'Take over rating sets that are not here' });
    expect(takeOver).not.toBeChecked();
    takeOver.focus();
    await user.keyboard(' ');
    expect(takeOver).toBeChecked();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Choose an archive' })).toHaveFocus();
    expect(
      await screen.findByText(
        'Tags that were left out, because you may not make tags here: Winter only, Site B',
      ),
    ).toBeVisible();
    expect(screen.getByText('Known by name only: Ada Byron')).toBeVisible();
    await user.tab();
    const open = screen.getByRole('link', { name: 'Open the project' });
    expect(open).toHaveFocus();
    expect(open).toHaveAttribute('href', `/badger/projects/${UUID}`);
  });
});

describe('an archive of a project', () => {
  const choose = async (user: ReturnType<typeof renderApp>['user']) => {
    (await screen.findByRole('combobox', { name: 'What' })).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Whole project as an archive' }));
  };

  it('says how large it would be before it is made', async () => {
    const room = await OwnWorksheet.create(platform);
    const { user } = renderApp({
      route: `/projects/${room.project}/reports`,
      token: platform.tokenOf('lead'),
    });
    await choose(user);
    expect(
      await screen.findByText(/An import takes 2,000 files, 300 MB unpacked, and here a file of/),
    ).toBeVisible();
  });

  it('says by what it is too large to be imported', async () => {
    const room = await OwnWorksheet.create(platform);
    server.use(
      http.get(`${ORIGIN}/v1/user-api/projects/${room.project}/archive-size`, () =>
        HttpResponse.json({
          data: {
            files: 2001,
            unpackedBytes: 419_430_400,
            packedBytes: 10_000_000,
            maxFiles: 2000,
            maxUnpackedBytes: 314_572_800,
            maxPackedBytes: 52_428_800,
          },
        }),
      ),
    );
    const { user } = renderApp({
      route: `/projects/${room.project}/reports`,
      token: platform.tokenOf('lead'),
    });
    await choose(user);
    const warning = await screen.findByText(/too large to be imported/);
    expect(warning).toBeVisible();
    await waitFor(() => expect(screen.getByText('2,001 files: an import takes 2,000.')).toBeVisible());
    expect(screen.getByText('At least 400 MB unpacked: an import takes 300 MB.')).toBeVisible();
    expect(screen.queryByText(/this installation takes files/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Make the file' })).toBeEnabled();
  });
});
