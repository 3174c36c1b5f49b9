import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

/** What the kit knows of a backend: the bundled contract, and nothing of the server. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  scope: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** Bodies that the contract shows as examples. */
  requestExamples: unknown[];
  success: number;
  statuses: string[];
  isDownload: boolean;
  isStream: boolean;
}

type Json = Record<string, unknown>;

const FILE = fileURLToPath(new URL('../../openapi/bundled/v1.json', import.meta.url));
const contract = JSON.parse(readFileSync(FILE, 'utf8')) as { paths: Record<string, Record<string, Json>> };

export function resolved<T>(value: T): T {
  const reference = (value as { $ref?: string } | undefined)?.$ref;
  if (!reference) return value;
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) => (node as Json)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    );
  return resolved(found as T);
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function operationAt(path: string, item: Record<string, Json>, method: string): Operation[] {
  const operation = item[method];
  if (!operation) return [];
  const content = (operation.requestBody as { content?: Record<string, Json> } | undefined)?.content;
  const json = content?.['application/json'];
  const statuses = Object.keys(operation.responses as Json);
  const parameters = [item.parameters ?? [], operation.parameters ?? []].flat() as Parameter[];
  return [
    {
      id: operation.operationId as string,
      method: method.toUpperCase(),
      path,
      scope: (operation['x-permission'] as { scope: string }).scope,
      parameters: parameters.map(resolved),
      body: json?.schema as Schema | undefined,
      requestExamples: Object.values((json?.examples ?? {}) as Record<string, { value: unknown }>).map(
        ({ value }) => value,
      ),
      success: Number(statuses.find(status => status.startsWith('2'))),
      statuses,
      isDownload: operation['x-download'] === true,
      isStream: operation['x-stream'] === true,
    },
  ];
}

export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap(method => operationAt(path, item, method)),
);

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;
const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', ...contract });

const pointer = (...keys: string[]) =>
  keys.map(key => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

function told(validate: ValidateFunction, body: unknown): string[] {
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`.slice(0, 300),
  );
}

/** What an answer does that the contract does not say of this operation and status; empty when it is right. */
export function problemsOfAnswer({ path, method, id }: Operation, status: number, body: unknown): string[] {
  const described = contract.paths[path]?.[method.toLowerCase()]?.responses as Record<string, Json>;
  const response = described[status];
  if (!response) return [`${id} does not describe ${status}`];
  const content = resolved(response).content as Json | undefined;
  if (!content?.['application/json']) return body === undefined ? [] : ['there is a body and should be none'];
  const reference = response.$ref as string | undefined;
  const place = reference
    ? reference.slice(1)
    : pointer('paths', path, method.toLowerCase(), 'responses', String(status));
  const $ref = `contract#${place}${pointer('content', 'application/json', 'schema')}`;
  return told(ajv.getSchema($ref) ?? ajv.compile({ $ref }), body);
}

export const methodsOf = (path: string): string[] =>
  METHODS.filter(method => contract.paths[path]?.[method]).map(method => method.toUpperCase());
