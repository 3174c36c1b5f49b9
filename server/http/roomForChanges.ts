import type { Operation, OperationId } from '../contract/contract.ts';
import type { DiskSpace } from '../telemetry/diskSpace.ts';

/** Neither GET nor in need of room. */
const KEEPS_NOTHING: ReadonlySet<OperationId> = new Set<OperationId>([
  'calculateRiskRating',
  'cancelExport',
  'getAnswer',
  'queryFeatureFlags',
]);

/**
 * What an operation asks of the disk before it begins.
 * @returns throws ApiError UNAVAILABLE while the disk is full; told whether a file comes with the request
 */
export function roomFor({ id, method }: Operation, disk: DiskSpace): (isUpload: boolean) => void {
  if (method === 'GET' || KEEPS_NOTHING.has(id)) return () => {};
  return isUpload => disk.requireRoom(isUpload);
}
