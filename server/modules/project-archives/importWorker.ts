import { buffer } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { JobError } from '../../jobs/job.ts';
import { workOn } from '../../jobs/workOn.ts';
import { readSettings } from '../../settings.ts';
import { openStorage } from '../../storage/openStorage.ts';
import type { Permission } from '../permissions/index.ts';
import type { ImportParameters } from './importRows.ts';
import { openArchive } from './readArchive.ts';
import { storeArchive } from './storeArchive.ts';

/** Module of the process that makes a project out of an archive (docs/decisions/0080). */

const NO_ACCESS = 'You may not create projects in this organization any more, so nothing was imported.';
const GONE = 'The archive is not there any more. Send it again. Nothing was imported.';

/** What somebody may do in an organization. */
async function permissionsIn(database: PoolClient, organizationUuid: string, userUuid: string) {
  const { rows } = await database.query<{ permissions: string[] }>(
    `select r.permissions from organization_users ou join organization_roles r on r.uuid = ou.organization_role_uuid
     join users u on u.uuid = ou.user_uuid and u.is_active where ou.organization_uuid = $1 and ou.user_uuid = $2`,
    [organizationUuid, userUuid],
  );
  const held = new Set(rows[0]?.permissions);
  return (permission: Permission) => held.has(permission);
}

/** Says what came of it in the transaction of the project, so that it is done once. @throws where it was cancelled */
async function keepResult(database: PoolClient, uuid: string, result: object): Promise<void> {
  const { rowCount } = await database.query(
    `update jobs set parameters = parameters || jsonb_build_object('result', $2::jsonb) where uuid = $1 and state = 'RUNNING'`,
    [uuid, JSON.stringify(result)],
  );
  if (!rowCount) throw new JobError('BROKE_OFF', 'The import was cancelled. Nothing was imported.');
}

const made = (result: object) => ({
  fileName: 'import.json',
  mimeType: 'application/json',
  content: JSON.stringify(result),
});

await workOn(
  async ({ job, database, pool, dataFolder, report }) => {
    const { uuid, userUuid } = job;
    const organizationUuid = job.organizationUuid ?? '';
    const { name, ratingSets, archiveName, result } = job.parameters as unknown as ImportParameters;
    // The process before this one ended after it had made the project.
    if (result) return made(result);
    // Roles may have changed since somebody asked for it.
    const may = await permissionsIn(database, organizationUuid, userUuid);
    if (!may('organization.projects.create')) throw new JobError('NO_ACCESS', NO_ACCESS);
    const files = openStorage({ ...readSettings(process.env), dataFolder });
    const { rows } = await database.query<{ sha256: string }>(
      'select f.sha256 from jobs j join stored_files f on f.uuid = j.input_file_uuid where j.uuid = $1',
      [uuid],
    );
    const content = rows[0] && (await files.open(rows[0].sha256));
    if (!content) throw new JobError('DAMAGED', GONE);
    const archive = await openArchive(new Uint8Array(await buffer(content)));
    const target = {
      ...{ projectUuid: uuid, organizationUuid, userUuid, ratingSets, archiveName },
      name: name ?? undefined,
      mayManageLibrary: may('organization.library.manage'),
    };
    const stored = await storeArchive(
      database,
      archive,
      target,
      { pool, files, dataFolder, userUuid },
      report,
    );
    await keepResult(database, uuid, stored);
    return made(stored);
  },
  { writes: true },
);
