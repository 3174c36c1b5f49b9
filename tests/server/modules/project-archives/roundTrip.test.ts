import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  kindsIn,
  listIn,
  type Parts,
  ProjectArchives,
  readZip,
  repacked,
  sha256,
  withoutUuids,
} from '../../../support/projectArchives.ts';
import { filePart, upload } from '../../../support/uploads.ts';
import { type Data, VotingRoom } from '../../../support/voting.ts';

type Fields = Record<string, unknown>;

let room: VotingRoom;
let archives: ProjectArchives;
let organization: string;

const camelCase = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
const post = (path: string, body: object) =>
  room.app.call<Data<Fields>>('lead', 'POST', `/user-api/${path}`, { body });

/** A document of two revisions, a figure with a mark, a comment with an answer, a tag, a revealed round and one that is blind. */
async function addWhatDemoDataLacks(): Promise<void> {
  const document = await upload<Data<{ uuid: string }>>(
    room.app,
    'lead',
    `/user-api/projects/${room.project}/documents`,
    [filePart('stopping distances.csv', 'speed;metres\n30;9\n50;25\n', 'text/csv')],
  );
  const next = await upload(room.app, 'lead', `/user-api/documents/${document.body.data.uuid}`, [
    filePart('stopping distances.csv', 'speed;metres\n30;9.5\n50;26\n', 'text/csv'),
    { name: 'comment', value: 'measured on the wet track' },
  ]);
  expect(next.status, JSON.stringify(next.body)).toBe(201);
  const hazard = await room.newHazard({ name: 'Vehicle rolls away "in neutral"' });
  const linked = await room.app.call('lead', 'PATCH', `/user-api/documents/${document.body.data.uuid}`, {
    body: { revision: 1, hazardUuids: [hazard] },
  });
  expect(linked.status, JSON.stringify(linked.body)).toBe(200);
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const figure = await upload(
    room.app,
    'lead',
    `/user-api/projects/${room.project}/hara-figures/upload-image`,
    [
      filePart('yard.png', png, 'image/png'),
      {
        name: 'annotations',
        value: JSON.stringify([
          { shape: 'POINT', points: [{ x: 0.5, y: 0.5 }], hazardUuid: hazard, label: 'here' },
        ]),
      },
    ],
  );
  expect(figure.status, JSON.stringify(figure.body)).toBe(201);
  const comment = await post(`hazards/${hazard}/comments`, { text: 'Which slope?' });
  expect(comment.status, JSON.stringify(comment.body)).toBe(201);
  const { rows } = await room.app.pool.query<{ uuid: string }>(
    `insert into tags (organization_uuid, name) select organization_uuid, 'Winter test' from projects where uuid = $1 returning uuid`,
    [room.project],
  );
  await room.app.pool.query(
    `insert into tag_relationships (tag_uuid, project_uuid, resource_type, resource_uuid) values ($1, $2, 'Hazard', $3)`,
    [rows[0]?.uuid, room.project, hazard],
  );
  const revealed = await room.round(hazard, ['engineer', 'voter', 'approver']);
  await room.castAll(
    hazard,
    { engineer: 'S1 E2 C1', voter: 'S3 E4 C3', approver: 'S2 E3 C2' },
    { rationale: 'as on the pass' },
  );
  await room.step(revealed.uuid, 'REVEAL');
  await room.comment('voter', revealed.uuid, 'The pass is steeper.');
  const blind = await room.newHazard({ name: 'Door opens' });
  await room.round(blind, ['engineer', 'voter']);
  await room.castAll(blind, { engineer: 'S1 E1 C1' }, { rationale: 'nobody shall read this' });
}

beforeAll(async () => {
  room = await VotingRoom.open();
  const { rows } = await room.app.pool.query<{ uuid: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  room.project = rows[0]?.uuid ?? '';
  archives = new ProjectArchives(room.app);
  const made = await post('organizations', { name: 'Another house' });
  organization = String(made.body.data.uuid);
  await addWhatDemoDataLacks();
  room.app.startJobs();
});
afterAll(() => room.app.close());

const TABLES: Record<string, string> = {
  assumptions: 'Assumption',
  ceas: 'Cea',
  documents: 'Document',
  document_revisions: 'DocumentRevision',
  exposure_estimates: 'ExposureEstimate',
  exposure_situations: 'ExposureSituation',
  finding_acceptances: 'FindingAcceptance',
  functions: 'Function',
  hara_figures: 'HaraFigure',
  hazard_comments: 'HazardComment',
  hazard_evaluations: 'HazardEvaluation',
  hazard_rrm_evaluations: 'HazardRrmEvaluation',
  hazard_rrms: 'HazardRrm',
  hazardous_events: 'HazardousEvent',
  hazards: 'Hazard',
  human_tasks: 'HumanTask',
  machine_hazards: 'MachineHazard',
  machines: 'Machine',
  malfunctions: 'Malfunction',
  misuses: 'Misuse',
  project_members: 'ProjectMember',
  rrms: 'Rrm',
  safety_functions: 'SafetyFunction',
  safety_targets: 'SafetyTarget',
  solution_sets: 'SolutionSet',
  srems: 'Srem',
  tag_relationships: 'TagRelationship',
  tasks: 'Task',
};

/** Every row of a project's tables beside its record in an archive. @returns how many */
async function expectRowsOf(parts: Parts, project: string): Promise<number> {
  let count = 0;
  for (const [table, entity] of Object.entries(TABLES)) {
    const { rows } = await room.app.pool.query<{ row: Fields }>(
      `select to_jsonb(t) as row from ${table} t where project_uuid = $1`,
      [project],
    );
    const records = new Map(listIn(parts, `records/${entity}.json`).map(record => [record.uuid, record]));
    expect([entity, [...records.keys()].sort()]).toEqual([entity, rows.map(({ row }) => row.uuid).sort()]);
    for (const { row } of rows) {
      const record = records.get(row.uuid) ?? {};
      const fields = Object.keys(row).filter(column => camelCase(column) in record);
      expect(fields.map(column => [column, record[camelCase(column)]])).toEqual(
        fields.map(column => [column, row[column]]),
      );
      const hidden = Object.keys(row).filter(column => !fields.includes(column));
      expect(
        hidden.filter(
          column =>
            !/^(basis|residual_risk_basis|file_uuid|image_file_uuid|thumbnail_file_uuid|project_uuid)$/.test(
              column,
            ),
        ),
      ).toEqual([]);
      count += 1;
    }
  }
  return count;
}

/** What the checks find fault with, by record's code. */
async function figuresOf(project: string) {
  const { body } = await room.app.call<
    Data<Fields & { hazards: unknown; checks: { check: string; count: number; accepted: number }[] }>
  >('lead', 'GET', `/user-api/hara-metrics/${project}`);
  // Of the voters only one belongs to the other organization, which V16 is about.
  return body.data.checks
    .filter(({ check }) => check !== 'V16')
    .map(({ check, count, accepted }) => [check, count, accepted]);
}

describe('a project in an archive', () => {
  let first: Parts;
  let second: Parts;
  let copy: string;

  it('is what the tables hold, row by row, with its files and checksums', async () => {
    first = readZip(await archives.export(room.project));
    expect(await expectRowsOf(first, room.project)).toBeGreaterThan(80);
    const manifest = JSON.parse(first.get('manifest.json')?.toString('utf8') ?? '{}');
    expect(manifest).toMatchObject({
      format: 'badger-project',
      version: 1,
      project: { uuid: room.project },
    });
    expect(manifest.parts.map(({ path }: Fields) => path).sort()).toEqual(
      [...first.keys()].filter(path => path !== 'manifest.json').sort(),
    );
    for (const { path, sizeBytes, sha256: digest } of manifest.parts) {
      const bytes = first.get(path) ?? Buffer.alloc(0);
      expect([path, sizeBytes, digest]).toEqual([path, bytes.length, sha256(bytes)]);
    }
    for (const { sha256: digest } of listIn(first, 'records/DocumentRevision.json'))
      expect(first.has(`files/${digest}`)).toBe(true);
    expect(first.get(`files/${sha256(Buffer.from('speed;metres\n30;9.5\n50;26\n'))}`)?.toString()).toContain(
      '50;26',
    );
  });

  it('has votes that were revealed, and nothing of those that are blind', () => {
    expect(
      listIn(first, 'records/HazardVote.json').filter(({ rationale }) => rationale === 'as on the pass'),
    ).toHaveLength(3);
    expect(listIn(first, 'records/HazardVoteEventComment.json').map(({ text }) => text)).toContain(
      'The pass is steeper.',
    );
    expect(listIn(first, 'records/HazardVoteEvent.json').map(({ status }) => status)).not.toContain('OPEN');
    for (const [path, bytes] of first)
      expect([path, bytes.includes('nobody shall read this')]).toEqual([path, false]);
  });

  it('becomes a project of another organization and leaves it again as the same, record by record', async () => {
    const done = await archives.import(organization, repacked(first, {}), [
      { name: 'name', value: 'Taken over' },
    ]);
    expect(done.error).toBeNull();
    copy = done.result?.projectUuid ?? '';
    expect(done.result?.people.filter(({ isFound }) => isFound)).toHaveLength(1);
    second = readZip(await archives.export(copy));
    await expectRowsOf(second, copy);

    const [before, after] = [withoutUuids(first), withoutUuids(second)];
    for (const entity of kindsIn(first)) {
      // The project's own row and its team are those of the other organization; the history came along as a document.
      if (['Project', 'ProjectMember'].includes(entity)) continue;
      const added = (after.get(entity) ?? []).filter(record => /History of|history-until/.test(record));
      expect([entity, added.length]).toEqual([entity, /^Document(Revision)?$/.test(entity) ? 1 : 0]);
      expect([entity, (after.get(entity) ?? []).filter(record => !added.includes(record))]).toEqual([
        entity,
        before.get(entity) ?? [],
      ]);
    }
    const [was, is] = [first, second].map(parts => listIn(parts, 'records/Project.json')[0]);
    expect(is).toMatchObject({
      name: 'Taken over',
      description: was?.description,
      style: was?.style,
      riskRatingSetUuids: was?.riskRatingSetUuids,
    });
    for (const path of first.keys())
      if (path.startsWith('files/'))
        expect(second.get(path)?.equals(first.get(path) ?? Buffer.alloc(0))).toBe(true);
  });

  it('is judged there as it was here', async () => {
    expect(await figuresOf(copy)).toEqual(await figuresOf(room.project));
  });

  it('shares no uuid with the original but of what every installation ships', async () => {
    const uuids = (parts: Parts) =>
      kindsIn(parts).flatMap(entity => listIn(parts, `records/${entity}.json`).map(({ uuid }) => uuid));
    const others = new Set(uuids(second));
    expect(uuids(first).filter(uuid => others.has(uuid))).toEqual([]);
  });

  it('keeps the names of people whom the organization does not know; they cannot sign in', async () => {
    const { rows } = await room.app.pool.query<{ email: string; name: string; isActive: boolean }>(
      `select u.email, u.first_name || ' ' || u.last_name as name, u.is_active as "isActive" from hazard_votes v join users u on u.uuid = v.user_uuid where v.project_uuid = $1`,
      [copy],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { email, isActive } of rows.filter(row => !row.email.startsWith('lead@'))) {
      expect(email).toMatch(/@imported\.invalid$/);
      expect(isActive).toBe(false);
    }
  });

  it('goes on with its codes', async () => {
    const last = Math.max(
      ...listIn(first, 'records/Hazard.json').map(({ code }) => Number(String(code).split('-')[1])),
    );
    const original = room.project;
    room.project = copy;
    const hazard = (await room.hazard(await room.newHazard())) as unknown as Fields;
    room.project = original;
    expect(hazard.code).toBe(`HZ-${String(last + 1).padStart(3, '0')}`);
  });

  it('has the same measures, final ratings and checks where machines are analysed', async () => {
    const { rows } = await room.app.pool.query<{ uuid: string }>(
      `select uuid from projects where name ilike '%palletis%'`,
    );
    const original = rows[0]?.uuid ?? '';
    const archive = await archives.export(original);
    const before = readZip(archive);
    await expectRowsOf(before, original);
    const finals = listIn(before, 'records/HazardEvaluation.json').filter(({ stage }) => stage === 'FINAL');
    expect(finals.filter(({ isCurrent }) => isCurrent).length).toBeGreaterThan(0);
    const done = await archives.import(organization, archive);
    expect(done.error).toBeNull();
    const after = readZip(await archives.export(done.result?.projectUuid ?? ''));
    const [was, is] = [withoutUuids(before), withoutUuids(after)];
    for (const entity of [
      'Hazard',
      'HazardEvaluation',
      'HazardRrm',
      'HazardRrmEvaluation',
      'Rrm',
      'Task',
      'Machine',
      'Zone',
      'SafetyFunction',
    ])
      expect([entity, is.get(entity)]).toEqual([entity, was.get(entity)]);
    expect(await figuresOf(done.result?.projectUuid ?? '')).toEqual(await figuresOf(original));
  });
});
