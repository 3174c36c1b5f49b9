import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listIn,
  type Parts,
  ProjectArchives,
  readZip,
  repacked,
  withOtherTable,
} from '../../../support/projectArchives.ts';
import { filePart, upload } from '../../../support/uploads.ts';
import { type Data, VotingRoom } from '../../../support/voting.ts';

type Fields = Record<string, unknown>;

/** Of what only the archive knows. */
const FOREIGN = '6f3c2a10-58a7-4c8e-9d57-2f7f0a1b9c01';

let room: VotingRoom;
let archives: ProjectArchives;
let organization: string;
let parts: Parts;

beforeAll(async () => {
  room = await VotingRoom.open();
  const { rows } = await room.app.pool.query<{ uuid: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  room.project = rows[0]?.uuid ?? '';
  archives = new ProjectArchives(room.app);
  const made = await room.app.call<Data<Fields>>('lead', 'POST', '/user-api/organizations', {
    body: { name: 'Another house' },
  });
  organization = String(made.body.data.uuid);
  room.app.startJobs();
  parts = readZip(await archives.export(room.project));
});
afterAll(() => room.app.close());

describe('what an archive names and is not here', () => {
  it('takes a rating set over that is not here, and the project is rated by it', async () => {
    const ended = await archives.import(organization, repacked(parts, withOtherTable(parts)), [
      { name: 'ratingSets', value: 'TAKE_OVER' },
    ]);
    expect(ended.error).toBeNull();
    const [set] = ended.result?.ratingSets ?? [];
    expect(set).toMatchObject({ isTakenOver: true });
    const { rows } = await room.app.pool.query<{
      owner: string;
      version: number;
      same: boolean;
      rated: number;
    }>(
      `select s.organization_uuid as owner, s.version_number as version,
         (select count(*)::int from hazard_evaluations e where e.project_uuid = $2 and e.risk_rating_set_uuid = s.uuid) as rated from risk_rating_sets s where s.uuid = $1`,
      [set?.riskRatingSetUuid, ended.result?.projectUuid],
    );
    const rated = listIn(parts, 'records/HazardEvaluation.json').filter(
      ({ riskRatingSetUuid }) => riskRatingSetUuid === listIn(parts, 'rating-sets.json')[0]?.uuid,
    );
    expect(rows[0]).toMatchObject({ owner: organization, version: 1, rated: rated.length });
    // The next one of the same content finds it.
    const again = await archives.import(organization, repacked(parts, withOtherTable(parts)));
    expect(again.result?.ratingSets[0]).toMatchObject({
      riskRatingSetUuid: set?.riskRatingSetUuid,
      isTakenOver: false,
    });
  });

  it('takes choices of the other organization as the project’s own', async () => {
    const [hazard] = listIn(parts, 'records/Hazard.json');
    const zone = {
      ...(await aZone()),
      uuid: FOREIGN,
      organizationUuid: listIn(parts, 'records/Project.json')[0]?.organizationUuid,
      code: 'X1',
      name: 'Behind the barn',
    };
    const ended = await archives.import(
      organization,
      repacked(parts, {
        'lookups/Zone.json': [...listIn(parts, 'lookups/Zone.json'), zone],
        'records/Hazard.json': listIn(parts, 'records/Hazard.json').map(one =>
          one.uuid === hazard?.uuid ? { ...one, zoneUuid: FOREIGN } : one,
        ),
      }),
    );
    expect(ended).toMatchObject({ error: null, result: { addedLookups: 1 } });
    const { rows } = await room.app.pool.query(
      `select z.name, z.project_uuid = h.project_uuid as own from hazards h join zones z on z.uuid = h.zone_uuid where h.project_uuid = $1 and h.code = $2`,
      [ended.result?.projectUuid, hazard?.code],
    );
    expect(rows).toEqual([{ name: 'Behind the barn', own: true }]);
  });
});

describe('what does not come along', () => {
  it('are tags where nobody may make them, and the result names them', async () => {
    const mayManage = (held: boolean) =>
      room.app.pool.query(
        `update organization_roles set permissions = ${held ? 'array_append' : 'array_remove'}(permissions, 'organization.library.manage')
           where uuid = (select organization_role_uuid from organization_users where organization_uuid = $1 limit 1)`,
        [organization],
      );
    await mayManage(false);
    const tags = [
      ...listIn(parts, 'tags.json'),
      { uuid: FOREIGN, name: 'Winter only', description: '', color: null },
    ];
    const ended = await archives.import(organization, repacked(parts, { 'tags.json': tags }));
    await mayManage(true);
    expect(ended.error).toBeNull();
    expect(ended.result?.leftTags).toContain('Winter only');
    const again = await archives.import(organization, repacked(parts, { 'tags.json': tags }));
    expect(again.result?.leftTags).toEqual([]);
  });
});

describe('the numbers of codes', () => {
  const countersOf = async (project: string | undefined) => {
    const { rows } = await room.app.pool.query<{ last: number }>(
      `select last from project_code_counters where project_uuid = $1 and prefix = 'HZ'`,
      [project],
    );
    return rows[0]?.last;
  };

  it('go on where the project was, so that no code of a deleted record comes back', async () => {
    const before = await countersOf(room.project);
    await room.app.pool.query(
      `update project_code_counters set last = 900 where project_uuid = $1 and prefix = 'HZ'`,
      [room.project],
    );
    const archive = await archives.export(room.project);
    await room.app.pool.query(
      `update project_code_counters set last = $2 where project_uuid = $1 and prefix = 'HZ'`,
      [room.project, before],
    );
    const ended = await archives.import(organization, archive);
    expect(ended.error).toBeNull();
    expect(await countersOf(ended.result?.projectUuid)).toBe(900);
  });

  it('are never below the codes that the archive has, whatever it says', async () => {
    const highest = Math.max(
      ...listIn(parts, 'records/Hazard.json').map(({ code }) => Number(String(code).split('-')[1])),
    );
    const counters = [
      { prefix: 'HZ', last: 1 },
      { prefix: 'OTHER', last: 5 },
    ];
    const manifest = JSON.parse(parts.get('manifest.json')?.toString('utf8') ?? '{}') as Fields;
    const changed = { 'manifest.json': { ...manifest, counters } };
    const ended = await archives.import(organization, repacked(parts, changed));
    expect(ended.error).toBeNull();
    expect(await countersOf(ended.result?.projectUuid)).toBe(highest);
    const wrong = { 'manifest.json': { ...manifest, counters: [{ prefix: 'HZ', last: -1 }] } };
    expect((await archives.import(organization, repacked(parts, wrong))).error?.code).toBe('DAMAGED');
  });
});

describe('the size of an archive', () => {
  interface Size {
    files: number;
    unpackedBytes: number;
    packedBytes: number;
    maxFiles: number;
    maxUnpackedBytes: number;
    maxPackedBytes: number;
  }
  const sizeNow = async () =>
    (await room.app.call<Data<Size>>('viewer', 'GET', `/user-api/projects/${room.project}/archive-size`)).body
      .data;

  it('is told before it is made, beside what an import takes', async () => {
    const before = await sizeNow();
    expect(before).toMatchObject({
      // 300 MB unpacked, 2,000 files, 50 MB for an upload.
      maxFiles: 2000,
      maxUnpackedBytes: 314_572_800,
      maxPackedBytes: 52_428_800,
    });
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(30_000, 'x'), Buffer.from('%%EOF')]);
    for (const [name, content] of [
      ['report.pdf', pdf],
      ['the same.pdf', pdf],
      ['notes.txt', Buffer.from('brakes')],
    ] as const)
      await upload(room.app, 'lead', `/user-api/projects/${room.project}/documents`, [
        filePart(name, content),
      ]);
    const size = await sizeNow();
    // The same content is kept once.
    expect(size.files).toBe(before.files + 2);
    expect(size.packedBytes).toBe(before.packedBytes + pdf.length);
    expect(size.unpackedBytes).toBeGreaterThan(before.unpackedBytes + pdf.length);
    const archive = readZip(await archives.export(room.project));
    expect(archive.size).toBe(size.files);
    const unpacked = [...archive.values()].reduce((sum, { length }) => sum + length, 0);
    expect(size.unpackedBytes).toBeLessThanOrEqual(unpacked);
  });
});

/** A shipped zone as archives have it. */
async function aZone(): Promise<Fields> {
  const { rows } = await room.app.pool.query<{ zone: Fields }>(
    `select jsonb_build_object('uuid', uuid, 'revision', 1, 'createdAt', created_at, 'createdBy', null, 'updatedAt', updated_at, 'updatedBy', null, 'organizationUuid', null,
       'projectUuid', null, 'code', code, 'name', name, 'description', description, 'order', "order", 'isDefault', false, 'isActive', true,
       'accessControlled', false, 'polygon', null, 'machineUuid', null) as zone from zones where project_uuid is null limit 1`,
  );
  return rows[0]?.zone ?? {};
}
