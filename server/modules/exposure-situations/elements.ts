import { doubledType, type TypedElement } from '../../../domain/exposure/exclusiveTypes.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';

/** domain.md 2.10. */
export const MAX_ELEMENTS = 12;

interface TypedCea extends TypedElement {
  uuid: string;
  typeName: string;
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
    `select c.uuid, c.cea_type_uuid as "typeUuid", t.name as "typeName", t.exclusive as "isExclusive" from ceas c join cea_types t on t.uuid = c.cea_type_uuid
     where c.uuid = any($1::uuid[])`,
    [all],
  );
  const typeOf = new Map(rows.map(row => [row.uuid, row]));
  const fields = lists.flatMap((uuids, index) => {
    const twice = doubledType(uuids.flatMap(uuid => typeOf.get(uuid) ?? []));
    const name = rows.find(({ typeUuid }) => typeUuid === twice)?.typeName;
    const path = items.length > 1 ? `items.${index}.ceaUuids` : 'ceaUuids';
    return twice ? [{ path, message: `A situation has at most one element of the type ${name}.` }] : [];
  });
  if (fields[0]) throw new ApiError('RULE_VIOLATED', fields[0].message, { fields });
}
