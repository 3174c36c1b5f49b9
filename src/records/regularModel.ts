import type { Patch, ProjectRecord, RecordModel, RecordRequests } from './recordModel';

interface RegularModelOptions<R extends ProjectRecord> {
  entity: string;
  requests: RecordRequests<R>;
  follows?: RecordModel<R>['follows'];
  order?: RecordModel<R>['order'];
}

/** The model of a record whose paths are its fields: all but hazards. */
export function regularModel<R extends ProjectRecord>({
  entity,
  requests,
  follows,
  order,
}: RegularModelOptions<R>): RecordModel<R> {
  return {
    entity,
    requests,
    ...(follows && { follows }),
    ...(order && { order }),
    read: (record, path) => record[path as keyof R],
    apply: (record, patch: Patch) => (Object.keys(patch).length === 0 ? record : { ...record, ...patch }),
  };
}
