import { inVisibleProjects } from '../../access/visibility.ts';
import { fieldProblem } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import {
  projectAttributes,
  projectAttributeTypeValues,
  projectAttributeTypes as typeTable,
} from '../../database/schema/index.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { type AttributeValue, type DataType, problemOfValue } from './projectAttributeRules.ts';

const named = { searched: ['name', 'description'], orderBy: 'position' };

const projectAttributeTypeType = defineRecord({
  ...named,
  entity: 'ProjectAttributeType',
  plural: 'ProjectAttributeTypes',
  table: typeTable,
});

const projectAttributeTypeValueType = defineRecord({
  ...named,
  entity: 'ProjectAttributeTypeValue',
  plural: 'ProjectAttributeTypeValues',
  table: projectAttributeTypeValues,
});

const projectAttributeType = defineRecord({
  entity: 'ProjectAttribute',
  plural: 'ProjectAttributes',
  table: projectAttributes,
  searched: [],
  orderBy: 'createdAt',
  label: 'shown',
  expressions: {
    shown: alias =>
      `coalesce(${alias}.value, (select v.name from project_attribute_type_values v where v.uuid = ${alias}.project_attribute_type_value_uuid), '')`,
  },
});

export const projectAttributeTypes = [
  projectAttributeTypeType,
  projectAttributeTypeValueType,
  projectAttributeType,
];

async function dataTypeOf(uuid: unknown, projectUuid: string | null, database: Queryable) {
  const { rows } = await database.query<{ dataType: DataType }>(
    'select data_type as "dataType" from project_attribute_types where uuid = $1 and project_uuid = $2',
    [uuid, projectUuid],
  );
  return rows[0]?.dataType;
}

function requireRight(dataType: DataType, value: AttributeValue): void {
  const problem = problemOfValue(dataType, value);
  if (problem) throw fieldProblem(problem.path, problem.message);
}

/** The kind of a type cannot change while this request creates an attribute of it. */
const keepKinds: RecordRules['lock'] = async (client, { projectUuid }) => {
  await client.query('select 1 from project_attribute_types where project_uuid = $1 for share', [
    projectUuid,
  ]);
};

const typeRules: RecordRules = {
  visible: inVisibleProjects,
  async lock(client, _context, uuid) {
    await client.query('select 1 from project_attribute_types where uuid = $1 for update', [uuid]);
  },
  async beforeUpdate(uuid, { dataType }, _context, database) {
    if (dataType === undefined) return;
    const { rowCount } = await database.query(
      `select 1 from project_attribute_types t where t.uuid = $1 and t.data_type <> $2 and (
         exists (select 1 from project_attributes a where a.project_attribute_type_uuid = t.uuid)
         or exists (select 1 from project_attribute_type_values v where v.project_attribute_type_uuid = t.uuid))`,
      [uuid, dataType],
    );
    if (rowCount)
      throw fieldProblem(
        'dataType',
        'The project says something to this attribute, or it has choices. Take that back before its kind changes.',
      );
  },
};

const valueRules: RecordRules = {
  visible: inVisibleProjects,
  lock: keepKinds,
  async beforeCreate(items, { projectUuid }, database) {
    for (const { projectAttributeTypeUuid } of items) {
      if ((await dataTypeOf(projectAttributeTypeUuid, projectUuid, database)) !== 'CHOICE')
        throw fieldProblem(
          'projectAttributeTypeUuid',
          'Only an attribute type of the kind CHOICE has choices.',
        );
    }
  },
};

const attributeRules: RecordRules = {
  visible: inVisibleProjects,
  lock: keepKinds,
  async beforeCreate(items, { projectUuid }, database) {
    for (const { projectAttributeTypeUuid, value, projectAttributeTypeValueUuid } of items) {
      const dataType = await dataTypeOf(projectAttributeTypeUuid, projectUuid, database);
      if (!dataType)
        throw fieldProblem(
          'projectAttributeTypeUuid',
          'This project has no such attribute type; choose one of the list.',
        );
      const given = {
        value: value ?? null,
        projectAttributeTypeValueUuid: projectAttributeTypeValueUuid ?? null,
      };
      requireRight(dataType, given as AttributeValue);
    }
  },
  async beforeUpdate(uuid, body, _context, database) {
    if (!('value' in body || 'projectAttributeTypeValueUuid' in body)) return;
    const { rows } = await database.query<AttributeValue & { dataType: DataType }>(
      `select a.value, a.project_attribute_type_value_uuid as "projectAttributeTypeValueUuid", t.data_type as "dataType"
       from project_attributes a join project_attribute_types t on t.uuid = a.project_attribute_type_uuid where a.uuid = $1`,
      [uuid],
    );
    if (rows[0]) requireRight(rows[0].dataType, { ...rows[0], ...body });
  },
};

const plainRules: RecordRules = { visible: inVisibleProjects };

const createProjectAttributeType: Handler<'createProjectAttributeType'> = async ({ body }, context) => ({
  status: 201,
  body: dataText(await createRecord(projectAttributeTypeType, plainRules, { ...body }, context)),
});

const createProjectAttributeTypeValue: Handler<'createProjectAttributeTypeValue'> = async (
  { path, body },
  context,
) => ({
  status: 201,
  body: dataText(
    await createRecord(projectAttributeTypeValueType, valueRules, { ...body, ...path }, context),
  ),
});

const createProjectAttribute: Handler<'createProjectAttribute'> = async ({ body }, context) => ({
  status: 201,
  body: dataText(await createRecord(projectAttributeType, attributeRules, { ...body }, context)),
});

export const projectAttributeHandlers = {
  ...recordHandlers(projectAttributeTypeType, typeRules),
  ...recordHandlers(projectAttributeTypeValueType, plainRules),
  ...recordHandlers(projectAttributeType, attributeRules),
  createProjectAttributeType,
  createProjectAttributeTypeValue,
  createProjectAttribute,
};
