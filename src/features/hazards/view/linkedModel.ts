import { modelOf } from '@/records/models/modelOf';
import type { RecordModel } from '@/records/recordModel';
import type { CatalogName } from './catalog';

/** The kinds of records that are renamed and deleted from a cell that names them. Others are looked after elsewhere. */
const ENTITIES: Partial<Record<CatalogName, string>> = {
  functions: 'Function',
  malfunctions: 'Malfunction',
  exposureSituations: 'ExposureSituation',
  hazardousEvents: 'HazardousEvent',
  machines: 'Machine',
  tasks: 'Task',
  zones: 'Zone',
};

/** How records of a catalog are edited; undefined where a cell can only choose them. */
export const linkedModel = (catalog: CatalogName): RecordModel | undefined =>
  modelOf(ENTITIES[catalog] ?? '');
