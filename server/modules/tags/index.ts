import { inTransaction } from '../../database/records/dependencies.ts';
import { listRecords } from '../../database/records/reading.ts';
import { defineRecord, quoted } from '../../database/records/recordType.ts';
import { deleteRecord, insertRecords } from '../../database/records/writing.ts';
import { tagRelationships, tags, tagVersions } from '../../database/schema/index.ts';
import { ApiError, notFound } from '../../http/errors.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { inReadableOrganizations, inVisibleProjects } from '../../http/visibility.ts';

export const tagType = defineRecord({
  entity: 'Tag',
  plural: 'Tags',
  table: tags,
  searched: ['name', 'description'],
  orderBy: 'name',
});

export const tagRelationshipType = defineRecord({
  entity: 'TagRelationship',
  plural: 'TagRelationships',
  table: tagRelationships,
  attachedBy: { entity: 'resourceType', uuid: 'resourceUuid' },
  searched: [],
  orderBy: 'createdAt',
  label: 'resourceType',
  computed: {
    tag: alias =>
      `select json_build_object('uuid', g.uuid, 'name', g.name, 'color', g.color) from tags g where g.uuid = ${alias}.tag_uuid`,
  },
});

/** Written by the database itself, so no record that anybody changes. */
const tagVersionType = defineRecord({
  entity: 'TagVersion',
  plural: 'TagVersions',
  table: tagVersions,
  searched: [],
  orderBy: 'version',
});

const rules: RecordRules = { visible: inReadableOrganizations };

const createTag: Handler<'createTag'> = async ({ body }, context) => ({
  status: 201,
  body: dataText(await createRecord(tagType, rules, { ...body }, context)),
});

const listTagVersions: Handler<'listTagVersions'> = async ({ path, query }, { pool }) => ({
  status: 200,
  body: dataText(await listRecords(pool, tagVersionType, { ...query, tagUuid: path.tagUuid })),
});

interface Place {
  tagUuid: string;
  resourceType: string;
  resourceUuid: string;
}

/** The tag on the record, if it is there. @throws ApiError NOT_FOUND for a tag of another organization */
async function relationshipOf({ tagUuid, resourceUuid }: Place, { pool, organizationUuid }: RequestContext) {
  const { rows } = await pool.query<{ uuid: string | null }>(
    `select r.uuid from tags t left join tag_relationships r on r.tag_uuid = t.uuid and r.resource_uuid = $2
     where t.uuid = $1 and t.organization_uuid = $3`,
    [tagUuid, resourceUuid, organizationUuid],
  );
  if (!rows[0]) throw notFound('tag');
  return rows[0].uuid;
}

const addTagRelationship: Handler<'addTagRelationship'> = async ({ path }, context) => {
  const { pool, types, projectUuid } = context;
  if (await relationshipOf(path, context))
    throw new ApiError('CONFLICT', 'This record carries the tag already. Nothing was changed.');
  const table = types.all.find(({ entity }) => entity === path.resourceType)?.tableName;
  if (!table || !projectUuid) throw notFound();
  const [record] = await inTransaction(pool, async client => {
    // Nobody deletes the record before the tag is on it: no foreign key could say so.
    const found = await client.query(`select 1 from ${quoted(table)} where uuid = $1 for key share`, [
      path.resourceUuid,
    ]);
    if (found.rowCount === 0) throw notFound();
    const scope = { column: 'projectUuid', uuid: projectUuid } as const;
    return insertRecords(client, tagRelationshipType, [{ ...path }], scope, changeContext(context));
  });
  return { status: 201, body: dataText(record ?? 'null') };
};

const removeTagRelationship: Handler<'removeTagRelationship'> = async ({ path, query }, context) => {
  const uuid = await relationshipOf(path, context);
  const change = changeContext(context, query.reason);
  if (!uuid || !(await deleteRecord(context.pool, tagRelationshipType, uuid, change)))
    throw notFound('tag on this record');
  return { status: 204, body: undefined };
};

export const tagHandlers = {
  ...recordHandlers(tagType, rules),
  ...recordHandlers(tagRelationshipType, { visible: inVisibleProjects }),
  createTag,
  listTagVersions,
  addTagRelationship,
  removeTagRelationship,
};
