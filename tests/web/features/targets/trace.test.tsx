import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { holdCalls } from '../../../support/web/faults.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { OwnWorksheet } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

/** ISO 26262-3:2018 table 4: S3 E4 C3 is ASIL D, S3 E3 C2 is ASIL B, S1 E2 C2 is QM. */
const D = { severity: 'S3', exposure: 'E4', avoidability: 'C3' };
const B = { severity: 'S3', exposure: 'E3', avoidability: 'C2' };
const QM = { severity: 'S1', exposure: 'E2', avoidability: 'C2' };

const COMPLETE = { verificationMethod: 'Fault injection', externalId: 'SRS-12' };

const open = (room: OwnWorksheet, search = '', person = 'lead') =>
  renderApp({ route: `/projects/${room.project}/trace${search}`, token: platform.tokenOf(person) });

/** What is marked, in the order of the page. */
const marks = async () => {
  await screen.findByRole('table', { name: 'Trace' });
  return screen
    .queryAllByRole('button', { name: /Mend it$/ })
    .map(mark => mark.getAttribute('aria-label')?.replace('. Mend it', ''));
};

describe('holes of the trace', () => {
  it('a hazard that asks for a target has none; one that asks for nothing is no hole', async () => {
    const room = await OwnWorksheet.create(platform);
    const severe = await room.addRated({ name: 'Steers by itself' }, D);
    const mild = await room.addRated({ name: 'Lamp flickers' }, QM);
    open(room);
    expect(await marks()).toEqual([`${severe.code}: No target`]);
    expect(screen.getByText('Hazards: 2, targets: 0, requirements: 0. 1 hole.')).toBeVisible();
    const row = screen.getByRole('row', { name: new RegExp(mild.code) });
    expect(row).toHaveTextContent('Its level asks for none');
  });

  it('a target without a requirement, and one that no hazard leads to', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated({ name: 'Steers by itself' }, D);
    await room.add(
      'safety-targets',
      { name: 'Steer when asked', hazardUuids: [hazard.uuid] },
      { name: 'Left over' },
    );
    open(room);
    expect(await marks()).toEqual([
      'ST-001: No requirement',
      'ST-002: No requirement',
      'ST-002: No hazard leads here',
    ]);
  });

  it('parts of a decomposition lead to the targets of the whole', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated({ name: 'Steers by itself' }, D);
    const [target] = await room.add('safety-targets', { name: 'Steer', hazardUuids: [hazard.uuid] });
    const of = { ...COMPLETE, safetyTargetUuids: [target?.uuid] };
    const [whole, other] = await room.add(
      'srems',
      { ...of, name: 'Limit the torque', independence: 'Separate supplies.' },
      { ...COMPLETE, name: 'Of no target' },
    );
    await room.add(
      'srems',
      { ...of, name: 'Channel 1', parentUuid: whole?.uuid, decomposedLevel: 'B', allocatedTo: 'One' },
      { ...COMPLETE, name: 'Channel 2', parentUuid: whole?.uuid, decomposedLevel: 'B', allocatedTo: 'Other' },
      { ...COMPLETE, name: 'Given up', parentUuid: whole?.uuid, decomposedLevel: 'D', status: 'REJECTED' },
    );
    const [steer] = await room.add('safety-targets', { name: 'Steer back', hazardUuids: [hazard.uuid] });
    const [third] = await room.add('srems', {
      ...COMPLETE,
      name: 'Serves another target on its own',
      parentUuid: whole?.uuid,
      decomposedLevel: null,
      safetyTargetUuids: [steer?.uuid],
    });
    expect([other, third]).not.toContain(undefined);
    open(room);
    expect(await marks()).toEqual(['SREM-002: No hazard leads here']);
    expect(screen.getAllByText('B(D)').length).toBeGreaterThan(0);
  });

  it('a share below another target, and a decomposition that does not add up', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated({ name: 'Steers by itself' }, D);
    const [target, other] = await room.add(
      'safety-targets',
      { name: 'Steer', hazardUuids: [hazard.uuid] },
      { name: 'Brake', hazardUuids: [hazard.uuid] },
    );
    const [whole] = await room.add('srems', {
      ...COMPLETE,
      name: 'Limit the torque',
      safetyTargetUuids: [target?.uuid],
    });
    await room.add('srems', {
      ...COMPLETE,
      name: 'Channel 1',
      parentUuid: whole?.uuid,
      decomposedLevel: 'B',
      safetyTargetUuids: [other?.uuid],
    });
    open(room);
    const found = new Set(await marks());
    expect(found).toEqual(new Set(['SREM-001: Decomposition open', 'SREM-002: Below its target']));
  });

  it('a requirement without verification, without a document, and one that no hazard leads to', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated({ name: 'Lamp flickers' }, QM);
    const of = { hazardUuids: [hazard.uuid] };
    await room.add(
      'srems',
      { ...of, ...COMPLETE, name: 'Not verified', verificationMethod: '' },
      { ...of, ...COMPLETE, name: 'Nowhere written', externalId: '' },
      { ...of, ...COMPLETE, name: 'By address', externalId: '', externalUrl: 'https://example.com/12' },
      { ...COMPLETE, name: 'For nobody' },
    );
    open(room);
    expect(await marks()).toEqual([
      'SREM-001: No verification',
      'SREM-002: No document',
      'SREM-004: No hazard leads here',
    ]);
  });

  it('a measure that relies on a requirement leads to it, and its evidence shows it', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated({ name: 'Steers late' }, QM);
    const [srem] = await room.add('srems', { name: 'Limit', verificationMethod: 'Test' });
    const [rrm] = await room.add('rrms', { name: 'Limiter', rrmTypeUuid: seedUuid('rrmTypes', 'SUBST') });
    await platform.call('lead', 'POST', `/user-api/hazards/${hazard.uuid}/hazard-rrms`, {
      rrmUuid: rrm?.uuid,
      sremUuid: srem?.uuid,
      evidence: 'Report 7',
    });
    open(room);
    expect(await marks()).toEqual([]);
    expect(screen.getByRole('row', { name: /SREM-001/ })).toHaveTextContent('RRM-001');
  });

  it('a hazard of a machine shows what reduces it, and a measure that nobody agreed to answers nothing', async () => {
    const room = await OwnWorksheet.create(platform);
    const fenced = await room.addRated({ name: 'Hand is crushed', style: 'MACHINE' }, D);
    // As rows of the worksheet are: without a title.
    const [event] = await room.add('hazardous-events', { name: 'Box falls on a foot' });
    const trusted = await room.addRated({ hazardousEventUuid: event?.uuid, style: 'MACHINE' }, D);
    const [fence, aisle] = await room.add(
      'rrms',
      { name: 'Fence', rrmTypeUuid: seedUuid('rrmTypes', 'FIXED') },
      { name: 'Operator closes the aisle', rrmTypeUuid: seedUuid('rrmTypes', 'EXT') },
    );
    const use = (hazardUuid: string, rrmUuid: string | undefined) =>
      platform.call('lead', 'POST', `/user-api/hazards/${hazardUuid}/hazard-rrms`, {
        rrmUuid,
        status: 'ACCEPTED',
      });
    await use(fenced.uuid, fence?.uuid);
    await use(trusted.uuid, aisle?.uuid);
    open(room);
    expect(await marks()).toEqual([`${trusted.code}: No target`]);
    expect(screen.getByRole('row', { name: new RegExp(fenced.code) })).toHaveTextContent(
      'RRM-001AcceptedFence',
    );
    const row = screen.getByRole('row', { name: new RegExp(trusted.code) });
    expect(row).not.toHaveTextContent('RRM-002');
    await waitFor(() => expect(row).toHaveTextContent('Box falls on a foot'));
  });

  it('a safety function that achieves too little is shown beside a requirement, and leads to its cell', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated({ name: 'Hand is crushed', style: 'MACHINE' }, D);
    await room.add('srems', { ...COMPLETE, name: 'Opens at standstill', hazardUuids: [hazard.uuid] });
    const [lock] = await room.add('rrms', {
      name: 'Lock',
      rrmTypeUuid: seedUuid('rrmTypes', 'INTERLOCK'),
      isSafetyFunction: true,
    });
    await platform.call('lead', 'POST', `/user-api/hazards/${hazard.uuid}/hazard-rrms`, {
      rrmUuid: lock?.uuid,
      status: 'ACCEPTED',
    });
    await room.add('safety-functions', {
      name: 'Locked door',
      rrmUuids: [lock?.uuid],
      achievedLevel: 'ASIL B',
    });
    const { user, router } = open(room, '?holes=1');
    const mend = await screen.findByRole('link', { name: 'SF-001: Below its required level. Mend it' });
    expect(screen.getByText(/1 hole\.$/)).toBeVisible();
    expect(mend).toHaveAttribute(
      'href',
      expect.stringMatching(/\?safetyFunction=SF-001&cell=achievedLevel$/),
    );
    await user.click(mend);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/safety-functions$/));
    // The sheet takes the cell out of the address when it has gone there.
    await waitFor(() => expect(router.state.location.search).toBe('?safetyFunction=SF-001'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^ASIL B/));
  });
});

describe('the page of the trace', () => {
  it('shows only holes, one kind of them, and what is searched for', async () => {
    const room = await OwnWorksheet.create(platform);
    const open1 = await room.addRated({ name: 'Steers by itself' }, D);
    const done = await room.addRated({ name: 'Brakes late' }, B);
    const [target] = await room.add('safety-targets', { name: 'Brake', hazardUuids: [done.uuid] });
    await room.add('srems', {
      ...COMPLETE,
      name: 'Pressure',
      safetyTargetUuids: [target?.uuid],
    });
    const { user } = open(room);
    const table = within(await screen.findByRole('table', { name: 'Trace' }));
    expect(table.getByText(done.code)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Only holes' }));
    await waitFor(() => expect(screen.queryByText(done.code)).toBeNull());
    expect(screen.getByText(open1.code)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Only holes' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search the trace' }), 'pressure');
    await waitFor(() => expect(screen.queryByText(open1.code)).toBeNull());
    expect(screen.getByText(done.code)).toBeVisible();
  });

  it('mends by keyboard alone, goes on at the next hole and ends without one', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated({ name: 'Steers by itself' }, D);
    const { user } = open(room);
    (await screen.findByRole('button', { name: `${hazard.code}: No target. Mend it` })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'New target' });
    await user.keyboard('Steer when asked{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('ST-001: No requirement. Mend it'),
    );
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'New requirement' });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Torque limit');
    await user.type(screen.getByRole('textbox', { name: 'How it is verified' }), 'Fault injection');
    await user.type(screen.getByRole('textbox', { name: 'Document' }), 'SRS-12');
    // A browser sends the form by Enter; jsdom does not where the button stands outside of it.
    screen.getByRole('button', { name: 'Add requirement' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/No holes\.$/)).toBeVisible();
    expect(await marks()).toEqual([]);
  });

  it('only marks holes for those who may not change anything', async () => {
    const room = await OwnWorksheet.create(platform, { voter: 'VIEWER' });
    await room.addRated({ name: 'Steers by itself' }, D);
    open(room, '', 'voter');
    expect(await screen.findByText('No target')).toBeVisible();
    expect(await marks()).toEqual([]);
  });

  it('as a picture is walked by arrows along its lines', async () => {
    const room = await OwnWorksheet.create(platform);
    const hazard = await room.addRated({ name: 'Steers by itself' }, D);
    await room.add('safety-targets', { name: 'Steer', hazardUuids: [hazard.uuid] });
    const { user } = open(room, '?view=picture');
    const node = await screen.findByRole('button', { name: `${hazard.code} Steers by itself` });
    node.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('ST-001 Steer, has a hole');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(node);
  });
});

it('draws its rows once, with the titles that come from hazardous events', async () => {
  const room = await OwnWorksheet.create(platform);
  const [event] = await room.add('hazardous-events', { name: 'Vehicle rolls away' });
  const hazard = await room.addRated({ hazardousEventUuid: event?.uuid }, D);
  let isAsked = false;
  const letGo = holdCalls(({ url }) => {
    const isHeld = new URL(url).pathname === '/v1/user-api/hazardous-events';
    isAsked ||= isHeld;
    return isHeld;
  });
  open(room);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByRole('table', { name: 'Trace' })).toBeNull();
  letGo();
  expect(await screen.findByRole('row', { name: new RegExp(hazard.code) })).toHaveTextContent(
    'Vehicle rolls away',
  );
});
