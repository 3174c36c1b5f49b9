/** A small contract with one of everything, and copies of it that cases change side by side. */

// biome-ignore lint/suspicious/noExplicitAny: each case bends its own copy in its own way
type Bent = any;

export interface Case {
  title: string;
  change: (contract: Bent) => void;
  /** Lines by which the check names it, in its order. */
  told: string[];
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: object) => ({ 'application/json': { schema } });
export const text = { type: 'string' };

const BASE = {
  paths: {
    '/things/{uuid}': {
      parameters: [{ name: 'uuid', in: 'path', required: true, schema: { ...text, format: 'uuid' } }],
      patch: {
        operationId: 'updateThing',
        security: [{ bearer: [] }],
        'x-permission': { name: 'analysis.edit', scope: 'project', from: 'path.uuid' },
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } },
          { name: 'order', in: 'query', schema: { ...text, enum: ['up', 'down'] } },
        ],
        requestBody: { required: true, content: json(ref('ThingUpdate')) },
        responses: {
          '200': {
            description: 'The thing.',
            content: { ...json(ref('Thing')), 'text/csv': { schema: text } },
          },
          '404': { description: 'None.', content: json(ref('Error')) },
        },
      },
      post: {
        operationId: 'chooseThing',
        requestBody: { content: json({ anyOf: [ref('Left'), ref('Right')] }) },
        responses: {
          '200': { description: 'Either.', content: json({ oneOf: [ref('Either'), ref('Or')] }) },
        },
      },
      put: {
        operationId: 'joinThing',
        requestBody: {
          content: json({
            allOf: [ref('Left'), { type: 'object', properties: { note: { ...text, maxLength: 9 } } }],
          }),
        },
        responses: {
          '200': { description: 'Both.', content: json({ allOf: [ref('Either'), ref('Both')] }) },
        },
      },
      delete: { operationId: 'deleteThing', responses: { '204': { description: 'Done.' } } },
    },
  },
  components: {
    schemas: {
      ThingUpdate: {
        type: 'object',
        additionalProperties: false,
        required: ['revision'],
        properties: {
          revision: { type: 'integer' },
          name: { type: ['string', 'null'], maxLength: 200 },
          kind: { ...text, enum: ['A', 'B'] },
          tags: { type: 'array', maxItems: 5, items: text },
          weight: { type: 'number', default: 1 },
          owner: { anyOf: [ref('Left'), { type: 'null' }] },
          file: { ...text, 'x-max-bytes': 1000 },
          free: text,
          open: { type: 'object', additionalProperties: true, properties: { known: text } },
        },
      },
      Thing: {
        type: 'object',
        required: ['name', 'parent'],
        properties: {
          name: text,
          at: { ...text, format: 'date-time' },
          kind: { ...text, enum: ['A', 'B'] },
          parent: ref('Thing'),
          list: { type: 'array', items: ref('Or') },
        },
      },
      Left: { type: 'object', properties: { left: { ...text, maxLength: 10 } } },
      Right: { type: 'object', properties: { right: { type: ['integer', 'null'] } } },
      Either: { type: 'object', required: ['either'], properties: { either: text, more: text } },
      Or: { type: 'object', required: ['or'], properties: { or: { type: 'integer' } } },
      Both: { type: 'object', properties: { both: text } },
      Error: { type: 'object', required: ['code'], properties: { code: ref('ErrorCode') } },
      ErrorCode: { ...text, enum: ['NOT_FOUND', 'GONE'] },
    },
  },
};

export const thing = (contract: Bent) => contract.paths['/things/{uuid}'];
export const patch = (contract: Bent) => thing(contract).patch;
export const schemas = (contract: Bent) => contract.components.schemas;
export const sent = (contract: Bent) => schemas(contract).ThingUpdate.properties;
export const answered = (contract: Bent) => schemas(contract).Thing.properties;
export const bodyOf = (operation: Bent) => operation.requestBody.content['application/json'].schema;
export const answerOf = (operation: Bent) => operation.responses['200'].content['application/json'].schema;

/** Every case gets a copy of the contract of its own, side by side in one, so that one comparison tells of all. */
export function contractOfCases(cases: readonly Case[], isChanged: boolean): object {
  const paths = {};
  const components = { schemas: {}, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } };
  for (const [index, { change }] of cases.entries()) {
    const copy = structuredClone(BASE);
    if (isChanged) change(copy);
    const numbered = JSON.parse(
      JSON.stringify(copy)
        .replace(/"(#\/components\/schemas\/\w+)"/g, `"$1--${index}"`)
        .replace(/"(operationId":"\w+)"/g, `"$1--${index}"`),
    );
    for (const [path, item] of Object.entries(numbered.paths))
      Object.assign(paths, { [path.replace(/(?<=^\/\w+)(?!\w)/, `--${index}`)]: item });
    for (const [name, schema] of Object.entries(numbered.components.schemas))
      Object.assign(components.schemas, { [`${name}--${index}`]: schema });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    servers: [{ url: '/v1' }],
    paths,
    components,
  };
}
