/** The comparison behind `npm run contract:breaking`: what in a contract would break a client written for another one. */

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  uniqueItems?: boolean;
  [limit: string]: unknown;
}
type Content = Record<string, { schema?: Schema }>;
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}
interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { $ref?: string; required?: boolean; content?: Content };
  responses?: Record<string, { $ref?: string; content?: Content }>;
}
export interface Contract {
  paths?: Record<string, Record<string, unknown>>;
  components?: unknown;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Limits that narrow when they fall, and those that narrow when they rise. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];

const typesOf = ({ type }: Schema) => (type === undefined ? undefined : [type].flat());
const without = <T>(list: readonly T[], others: readonly T[]) => list.filter(one => !others.includes(one));

/**
 * @returns one line for each change that breaks a client of `before` which calls `after`, in the order of the contract
 */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const changes: string[] = [];
  const seen = new Set<string>();
  const tell = (change: string) => {
    if (!changes.includes(change)) changes.push(change);
  };

  function resolved<T extends { $ref?: string }>(contract: Contract, value: T | undefined): T | undefined {
    if (!value?.$ref) return value;
    const target = value.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (node, key) =>
          (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        contract,
      );
    return resolved(contract, target as T | undefined);
  }

  /** What a client sends: everything that was allowed has to stay allowed. */
  function narrowed(one: Schema, other: Schema, at: string): void {
    for (const field of without(other.required ?? [], one.required ?? []))
      tell(`${at}.${field} is required now`);
    for (const field of without(Object.keys(one.properties ?? {}), Object.keys(other.properties ?? {})))
      tell(`${at}.${field} is not accepted any more`);
    const types = typesOf(other);
    if (types && !typesOf(one)) tell(`${at} takes ${types.join(' or ')} only`);
    for (const type of types ? without(typesOf(one) ?? [], types) : [])
      if (!(type === 'integer' && types?.includes('number'))) tell(`${at} does not take ${type} any more`);
    if (other.enum && !one.enum) tell(`${at} takes listed values only`);
    for (const value of other.enum ? without(one.enum ?? [], other.enum) : [])
      tell(`${at} does not take ${JSON.stringify(value)} any more`);
    const number = (schema: Schema, limit: string, fallback: number) =>
      typeof schema[limit] === 'number' ? (schema[limit] as number) : fallback;
    for (const limit of UPPER) {
      const [was, is] = [number(one, limit, Infinity), number(other, limit, Infinity)];
      if (is < was) tell(`${at}: ${limit} is ${is} now`);
    }
    for (const limit of LOWER) {
      const [was, is] = [number(one, limit, -Infinity), number(other, limit, -Infinity)];
      if (is > was && !(is === 0 && /Length|Items|Properties/.test(limit)))
        tell(`${at}: ${limit} is ${is} now`);
    }
    if (other.pattern && other.pattern !== one.pattern) tell(`${at}: pattern is ${other.pattern} now`);
    if (other.format && other.format !== one.format) tell(`${at}: format is ${other.format} now`);
    if (other.uniqueItems && !one.uniqueItems) tell(`${at} takes no value twice any more`);
  }

  /** What a client reads: everything that it relied on has to stay. */
  function withdrawn(one: Schema, other: Schema, at: string): void {
    for (const field of without(Object.keys(one.properties ?? {}), Object.keys(other.properties ?? {})))
      tell(`${at}.${field} is not answered any more`);
    for (const field of without(one.required ?? [], other.required ?? []))
      if (other.properties?.[field]) tell(`${at}.${field} may be missing now`);
    const types = typesOf(one);
    for (const type of types ? without(typesOf(other) ?? ['anything'], types) : [])
      if (!(type === 'integer' && types?.includes('number'))) tell(`${at} may be ${type} now`);
    if (one.format && one.format !== other.format) tell(`${at}: format is ${other.format ?? 'free'} now`);
  }

  function compare(given: Schema | undefined, now: Schema | undefined, at: string, isRequest: boolean): void {
    const key = `${at} ${given?.$ref} ${now?.$ref}`;
    const [one, other] = [resolved(before, given), resolved(after, now)];
    if (!one || !other) return;
    if (given?.$ref && now?.$ref) {
      // A schema that holds itself would be walked for ever.
      if (seen.has(key) || at.split('.').length > 20) return;
      seen.add(key);
    }
    (isRequest ? narrowed : withdrawn)(one, other, at);
    for (const [name, field] of Object.entries(one.properties ?? {}))
      compare(field, other.properties?.[name], `${at}.${name}`, isRequest);
    if (one.items && other.items) compare(one.items, other.items, `${at}[]`, isRequest);
  }

  function parametersOf(contract: Contract, path: string, operation: Operation): Map<string, Parameter> {
    const shared = (contract.paths?.[path]?.parameters ?? []) as Parameter[];
    return new Map(
      [...shared, ...(operation.parameters ?? [])].flatMap(given => {
        const parameter = resolved(contract, given);
        return parameter ? [[`${parameter.in} ${parameter.name}`, parameter] as const] : [];
      }),
    );
  }

  function compareContents(one: Content = {}, other: Content = {}, at: string, isRequest: boolean): void {
    for (const type of without(Object.keys(one), Object.keys(other))) tell(`${at}: ${type} is gone`);
    for (const [type, { schema }] of Object.entries(one)) compare(schema, other[type]?.schema, at, isRequest);
  }

  function compareOperations(path: string, one: Operation, other: Operation): void {
    const id = one.operationId ?? path;
    if (other.operationId !== one.operationId) tell(`${id} is called ${other.operationId} now`);
    const [had, has] = [parametersOf(before, path, one), parametersOf(after, path, other)];
    for (const [key, parameter] of has)
      if (parameter.required && !had.get(key)?.required) tell(`${id} ${key} is required now`);
    for (const [key, parameter] of had) {
      if (has.has(key)) compare(parameter.schema, has.get(key)?.schema, `${id} ${key}`, true);
      else tell(`${id} ${key} is not accepted any more`);
    }
    const [asked, asks] = [resolved(before, one.requestBody), resolved(after, other.requestBody)];
    if (asks?.required && !asked?.required) tell(`${id} body is required now`);
    if (asked && !asks) tell(`${id} body is not accepted any more`);
    if (asked && asks) compareContents(asked.content, asks.content, `${id} body`, true);
    for (const [status, given] of Object.entries(one.responses ?? {})) {
      if (!status.startsWith('2')) continue;
      if (!other.responses?.[status]) tell(`${id} does not answer ${status} any more`);
      else {
        const [was, is] = [resolved(before, given), resolved(after, other.responses[status])];
        compareContents(was?.content, is?.content, `${id} ${status}`, false);
      }
    }
  }

  for (const [path, item] of Object.entries(before.paths ?? {}))
    for (const method of METHODS) {
      const one = item[method] as Operation | undefined;
      const other = after.paths?.[path]?.[method] as Operation | undefined;
      if (!one) continue;
      if (other) compareOperations(path, one, other);
      else tell(`${one.operationId ?? `${method} ${path}`} is gone (${method.toUpperCase()} ${path})`);
    }
  return changes;
}

/** Changes that are listed with a reason: lines of `- \`change\`: reason`. */
export const listedChanges = (text: string): Set<string> =>
  new Set([...text.matchAll(/^- `([^`]+)`: *\S/gm)].map(([, change = '']) => change));
