import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

/** A JSON schema, as far as the tests walk through it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}

export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  permission: { name: string; scope: string; from?: string };
  parameters: Parameter[];
  /** Schema of the JSON body, references resolved at the top only. */
  body: Schema | undefined;
  /** Schema of the form that brings a file. */
  form: Schema | undefined;
  /** Status texts that the contract describes. */
  statuses: string[];
  success: number;
  /** Answers with a file. */
  isDownload: boolean;
  /** Answers with events, until the caller goes. */
  isStream: boolean;
  /** Its caller is a tool that signs, not a person. */
  isSigned: boolean;
}

type Json = Record<string, unknown>;

const FILE = fileURLToPath(new URL('../../openapi/bundled/v1.json', import.meta.url));
export const contract = JSON.parse(readFileSync(FILE, 'utf8')) as {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Schema> };
};

/** Follows `$ref` until it ends. */
export function resolved<T>(value: T): T {
  const reference = (value as { $ref?: string } | undefined)?.$ref;
  if (!reference) return value;
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) => (node as Json)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    );
  return resolved(target as T);
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the bundle, read without the server's own reader. */
export const operations: ContractOperation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap(method => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = [item.parameters ?? [], operation.parameters ?? []].flat() as Parameter[];
    const content = (operation.requestBody as { content?: Record<string, { schema: Schema }> })?.content;
    const statuses = Object.keys(operation.responses as Json);
    return [
      {
        id: operation.operationId as string,
        method: method.toUpperCase(),
        path,
        tag: (operation.tags as string[])[0] ?? '',
        permission: operation['x-permission'] as ContractOperation['permission'],
        parameters: parameters.map(resolved).map(parameter => ({
          ...parameter,
          // A default stands beside the reference to the choices.
          schema: { ...parameter.schema, ...resolved(parameter.schema) },
        })),
        body: resolved(content?.['application/json']?.schema),
        form: resolved(content?.['multipart/form-data']?.schema),
        statuses,
        success: Number(statuses.find(status => status.startsWith('2'))),
        isDownload: operation['x-download'] === true,
        isStream: operation['x-stream'] === true,
        isSigned: JSON.stringify(operation.security ?? []).includes('toolSignature'),
      },
    ];
  }),
);

export const operationOf = (id: string): ContractOperation => {
  const found = operations.find(operation => operation.id === id);
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
};

/** `/projects/{projectUuid}` with its values; a place without a value gets `fallback`. */
export const addressOf = (path: string, values: Record<string, string> = {}, fallback = '') =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? fallback);

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;
// The contract itself is checked by `npm run lint:contract`.
const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', ...contract });

const pointer = (...keys: string[]) =>
  keys.map(key => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
const compiled = new Map<string, ValidateFunction>();

function validatorAt(place: string): ValidateFunction {
  const validate = compiled.get(place) ?? ajv.compile({ $ref: `contract#${place}` });
  compiled.set(place, validate);
  return validate;
}

const textOf = (errors: ErrorObject[] | null | undefined) =>
  (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );

/** What an answer does that the contract does not say; empty when it is right. */
export function problemsOfAnswer(operation: ContractOperation, status: number, body: unknown): string[] {
  const described = (contract.paths[operation.path]?.[operation.method.toLowerCase()] as Json | undefined)
    ?.responses as Record<string, Json>;
  const response = described?.[status];
  if (!response) return [`${operation.id} does not describe ${status}`];
  const schema = (resolved(response).content as Record<string, { schema: Schema }> | undefined)?.[
    'application/json'
  ];
  if (!schema) return body === undefined ? [] : [`${operation.id} ${status} has a body`];
  const reference = response.$ref as string | undefined;
  const place = reference
    ? `${reference.slice(1)}${pointer('content', 'application/json', 'schema')}`
    : pointer(
        'paths',
        operation.path,
        operation.method.toLowerCase(),
        'responses',
        String(status),
        'content',
        'application/json',
        'schema',
      );
  const validate = validatorAt(place);
  return validate(body) ? [] : textOf(validate.errors).map(text => `${operation.id} ${status} ${text}`);
}

/** What an error's body does that the contract's `ErrorAnswer` does not say. */
export function problemsOfError(body: unknown): string[] {
  const validate = validatorAt('/components/schemas/ErrorAnswer');
  return validate(body) ? [] : textOf(validate.errors);
}

export const STRANGE_UUID = '0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00';

/** A value that the schema allows, the smallest there is; `uuid` stands for every reference. */
export function smallestValue(given: Schema, uuid = STRANGE_UUID): unknown {
  const schema = resolved(given);
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.some(({ type }) => type === 'null')) return null;
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const names = new Set([...(schema.required ?? []), ...Object.keys(schema.properties ?? {})]);
      const count = Math.max(schema.required?.length ?? 0, schema.minProperties ?? 0);
      return Object.fromEntries(
        [...names].slice(0, count).map(name => [name, smallestValue(schema.properties?.[name] ?? {}, uuid)]),
      );
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => smallestValue(schema.items ?? {}, uuid));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    default:
      if (schema.format === 'uuid') return uuid;
      if (schema.format === 'email') return 'somebody@demo.badger.example';
      // The number of a check and the key of a suggestion are the texts with a form that a body must have.
      if (schema.pattern?.startsWith('^V')) return 'V1';
      if (schema.pattern?.startsWith('^[A-Z]+(:')) return `PHASE:${uuid}`;
      if (schema.pattern && new RegExp(schema.pattern, 'u').test('')) return '';
      return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
  }
}

/** Walks through every field of a request's schema: objects by name, lists by their first entry. */
export function fieldsOf(
  given: Schema,
  path: (string | number)[] = [],
): { path: (string | number)[]; schema: Schema }[] {
  const schema = resolved(given);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, field]) => fieldsOf(field, [...path, name]));
  }
  const own = { path, schema };
  if (schema.items) return [own, ...fieldsOf(schema.items, [...path, 0])];
  return [own];
}

/**
 * A copy of `body` with one value put in, lists and objects on the way made as needed.
 * @param given the body's schema: entries on the way get what they must have
 */
export function withValue(
  body: unknown,
  path: (string | number)[],
  value: unknown,
  given: Schema = {},
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const schema = resolved(given);
  if (typeof key === 'number') {
    const list = Array.isArray(body) ? [...body] : [];
    const entry = list[key] ?? (rest.length > 0 && schema.items ? smallestValue(schema.items) : undefined);
    list[key] = withValue(entry, rest, value, schema.items);
    return list;
  }
  const record = (body ?? {}) as Json;
  const field = schema.properties?.[key];
  const inner = record[key] ?? (typeof rest[0] === 'string' && field ? smallestValue(field) : undefined);
  return { ...record, [key]: withValue(inner, rest, value, field) };
}
