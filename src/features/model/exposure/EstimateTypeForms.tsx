import { useUpdateExposureEstimateTypeValueMutation } from '@/api/exposure-estimate-type-values';
import {
  type ExposureEstimateType,
  useCreateExposureEstimateTypesBatchMutation,
  useUpdateExposureEstimateTypeMutation,
} from '@/api/exposure-estimate-types';
import {
  ExposureEstimateTypeCreateLimits,
  ExposureEstimateTypeUpdateLimits,
  ExposureEstimateTypeValueUpdateLimits,
} from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField, FormNumberField, FormSwitch, FormTextField } from '@/ui/form';

export type EstimateBand = ExposureEstimateType['values'][number];

interface NewTypeDialogProps {
  projectUuid: string;
  types: readonly ExposureEstimateType[];
  /** Its place in the list. */
  order: number;
  onClose: () => void;
}

/** A type of the project. It takes unit, arithmetic and bands from one that there is, so that estimates stay comparable. */
export function NewTypeDialog({ projectUuid, types, order, onClose }: NewTypeDialogProps) {
  const text = useTexts('exposure');
  const [create] = useCreateExposureEstimateTypesBatchMutation();
  const form = useApiForm({
    limits: { ...ExposureEstimateTypeCreateLimits, likeUuid: { required: true } },
    values: { name: '', description: '', likeUuid: '' },
    send: ({ likeUuid, ...named }) =>
      create({
        projectUuid,
        exposureEstimateTypeBatchCreate: {
          items: types
            .filter(({ uuid }) => uuid === likeUuid)
            .map(({ unit, combine, values }) => ({
              ...named,
              ...{ order, unit, combine },
              values: values
                .filter(({ isActive }) => isActive)
                .map(({ name, description, min, max }) => ({ name, description, min, max })),
            })),
        },
      }),
    sentText: text('type-added', 'Type added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('type-new', 'New type of estimates of this project')}
      submitLabel={text('type-add', 'Add type')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('description', 'Description')} minRows={2} />
      <FormChoiceField
        name="likeUuid"
        label={text('like', 'Unit, arithmetic and bands as in')}
        helperText={text.prose('like-help', 'The bands are copied; change them afterwards one by one.')}
        options={types.map(({ uuid, name }) => ({ value: uuid, label: name }))}
      />
    </ApiFormDialog>
  );
}

export function TypeDialog({ type, onClose }: { type: ExposureEstimateType; onClose: () => void }) {
  const text = useTexts('exposure');
  const [update] = useUpdateExposureEstimateTypeMutation();
  const { uuid, name, description, order, isActive, revision } = type;
  const form = useApiForm({
    limits: ExposureEstimateTypeUpdateLimits,
    values: { name, description, order, isActive },
    revision,
    send: (_values, { changed, revision: at }) =>
      update({ exposureEstimateTypeUuid: uuid, exposureEstimateTypeUpdate: { ...changed, revision: at } }),
    sentText: text('type-saved', 'Type saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('change-named', 'Change {1}', { values: [name] })}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('description', 'Description')} minRows={2} />
      <PlaceFields />
    </ApiFormDialog>
  );
}

/** A band keeps its estimates when it is renamed or retired; with other ends they count otherwise. */
export function BandDialog({ band, onClose }: { band: EstimateBand; onClose: () => void }) {
  const text = useTexts('exposure');
  const [update] = useUpdateExposureEstimateTypeValueMutation();
  const { uuid, name, min, max, order, isActive, revision } = band;
  const form = useApiForm({
    limits: ExposureEstimateTypeValueUpdateLimits,
    values: { name, min, max, order, isActive },
    revision,
    send: (_values, { changed, revision: at }) =>
      update({
        exposureEstimateTypeValueUuid: uuid,
        exposureEstimateTypeValueUpdate: { ...changed, revision: at },
      }),
    sentText: text('band-saved', 'Band saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('change-named', 'Change {1}', { values: [name] })}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormNumberField name="min" label={text('band-min', 'Lower end')} />
      <FormNumberField
        name="max"
        label={text('band-max', 'Upper end')}
        helperText={text.prose('band-help', 'Estimates of this band count with the upper end.')}
      />
      <PlaceFields />
    </ApiFormDialog>
  );
}

function PlaceFields() {
  const text = useTexts('exposure');
  return (
    <>
      <FormNumberField name="order" label={text('order', 'Place in the list')} />
      <FormSwitch name="isActive" label={text('offered', 'Offered for new estimates')} />
    </>
  );
}
