import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VotingRoom } from '../../../support/voting.ts';
import { NAMES, readVotingRecord, votingRecordFile } from '../../../support/votingRecord.ts';

let room: VotingRoom;

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());

const record = (hazardUuid: string, person?: string) => readVotingRecord(room, hazardUuid, person);

describe('the voting record of a project as a file', () => {
  it('has votes, rounds and events as sheets, the votes as a table, and all of it as JSON', async () => {
    await room.newProject();
    const formula = '=HYPERLINK("http://evil.example","x")';
    const hazard = await room.newHazard({ name: '@SUM(1+1)' });
    const round = await room.round(hazard, ['voter', 'approver']);
    await room.castAll(hazard, { voter: 'S3 E4 C3', approver: 'S3 E4 C3' }, { rationale: formula });
    await room.step(round.uuid, 'REVEAL');
    await room.comment('voter', round.uuid, '+1\n-1');
    await room.step(round.uuid, 'CLOSE');

    const file = await votingRecordFile(room, 'xlsx');
    expect(file.headers['content-disposition']).toContain('attachment');
    const { sheets } = await readXlsx(file.rawPayload);
    expect(sheets.map(({ name }) => name)).toEqual(['Votes', 'Rounds', 'Events']);
    const [votes, rounds, events] = sheets.map(({ rows }) => rows);
    expect(votes).toHaveLength(3);
    const titled = (rows: unknown[][] | undefined, row: number) =>
      Object.fromEntries((rows?.[0] ?? []).map((title, place) => [title, rows?.[row]?.[place]]));
    expect(titled(votes, 1)).toMatchObject({
      Name: '@SUM(1+1)',
      Stage: 'INITIAL',
      Round: 1,
      Voter: NAMES.approver,
      Vote: 'CAST',
      Counted: true,
      Levels: 'S3 · E4 · C3',
      Result: 'ASIL D',
      Rationale: formula,
    });
    expect(titled(rounds, 1)).toMatchObject({
      Consensus: true,
      'Agreed levels': 'S3 · E4 · C3',
      'Agreed result': 'ASIL D',
    });
    expect(events?.map(row => row[5])).toEqual([
      'What',
      'ROUND_OPENED',
      'VOTE_CAST',
      'VOTE_CAST',
      'VOTES_REVEALED',
      'COMMENT_ADDED',
      'ROUND_CLOSED',
    ]);
    // No cell of any sheet is a formula, whatever a text begins with.
    const formulas = sheets.flatMap(({ cells }) => [...(cells?.values() ?? [])].filter(cell => cell.formula));
    expect(formulas).toEqual([]);

    const csv = (await votingRecordFile(room, 'csv')).body;
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const rows = parseCsv(csv.slice(1));
    expect(rows).toHaveLength(3);
    const cells = rows.flat().map(String);
    expect(cells).toContain(`'${formula}`);
    expect(cells.filter(cell => /^[=+@-]/.test(cell))).toEqual([]);

    const german = await votingRecordFile(room, 'xlsx', 'viewer', '&language=de');
    expect(decodeURIComponent(String(german.headers['content-disposition']))).toContain(
      'Voting – Abstimmungsprotokoll.xlsx',
    );
    const translated = (await readXlsx(german.rawPayload)).sheets;
    expect(translated.map(({ name }) => name)).toEqual(['Stimmen', 'Runden', 'Ereignisse']);
    expect(translated[0]?.rows[0]?.slice(0, 4)).toEqual(['Gefährdung', 'Name', 'Einstufung', 'Runde']);
    // The titles alone: what people wrote and the codes of states are the same.
    expect(translated.map(({ rows }) => rows.slice(1))).toEqual(sheets.map(({ rows }) => rows.slice(1)));
    await room.call('viewer', 'PUT', '/user-preferences', { language: 'de' });
    expect((await votingRecordFile(room, 'csv')).body).toContain('Gefährdung,Name');

    const told = JSON.parse((await votingRecordFile(room, 'json')).body);
    expect(told.records).toEqual([await record(hazard)]);
  });

  it('keeps the record of a hazard that was deleted', async () => {
    await room.newProject();
    const hazard = await room.newHazard({ name: 'Gone with the wind' });
    const round = await room.round(hazard, ['voter', 'approver']);
    await room.castAll(hazard, { voter: 'S3 E4 C3', approver: 'S3 E4 C3' }, { rationale: 'Fast.' });
    await room.step(round.uuid, 'REVEAL');
    const before = await record(hazard);
    const { revision } = await room.hazard(hazard);
    expect(
      (await room.call('lead', 'DELETE', `/hazards/${hazard}`, undefined, { confirm: true, revision }))
        .status,
    ).toBe(204);
    expect((await room.call('viewer', 'GET', `/hazards/${hazard}/voting-record`)).status).toBe(404);
    const told = JSON.parse((await votingRecordFile(room, 'json')).body);
    expect(told.records).toEqual([{ ...before, isDeleted: true }]);
  });

  it('is read by nobody who does not read the project', async () => {
    for (const person of ['guest', 'supplier'])
      expect((await room.call(person, 'GET', `/projects/${room.project}/voting-record`)).status).toBe(404);
  });
});
