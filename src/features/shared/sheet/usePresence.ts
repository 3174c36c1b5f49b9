import { useCallback, useEffect } from 'react';
import { useEditQueue } from '@/records/EditQueueContext';
import { useOthersPlaces, usePublishPlace } from '@/records/live/LiveContext';
import type { CellAddress, ColleaguePlaces } from '@/ui/worksheet';

interface SheetPresence {
  readonly colleagues: ColleaguePlaces;
  readonly onActiveCellChange: (cell: CellAddress | null) => void;
}

/** Where colleagues are in the sheet, and tells them where I am. */
export function usePresence(entity: string): SheetPresence {
  const queue = useEditQueue();
  const places = useOthersPlaces();
  const publish = usePublishPlace();
  useEffect(() => () => publish({}), [publish]);
  const onActiveCellChange = useCallback(
    (cell: CellAddress | null) => {
      const uuid = cell?.rowKey;
      // Nobody else knows a row that is not created yet.
      publish(uuid && !queue.isHeld(uuid) ? { entity, uuid, field: cell.columnKey } : {});
    },
    [publish, entity, queue],
  );
  return { colleagues: places, onActiveCellChange };
}
