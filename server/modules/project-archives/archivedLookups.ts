import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { snapshot } from '../../database/records/projection.ts';
import { quoted, type RecordType } from '../../database/records/recordType.ts';
import type { RecordTypes } from '../../database/records/references.ts';
import { type ChangeContext, insertRecords } from '../../database/records/writing.ts';
import { invalid, lookupsIn, type Renewal, renewed } from './archivedRecords.ts';
import { type ArchivedTag, archivedFields, type Fields, isLookup, TAGS } from './archiveForm.ts';
import type { Archive } from './readArchive.ts';
import { listCheck, propertiesOf } from './recordSchemas.ts';

/** What does not change what a choice means. */
const NO_MEANING = new Set([
  ...[
    'uuid',
    'revision',
    'createdAt',
    'createdBy',
    'updatedAt',
    'updatedBy',
    'organizationUuid',
    'projectUuid',
  ],
  ...['code', 'description', 'examples', 'order', 'isDefault', 'isActive', 'color'],
]);

const meaningOf = (type: RecordType, record: Fields): string =>
  JSON.stringify(
    archivedFields(type)
      .filter(field => !NO_MEANING.has(field))
      .map(field => (field === 'name' ? String(record.name).trim().toLowerCase() : record[field])),
  );

/** Choices that this organization has already, by their meaning. */
async function knownChoices(client: PoolClient, type: RecordType, organizationUuid: string) {
  const fields = new Set(archivedFields(type));
  const { rows } = await client.query<{ record: Fields }>(
    `select ${snapshot(type, 't', { stored: true, fields })} as record from ${quoted(type.tableName)} t
     where t.project_uuid is null and (t.organization_uuid is null or t.organization_uuid = $1)
     order by t.is_active, t.organization_uuid is null, t."order" desc`,
    [organizationUuid],
  );
  return {
    byUuid: new Set(rows.map(({ record }) => record.uuid)),
    byMeaning: new Map(rows.map(({ record }) => [meaningOf(type, record), String(record.uuid)])),
  };
}

/**
 * Finds the choices that records of an archive name: by their uuid, which shipped ones have everywhere, else by what they mean.
 * @returns those that are missing here, to be the project's own, by kind
 */
export async function findLookups(
  client: PoolClient,
  kinds: readonly RecordType[],
  archive: Archive,
  organizationUuid: string,
  projectUuid: string,
  renewal: Renewal,
): Promise<Map<string, Fields[]>> {
  const added = new Map<string, Fields[]>();
  // Values come after the types that they are values of.
  for (const type of kinds.filter(isLookup).sort((a, b) => a.entity.length - b.entity.length)) {
    const wanted = lookupsIn(archive, type);
    if (wanted.length === 0) continue;
    const known = await knownChoices(client, type, organizationUuid);
    for (const record of wanted) {
      const uuid = String(record.uuid);
      renewal.uuids.set(uuid, uuid);
      if (known.byUuid.has(uuid)) continue;
      const here = renewed(type, { ...record, organizationUuid: null, projectUuid: null }, renewal);
      const same = known.byMeaning.get(meaningOf(type, here));
      renewal.uuids.set(uuid, same ?? randomUUID());
      if (!same)
        added.set(type.entity, [
          ...(added.get(type.entity) ?? []),
          { ...here, uuid: renewal.uuids.get(uuid), projectUuid },
        ]);
    }
  }
  return added;
}

const checkTags = () => listCheck(TAGS, propertiesOf('Tag', ['uuid', 'name', 'description', 'color']));

/**
 * Finds the tags of an archive by their names; missing ones are made where the person may do that.
 * @returns tags that cannot be here, uuid and name
 */
export async function findTags(
  client: PoolClient,
  types: RecordTypes,
  archive: Archive,
  target: { organizationUuid: string; mayCreate: boolean },
  renewal: Renewal,
  context: ChangeContext,
): Promise<Map<string, string>> {
  const list = archive.json(TAGS);
  const problem = checkTags()(list);
  if (problem) throw invalid(`${TAGS}: ${problem}`);
  const tags = list as ArchivedTag[];
  const { rows } = await client.query<{ name: string; uuid: string }>(
    'select lower(name) as name, uuid from tags where organization_uuid = $1',
    [target.organizationUuid],
  );
  const known = new Map(rows.map(({ name, uuid }) => [name, uuid]));
  const left = new Map<string, string>();
  const tagType = types.ofEntity('Tag');
  if (!tagType) throw new Error('There is no kind Tag');
  for (const { uuid, name, description, color } of tags) {
    const key = name.toLowerCase();
    if (!known.has(key) && target.mayCreate) {
      const made = { uuid: randomUUID(), name, description, color };
      const scope = { column: 'organizationUuid', uuid: target.organizationUuid } as const;
      await insertRecords(client, tagType, [made], scope, context);
      known.set(key, made.uuid);
    }
    const found = known.get(key);
    if (found) renewal.uuids.set(uuid, found);
    else left.set(uuid, name);
  }
  return left;
}
