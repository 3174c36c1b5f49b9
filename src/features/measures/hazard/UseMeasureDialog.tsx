import { isUsuallySafetyFunction } from '@domain/measures/safetyFunctionTypes';
import { useRef } from 'react';
import { useAddHazardRrmMutation } from '@/api/hazards';
import { HazardRrmCreateLimits, RrmCreateLimits } from '@/api/limits';
import type { RrmType, SolutionSet } from '@/api/lookups';
import { type Rrm, useCreateRrmsBatchMutation } from '@/api/rrms';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormSearchChoiceField, FormTextField } from '@/ui/form';

interface UseMeasureDialogProps {
  hazardUuid: string;
  measures: readonly Rrm[];
  /** Those that the hazard has already. */
  used: readonly string[];
  solutionSets: readonly SolutionSet[];
  onUsed: () => void;
  onClose: () => void;
}

/** Takes a measure of the library for a hazard. */
export function UseMeasureDialog(props: UseMeasureDialogProps) {
  const { hazardUuid, measures, used, solutionSets, onUsed, onClose } = props;
  const text = useTexts('measures');
  const [add] = useAddHazardRrmMutation();
  const form = useApiForm({
    limits: HazardRrmCreateLimits,
    values: { rrmUuid: null as string | null, solutionSetUuid: null as string | null, requiredLevel: '' },
    send: ({ rrmUuid, solutionSetUuid, requiredLevel }) =>
      add({
        hazardUuid,
        hazardRrmCreate: {
          rrmUuid: rrmUuid ?? '',
          ...(solutionSetUuid && { solutionSetUuid }),
          ...(requiredLevel && { requiredLevel }),
        },
      }),
    sentText: text('used', 'Measure added to the hazard'),
    onSent: () => {
      onUsed();
      onClose();
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('use', 'Use a measure')}
      submitLabel={text('use-confirm', 'Use')}
      onClose={onClose}
    >
      <FormSearchChoiceField
        name="rrmUuid"
        label={text('measure', 'Measure')}
        autoFocus
        options={measures.map(({ uuid, code, name }) => ({
          value: uuid,
          label: `${code} ${name}`,
          // In another alternative it may be used once more.
          disabled: solutionSets.length === 0 && used.includes(uuid),
        }))}
      />
      {solutionSets.length > 0 && (
        <FormSearchChoiceField
          name="solutionSetUuid"
          label={text('alternative', 'Alternative')}
          helperText={text.prose('alternative-empty', 'Left empty, it is part of every alternative.')}
          options={solutionSets.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }))}
        />
      )}
      <FormTextField
        name="requiredLevel"
        label={text('required-level', 'Required level')}
        helperText={text.prose(
          'required-level-help',
          'Of a safety function, such as d. Left empty, that of its target or of the initial rating.',
        )}
      />
    </ApiFormDialog>
  );
}

interface NewMeasureDialogProps {
  projectUuid: string;
  hazardUuid: string;
  types: readonly RrmType[];
  onUsed: () => void;
  onClose: () => void;
}

/** Adds a measure to the library and takes it for the hazard at once. */
export function NewMeasureDialog({ projectUuid, hazardUuid, types, onUsed, onClose }: NewMeasureDialogProps) {
  const text = useTexts('measures');
  const [create] = useCreateRrmsBatchMutation();
  const [add] = useAddHazardRrmMutation();
  /** Made already by a try whose second step failed: the next one takes it. */
  const made = useRef<string | null>(null);
  const form = useApiForm({
    limits: RrmCreateLimits,
    values: { name: '', rrmTypeUuid: null as string | null, description: '' },
    send: async ({ name, rrmTypeUuid, description }) => {
      const type = types.find(({ uuid }) => uuid === rrmTypeUuid);
      const item = {
        name,
        description,
        rrmTypeUuid: rrmTypeUuid ?? '',
        isSafetyFunction: isUsuallySafetyFunction(type?.code),
      };
      if (made.current === null) {
        const answer = await create({ projectUuid, rrmBatchCreate: { items: [item] } });
        if (answer.error) return answer;
        made.current = answer.data.data.records?.[0]?.uuid ?? null;
      }
      return add({ hazardUuid, hazardRrmCreate: { rrmUuid: made.current ?? '' } });
    },
    sentText: text('made-and-used', 'Measure added to the library and to the hazard'),
    onSent: () => {
      onUsed();
      onClose();
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('new-for-hazard', 'New measure')}
      submitLabel={text('new-confirm', 'Add and use')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('measure-name', 'Name')} autoFocus />
      <FormSearchChoiceField
        name="rrmTypeUuid"
        label={text('column-type', 'Type')}
        options={types.map(({ uuid, name, step }) => ({ value: uuid, label: name, description: step }))}
      />
      <FormLongTextField name="description" label={text('measure-description', 'Description')} />
    </ApiFormDialog>
  );
}
