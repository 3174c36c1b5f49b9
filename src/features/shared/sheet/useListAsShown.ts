import { useShownRecords } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { usePendingRows } from './usePendingRows';

const NONE: readonly never[] = [];

/** The records of a list with those that were added and all that was typed; none while it is not there. */
export const useListAsShown = <R extends ProjectRecord>(
  model: RecordModel<R>,
  saved: readonly R[] | undefined,
): readonly R[] => useShownRecords(model, usePendingRows(model, saved ?? NONE));
