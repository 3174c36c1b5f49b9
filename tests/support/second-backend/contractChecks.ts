import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

/** What the second backend reads from the contract: its paths, their parameters, and the schemas of bodies. */

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  schema: Json;
}

const contract = JSON.parse(readFileSync('openapi/bundled/v1.json', 'utf8')) as {
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Record<string, Json>>;
};
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;
const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, coerceTypes: 'array' });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', ...contract });
const bodies = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
addFormats(bodies);
bodies.addSchema({ $id: 'contract', ...contract });

export interface Route {
  id: string;
  method: string;
  path: string;
  address: RegExp;
  names: string[];
  parameters: Parameter[];
  bodySchema: string | undefined;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export function routesOf(ids: readonly string[]): Route[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = item[method];
      if (!operation || !ids.includes(operation.operationId as string)) return [];
      const given = [item.parameters ?? [], operation.parameters ?? []].flat() as (Parameter & {
        $ref?: string;
      })[];
      const parameters = given.map(one =>
        one.$ref
          ? (contract.components.parameters?.[one.$ref.split('/').at(-1) ?? ''] as unknown as Parameter)
          : one,
      );
      const content = (
        operation.requestBody as { content?: Record<string, { schema: { $ref: string } }> } | undefined
      )?.content;
      return [
        {
          id: operation.operationId as string,
          method: method.toUpperCase(),
          path,
          address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
          names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
          parameters,
          bodySchema: content?.['application/json']?.schema.$ref,
        },
      ];
    }),
  );
}

export interface Problem {
  path: string;
  message: string;
}

/** The query as the contract types it, with its defaults; and what is wrong with it. */
export function readQuery(route: Route, search: URLSearchParams): { query: Json; problems: Problem[] } {
  const problems: Problem[] = [];
  const query: Json = {};
  const known = route.parameters.filter(parameter => parameter.in === 'query');
  for (const name of new Set(search.keys()))
    if (!known.some(parameter => parameter.name === name))
      problems.push({ path: name, message: `${name} is not a parameter` });
  for (const { name, schema } of known) {
    const values = search.getAll(name);
    const value = schema.type === 'array' ? values : values.length > 1 ? values : values[0];
    if (values.length === 0) {
      if ('default' in schema) query[name] = schema.default;
      continue;
    }
    const holder = { value };
    const validate = ajv.compile({ type: 'object', properties: { value: inContract(schema) } });
    if (!validate(holder)) problems.push({ path: name, message: `${name} is not as it may be` });
    else query[name] = holder.value;
  }
  return { query, problems };
}

const inContract = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as Json;

export function bodyProblems(route: Route, body: unknown): Problem[] {
  if (!route.bodySchema) return [];
  const validate = bodies.compile({ $ref: `contract${route.bodySchema}` });
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    const field = params.missingProperty ?? params.additionalProperty;
    return { path: [...instancePath.split('/').slice(1), ...(field ? [field] : [])].join('.'), message };
  });
}
