import type { Queryable } from '../../database/records/reading.ts';
import { quoted, type RecordType } from '../../database/records/recordType.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';

/**
 * Clears a flag that at most one record of a scope can have from all others, each with an audit row.
 * @param flag field name of the flag
 * @param scope field name of the column that defines the scope, and its value
 * @param keeper the record that keeps the flag; undefined for one that is being created
 */
export async function clearOtherFlags(
  type: RecordType,
  flag: string,
  scope: { column: string; uuid: string | null },
  keeper: string | undefined,
  context: RequestContext,
  database: Queryable,
): Promise<void> {
  const column = (fieldName: string) => quoted(type.columnOf.get(fieldName)?.sql ?? fieldName);
  const { rows } = await database.query<{ uuid: string; revision: number }>(
    `select "uuid", revision from ${quoted(type.tableName)} where ${column(scope.column)} = $1 and ${column(flag)} and "uuid" is distinct from $2::uuid for update`,
    [scope.uuid, keeper ?? null],
  );
  for (const { uuid, revision } of rows)
    await updateRecord(database, type, uuid, { revision, [flag]: false }, changeContext(context));
}
