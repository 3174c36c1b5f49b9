import type { components } from '../../contract/generated/operations.ts';
import { kindCondition, projection } from '../../database/records/projection.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { quoted } from '../../database/records/recordType.ts';
import { recordTypes } from '../recordTypes.ts';

export type Schemas = components['schemas'];

/** Kinds of records of a project that a report tells of, with their shapes in the contract. */
export interface ReportedRecords {
  Assumption: Schemas['Assumption'];
  Cea: Schemas['Cea'];
  Document: Schemas['Document'];
  ExposureSituation: Schemas['ExposureSituation'];
  Function: Schemas['ItemFunction'];
  HaraFigure: Schemas['HaraFigure'];
  Hazard: Schemas['Hazard'];
  HazardousEvent: Schemas['HazardousEvent'];
  HazardRrm: Schemas['HazardRrm'];
  HumanTask: Schemas['HumanTask'];
  Machine: Schemas['Machine'];
  MachineHazard: Schemas['MachineHazard'];
  Malfunction: Schemas['Malfunction'];
  Misuse: Schemas['Misuse'];
  Rrm: Schemas['Rrm'];
  SafetyFunction: Schemas['SafetyFunction'];
  SafetyTarget: Schemas['SafetyTarget'];
  SolutionSet: Schemas['SolutionSet'];
  Srem: Schemas['Srem'];
  Task: Schemas['MachineTask'];
  ToolConnection: Schemas['ToolConnection'];
  ToolStatus: Schemas['ToolStatus'];
}

const ORDER = ['position', 'order', 'code', 'toolCode', 'uuid'];

/** All records of a kind in a project, in the order of the lists: every field is the one that its list shows. */
export async function recordsOf<Entity extends keyof ReportedRecords>(
  database: Queryable,
  entity: Entity,
  projectUuid: string,
): Promise<ReportedRecords[Entity][]> {
  const type = recordTypes.ofEntity(entity);
  if (!type) throw new Error(`There is no kind ${entity}`);
  const order = ORDER.flatMap(field => {
    const column = type.columnOf.get(field);
    return column ? `t.${quoted(column.sql)}` : [];
  });
  const { rows } = await database.query<ReportedRecords[Entity]>(
    `select ${projection(type, 't')} from ${quoted(type.tableName)} t where t.project_uuid = $1${kindCondition(type, 't')} order by ${order.join(', ')}`,
    [projectUuid],
  );
  return rows;
}

export const byUuid = <Record extends { uuid: string }>(records: readonly Record[]): Map<string, Record> =>
  new Map(records.map(record => [record.uuid, record]));

export function grouped<Record>(
  records: readonly Record[],
  keyOf: (record: Record) => string,
): Map<string, Record[]> {
  const groups = new Map<string, Record[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}
