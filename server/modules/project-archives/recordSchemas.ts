import { schemaCloser } from '../../contract/componentSchemas.ts';
import { type ContractDocument, readContract } from '../../contract/contract.ts';
import type { RecordType } from '../../database/records/recordType.ts';
import { problemText, validatorCompiler } from '../../http/validation.ts';
import { ADDED_FIELDS, archivedFields } from './archiveForm.ts';

/** What is wrong with a value: its first problem, as a part of a sentence. */
export type Check = (value: unknown) => string | undefined;

interface ObjectSchema {
  $ref?: string;
  properties?: Record<string, ObjectSchema>;
  items?: ObjectSchema;
}

interface Answering {
  operationId?: string;
  responses?: Record<string, { content?: Record<string, { schema?: ObjectSchema }> }>;
}

const contract: ContractDocument = readContract();
const close = schemaCloser(contract);
const schemas = contract.components.schemas as Record<string, ObjectSchema>;
const operations = Object.values(contract.paths).flatMap(path => Object.values(path) as Answering[]);

const resolved = (schema: ObjectSchema | undefined): ObjectSchema | undefined =>
  schema?.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;

/** What an operation answers under `data`. */
function answerOf(operationId: string): ObjectSchema | undefined {
  const operation = operations.find(one => one.operationId === operationId);
  const body = operation?.responses?.['200']?.content?.['application/json']?.schema;
  return resolved(resolved(body)?.properties?.data);
}

/** The contract's schema of a kind of record: that of its operations, else the one of its name. */
const recordSchema = ({ entity, plural }: RecordType): ObjectSchema | undefined =>
  answerOf(`get${entity}`) ??
  resolved(answerOf(`list${plural}`)?.properties?.results?.items) ??
  schemas[entity];

const UUID = { type: 'string', format: 'uuid' };
const MOMENT = { type: 'string', format: 'date-time' };

/** Records that no operation answers as they are stored. */
const OWN: Readonly<Record<string, Record<string, object>>> = {
  FindingAcceptance: {
    uuid: UUID,
    revision: { type: 'integer', minimum: 1 },
    createdAt: MOMENT,
    updatedAt: MOMENT,
    createdBy: { ...UUID, type: ['string', 'null'] },
    updatedBy: { ...UUID, type: ['string', 'null'] },
    projectUuid: UUID,
    checkCode: { type: 'string', pattern: '^V[1-9][0-9]?$' },
    resourceType: { type: 'string', pattern: '^[A-Z][A-Za-z]{0,60}$' },
    resourceUuid: UUID,
    reason: { type: 'string', maxLength: 4000 },
    acceptedBy: { ...UUID, type: ['string', 'null'] },
    acceptedAt: MOMENT,
  },
};

/** What is said of fields of a request. */
const OF_REQUEST = /is not a field of this request$/;

function checkOf(schema: object): Check {
  const validate = validatorCompiler()({ schema: close(schema), httpPart: 'body' });
  return value => {
    const [problem] = validate.problemsOf(value);
    return problem && problemText(problem, 'it').replace(OF_REQUEST, 'is no field that is known here');
  };
}

const checks = new Map<string, Check>();

const kept = (key: string, make: () => Check): Check => {
  const check = checks.get(key) ?? make();
  checks.set(key, check);
  return check;
};

/** Compares a value with a schema of the contract. */
export const schemaCheck = (name: string): Check =>
  kept(name, () => checkOf({ $ref: `#/components/schemas/${name}` }));

/** Compares records of an archive with the contract: exactly the fields that are stored, each as its schema says. */
export const recordCheck = (type: RecordType): Check =>
  kept(`records ${type.entity}`, () => {
    const known: Record<string, object> = OWN[type.entity] ?? recordSchema(type)?.properties ?? {};
    const fields = archivedFields(type);
    const missing = fields.filter(field => !known[field]);
    if (missing.length > 0)
      throw new Error(`The contract does not describe ${type.entity} ${missing.join()}`);
    const added = ADDED_FIELDS[type.entity] ?? {};
    return checkOf({
      type: 'object',
      additionalProperties: false,
      required: [...fields, ...Object.keys(added)],
      properties: { ...Object.fromEntries(fields.map(field => [field, known[field]])), ...added },
    });
  });

/** Properties of a schema of the contract. */
export const propertiesOf = (name: string, fields: readonly string[]): Record<string, object> =>
  Object.fromEntries(fields.map(field => [field, schemas[name]?.properties?.[field] ?? {}]));

/** Compares a list of objects of these properties. */
export const listCheck = (key: string, properties: Record<string, object>): Check =>
  kept(key, () =>
    checkOf({
      type: 'array',
      maxItems: 20_000,
      items: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
    }),
  );
