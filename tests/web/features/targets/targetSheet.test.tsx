import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { cellOf, giveGridASize, OwnWorksheet } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

interface Target {
  name: string;
  revision: number;
  hazardUuids: string[];
  safeState: string;
  fttiMs: number | null;
  status: string;
  level: string | null;
}

const open = (room: OwnWorksheet) =>
  renderApp({ route: `/projects/${room.project}/targets`, token: platform.tokenOf('lead') });

const stored = async (room: OwnWorksheet) =>
  (
    await platform.call<{ data: { results: Target[] } }>(
      'lead',
      'GET',
      `/user-api/safety-targets?projectUuid=${room.project}`,
    )
  ).data.results;

/** Levels by ISO 26262-3:2018 table 4: S3 E4 C3 is ASIL D, S3 E3 C2 is ASIL B. */
const D = { severity: 'S3', exposure: 'E4', avoidability: 'C3' };
const B = { severity: 'S3', exposure: 'E3', avoidability: 'C2' };

describe('the sheet of safety targets', () => {
  it('adds a target by keyboard, whose level is the highest of its hazards', async () => {
    const room = await OwnWorksheet.create(platform);
    const worse = await room.addRated({ name: 'Steers by itself' }, D);
    const milder = await room.addRated({ name: 'Steers late' }, B);
    const { user } = open(room);
    await user.click((await screen.findAllByRole('button', { name: 'Add target' }))[0] as Element);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New target'));
    await user.keyboard(
      `Steer only when asked{Tab}safety goal{Tab}{Tab}${milder.code}, ${worse.code}{Tab}{Tab}{Tab}ag{Tab}Steering off{Tab}50{Tab}20{Tab}30{Tab}{Tab}Lamp{Enter}`,
    );
    await waitFor(async () =>
      expect(await stored(room)).toMatchObject([
        {
          name: 'Steer only when asked',
          hazardUuids: expect.arrayContaining([worse.uuid, milder.uuid]) as string[],
          level: 'D',
          safeState: 'Steering off',
          fttiMs: 50,
          faultDetectionMs: 20,
          faultReactionMs: 30,
          warningConcept: 'Lamp',
          status: 'AGREED',
        },
      ]),
    );
    expect(await cellOf('ST-001', 'Level')).toHaveTextContent('D');
    expect(await cellOf('ST-001', 'Hazards')).toHaveTextContent(worse.code);
  });

  it('follows a hazard that is left out at once, says why and takes it back', async () => {
    const room = await OwnWorksheet.create(platform);
    const worse = await room.addRated({ name: 'Steers by itself' }, D);
    const milder = await room.addRated({ name: 'Steers late' }, B);
    await room.add('safety-targets', { name: 'Steer', hazardUuids: [worse.uuid, milder.uuid] });
    const { user } = open(room);
    await user.click(await cellOf('ST-001', 'Hazards'));
    await user.keyboard(`{F2}{Control>}a{/Control}${milder.code}{Enter}`);
    await waitFor(async () => expect(await cellOf('ST-001', 'Level')).toHaveTextContent('B'));
    await waitFor(async () => expect(await stored(room)).toMatchObject([{ level: 'B' }]));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await cellOf('ST-001', 'Level')).toHaveTextContent('D'));
    await waitFor(async () => expect(await stored(room)).toMatchObject([{ level: 'D' }]));
  });

  it('raises a target only with a reason, which comes first', async () => {
    const room = await OwnWorksheet.create(platform);
    const milder = await room.addRated({ name: 'Steers late' }, B);
    await room.add('safety-targets', { name: 'Steer', hazardUuids: [milder.uuid] });
    const { user } = open(room);
    await user.click(await cellOf('ST-001', 'Raised to'));
    await user.keyboard('C{Enter}');
    expect(await stored(room)).toMatchObject([{ level: 'B' }]);
    await user.click(await cellOf('ST-001', 'Why raised'));
    await user.keyboard('The customer asks for it{Enter}');
    await user.click(await cellOf('ST-001', 'Raised to'));
    await user.keyboard('C{Enter}');
    await waitFor(async () => expect(await stored(room)).toMatchObject([{ level: 'C' }]));
    expect(await cellOf('ST-001', 'Level')).toHaveTextContent('C');
  });
});
