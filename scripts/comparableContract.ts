/** Brings two contracts into the form in which `redocly diff` compares them by what they mean, not by how they are put. */

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

function target(contract: Json, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, key) => (node as Json)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    );
}

/** A parameter in its place: choices with a name, and a default beside the reference, are the same as without. */
function inPlace(contract: Json, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(entry => inPlace(contract, entry));
  if (!isObject(value)) return value;
  const { $ref, ...own } = value;
  if (typeof $ref !== 'string')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPlace(contract, inner)]));
  return { ...(inPlace(contract, target(contract, $ref)) as Json), ...own };
}

const isNull = (schema: unknown) => isObject(schema) && schema.type === 'null';

/** Null beside something else in the one way that is compared: `oneOf` as `anyOf`, and scalars with their types. */
function oneNull(contract: Json, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(entry => oneNull(contract, entry));
  if (!isObject(value)) return value;
  const { oneOf, anyOf = oneOf, ...rest } = value;
  let same = value;
  if (Array.isArray(anyOf) && anyOf.length === 2 && anyOf.some(isNull)) {
    const given = anyOf.find(choice => !isNull(choice)) as Json;
    const found = typeof given.$ref === 'string' ? (target(contract, given.$ref) as Json) : given;
    const isScalar = typeof found.type === 'string' && found.type !== 'object' && found.type !== 'array';
    same = isScalar
      ? {
          ...found,
          ...rest,
          type: [found.type, 'null'],
          ...(Array.isArray(found.enum) && { enum: [...found.enum, null] }),
        }
      : { ...rest, anyOf };
  }
  return Object.fromEntries(Object.entries(same).map(([key, inner]) => [key, oneNull(contract, inner)]));
}

function operationsOf(contract: Json): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const [path, item] of Object.entries((contract.paths ?? {}) as Json))
    for (const method of METHODS) {
      const operation = (item as Json)[method];
      if (isObject(operation)) found.set(`${method} ${path}`, operation);
    }
  return found;
}

const isError = (status: string) => /^[45]/.test(status);

/**
 * @returns copies of both without what differs in writing alone. Statuses of errors are left out where one side alone
 * has them: a client has to expect any of them.
 */
export function comparable(before: Json, after: Json): [Json, Json] {
  const inOneForm = (contract: Json): Json => {
    const copy = oneNull(contract, contract) as Json;
    for (const holder of [...Object.values((copy.paths ?? {}) as Json), ...operationsOf(copy).values()])
      if (isObject(holder) && holder.parameters) holder.parameters = inPlace(copy, holder.parameters);
    const { parameters: _, ...components } = (copy.components ?? {}) as Json;
    return { ...copy, components };
  };
  const [first, second] = [inOneForm(before), inOneForm(after)];
  const others = operationsOf(second);
  for (const [name, operation] of operationsOf(first)) {
    const other = others.get(name);
    if (!other) continue;
    const [was, is] = [operation.responses as Json, other.responses as Json];
    for (const status of Object.keys(was)) if (isError(status) && !(status in is)) delete was[status];
    for (const status of Object.keys(is)) if (isError(status) && !(status in was)) delete is[status];
  }
  return [first, second];
}
