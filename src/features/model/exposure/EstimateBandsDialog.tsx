import {
  type ExposureEstimateTypeValue,
  getExposureEstimateTypeValueDependencyTree,
  useCreateExposureEstimateTypeValuesBatchMutation,
  useDeleteExposureEstimateTypeValueMutation,
  useUpdateExposureEstimateTypeValueMutation,
} from '@/api/exposure-estimate-type-values';
import type { ExposureEstimateType } from '@/api/exposure-estimate-types';
import { useAppDispatch } from '@/api/hooks';
import { ExposureEstimateTypeBandCreateLimits } from '@/api/limits';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { FormNumberField, FormSwitch, FormTextField } from '@/ui/form';
import { ProjectListDialog } from '../ProjectListDialog';
import { rangeOf, UNITS } from './estimates';

interface EstimateBandsDialogProps {
  /** A type of the project. */
  type: ExposureEstimateType;
  onClose: () => void;
}

/** The bands of a type, one of which an estimate chooses. */
export function EstimateBandsDialog({ type, onClose }: EstimateBandsDialogProps) {
  const text = useTexts('estimate-types');
  const exposureText = useTexts('exposure');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const [remove] = useDeleteExposureEstimateTypeValueMutation();
  return (
    <ProjectListDialog<ExposureEstimateTypeValue>
      title={text('bands-of', 'Bands of {1}', { values: [type.name] })}
      entries={type.values}
      nameOf={({ name }) => name}
      noteOf={band =>
        [
          rangeOf(band, type.unit, exposureText, formats),
          ...(band.isActive ? [] : [text('mark-retired', 'no longer offered')]),
        ].join(' · ')
      }
      editLabel={({ name }) => text('edit', 'Change {1}', { values: [name] })}
      deleting={{
        label: ({ name }) => text('delete-named', 'Delete {1}', { values: [name] }),
        confirmLabel: text('delete-band', 'Delete band'),
        loadTree: exposureEstimateTypeValueUuid =>
          dispatch(
            getExposureEstimateTypeValueDependencyTree.initiate(
              { exposureEstimateTypeValueUuid },
              FRESH_TREE,
            ),
          ),
        remove: (exposureEstimateTypeValueUuid, confirm) =>
          remove({ exposureEstimateTypeValueUuid, confirm }),
      }}
      addLabel={text('add-band', 'Add band')}
      closeLabel={text('back', 'Back')}
      renderForm={({ entry, ...form }) => <BandDialog type={type} band={entry} {...form} />}
      onClose={onClose}
    />
  );
}

interface BandDialogProps {
  type: ExposureEstimateType;
  /** Left out for a new one. */
  band: ExposureEstimateTypeValue | undefined;
  /** Place of a new one. */
  order: number;
  onClose: () => void;
}

function BandDialog({ type, band, order, onClose }: BandDialogProps) {
  const text = useTexts('estimate-types');
  const exposureText = useTexts('exposure');
  const [create] = useCreateExposureEstimateTypeValuesBatchMutation();
  const [update] = useUpdateExposureEstimateTypeValueMutation();
  const { uuid: exposureEstimateTypeUuid, projectUuid } = type;
  const form = useApiForm<
    Pick<ExposureEstimateTypeValue, 'name' | 'min' | 'max' | 'order' | 'isActive'>,
    unknown
  >({
    limits: ExposureEstimateTypeBandCreateLimits,
    values: {
      name: band?.name ?? '',
      min: band?.min ?? 0,
      max: band?.max ?? null,
      order: band?.order ?? order,
      isActive: band?.isActive ?? true,
    },
    revision: band?.revision,
    send: (values, { changed, revision }) =>
      band
        ? update({
            exposureEstimateTypeValueUuid: band.uuid,
            exposureEstimateTypeValueUpdate: { ...changed, revision },
          })
        : create({
            projectUuid: projectUuid ?? '',
            exposureEstimateTypeBandBatchCreate: { items: [{ ...values, exposureEstimateTypeUuid }] },
          }),
    sentText: band ? text('band-saved', 'Band saved') : text('band-added', 'Band added'),
    onSent: onClose,
  });
  const unit = exposureText(UNITS[type.unit]);
  return (
    <ApiFormDialog
      form={form}
      title={
        band
          ? text('edit', 'Change {1}', { values: [band.name] })
          : text('new-band', 'New band of {1}', { values: [type.name] })
      }
      submitLabel={band ? undefined : text('add-band', 'Add band')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormNumberField name="min" label={text('from', 'From')} unit={unit} />
      <FormNumberField
        name="max"
        label={text('to', 'To')}
        unit={unit}
        helperText={text.prose('to-help', 'It counts for the whole band. Empty: without an upper end.')}
      />
      <FormNumberField name="order" label={text('order', 'Place in the list')} />
      <FormSwitch name="isActive" label={text('offered', 'Offered for new estimates')} />
    </ApiFormDialog>
  );
}
