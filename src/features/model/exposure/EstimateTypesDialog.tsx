import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import { useState } from 'react';
import {
  type ExposureEstimateType,
  getExposureEstimateTypeDependencyTree,
  useCreateExposureEstimateTypesBatchMutation,
  useDeleteExposureEstimateTypeMutation,
  useUpdateExposureEstimateTypeMutation,
} from '@/api/exposure-estimate-types';
import { useAppDispatch } from '@/api/hooks';
import { ExposureEstimateTypeUpdateLimits } from '@/api/limits';
import { FRESH_TREE } from '@/features/shared/delete/useDependencies';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField, FormNumberField, FormSwitch, FormTextField } from '@/ui/form';
import { EntryButton, ProjectListDialog } from '../ProjectListDialog';
import { EstimateBandsDialog } from './EstimateBandsDialog';
import { UNITS } from './estimates';

/** What becomes of several estimates of one situation. */
const COMBINE = defineTexts(
  'estimate-types',
  {
    MULTIPLY: 'Multiplied with the other shares',
    MAX: 'The highest of a situation counts',
    INFO: 'For information, counts for nothing',
  },
  'combine-',
);

interface EstimateTypesDialogProps {
  projectUuid: string;
  types: readonly ExposureEstimateType[];
  onClose: () => void;
}

/** The factors that exposure is estimated by: those of the project can be changed, with their bands, and more be added. */
export function EstimateTypesDialog({ projectUuid, types, onClose }: EstimateTypesDialogProps) {
  const text = useTexts('estimate-types');
  const exposureText = useTexts('exposure');
  const dispatch = useAppDispatch();
  const [remove] = useDeleteExposureEstimateTypeMutation();
  const [banded, setBanded] = useState<string | null>(null);
  const type = types.find(({ uuid }) => uuid === banded);
  if (type) return <EstimateBandsDialog type={type} onClose={() => setBanded(null)} />;
  const noteOf = ({ projectUuid: owner, unit, values, isActive }: ExposureEstimateType) =>
    [
      exposureText(UNITS[unit]),
      ...values.filter(band => band.isActive).map(({ name }) => name),
      ...(isActive ? [] : [text('mark-retired', 'no longer offered')]),
      ...(owner ? [] : [text('mark-shared', 'shared by all projects')]),
    ].join(' · ');
  return (
    <ProjectListDialog<ExposureEstimateType>
      title={text('title', 'Types of estimates')}
      entries={types}
      nameOf={({ name }) => name}
      noteOf={noteOf}
      editLabel={({ name }) => text('edit', 'Change {1}', { values: [name] })}
      actionsOf={({ uuid, name }) => (
        <EntryButton
          label={text('bands-of', 'Bands of {1}', { values: [name] })}
          onClick={() => setBanded(uuid)}
        >
          <FormatListNumberedRounded fontSize="small" />
        </EntryButton>
      )}
      deleting={{
        label: ({ name }) => text('delete-named', 'Delete {1}', { values: [name] }),
        confirmLabel: text('delete', 'Delete type'),
        loadTree: exposureEstimateTypeUuid =>
          dispatch(getExposureEstimateTypeDependencyTree.initiate({ exposureEstimateTypeUuid }, FRESH_TREE)),
        remove: (exposureEstimateTypeUuid, confirm) => remove({ exposureEstimateTypeUuid, confirm }),
      }}
      addLabel={text('add', 'Add type')}
      closeLabel={text('close', 'Close')}
      renderForm={({ entry, ...form }) => (
        <TypeDialog projectUuid={projectUuid} type={entry} onMade={setBanded} {...form} />
      )}
      onClose={onClose}
    />
  );
}

interface TypeDialogProps {
  projectUuid: string;
  /** Left out for a new one. */
  type: ExposureEstimateType | undefined;
  /** Place of a new one. */
  order: number;
  /** A new one is there: its bands are next. */
  onMade: (uuid: string) => void;
  onClose: () => void;
}

function TypeDialog({ projectUuid, type, order, onMade, onClose }: TypeDialogProps) {
  const text = useTexts('estimate-types');
  const exposureText = useTexts('exposure');
  const [create] = useCreateExposureEstimateTypesBatchMutation();
  const [update] = useUpdateExposureEstimateTypeMutation();
  const form = useApiForm<
    Pick<ExposureEstimateType, 'name' | 'description' | 'unit' | 'combine' | 'order' | 'isActive'>,
    { data: object }
  >({
    limits: ExposureEstimateTypeUpdateLimits,
    values: {
      name: type?.name ?? '',
      description: type?.description ?? '',
      unit: type?.unit ?? 'FRACTION',
      combine: type?.combine ?? 'MULTIPLY',
      order: type?.order ?? order,
      isActive: type?.isActive ?? true,
    },
    revision: type?.revision,
    send: async (values, { changed, revision }) => {
      if (type)
        return update({
          exposureEstimateTypeUuid: type.uuid,
          exposureEstimateTypeUpdate: { ...changed, revision },
        });
      const answer = await create({ projectUuid, exposureEstimateTypeBatchCreate: { items: [values] } });
      const made = answer.data?.data.records?.[0];
      if (made) onMade(made.uuid);
      return answer;
    },
    sentText: type ? text('saved', 'Type saved') : text('added', 'Type added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        type
          ? text('edit', 'Change {1}', { values: [type.name] })
          : text('new', 'New type of estimates of this project')
      }
      submitLabel={type ? undefined : text('add', 'Add type')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('description', 'Description')} minRows={2} />
      <FormChoiceField
        name="unit"
        label={text('unit', 'Unit')}
        options={ExposureEstimateTypeUpdateLimits.unit.enum.map(unit => ({
          value: unit,
          label: exposureText(UNITS[unit]),
        }))}
      />
      <FormChoiceField
        name="combine"
        label={text('combine', 'Together with other estimates')}
        helperText={text.prose(
          'combine-help',
          'Only shares are multiplied, and only of times a year the highest counts.',
        )}
        options={ExposureEstimateTypeUpdateLimits.combine.enum.map(combine => ({
          value: combine,
          label: text(COMBINE[combine]),
        }))}
      />
      <FormNumberField name="order" label={text('order', 'Place in the list')} />
      <FormSwitch name="isActive" label={text('offered', 'Offered for new estimates')} />
    </ApiFormDialog>
  );
}
