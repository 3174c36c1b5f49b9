import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { writeCsv } from 'hucre/csv';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HazardRrm } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import type { SafetyTarget } from '@/api/lookups';
import type { Rrm } from '@/api/rrms';
import type { Srem } from '@/api/srems';
import { seedUuid } from '../../../../../server/seed/seedUuid.ts';
import { OwnProject } from '../../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../../support/web/platform.ts';
import { giveGridASize } from '../../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

const csv = (lines: readonly (readonly string[])[]) =>
  new File([writeCsv(lines as string[][], { delimiter: ';' })], 'table.csv');
async function check(user: UserEvent, lines: readonly (readonly string[])[]) {
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), csv(lines));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
}
async function carryOut(user: UserEvent, rows: number) {
  const name = `Import ${rows} ${rows === 1 ? 'row' : 'rows'}`;
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/hazards? (were|was) written/)).toBeVisible();
}
const rowsOfFile = async () =>
  within(await screen.findByRole('region', { name: 'Rows of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent);

/** The state of a project in the words of a file: hazards with their targets, measures and effects. */
async function told(project: OwnProject) {
  const [hazards, targets, measures, uses] = [
    await project.stored<Hazard>('hazards'),
    await project.stored<SafetyTarget>('safety-targets'),
    await project.stored<Rrm>('rrms'),
    (
      await platform.call<{ data: { results: HazardRrm[] } }>(
        'lead',
        'GET',
        `/user-api/hazard-rrms?projectUuid=${project.uuid}&limit=200`,
      )
    ).data.results,
  ];
  const nameOf = new Map<string, string>([...targets, ...measures].map(({ uuid, name }) => [uuid, name]));
  return {
    hazards: hazards.map(({ uuid, externalId, hazardEffects }) => ({
      id: externalId,
      targets: targets.filter(({ hazardUuids }) => hazardUuids.includes(uuid)).map(({ name }) => name),
      measures: uses
        .filter(({ hazardUuid }) => hazardUuid === uuid)
        .map(({ rrmUuid, status, requiredLevel }) =>
          [nameOf.get(rrmUuid), status, requiredLevel].filter(Boolean).join(' '),
        ),
      effects: hazardEffects.map(({ hazardEffectTypeUuid, description }) => [
        hazardEffectTypeUuid,
        description,
      ]),
    })),
    targets: targets.map(({ name }) => name),
    measures: measures.map(({ name, rrmTypeUuid }) => [name, rrmTypeUuid]),
  };
}
const measureType = (code: string) => seedUuid('rrmTypes', code);

describe('measures, effects and safety targets of a file', () => {
  /** ISO 13849-1:2015, figure A.1: S2, F1, P1 gives PLr c. */
  const MACHINE_FILE = [
    [
      'Nr.',
      'Maschine',
      'Gefährdungsart',
      'S',
      'F',
      'P',
      'Sicherheitsziele',
      'Auswirkung',
      'Maßnahmentyp 1',
      'Schutzmaßnahme 1',
      'Umsetzungsstatus 1',
      'Schutzmaßnahme 2',
    ],
    [
      'M-1',
      'Presse',
      '',
      'S2',
      'F1',
      'P1',
      'Kein Schließen bei offener Tür\nKein Wiederanlauf',
      'Finger werden gequetscht',
      'INTERLOCK',
      'Verriegelte Schutztür',
      'umgesetzt',
      '1. Unterweisung 2. Warnschild (geplant)',
    ],
    [
      'M-2',
      'Presse',
      '',
      'S1',
      'F1',
      'P1',
      'KEIN WIEDERANLAUF',
      '',
      '',
      'unterweisung',
      '',
      'PPE: Handschuhe',
    ],
    ['M-3', 'Presse', '', '', '', '', '', '', 'INTERLOCK', 'Zweite Tür', '', ''],
    ['M-4', 'Presse', '', '', '', '', '', '', 'Unfug', 'Dritte Tür', '', ''],
  ];

  it('come in with the hazards, and go with them as one step', async () => {
    const project = await OwnProject.create(platform, 'MACHINE', 'ISO13849-1');
    const { user } = project.open('import');
    await check(user, MACHINE_FILE);
    expect(await screen.findByText(/Safety targets: 2, Measure: 4, Measures on hazards: 5/)).toBeVisible();
    const rows = await rowsOfFile();
    expect(rows[0]).toContain(
      'Safety targets: Kein Schließen bei offener Tür (new), Kein Wiederanlauf (new)',
    );
    expect(rows[0]).toContain('Measure: Verriegelte Schutztür (new), Unterweisung (new), Warnschild (new)');
    expect(rows[1]).toContain('Safety targets: Kein Wiederanlauf');
    expect(rows[1]).toContain('Measure: Unterweisung, Handschuhe (new)');
    // A safety function without a rating has no level to reach (domain model 1.33, V13).
    expect(rows[2]).toContain('Measure left out: “Zweite Tür” is a safety function');
    expect(rows[3]).toContain('Measure left out: “Unfug” is no type of measures.');
    const select = screen.getByLabelText('Type of 2 new measures that the file gives none');
    expect(select).toHaveDisplayValue(/^Organisational/);
    await user.selectOptions(select, 'Training and qualification');
    await carryOut(user, 4);
    await waitFor(async () => expect((await told(project)).hazards[1]?.measures).toHaveLength(2));
    expect(await told(project)).toEqual({
      hazards: [
        {
          id: 'M-1',
          targets: ['Kein Schließen bei offener Tür', 'Kein Wiederanlauf'],
          measures: ['Verriegelte Schutztür IMPLEMENTED c', 'Unterweisung PROPOSED', 'Warnschild PROPOSED'],
          effects: [[seedUuid('hazardEffectTypes', 'INJURY_OPERATOR'), 'Finger werden gequetscht']],
        },
        {
          id: 'M-2',
          targets: ['Kein Wiederanlauf'],
          measures: ['Unterweisung PROPOSED', 'Handschuhe PROPOSED'],
          effects: [],
        },
        { id: 'M-3', targets: [], measures: [], effects: [] },
        { id: 'M-4', targets: [], measures: [], effects: [] },
      ],
      targets: ['Kein Schließen bei offener Tür', 'Kein Wiederanlauf'],
      measures: [
        ['Verriegelte Schutztür', measureType('INTERLOCK')],
        ['Unterweisung', measureType('TRAIN')],
        ['Warnschild', measureType('TRAIN')],
        ['Handschuhe', measureType('PPE')],
      ],
    });

    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import was taken back.', {}, { timeout: 20_000 })).toBeVisible();
    await waitFor(async () =>
      expect(await told(project)).toEqual({ hazards: [], targets: [], measures: [] }),
    );
  });

  it('bring a hazard that is there up to date: targets as the file says, measures added or with another state', async () => {
    const project = await OwnProject.create(platform, 'MACHINE', 'ISO13849-1');
    const [hazard] = await project.make('hazards', { style: 'MACHINE', name: 'One', externalId: 'M-1' });
    await project.make('safety-targets', { name: 'Old', hazardUuids: [hazard?.uuid] });
    const [fence] = await project.make('rrms', { name: 'Fence', rrmTypeUuid: measureType('FIXED') });
    await project.make('rrms', { name: 'Signs', rrmTypeUuid: measureType('INFOM') });
    const path = `/user-api/hazards/${hazard?.uuid}/hazard-rrms`;
    await platform.call('lead', 'POST', path, { rrmUuid: fence?.uuid });
    const { user } = project.open('import');
    await check(user, [
      ['Code', 'Safety targets', 'Measures', 'Measure status'],
      ['HZ-001', 'New one', 'Fence\nSigns', 'verified\nopen'],
    ]);
    const [row] = await rowsOfFile();
    expect(row).toContain('Safety targets: Old → New one (new)');
    expect(row).toContain('Fence: Proposed → Verified');
    expect(row).toContain('Measure: Fence → Fence, Signs');
    await carryOut(user, 1);
    const [after] = (await told(project)).hazards;
    expect(after).toMatchObject({ targets: ['New one'], measures: ['Fence VERIFIED', 'Signs PROPOSED'] });

    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import was taken back.', {}, { timeout: 20_000 })).toBeVisible();
    await waitFor(async () => {
      const { hazards, targets } = await told(project);
      expect(hazards).toMatchObject([{ id: 'M-1', targets: ['Old'], measures: ['Fence PROPOSED'] }]);
      expect(targets).toEqual(['Old']);
    });
  });

  it('are linked with requirements of the file, each made once, and taken back as one step', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION', 'ISO26262-3-2018');
    const [old] = await project.make('hazards', { style: 'FUNCTION', name: 'One', externalId: 'G-1' });
    await project.make('srems', { name: 'Old requirement', hazardUuids: [old?.uuid] });
    const { user } = project.open('import');
    await check(user, [
      ['ID', 'Malfunction', 'FSR'],
      ['G-1', 'Locks while driving', 'Monitor the bolt\nCut the supply'],
      ['G-2', 'Does not lock', 'MONITOR THE BOLT'],
    ]);
    const rows = await rowsOfFile();
    expect(rows[0]).toContain('Requirements: Old requirement → Monitor the bolt (new), Cut the supply (new)');
    expect(rows[1]).toContain('Requirements: Monitor the bolt');
    await carryOut(user, 2);
    const linked = async () => {
      const codes = new Map((await project.stored<Hazard>('hazards')).map(({ uuid, code }) => [uuid, code]));
      return (await project.stored<Srem>('srems')).map(({ name, kind, hazardUuids }) => [
        name,
        kind,
        hazardUuids.map(uuid => codes.get(uuid)).sort(),
      ]);
    };
    await waitFor(async () =>
      expect(await linked()).toEqual([
        ['Old requirement', 'REQUIREMENT', []],
        ['Monitor the bolt', 'REQUIREMENT', ['HZ-001', 'HZ-002']],
        ['Cut the supply', 'REQUIREMENT', ['HZ-001']],
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import was taken back.', {}, { timeout: 20_000 })).toBeVisible();
    await waitFor(async () =>
      expect(await linked()).toEqual([['Old requirement', 'REQUIREMENT', ['HZ-001']]]),
    );
  });

  it('keep a text that is too long for a name as the text of the requirement, found again by all of it', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION', 'ISO26262-3-2018');
    const long = `The lock shall ${'monitor the position of its bolt and '.repeat(8)}report it`;
    const other = `${long.slice(0, -'report it'.length)}stop the drive`;
    const tooLong = `It shall ${'open '.repeat(1600)}`.trim();
    const { user, unmount } = project.open('import');
    await check(user, [
      ['ID', 'Malfunction', 'FSR'],
      ['G-1', 'Locks while driving', long],
      ['G-2', 'Does not lock', `${long.toUpperCase()}\n${other}`],
      ['G-3', 'Opens', tooLong],
    ]);
    expect((await rowsOfFile())[2]).toContain('8008 characters; 8000 are possible');
    await carryOut(user, 3);
    const stored = async () =>
      (await project.stored<Srem>('srems')).map(({ name, text, hazardUuids }) => ({
        name,
        text,
        hazards: hazardUuids.length,
      }));
    // 200 characters are the most that a name has (domain model 2.10).
    const name = expect.stringMatching(/^The lock shall monitor .{100,176}…$/);
    await waitFor(async () =>
      expect(await stored()).toEqual([
        { name, text: long, hazards: 2 },
        { name, text: other, hazards: 1 },
      ]),
    );
    unmount();
    const again = project.open('import');
    await check(again.user, [
      ['ID', 'Malfunction', 'FSR'],
      ['G-4', 'Locks late', other],
    ]);
    expect((await rowsOfFile())[0]).not.toContain('(new)');
    await carryOut(again.user, 1);
    await waitFor(async () => expect((await stored()).map(({ hazards }) => hazards)).toEqual([2, 2]));
  });

  it('are left out with the whole row, or with the cell, as somebody chooses', async () => {
    const project = await OwnProject.create(platform, 'MACHINE', 'ISO13849-1');
    const { user } = project.open('import');
    await check(user, [
      ['ID', 'Machine', 'Measure', 'Measure status'],
      ['1', 'Press', 'Fence', 'whatever'],
      ['2', 'Saw', 'Fence', 'done'],
    ]);
    expect((await rowsOfFile())[0]).toContain('Measure left out: “whatever” is no state of a measure.');
    await user.click(screen.getByLabelText('Leave out whole rows where a cell cannot be read'));
    expect(await screen.findByRole('button', { name: 'Left out: 1' })).toBeVisible();
    await carryOut(user, 1);
    const { hazards } = await told(project);
    expect(hazards).toMatchObject([{ id: '2', measures: ['Fence IMPLEMENTED'] }]);
  });
});
