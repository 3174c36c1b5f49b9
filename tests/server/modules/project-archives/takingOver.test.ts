import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listIn,
  type Parts,
  ProjectArchives,
  readZip,
  repacked,
  withOtherTable,
} from '../../../support/projectArchives.ts';
import { type Data, VotingRoom } from '../../../support/voting.ts';

type Fields = Record<string, unknown>;

const PATIENT = 240_000;
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
}, PATIENT);
afterAll(() => room.app.close());

describe('what an archive names and is not here', () => {
  it(
    'takes a rating set over that is not here, and the project is rated by it',
    async () => {
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
    },
    PATIENT,
  );

  it(
    'takes choices of the other organization as the project’s own',
    async () => {
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
    },
    PATIENT,
  );
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
