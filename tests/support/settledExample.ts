import { resolved, type Schema } from './contract.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-][\d:]+)$/;
const SECRET = /^(secret|token|accessToken|requestId|digest|sha256)$/i;
/** Records that an answer need not list in full to be understood. */
const MAX_ENTRIES = 3;

/**
 * An answer that is the same whenever it is asked for: uuids in the order in which they come, one moment for all, no
 * secrets, long lists shortened.
 */
export function settled(answer: unknown, maxEntries = MAX_ENTRIES): unknown {
  const uuids = new Map<string, string>();
  const uuidFor = (uuid: string): string => {
    const known = uuids.get(uuid) ?? `0190b3c4-5d6e-7f80-9a1b-${String(uuids.size + 1).padStart(12, '0')}`;
    uuids.set(uuid, known);
    return known;
  };
  const settle = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.slice(0, maxEntries).map(entry => settle(entry));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name.replace(UUID, uuidFor), settle(inner, name)]),
      );
    if (typeof value !== 'string') return value;
    if (MOMENT.test(value)) return '2026-01-15T09:30:00.000Z';
    if (SECRET.test(key) && !/^[0-9a-f-]{36}$/.test(value)) return 'x'.repeat(value.length);
    return value.replace(UUID, uuidFor);
  };
  return settle(answer);
}

type Choice = Schema & { anyOf?: Schema[] };

/** The same with something that the contract allows where a row has a placeholder. */
export function readable(value: unknown, given: Choice = {}): unknown {
  const { anyOf, ...own } = resolved(given) as Choice;
  const schema = anyOf ? resolved(anyOf.find(({ type }) => type !== 'null') ?? {}) : own;
  if (Array.isArray(value)) return value.map(entry => readable(entry, schema.items));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, readable(inner, schema.properties?.[name])]),
    );
  if (schema.enum && !schema.enum.includes(value) && value !== null) return schema.enum[0];
  if (typeof value !== 'string') return value;
  if (schema.format === 'email' && !value.includes('@')) return 'new.member@demo.badger.example';
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) return 'requirements';
  return value;
}
