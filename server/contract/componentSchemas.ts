import type { ContractDocument } from './contract.ts';

/**
 * Stands for the reference to a schema of the contract. The routing plugin resolves every `$ref` when it starts and
 * copies what it finds into each route that names it, which took half a second and grew with routes times schemas. It
 * knows nothing of this keyword, so a schema is put together when its route is first asked (lazySchemas.ts).
 */
const PLACE = 'x-schema';

const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

type Schema = Record<string, unknown>;

/** Name of the schema that a value refers to, in either way. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { [PLACE]: name, $ref } = value as Schema;
  if (typeof name === 'string') return name;
  return typeof $ref === 'string' ? REFERENCE.exec($ref)?.[1] : undefined;
}

/** A copy in which every reference to a schema is replaced. */
const replaceReferences = <Document>(document: Document, replacement: (name: string) => Schema): Document =>
  JSON.parse(JSON.stringify(document), (_key, value) => {
    const name = nameOf(value);
    if (name === undefined) return value;
    const { [PLACE]: _place, $ref: _reference, ...rest } = value as Schema;
    return { ...rest, ...replacement(name) };
  });

/** The contract for routing: all but its schemas, which are only named. */
export function withoutSchemas(contract: ContractDocument): ContractDocument {
  const { schemas: _schemas, ...components } = contract.components;
  return replaceReferences({ ...contract, components: { ...components, schemas: {} } }, name => ({
    [PLACE]: name,
  }));
}

/**
 * A text or number, with whatever limits. The validator has to see the type of a list's items where they stand: it
 * compares unique ones by hash then, and each with every other one if not.
 */
function isScalar({ type }: { type?: unknown }): boolean {
  const types = [type].flat();
  return types.every(one => one !== undefined && one !== 'object' && one !== 'array');
}

/**
 * Makes a schema that stands for itself: scalars that it refers to stand in their place, all else comes along under
 * `$defs`, also where it leads back.
 */
export type SchemaCloser = (schema: object) => object;

/** @throws Error for a schema that the contract does not have */
export const schemaCloser =
  ({ components: { schemas } }: ContractDocument): SchemaCloser =>
  schema => {
    const $defs: Record<string, unknown> = {};
    const close = (part: object): object =>
      replaceReferences(part, name => {
        const found = schemas[name];
        if (!found) throw new Error(`The contract has no schema ${name}`);
        if (isScalar(found)) return found as Schema;
        if (!(name in $defs)) {
          $defs[name] = {};
          $defs[name] = close(found);
        }
        return { $ref: `#/$defs/${name}` };
      });
    const own = nameOf(schema);
    const closed = close((own && schemas[own]) || schema);
    return { ...closed, $defs };
  };
