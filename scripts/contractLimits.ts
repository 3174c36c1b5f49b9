/**
 * What the contract says about the fields of request bodies, as a module of the web app: one constant for each schema,
 * so that a bundle holds only those that its screens name.
 */
interface Schema {
  $ref?: string;
  type?: string | string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  enum?: (string | null)[];
  required?: string[];
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}
interface Contract {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } } | undefined>
  >;
  components: { schemas: Record<string, Schema> };
}

/** Keywords that are copied unchanged. */
const KEYWORDS = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
] as const;

const nameOf = (schema: Schema | undefined) => schema?.$ref?.split('/').at(-1);

/** One schema without references, alone or in `allOf`; a keyword beside a reference wins over the one behind it. */
function resolved(schema: Schema, contract: Contract): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const target = $ref === undefined ? undefined : contract.components.schemas[nameOf(schema) ?? ''];
  const behind = target ? [target, ...allOf] : allOf;
  return Object.assign({}, ...behind.map(part => resolved(part, contract)), own);
}

function limitsOf(property: Schema, isRequired: boolean, contract: Contract): Record<string, unknown> {
  const whole = resolved(property, contract);
  const choices = (whole.anyOf ?? whole.oneOf)?.map(choice => resolved(choice, contract)) ?? [];
  const given = choices.find(({ type }) => type !== 'null');
  const { anyOf: _anyOf, oneOf: _oneOf, ...beside } = whole;
  const schema: Schema = given ? { ...given, ...beside } : whole;
  const types = [schema.type ?? []].flat();
  const isNullable = types.includes('null') || choices.some(({ type }) => type === 'null');
  const values = schema.enum?.filter(value => value !== null);
  return {
    type: types.find(type => type !== 'null'),
    ...(isRequired && { required: true }),
    ...(isNullable && { nullable: true }),
    ...Object.fromEntries(
      KEYWORDS.flatMap(keyword => (keyword in schema ? [[keyword, schema[keyword]]] : [])),
    ),
    ...(values && { enum: values }),
  };
}

/** Names of the schemas of all request bodies, and of the records in lists of them. */
function requestSchemas(contract: Contract): string[] {
  const names = new Set<string>();
  for (const path of Object.values(contract.paths))
    for (const operation of Object.values(path))
      for (const { schema } of Object.values(operation?.requestBody?.content ?? {})) {
        const name = nameOf(schema);
        if (!name) continue;
        names.add(name);
        for (const property of Object.values(contract.components.schemas[name]?.properties ?? {})) {
          const item = nameOf(resolved(property, contract).items);
          if (item && contract.components.schemas[item]?.properties) names.add(item);
        }
      }
  return [...names].sort();
}

/** @returns the text of `src/api/generated/limits.gen.ts` */
export function contractLimits(contract: Contract): string {
  const constants = requestSchemas(contract).map(name => {
    const { properties = {}, required = [] } = contract.components.schemas[name] ?? {};
    const limits = Object.entries(properties).map(([property, schema]) => [
      property,
      limitsOf(schema, required.includes(property), contract),
    ]);
    return `export const ${name}Limits = ${JSON.stringify(Object.fromEntries(limits))} as const satisfies SchemaLimits;`;
  });
  return ["import type { SchemaLimits } from '@/lib/fieldLimits';", ...constants, ''].join('\n');
}
