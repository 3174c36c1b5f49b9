import { type HazardRrm, useUpdateHazardRrmMutation } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import { HazardRrmUpdateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormSearchChoiceField } from '@/ui/form';

interface LinkNewHazardsDialogProps {
  hazards: readonly Hazard[];
  use: HazardRrm;
  measureCode: string;
  onClose: () => void;
}

/** Which hazards of the project a measure brings along where it is used. */
export function LinkNewHazardsDialog({ hazards, use, measureCode, onClose }: LinkNewHazardsDialogProps) {
  const text = useTexts('measures');
  const [update] = useUpdateHazardRrmMutation();
  const form = useApiForm({
    limits: HazardRrmUpdateLimits,
    values: { newHazardUuids: use.newHazardUuids },
    revision: use.revision,
    send: (_values, { changed, revision }) =>
      update({ hazardRrmUuid: use.uuid, hazardRrmUpdate: { ...changed, revision } }),
    sentText: text('use-saved', 'Measure saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('bring-title', 'Hazards that {1} brings', { values: [measureCode] })}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="newHazardUuids"
        label={text('brought-hazards', 'Hazards')}
        multiple
        autoFocus
        options={hazards
          .filter(({ uuid }) => uuid !== use.hazardUuid)
          .map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
      />
    </ApiFormDialog>
  );
}
