import { useRef } from 'react';
import { type HazardRrm, useUpdateHazardRrmMutation } from '@/api/hazard-rrms';
import { type Hazard, useCreateHazardsBatchMutation } from '@/api/hazards';
import { HazardCreateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';

interface NewHazardDialogProps {
  /** The one that the measure answers: the new one is at its place. */
  hazard: Hazard;
  use: HazardRrm;
  measureCode: string;
  onClose: () => void;
}

/** Writes down a hazard that a measure brings along, at the place of the one that it answers, and links it at once. */
export function NewHazardDialog({ hazard, use, measureCode, onClose }: NewHazardDialogProps) {
  const text = useTexts('measures');
  const [create] = useCreateHazardsBatchMutation();
  const [update] = useUpdateHazardRrmMutation();
  /** Made already by a try whose second step failed: the next one links it. */
  const made = useRef<string | null>(null);
  const form = useApiForm({
    limits: HazardCreateLimits,
    values: { name: '', description: '' },
    send: async ({ name, description }) => {
      const { projectUuid, style, riskRatingSetUuid, personnelUuids } = hazard;
      if (made.current === null) {
        const item = {
          ...{ name, description, style, riskRatingSetUuid, personnelUuids },
          machineUuid: hazard.machineUuid,
          taskUuid: hazard.taskUuid,
          humanTaskUuid: hazard.humanTaskUuid,
          zoneUuid: hazard.zoneUuid,
          areaUuid: hazard.areaUuid,
          lifecyclePhaseUuid: hazard.lifecyclePhaseUuid,
        };
        const answer = await create({ projectUuid, hazardBatchCreate: { items: [item] } });
        if (answer.error) return answer;
        made.current = answer.data.data.records?.[0]?.uuid ?? null;
      }
      return update({
        hazardRrmUuid: use.uuid,
        hazardRrmUpdate: {
          revision: use.revision,
          newHazardUuids: [...use.newHazardUuids, made.current ?? ''],
        },
      });
    },
    sentText: text('brought', 'Hazard added and linked'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('bring-new-title', 'New hazard that {1} brings', { values: [measureCode] })}
      submitLabel={text('bring-new-confirm', 'Add hazard')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('measure-name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('measure-description', 'Description')} minRows={2} />
    </ApiFormDialog>
  );
}
