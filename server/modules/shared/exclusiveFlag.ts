import type { Queryable } from '../../database/records/reading.ts';
import { quoted, type RecordType } from '../../database/records/recordType.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';

/**
 * Takes a flag that one record of a scope carries at most from the others, each with its audit row.
 * @param flag wire name of the flag
 * @param scope wire name of the column that says where the records belong, and its value
 * @param keeper the record that keeps it; undefined: one that is only being made
 */
export async function takeFlag(
  type: RecordType,
  flag: string,
  scope: { column: string; uuid: string | null },
  keeper: string | undefined,
  context: RequestContext,
  database: Queryable,
): Promise<void> {
  const column = (wire: string) => quoted(type.columnOf.get(wire)?.sql ?? wire);
  const { rows } = await database.query<{ uuid: string; revision: number }>(
    `select "uuid", revision from ${quoted(type.tableName)} where ${column(scope.column)} = $1 and ${column(flag)} and "uuid" is distinct from $2::uuid for update`,
    [scope.uuid, keeper ?? null],
  );
  for (const { uuid, revision } of rows)
    await updateRecord(database, type, uuid, { revision, [flag]: false }, changeContext(context));
}
