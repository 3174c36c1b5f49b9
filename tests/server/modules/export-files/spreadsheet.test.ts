import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerOf } from '../../../../domain/exchange/columns.ts';
import { hazardColumns, importedColumns } from '../../../../domain/exchange/hazardColumns.ts';
import { DemoDesk } from '../../../../server/seed/demoDesk.ts';
import { addSafetyFunctions } from '../../../../server/seed/palletisingCellFunctions.ts';
import { VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;
let machineProject: string;
beforeAll(async () => {
  room = await VotingRoom.open();
  const { rows } = await room.app.pool.query<{ uuid: string; style: string }>(
    'select uuid, style from projects',
  );
  room.project = rows.find(({ style }) => style === 'FUNCTION')?.uuid ?? '';
  machineProject = rows.find(({ style }) => style === 'MACHINE')?.uuid ?? '';
});
afterAll(() => room.app.close());

async function sheetOf(project: string, query: string, person = 'viewer'): Promise<Buffer> {
  const answer = await room.app.app.inject({
    method: 'GET',
    url: `/v1/user-api/projects/${project}/spreadsheet?${query}`,
    headers: { authorization: `Bearer ${await room.app.tokenOf(room.app.userUuid(person))}` },
  });
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  expect(answer.headers['content-disposition']).toContain('attachment');
  return answer.rawPayload;
}

/** The first sheet as texts. */
async function firstSheet(content: Buffer): Promise<string[][]> {
  const { sheets } = await readXlsx(content);
  const width = sheets[0]?.rows[0]?.length ?? 0;
  return (sheets[0]?.rows ?? []).map(row => Array.from({ length: width }, (_, at) => String(row[at] ?? '')));
}

const INJECTIONS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
  '=HYPERLINK("http://x.example";"y")',
];

describe('the workbook', () => {
  it('has every hazard in the order of the columns', async () => {
    for (const [at, name] of INJECTIONS.entries())
      await room.newHazard({ name: `row ${at}`, description: name });
    const rows = await firstSheet(await sheetOf(room.project, 'language=en'));
    const [titles = [], ...hazards] = rows;
    // No hazard of it uses a measure, so there are no columns of them.
    const written = hazardColumns('FUNCTION').filter(
      column => !column.isImportOnly && !column.isOptional && !column.isRepeated,
    );
    expect(titles).toEqual(written.map(column => headerOf(column, 'en')));

    const { rows: stored } = await room.app.pool.query(
      `select h.code, h.name, coalesce(f.name, '') as function, coalesce(m.name, '') as malfunction, coalesce(v.name, '') as event,
         coalesce(s.code, '') as severity, coalesce(r.label, '') as rating
       from hazards h left join functions f on f.uuid = h.function_uuid left join malfunctions m on m.uuid = h.malfunction_uuid
       left join hazardous_events v on v.uuid = h.hazardous_event_uuid
       left join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = h.risk_rating_set_uuid
       left join risk_levels s on s.uuid = e.severity_uuid left join risk_ratings r on r.uuid = e.rating_uuid
       where h.project_uuid = $1 order by h.code`,
      [room.project],
    );
    const at = (title: string) => titles.indexOf(title);
    const shown = hazards
      .map(row => ({
        code: row[at('Code')],
        name: row[at('Title')],
        function: row[at('Function')],
        malfunction: row[at('Malfunction')],
        event: row[at('Hazardous event')],
        severity: row[at('S')],
        rating: row[at('Level')],
      }))
      .sort((one, other) => String(one.code).localeCompare(String(other.code), 'en'));
    expect(shown).toEqual(stored);

    // Nothing was calculated.
    const descriptions = hazards.map(row => row[at('Description')]);
    for (const text of INJECTIONS.filter(text => !/^[\t\r]/.test(text))) expect(descriptions).toContain(text);
  });

  it('is in German, and of machines', async () => {
    const { sheets } = await readXlsx(await sheetOf(machineProject, 'language=de'));
    expect(sheets.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Risiken an Maschinen',
        'Maschinen',
        'Aufgaben',
        'Maßnahmen',
        'Einstufungsverfahren',
      ]),
    );
    const [titles = []] = sheets[0]?.rows ?? [];
    expect(titles).toEqual(expect.arrayContaining(['Maschine', 'Gefährdungsart', 'S vorher', 'Maßnahme 1']));
    expect(sheets[0]?.dataValidations?.length).toBeGreaterThan(5);
    expect(sheets[0]?.autoFilter?.range).toContain('A1');
  });

  it('has safety functions and what requirements are parts of', async () => {
    await addSafetyFunctions(new DemoDesk(room.app.pool, 'palletising-cell'));
    const { sheets } = await readXlsx(await sheetOf(machineProject, 'language=de'));
    const functions = sheets.find(({ name }) => name === 'Sicherheitsfunktionen');
    const [titles = [], first = []] = functions?.rows ?? [];
    const cell = (title: string) => first[titles.indexOf(title)];
    expect(cell('Code')).toBe('SF-001');
    // PLr d of HZ-001 and HZ-003 in the file of the cell.
    expect(cell('Erforderlich')).toBe('d');
    expect(cell('Erreicht')).toBe('PL d');
    expect(cell('PFHd (1/h)')).toBe(2.9e-7);
    expect(cell('Status')).toBe('Verifiziert');
    expect(cell('Gefährdungen')).toBe('HZ-001\nHZ-003');
  });

  it('tells nothing of blind votes', async () => {
    const secret = 'Anton says the driver never brakes in time.';
    const hazard = await room.newHazard({ name: 'Vehicle rolls away' });
    await room.round(hazard, ['engineer', 'voter', 'approver']);
    const read = async () =>
      JSON.stringify((await readXlsx(await sheetOf(room.project, 'language=en'))).sheets);
    await room.castAll(hazard, { voter: 'S3 E4 C3' }, { rationale: secret });
    const before = await read();
    const vote = await room.voteOf('voter', hazard);
    expect(before).not.toContain(secret);
    expect(before).toContain('1/3');
    await room.app.pool.query(`update hazard_votes set rationale = 'other' where uuid = $1`, [vote.uuid]);
    expect(await read()).toBe(before);
  });
});

it('CSV has the hazards, with nothing that calculates', async () => {
  const text = (await sheetOf(room.project, 'format=csv')).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const cells = (parseCsv(text.slice(1)) as string[][]).flat();
  expect(cells).toContain("'=1+1");
  expect(cells.filter(cell => /^[=+@\t\r]|^-\d/.test(cell))).toEqual([]);
});

describe('the workbook to fill in', () => {
  it('has the columns of an import in both styles, and the levels to choose from', async () => {
    const answer = await room.app.app.inject({
      method: 'GET',
      url: '/v1/user-api/spreadsheet-helpers/standard-gen2?language=de',
      headers: { authorization: `Bearer ${await room.app.tokenOf(room.app.userUuid('viewer'))}` },
    });
    expect(answer.statusCode).toBe(200);
    const { sheets } = await readXlsx(answer.rawPayload);
    expect(sheets.map(({ name }) => name)).toEqual([
      'Gefährdungen',
      'Risiken an Maschinen',
      'Einstufungsverfahren',
    ]);
    for (const [at, style] of (['FUNCTION', 'MACHINE'] as const).entries()) {
      const [titles = [], ...rows] = sheets[at]?.rows ?? [];
      expect(rows).toEqual([]);
      const known = importedColumns(style).flatMap(column => headerOf(column, 'de'));
      expect(titles.filter(title => !known.includes(String(title)))).toEqual([]);
      expect(titles.length).toBeGreaterThan(10);
    }
    // ISO 26262-3:2018, 6.4.3: severity S0 to S3; ISO 13849-1, annex A: S1 and S2.
    const choices = sheets
      .slice(0, 2)
      .map(({ dataValidations }) => dataValidations?.map(({ values }) => values));
    expect(choices[0]).toContainEqual(['S0', 'S1', 'S2', 'S3']);
    expect(choices[1]).toContainEqual(['S1', 'S2']);
  });
});
