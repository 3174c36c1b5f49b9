import { useCallback } from 'react';
import type { Hazard } from '@/api/hazards';
import { additionsOf } from '@/records/additions';
import { useEditQueue } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import type { SplitByType } from './columns/hazardTypeColumn';
import { hazardDraft } from './hazardDraft';
import { LINK_COLUMNS } from './view/hazardFields';

/** Several hazard types in one cell: the row takes the first, each of the others gets a row at the same place. */
export function useSplitByType(canAdd: boolean): SplitByType | undefined {
  const queue = useEditQueue();
  const split = useCallback<SplitByType>(
    (opened, [first, ...others]) => {
      const hazard = (queue.find(hazardModel.entity, opened.uuid) as Hazard | undefined) ?? opened;
      // What happens there is another thing for each type; where and to whom is the same.
      const place = Object.fromEntries(
        LINK_COLUMNS[hazard.style]
          .filter(({ catalog }) => catalog !== 'hazardousEvents')
          .map(({ field }) => [field, hazard[field]]),
      );
      const rows = others.map(hazardTypeUuid =>
        hazardDraft(hazard.projectUuid, hazard.style, hazard.riskRatingSetUuid ?? '', {
          ...place,
          hazardTypeUuid,
        }),
      );
      queue.addAll(additionsOf(hazardModel, rows), hazardModel, [
        { record: hazard, patch: { hazardTypeUuid: first } },
      ]);
    },
    [queue],
  );
  return canAdd ? split : undefined;
}
