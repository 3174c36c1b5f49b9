import { ApiError } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';

/** domain.md 2.10. */
export const MAX_ELEMENTS = 12;

interface TypedCea {
  uuid: string;
  type_name: string;
  cea_type_uuid: string;
  exclusive: boolean;
}

/**
 * A situation has at most one element of an exclusive type: it is not both dry and icy (domain.md 1.2).
 * @throws ApiError RULE_VIOLATED at `ceaUuids` (`items.n.ceaUuids` when there are several records)
 */
export async function requireExclusiveTypes(
  items: Record<string, unknown>[],
  database: Queryable,
): Promise<void> {
  const lists = items.map(item => (item.ceaUuids ?? []) as string[]);
  const all = [...new Set(lists.flat())];
  if (all.length === 0) return;
  const { rows } = await database.query<TypedCea>(
    `select c.uuid, c.cea_type_uuid, t.name as type_name, t.exclusive from ceas c join cea_types t on t.uuid = c.cea_type_uuid
     where c.uuid = any($1::uuid[])`,
    [all],
  );
  const typeOf = new Map(rows.map(row => [row.uuid, row]));
  const fields = lists.flatMap((uuids, index) => {
    const twice = doubledType(uuids.flatMap(uuid => typeOf.get(uuid) ?? []));
    const path = items.length > 1 ? `items.${index}.ceaUuids` : 'ceaUuids';
    return twice ? [{ path, message: `A situation has at most one element of the type ${twice}.` }] : [];
  });
  if (fields[0]) throw new ApiError('RULE_VIOLATED', fields[0].message, { fields });
}

function doubledType(elements: TypedCea[]): string | undefined {
  const seen = new Set<string>();
  for (const { cea_type_uuid, type_name, exclusive } of elements) {
    if (exclusive && seen.has(cea_type_uuid)) return type_name;
    seen.add(cea_type_uuid);
  }
  return undefined;
}
