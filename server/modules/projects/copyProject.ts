import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { forbidden, notFound } from '../../contract/errors.ts';
import { copyParts } from '../../database/records/copying.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler } from '../../http/handler.ts';
import { projectMemberType } from '../project-members/index.ts';
import { tablesLeftBehind } from './copyRules.ts';
import { projectType } from './projectRecord.ts';

interface Source {
  organizationUuid: string;
  description: string;
  style: string;
  riskRatingSetUuids: string[];
  itemPurpose: string;
  itemBoundary: string;
  itemInterfaces: string;
  itemModes: string;
  legalRequirements: string;
  currency: string | null;
}

/** What of the project itself a copy takes over, of all that is read. */
const pickCopied = (original: Omit<Source, 'organizationUuid'>) => {
  const { style, riskRatingSetUuids, itemPurpose, itemBoundary, itemInterfaces } = original;
  const { itemModes, legalRequirements, currency } = original;
  return {
    style,
    riskRatingSetUuids,
    itemPurpose,
    itemBoundary,
    itemInterfaces,
    itemModes,
    legalRequirements,
    currency,
  };
};

/** The members of a project who can still belong to another one of its organization, but one. */
async function otherMembers(client: PoolClient, projectUuid: string, userUuid: string) {
  const { rows } = await client.query<{ userUuid: string; role: string }>(
    `select m.user_uuid as "userUuid", m.role from project_members m join projects p on p.uuid = m.project_uuid
     join organization_users ou on ou.organization_uuid = p.organization_uuid and ou.user_uuid = m.user_uuid
     join users u on u.uuid = m.user_uuid and u.is_active
     where m.project_uuid = $1 and m.user_uuid <> $2 order by m.created_at, m.uuid`,
    [projectUuid, userUuid],
  );
  return rows;
}

/** The project and everything in it, seen at one moment and copied all or nothing. */
export const copyProject: Handler<'copyProject'> = async ({ path, body }, context) => {
  const { pool, types, userUuid, permissions } = context;
  if (!permissions.has('analysis.read')) throw forbidden('analysis.read');
  const { name, description, reason, parts = [] } = body;
  const uuid = randomUUID();
  const change = changeContext(context, reason, uuid);
  const record = await inTransaction(pool, async client => {
    await client.query('set transaction isolation level repeatable read');
    const text = await readRecord(client, projectType, path.projectUuid);
    if (!text) throw notFound('project');
    const original = JSON.parse(text) as Source;
    const { organizationUuid, ...copied } = original;
    const project = { ...pickCopied(copied), uuid, name, description: description ?? original.description };
    const organization = { column: 'organizationUuid', uuid: organizationUuid } as const;
    await insertRecords(client, projectType, [project], organization, change);
    const others = parts.includes('MEMBERS') ? await otherMembers(client, path.projectUuid, userUuid) : [];
    const members = [{ userUuid, role: 'LEAD' }, ...others];
    await insertRecords(client, projectMemberType, members, { column: 'projectUuid', uuid }, change);
    const without = tablesLeftBehind(parts);
    await copyParts(
      client,
      types,
      { root: projectType, source: path.projectUuid, target: uuid, without },
      change,
    );
    return readRecord(client, projectType, uuid, undefined, userUuid);
  });
  return { status: 201, body: dataText(record ?? 'null') };
};
