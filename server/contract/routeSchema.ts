import type { ContractDocument, Operation } from './contract.ts';

type Schema = Record<string, unknown>;

/** Schemas by media type. */
type Content = Record<string, { schema: Schema }>;

/** What Fastify checks of a request, and by what it writes the answers. */
export interface RouteSchema {
  params: Schema;
  querystring: Schema;
  headers?: Schema;
  body?: Schema;
  response: Record<string, { content: Content }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface WithContent {
  content?: Record<string, { schema?: Schema }>;
}

interface PathItem {
  parameters?: (Parameter | { $ref: string })[];
}

interface OperationParts extends PathItem {
  requestBody?: WithContent;
  responses: Record<string, WithContent | { $ref: string }>;
}

const COMPONENT = /^#\/components\/(parameters|responses)\/(\w+)$/;

/** The part itself, or the one under `components` that it refers to. */
function resolved<Part extends object>(contract: ContractDocument, part: Part | { $ref: string }): Part {
  if (!('$ref' in part)) return part;
  const [, kind, name] = COMPONENT.exec(part.$ref) ?? [];
  const found = contract.components[kind as 'parameters' | 'responses']?.[name ?? ''];
  if (!found) throw new Error(`The contract has no ${part.$ref}`);
  return found as Part;
}

const objectOf = (parameters: readonly Parameter[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

function contentOf({ content = {} }: WithContent): Content | undefined {
  const schemas = Object.entries(content).flatMap(([type, { schema }]) =>
    schema ? [[type, { schema }]] : [],
  );
  return schemas.length > 0 ? Object.fromEntries(schemas) : undefined;
}

/**
 * The schemas of an operation as a route takes them. Schemas of the contract stay references, see schemaCloser.
 * Unknown query parameters are refused like unknown fields, and a body is checked whatever its content type says, also
 * when there is none.
 *
 * @returns `form` apart: it is read and checked when the caller turned out to be allowed (http/uploads.ts)
 */
export function routeSchema(
  contract: ContractDocument,
  { path, method }: Operation,
): { schema: RouteSchema; form: Schema | undefined } {
  const item = contract.paths[path] as PathItem & Record<string, OperationParts>;
  const operation = item[method.toLowerCase()] as OperationParts;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(parameter =>
    resolved<Parameter>(contract, parameter),
  );
  const placed = (place: Parameter['in']) => parameters.filter(parameter => parameter.in === place);
  // Names of headers mean the same in any case; the server reads them in lower case.
  const headers = placed('header').map(header => ({ ...header, name: header.name.toLowerCase() }));
  const body = contentOf(operation.requestBody ?? {});
  const json = body?.['application/json']?.schema;
  const responses = Object.entries(operation.responses).flatMap(([status, response]) => {
    const content = contentOf(resolved<WithContent>(contract, response));
    return content ? [[status, { content }]] : [];
  });
  return {
    schema: {
      params: objectOf(placed('path')),
      querystring: { ...objectOf(placed('query')), additionalProperties: false },
      ...(headers.length > 0 && { headers: objectOf(headers) }),
      ...(json && { body: json }),
      response: Object.fromEntries(responses),
    },
    form: body?.['multipart/form-data']?.schema,
  };
}

/** `/hazards/{hazardUuid}` as the router writes it: `/hazards/:hazardUuid`. */
export const routeUrl = ({ path }: Operation): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
