import { holdProjectOpen } from '../../access/openProject.ts';
import { inReadableOrganizations, inVisibleProjects, projectsOf } from '../../access/visibility.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { deleteWithDependencies, inTransaction } from '../../database/records/dependencies.ts';
import { listRecords, readRecord } from '../../database/records/reading.ts';
import { defineRecord, quoted } from '../../database/records/recordType.ts';
import { deleteRecord, insertRecords } from '../../database/records/writing.ts';
import { tagRelationships, tags, tagVersions } from '../../database/schema/index.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';

export const tagType = defineRecord({
  entity: 'Tag',
  plural: 'Tags',
  table: tags,
  searched: ['name', 'description'],
  orderBy: 'name',
  computed: {
    // Of others' projects nobody learns how many records they have.
    usageCount: (alias, caller) =>
      `select count(*)::int from tag_relationships r where r.tag_uuid = ${alias}.uuid and r.project_uuid = any(${projectsOf(caller())})`,
  },
  computedInLists: {
    usageCount: (alias, caller) =>
      `select coalesce((select jsonb_object_agg(u.tag_uuid, u.uses) from (select r.tag_uuid, count(*) as uses from tag_relationships r where r.project_uuid = any(${projectsOf(caller())}) group by r.tag_uuid) u) ->> ${alias}.uuid::text, '0')::int`,
  },
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
  const table = types.ofEntity(path.resourceType)?.tableName;
  if (!table || !projectUuid) throw notFound();
  const [record] = await inTransaction(pool, async client => {
    await holdProjectOpen(client, context);
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
  const isDeleted =
    uuid &&
    (await inTransaction(context.pool, async client => {
      await holdProjectOpen(client, context);
      return deleteRecord(client, tagRelationshipType, uuid, change);
    }));
  if (!isDeleted) throw notFound('tag on this record');
  return { status: 204, body: undefined };
};

/** Records with a tag that do not carry another one, by project. */
const WITHOUT_OTHER = `
  select r.project_uuid as "projectUuid", r.resource_type as "resourceType", r.resource_uuid as "resourceUuid"
  from tag_relationships r where r.tag_uuid = $1 and not exists (
    select 1 from tag_relationships o where o.tag_uuid = $2 and o.resource_uuid = r.resource_uuid)`;

/** Also on records of archived projects: the word is the organization's, and it says the same. */
const mergeTag: Handler<'mergeTag'> = async ({ path: { tagUuid }, body }, context) => {
  const { intoTagUuid, reason } = body;
  const { pool, types, organizationUuid, userUuid } = context;
  const change = changeContext(context, reason);
  if (tagUuid === intoTagUuid)
    throw fieldProblem('intoTagUuid', 'A tag is not merged into itself; choose another one.');
  const record = await inTransaction(pool, async client => {
    // Nobody puts one of them on a record, or merges the other way round, until this is done.
    const { rows: found } = await client.query<{ uuid: string }>(
      'select uuid from tags where uuid = any($1::uuid[]) and organization_uuid = $2 order by uuid for update',
      [[tagUuid, intoTagUuid], organizationUuid],
    );
    if (!found.some(({ uuid }) => uuid === tagUuid)) throw notFound('tag');
    if (found.length < 2)
      throw fieldProblem('intoTagUuid', 'This organization has no such tag; choose one of the list.');
    const { rows } = await client.query<Omit<Place, 'tagUuid'> & { projectUuid: string }>(WITHOUT_OTHER, [
      tagUuid,
      intoTagUuid,
    ]);
    for (const [projectUuid, places] of Map.groupBy(rows, place => place.projectUuid)) {
      const items = places.map(({ resourceType, resourceUuid }) => ({
        tagUuid: intoTagUuid,
        resourceType,
        resourceUuid,
      }));
      const scope = { column: 'projectUuid', uuid: projectUuid } as const;
      const inProject = changeContext(context, reason, projectUuid);
      await insertRecords(client, tagRelationshipType, items, scope, inProject);
    }
    if (!(await deleteWithDependencies(client, tagType, types, tagUuid, change))) throw notFound('tag');
    return readRecord(client, tagType, intoTagUuid, undefined, userUuid);
  });
  return { status: 200, body: dataText(record ?? 'null') };
};

export const tagHandlers = {
  ...recordHandlers(tagType, rules),
  ...recordHandlers(tagRelationshipType, { visible: inVisibleProjects }),
  createTag,
  mergeTag,
  listTagVersions,
  addTagRelationship,
  removeTagRelationship,
};
