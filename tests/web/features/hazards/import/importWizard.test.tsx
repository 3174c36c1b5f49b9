import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { writeCsv } from 'hucre/csv';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { foreignWorkbook } from '../../../../support/import/foreignWorkbook.ts';
import { DESK_LIFT, LANE_ASSISTANCE, PALLETISING } from '../../../../support/pasteTables.ts';
import { endAndComeBack } from '../../../../support/web/endedSession.ts';
import { OwnProject } from '../../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../../support/web/platform.ts';
import { giveGridASize } from '../../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

const stored = (project: OwnProject) => project.stored<Hazard>('hazards');
const names = async (project: OwnProject, area: string) =>
  (await project.stored(area)).map(({ name }) => name);
const csv = (lines: readonly (readonly string[])[]) =>
  new File([writeCsv(lines as string[][], { delimiter: ';' })], 'table.csv');

async function choose(user: UserEvent, file: File) {
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
}
const toCheck = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Check' }));
const carryOut = async (user: UserEvent, rows: number) => {
  await user.click(
    await screen.findByRole('button', { name: `Import ${rows} ${rows === 1 ? 'row' : 'rows'}` }),
  );
  expect(await screen.findByText(/hazards? (were|was) written/)).toBeVisible();
};
/** The code of the rating that the server looked up, by the codes of the hazards. */
async function ratings(project: OwnProject) {
  const sets = new Map<string, { uuid: string; code: string }[]>();
  const found: (string | undefined)[] = [];
  for (const { evaluations } of await stored(project))
    for (const { riskRatingSetUuid, ratingUuid } of evaluations) {
      if (!sets.has(riskRatingSetUuid)) {
        const path = `/user-api/risk-rating-sets/${riskRatingSetUuid}`;
        const answer = await platform.call<{ data: { ratings: { uuid: string; code: string }[] } }>(
          'lead',
          'GET',
          path,
        );
        sets.set(riskRatingSetUuid, answer.data.ratings);
      }
      found.push(sets.get(riskRatingSetUuid)?.find(({ uuid }) => uuid === ratingUuid)?.code);
    }
  return found;
}

describe('an analysis made by somebody else', () => {
  it('is in the worksheet without retyping, its wrong levels named row by row, and taken back as one step', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION', 'ISO26262-3-2018');
    const { user } = project.open('import');
    await choose(user, new File([await foreignWorkbook()], 'G&R.xlsx'));
    expect(await screen.findByLabelText('Sheet')).toHaveDisplayValue('G&R');
    expect(screen.getByLabelText('“Schwere (S)” becomes')).toHaveDisplayValue('S – Severity');
    expect(screen.getByText(/1 column left out/)).toBeVisible();
    expect(screen.getByLabelText('“Nr.” becomes')).toHaveDisplayValue('ID of the source');
    await toCheck(user);
    expect(await screen.findByRole('button', { name: 'New: 8' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ASIL differs: 3' }));
    const rows = within(screen.getByRole('region', { name: 'Rows of the file' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringMatching(/^7New.*the file says ASIL C, the table gives B for S3 · E2 · C3/),
      expect.stringMatching(/^10, situation 1New.*the file says A, the table gives B for S1 · E4 · C3/),
      expect.stringMatching(/^10, situation 2New/),
    ]);
    // Back and forth loses nothing.
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('“Fahrsituation” becomes')).toHaveDisplayValue('Situation');
    await toCheck(user);
    await carryOut(user, 8);
    expect(await stored(project)).toHaveLength(8);
    await waitFor(async () =>
      expect(await ratings(project)).toEqual(['C', 'B', 'B', 'B', 'B', 'B', 'B', 'NONE']),
    );
    expect(await names(project, 'functions')).toEqual(['Spurverlassenswarnung', 'Spurhalteassistent']);
    // What the file calls them and how it rates them is kept beside the levels of the table.
    const kept = (await stored(project)).map(({ externalId, publishedRating }) => [
      externalId,
      publishedRating,
    ]);
    expect(kept).toEqual([
      ['G-1', 'ASIL C'],
      ['G-2', 'ASIL C'],
      ['G-3', 'B'],
      ['G-3 (2)', 'B'],
      ['G-3 (3)', 'B'],
      ['G-4', 'A'],
      ['G-4 (2)', 'A'],
      ['G-5', ''],
    ]);
    expect(await names(project, 'exposure-situations')).toContain('Baustelle mit enger Spur');

    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import was taken back.')).toBeVisible();
    await waitFor(async () => expect(await names(project, 'functions')).toEqual([]));
    expect(await stored(project)).toEqual([]);
    expect(await names(project, 'exposure-situations')).toEqual([]);
  });
});

describe('a published analysis', () => {
  it.each([
    ['lane assistance', 'FUNCTION', LANE_ASSISTANCE],
    ['the desk lift', 'FUNCTION', DESK_LIFT],
    ['the palletising cell', 'MACHINE', PALLETISING],
  ] as const)(
    '%s has the levels of its table, and none of them differs',
    async (_name, style, { set, header, rows }) => {
      const project = await OwnProject.create(platform, style, set);
      const { user } = project.open('import');
      await choose(user, csv([header, ...rows]));
      await toCheck(user);
      expect(await screen.findByRole('button', { name: `New: ${rows.length}` })).toBeVisible();
      expect(screen.queryByRole('button', { name: /differs/ })).toBeNull();
      await carryOut(user, rows.length);
      await waitFor(async () => expect(await ratings(project)).toEqual(rows.map(row => row.at(-1))));
    },
  );
});

describe('a file with codes', () => {
  let project: OwnProject;
  beforeEach(async () => {
    project = await OwnProject.create(platform, 'FUNCTION', 'ISO26262-3-2018');
    const [brake] = await project.make('functions', { name: 'Brake' });
    await project.make(
      'hazards',
      { style: 'FUNCTION', name: 'One', functionUuid: brake?.uuid },
      { style: 'FUNCTION', name: 'Two', functionUuid: brake?.uuid },
    );
  });
  const TABLE = [
    ['Code', 'Title', 'Function', 'S'],
    ['HZ-001', 'One', 'Brake', ''],
    ['hz-002', 'Second', 'Brake', 'S2'],
    ['HZ-002', 'Again', 'Brake', 'S2'],
    ['', 'Third', 'Steer', 'S9'],
  ];

  it('says what is new, changed, unchanged or left out, and writes only that', async () => {
    const { user } = project.open('import');
    await choose(user, csv(TABLE));
    await toCheck(user);
    for (const name of [
      'All rows: 4',
      'New: 1',
      'Changed: 1',
      'Unchanged: 1',
      'Left out: 1',
      'Cells left out: 1',
    ])
      expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByText(/S: – → S2 · Title: Two → Second/)).toBeVisible();
    expect(screen.getByText('The code stands in a row above already.')).toBeVisible();
    expect(screen.getByText(/S left out: “S9” is no level of S/)).toBeVisible();
    await carryOut(user, 2);
    await waitFor(async () =>
      expect((await stored(project)).map(({ name }) => name)).toEqual(['One', 'Second', 'Third']),
    );
    // The same file again: the rows with codes are as the file says.
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    await choose(user, csv(TABLE.slice(0, 3)));
    await toCheck(user);
    expect(await screen.findByRole('button', { name: 'Nothing to change' })).toBeDisabled();
  });

  it('knows owners by address or name, and assumptions that are there', async () => {
    const { data: lead } = await platform.call<{ data: { uuid: string; email: string } }>(
      'lead',
      'GET',
      '/user-api/users/me',
    );
    const [one, two] = await project.make(
      'assumptions',
      { name: 'Dry roads', text: 'Roads are dry.' },
      { name: 'Ice, and snow', text: 'There is none.' },
    );
    const { user } = project.open('import');
    await choose(
      user,
      csv([
        ['Code', 'Owner', 'Assumptions'],
        ['HZ-001', lead.email.toUpperCase(), 'Dry roads\nIce, and snow'],
        ['HZ-002', 'Nobody Here', 'Wet roads'],
      ]),
    );
    await toCheck(user);
    expect(await screen.findByText(/Owner left out: “Nobody Here”/)).toBeVisible();
    expect(screen.getByText(/Assumptions left out: “Wet roads”/)).toBeVisible();
    await carryOut(user, 1);
    await waitFor(async () =>
      expect(
        (await stored(project)).map(({ ownerUserUuid, assumptionUuids }) => ({
          ownerUserUuid,
          assumptionUuids: [...assumptionUuids].sort(),
        })),
      ).toEqual([
        { ownerUserUuid: lead.uuid, assumptionUuids: [one?.uuid, two?.uuid].sort() },
        { ownerUserUuid: null, assumptionUuids: [] },
      ]),
    );
  });

  it('only adds, and leaves out whole rows, where that is wanted', async () => {
    const { user } = project.open('import');
    await choose(user, csv(TABLE));
    await toCheck(user);
    await user.click(await screen.findByLabelText('Bring hazards up to date that are there already'));
    await user.click(screen.getByLabelText('Leave out whole rows where a cell cannot be read'));
    expect(await screen.findByRole('button', { name: 'Left out: 4' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nothing to change' })).toBeDisabled();
    expect(await names(project, 'functions')).toEqual(['Brake']);
  });

  it('keeps what was chosen for its columns for the next file of its kind', async () => {
    const { user } = project.open('import');
    await choose(user, csv(TABLE));
    await user.selectOptions(await screen.findByLabelText('“Title” becomes'), 'Description');
    await toCheck(user);
    await carryOut(user, 3);
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    await choose(user, csv(TABLE));
    expect(await screen.findByLabelText('“Title” becomes')).toHaveDisplayValue('Description');
  });
});

describe('a file that cannot be read', () => {
  it('is refused by name, and nothing is half done', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const { user } = project.open('import');
    await choose(user, new File(['%PDF-1.7'], 'report.csv'));
    expect(
      await screen.findByText(/report.csv was not read. This is neither an Excel workbook/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  });
});

describe('an import during which the session ends', () => {
  const lines = [
    ['Title', 'S'],
    ['Brakes fail', 'S3'],
    ['Brakes grab', 'S9'],
  ];

  it('stands where it stood: file, columns and choices of the check', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION', 'ISO26262-3-2018');
    const before = project.open('import');
    await choose(before.user, csv(lines));
    await before.user.selectOptions(await screen.findByLabelText('“Title” becomes'), 'Description');
    await toCheck(before.user);
    await before.user.click(await screen.findByRole('checkbox', { name: /^Leave out/ }));
    const { user } = endAndComeBack(before, () => project.open('import?step=check'));
    expect(await screen.findByRole('checkbox', { name: /^Leave out/ })).toBeChecked();
    await carryOut(user, 1);
    expect((await stored(project)).map(({ description }) => description)).toEqual(['Brakes fail']);
  });

  it('begins with its file once more when it was carried out', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION', 'ISO26262-3-2018');
    const before = project.open('import');
    await choose(before.user, csv(lines.slice(0, 2)));
    await toCheck(before.user);
    await carryOut(before.user, 1);
    endAndComeBack(before, () => project.open('import?step=done'));
    expect(await screen.findByLabelText('Choose a file', { selector: 'input' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  });
});
