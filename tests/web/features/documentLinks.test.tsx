import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filePart } from '../../support/uploads.ts';
import { holdCalls } from '../../support/web/faults.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { OwnWorksheet } from '../../support/web/worksheet.ts';

interface Stored {
  uuid: string;
  code: string;
  hazardUuids: string[];
  safetyTargetUuids: string[];
  sremUuids: string[];
}

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

const open = (room: OwnWorksheet, path: string, person = 'lead') =>
  renderApp({ route: `/projects/${room.project}/${path}`, token: platform.tokenOf(person) });

/** A document with a small file. */
async function addDocument(room: OwnWorksheet, name: string): Promise<string> {
  await platform.upload('lead', `/user-api/projects/${room.project}/documents`, [
    filePart(`${name}.txt`, name),
  ]);
  const { data } = await platform.call<{ data: { results: Stored[] } }>(
    'lead',
    'GET',
    `/user-api/documents?projectUuid=${room.project}&search=${encodeURIComponent(name)}`,
  );
  return data.results[0]?.uuid ?? '';
}

const stored = async (uuid: string) =>
  (await platform.call<{ data: Stored }>('lead', 'GET', `/user-api/documents/${uuid}`)).data;

describe('what a document is about', () => {
  it('takes what Enter asked for before the list was there, and sends nothing meanwhile', async () => {
    const room = await OwnWorksheet.create(platform);
    await room.add('hazards', { style: 'FUNCTION', name: 'Fährt von selbst' });
    const document = await addDocument(room, 'Test report');
    const letGo = holdCalls(({ url }) => new URL(url).pathname === '/v1/user-api/hazards');
    const { user } = open(room, `documents?document=${document}`);
    await user.click(await screen.findByRole('button', { name: 'Change links' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What DOC-001 Test report is about' }));
    const hazards = dialog.getByRole('combobox', { name: 'Hazards' });
    await waitFor(() => expect(hazards).toHaveFocus());
    // As the list searches: without the dots.
    await user.keyboard('fahrt{Enter}');
    expect(hazards).toHaveValue('fahrt');
    expect(hazards).not.toBeInvalid();
    letGo();
    expect(await dialog.findByRole('button', { name: 'HZ-001 Fährt von selbst' })).toBeVisible();
    expect(hazards).toHaveValue('');
    expect((await stored(document)).hazardUuids).toEqual([]);
  });

  it('is said on its page by keyboard, and leads there', async () => {
    const room = await OwnWorksheet.create(platform);
    const [hazard] = await room.add('hazards', { style: 'FUNCTION', name: 'Steers by itself' });
    const [target] = await room.add('safety-targets', { name: 'Steer when asked' });
    const [requirement] = await room.add('srems', { name: 'Limit the torque' });
    const document = await addDocument(room, 'Test report');
    const { user } = open(room, `documents?document=${document}`);
    expect(await screen.findByText(/^Not linked yet/)).toBeVisible();
    // Who may change them is known with the project, which may come after the document.
    (await screen.findByRole('button', { name: 'Change links' })).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'What DOC-001 Test report is about' });
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Hazards' })).toHaveFocus());
    await user.keyboard('steers{Enter}{Tab}');
    await user.click(within(dialog).getByRole('combobox', { name: 'Safety targets' }));
    await user.keyboard('steer when{Enter}');
    await user.click(within(dialog).getByRole('combobox', { name: 'Requirements' }));
    await user.keyboard('limit{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await stored(document)).toMatchObject({
        hazardUuids: [hazard?.uuid],
        safetyTargetUuids: [target?.uuid],
        sremUuids: [requirement?.uuid],
      }),
    );
    const links = within(await screen.findByRole('list', { name: 'Hazards' }));
    expect(links.getByRole('link', { name: hazard?.code })).toHaveAttribute(
      'href',
      `/badger/projects/${room.project}/hazards/${hazard?.code}`,
    );
    expect(
      within(screen.getByRole('list', { name: 'Requirements' })).getByRole('link', { name: 'SREM-001' }),
    ).toBeVisible();
  });

  it('is said on the page of a hazard, and taken off there', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated(
      { name: 'Steers by itself' },
      { severity: 'S3', exposure: 'E4', avoidability: 'C3' },
    );
    const document = await addDocument(room, 'Test report');
    const { user } = open(room, `hazards/${hazard.code}`);
    await user.click(await screen.findByRole('button', { name: 'Link a document' }));
    const dialog = await screen.findByRole('dialog', { name: 'Link a document' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Document' }));
    await user.keyboard('report{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Link it' }));
    const list = await screen.findByRole('list', { name: 'Documents' });
    expect(within(list).getByRole('link', { name: 'DOC-001 Test report' })).toHaveAttribute(
      'href',
      `/badger/projects/${room.project}/documents?document=${document}`,
    );
    expect(await stored(document)).toMatchObject({ hazardUuids: [hazard.uuid] });
    await user.click(within(list).getByRole('button', { name: 'Take off DOC-001' }));
    await screen.findByText('No document is linked yet.');
    expect(await stored(document)).toMatchObject({ hazardUuids: [] });
  });

  it('closes the hole of a requirement in the trace, where all of it stands', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated(
      { name: 'Steers by itself' },
      { severity: 'S3', exposure: 'E4', avoidability: 'C3' },
    );
    const [target] = await room.add('safety-targets', { name: 'Steer', hazardUuids: [hazard.uuid] });
    await room.add('srems', {
      name: 'Limit the torque',
      verificationMethod: 'Fault injection',
      safetyTargetUuids: [target?.uuid],
    });
    const ofHazard = await addDocument(room, 'Accident report');
    await platform.call('lead', 'PATCH', `/user-api/documents/${ofHazard}`, {
      revision: 1,
      hazardUuids: [hazard.uuid],
    });
    const report = await addDocument(room, 'Test report');
    const { user } = open(room, 'trace');
    const hole = { name: 'SREM-001: No document. Mend it' };
    expect(await screen.findByRole('button', hole)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'SREM-001: Link a document' }));
    const dialog = await screen.findByRole('dialog', { name: 'Document of SREM-001 Limit the torque' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Document' }));
    await user.keyboard('test{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Link it' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('button', hole)).not.toBeInTheDocument());
    const row = await screen.findByRole('row', { name: /SREM-001/ });
    const [first, , , proof] = [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')];
    expect(within(first as HTMLElement).getByRole('link', { name: 'DOC-001' })).toBeVisible();
    expect(within(proof as HTMLElement).getByRole('link', { name: 'DOC-002' })).toHaveAttribute(
      'href',
      `/badger/projects/${room.project}/documents?document=${report}`,
    );
  });
});
