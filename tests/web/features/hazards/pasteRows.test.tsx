import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { asTsv, DESK_LIFT, LANE_ASSISTANCE, PALLETISING } from '../../../support/pasteTables.ts';
import { endAndComeBack } from '../../../support/web/endedSession.ts';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { cellOf, giveGridASize, OwnWorksheet } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

/** What Ctrl+V does with this on the clipboard. */
function paste(text: string, html = '') {
  const getData = (type: string) => (type === 'text/html' ? html : text);
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData } });
}
const preview = () => screen.findByRole('dialog', { name: /^Paste \d+ rows?\?/ });
const stored = (project: OwnProject) => project.stored<Hazard>('hazards');
const names = async (project: OwnProject, area: string) =>
  (await project.stored(area)).map(({ name }) => name);

describe('an analysis that is pasted into an empty project', () => {
  it.each([
    ['lane assistance', 'FUNCTION', LANE_ASSISTANCE, 0],
    ['the desk lift', 'FUNCTION', DESK_LIFT, 0],
    // No type is called an electric shock or a hearing strain; no energy mechanical (four times), electrical or noise.
    ['the palletising cell', 'MACHINE', PALLETISING, 8],
  ] as const)('%s has the levels of its table', async (_name, style, { set, header, rows }, leftOut) => {
    const project = await OwnProject.create(platform, style, set);
    const { user } = project.open('worksheet?group=none');
    expect(await screen.findByText('No hazards yet')).toBeVisible();
    paste(asTsv([header, ...rows]));
    const dialog = await preview();
    expect(dialog).toHaveTextContent(
      `Rows added: ${rows.length}. Rows changed: 0. Cells left out: ${leftOut}.`,
    );
    await user.click(within(dialog).getByRole('button', { name: /^Paste/ }));
    const result = header.at(-1) ?? '';
    await waitFor(
      async () => {
        expect(await stored(project)).toHaveLength(rows.length);
        for (const [at, row] of rows.entries())
          expect(await cellOf(`HZ-00${at + 1}`, result)).toHaveTextContent(row.at(-1) ?? '');
      },
      { timeout: 15_000 },
    );
    // What the table names is there once, however many rows name it.
    const at = header.indexOf('Hazardous event');
    expect(new Set(await names(project, 'hazardous-events'))).toEqual(new Set(rows.map(row => row[at])));
    await waitFor(async () =>
      expect(
        (await stored(project)).flatMap(({ evaluations }) => evaluations.map(({ stage }) => stage)),
      ).toEqual(rows.map(() => 'INITIAL')),
    );
  });
});

describe('zones that a paste names', () => {
  it('are made for the project, go with undo and come back with redo', async () => {
    const project = await OwnProject.create(platform, 'MACHINE', 'ISO13849-1');
    const { user } = project.open('worksheet?group=none');
    expect(await screen.findByText('No hazards yet')).toBeVisible();
    paste(
      asTsv([
        ['Zone', 'Hazardous event'],
        ['Lift shaft', 'Platform comes down'],
        ['lift shaft', 'Hand is pinched'],
        ['Infeed opening', 'Hand is drawn in'],
      ]),
    );
    const dialog = await preview();
    expect(dialog).toHaveTextContent('Zone: 1, Hazardous event: 3');
    await user.click(within(dialog).getByRole('button', { name: /^Paste/ }));
    // A list that has an order of its own is asked without one.
    const own = async () =>
      (
        await platform.call<{
          data: { results: { uuid: string; name: string; projectUuid: string | null }[] };
        }>('lead', 'GET', `/user-api/zones?projectUuid=${project.uuid}&limit=500`)
      ).data.results.filter(({ projectUuid }) => projectUuid !== null);
    await waitFor(async () => expect(await stored(project)).toHaveLength(3));
    expect(await own()).toMatchObject([{ name: 'Lift shaft', code: 'LIFT_SHAFT' }]);
    const [shaft] = await own();
    const [first, second, third] = await stored(project);
    expect([first?.zoneUuid, second?.zoneUuid]).toEqual([shaft?.uuid, shaft?.uuid]);
    expect(third?.zoneUuid).not.toBeNull();
    expect(await cellOf('HZ-002', 'Zone')).toHaveTextContent('Lift shaft');

    await user.click(await cellOf('HZ-001', 'Zone'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await stored(project)).toEqual([]));
    await waitFor(async () => expect(await own()).toEqual([]));
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(async () => expect(await stored(project)).toHaveLength(3));
    expect(await own()).toMatchObject([{ name: 'Lift shaft' }]);
    expect(await cellOf('HZ-002', 'Zone')).toHaveTextContent('Lift shaft');
  });
});

describe('rows that are pasted below those that a filter shows', () => {
  it('stand below the last one of the block, in front of hidden ones', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION', 'ISO26262-3-2018');
    const titled = ['Alpha one', 'Alpha two', 'Beta'].map(name => ({ style: 'FUNCTION', name }));
    await project.make('hazards', ...titled);
    const { user } = project.open('worksheet?group=none&q=Alpha');
    await user.click(await cellOf('HZ-002', 'S'));
    paste('S3\nS2\nS1');
    await waitFor(async () =>
      expect((await stored(project)).map(({ code }) => code)).toEqual([
        'HZ-001',
        'HZ-002',
        'HZ-004',
        'HZ-005',
        'HZ-003',
      ]),
    );
  });
});

describe('more rows than there are', () => {
  let sheet: OwnWorksheet;
  let project: { stored: (area: string) => Promise<{ name: string; uuid: string; code: string }[]> };
  beforeEach(async () => {
    sheet = await OwnWorksheet.create(platform);
    project = {
      stored: async area =>
        (
          await platform.call<{ data: { results: { name: string; uuid: string; code: string }[] } }>(
            'lead',
            'GET',
            `/user-api/${area}?projectUuid=${sheet.project}&orderBy=position&order=asc`,
          )
        ).data.results,
    };
    const [brake] = await sheet.add('functions', { name: 'Brake' });
    await sheet.add('malfunctions', { name: 'Fails', functionUuid: brake?.uuid });
    await sheet.add('hazards', { style: 'FUNCTION', functionUuid: brake?.uuid });
  });

  it('are created with what they name, found whatever the case, as one step of undo', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'Function'));
    paste('Brake\tfails\tWet road\tCollision\r\nSteer\tFails\twet road\tCollision\r\n');
    const dialog = await preview();
    expect(dialog).toHaveTextContent('Rows added: 1. Rows changed: 1. Cells left out: 0.');
    expect(dialog).toHaveTextContent('Function: 1, Malfunction: 1, Situation: 1, Hazardous event: 1');
    expect(within(dialog).getByText(/Malfunction: fails – Fails/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Paste' }));
    await waitFor(async () => expect(await sheet.stored()).toHaveLength(2));
    const [steer] = (await project.stored('functions')).filter(({ name }) => name === 'Steer');
    expect((await project.stored('malfunctions')).map(({ name }) => name)).toEqual(['Fails', 'Fails']);
    expect((await project.stored('exposure-situations')).map(({ name }) => name)).toEqual(['Wet road']);
    expect((await sheet.storedBy('HZ-002')).functionUuid).toBe(steer?.uuid);
    await waitFor(async () => expect((await sheet.storedBy('HZ-001')).hazardousEventUuid).not.toBeNull());

    await user.click(await cellOf('HZ-001', 'Function'));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await project.stored('functions')).toHaveLength(1));
    expect(await sheet.stored()).toMatchObject([
      { code: 'HZ-001', malfunctionUuid: null, hazardousEventUuid: null },
    ]);
    expect(await project.stored('malfunctions')).toHaveLength(1);
    expect(await project.stored('hazardous-events')).toEqual([]);

    await user.keyboard('{Control>}y{/Control}');
    await waitFor(async () => expect(await sheet.stored()).toHaveLength(2));
    await waitFor(async () => expect((await sheet.storedBy('HZ-001')).hazardousEventUuid).not.toBeNull());
    expect((await sheet.storedBy('HZ-002')).functionUuid).toBe(steer?.uuid);
  });

  it('says before what is left out, and cancelling writes nothing', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'S'));
    paste('S3\tE9\nS2\tE2');
    const dialog = await preview();
    expect(within(dialog).getByText(/E: E9 – “E9” is no level of E/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await sheet.stored()).toMatchObject([{ evaluations: [] }]);
    expect(await cellOf('HZ-001', 'S')).toHaveTextContent('');
    paste('S3\tE9\nS2\tE2');
    await user.click(within(await preview()).getByRole('button', { name: 'Paste the rest' }));
    await waitFor(async () => expect(await sheet.storedLevel('HZ-001', 'severity')).toBe('S3'));
    await waitFor(async () => expect(await sheet.storedLevel('HZ-002', 'exposure')).toBe('E2'));
    expect(await sheet.storedLevel('HZ-001', 'exposure')).toBeUndefined();
  });

  it('need no question where nothing else is made', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'S'));
    paste('S1\tE1\tC1\nS2\tE2\tC2\nS3\tE3\tC3');
    await waitFor(async () => expect(await sheet.storedLevel('HZ-003', 'exposure')).toBe('E3'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await sheet.storedLevel('HZ-001', 'avoidability')).toBe('C1');
  });

  it('take the text of merged cells into each of their rows', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'Function'));
    // As Excel puts two merged cells on the clipboard.
    paste(
      'Brake\tFails\r\n\tFails\r\n',
      '<html><body><table><!--StartFragment--><tr><td rowspan=2 style=\'mso-number-format:"\\[>9\\]0"\'>Brake</td><td>Fails</td></tr><tr><td>Fails</td></tr><!--EndFragment--></table></body></html>',
    );
    await waitFor(async () => expect(await sheet.stored()).toHaveLength(2));
    const [first, second] = await sheet.stored();
    expect(second?.functionUuid).toBe(first?.functionUuid);
    expect(second?.malfunctionUuid).not.toBeNull();
  });
});

describe('a paste that is looked at when the session ends', () => {
  /** Two rows, one of which has a level that there is not, pasted into a new project. */
  async function pasted() {
    const project = await OwnProject.create(platform, 'FUNCTION', 'ISO26262-3-2018');
    const open = () => project.open('worksheet?group=none');
    const before = open();
    expect(await screen.findByText('No hazards yet')).toBeVisible();
    paste(
      asTsv([
        ['Hazardous event', 'S'],
        ['Brakes fail', 'S3'],
        ['Brakes grab', 'S9'],
      ]),
    );
    return { project, before, open, dialog: within(await preview()) };
  }
  const SUMMARY = 'Rows added: 2. Rows changed: 0. Cells left out: 1.';

  it('is there again, and written when it is confirmed', async () => {
    const { project, before, open, dialog } = await pasted();
    expect(dialog.getByText(new RegExp(`^${SUMMARY}`))).toBeVisible();
    const { user } = endAndComeBack(before, open);
    const again = await preview();
    expect(again).toHaveTextContent(SUMMARY);
    await user.click(within(again).getByRole('button', { name: 'Paste the rest' }));
    await waitFor(async () => {
      expect(await names(project, 'hazardous-events')).toEqual(['Brakes fail', 'Brakes grab']);
      // The level that there is not was left out.
      expect((await stored(project)).map(({ evaluations }) => evaluations.length)).toEqual([1, 0]);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is there once, and gone when it is refused', async () => {
    const { before, open } = await pasted();
    const { user, ...back } = endAndComeBack(before, open);
    await user.click(within(await preview()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    endAndComeBack({ user, ...back }, open);
    expect(await screen.findByText('No hazards yet')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
