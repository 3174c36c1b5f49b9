import type { ContractDocument } from './contract.ts';

const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

type Schema = Record<string, unknown>;

/** Name of the schema that a value refers to. */
function nameOf(value: unknown): string | undefined {
  const reference = typeof value === 'object' && value !== null ? (value as Schema).$ref : undefined;
  return typeof reference === 'string' ? REFERENCE.exec(reference)?.[1] : undefined;
}

/** A copy in which every reference to a schema is replaced. */
const replaceReferences = <Part>(part: Part, replacement: (name: string) => Schema): Part =>
  JSON.parse(JSON.stringify(part), (_key, value) => {
    const name = nameOf(value);
    if (name === undefined) return value;
    const { $ref: _reference, ...rest } = value as Schema;
    return { ...rest, ...replacement(name) };
  });

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
