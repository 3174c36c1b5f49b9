import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { type Hazard, type HazardCreate, useCreateHazardsBatchMutation } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { errorMessage } from '@/lib/apiError';
import type { TextOf } from '../shared/rating/ratingTexts';
import { GROUP_FIELDS, uuidOfGroup } from './view/grouping';
import type { GroupBy } from './view/viewParameters';

/** Makes a hazard of the project's style, in the group it was asked for; undefined when it could not be made. */
export function useAddHazard(project: Project, text: TextOf) {
  const { enqueueSnackbar } = useSnackbar();
  const [createHazards] = useCreateHazardsBatchMutation();
  return useCallback(
    async (groupBy: GroupBy, groupKey: string | undefined): Promise<Hazard | undefined> => {
      const groupUuid = uuidOfGroup(groupKey);
      const item: HazardCreate = {
        style: project.style,
        ...(groupUuid && groupBy !== 'none' && { [GROUP_FIELDS[groupBy].field]: groupUuid }),
      };
      const { data, error } = await createHazards({
        projectUuid: project.uuid,
        hazardBatchCreate: { items: [item] },
      });
      const record = data?.data.records?.[0];
      if (!record) {
        const reason = data?.data.results[0]?.error?.message ?? errorMessage(error) ?? '';
        enqueueSnackbar(text('not-added', 'The hazard was not added. {1}', { values: [reason] }), {
          variant: 'error',
        });
      }
      return record;
    },
    [project, createHazards, enqueueSnackbar, text],
  );
}
