import { useListDocumentsQuery } from '@/api/documents';
import type { ExposureEstimateType } from '@/api/exposure-estimate-types';
import {
  type ExposureEstimate,
  useCreateExposureEstimatesBatchMutation,
  useUpdateExposureEstimateMutation,
} from '@/api/exposure-estimates';
import { ExposureEstimateCreateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField, FormNumberField, FormSearchChoiceField } from '@/ui/form';
import { UNITS } from './estimates';

interface EstimateDialogProps {
  projectUuid: string;
  exposureSituationUuid: string;
  /** Left out for a new one of this type. */
  estimate?: ExposureEstimate | undefined;
  type: ExposureEstimateType;
  onClose: () => void;
}

/** One number behind the exposure of a situation: a band of its type or a number, and where it comes from. */
export function EstimateDialog(props: EstimateDialogProps) {
  const { projectUuid, exposureSituationUuid, estimate, type, onClose } = props;
  const text = useTexts('exposure');
  const [create] = useCreateExposureEstimatesBatchMutation();
  const [update] = useUpdateExposureEstimateMutation();
  const documents = useListDocumentsQuery({ projectUuid, limit: SHEET_LIMIT });
  const form = useApiForm<Values, unknown>({
    limits: ExposureEstimateCreateLimits,
    values: {
      exposureEstimateTypeUuid: type.uuid,
      exposureEstimateTypeValueUuid: estimate?.exposureEstimateTypeValueUuid ?? null,
      numericValue: estimate?.numericValue ?? null,
      rationale: estimate?.rationale ?? '',
      evidenceDocumentUuid: estimate?.evidenceDocumentUuid ?? null,
    },
    ...(estimate && { revision: estimate.revision }),
    send: (values, { changed, revision }) =>
      estimate
        ? update({ exposureEstimateUuid: estimate.uuid, exposureEstimateUpdate: { ...changed, revision } })
        : create({
            projectUuid,
            exposureEstimateBatchCreate: { items: [{ ...values, exposureSituationUuid }] },
          }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={type.name}
      submitLabel={estimate ? text('save', 'Save') : text('add-it', 'Add estimate')}
      onClose={onClose}
    >
      {type.values.length > 0 && (
        <FormChoiceField
          name="exposureEstimateTypeValueUuid"
          label={text('band', 'Band')}
          autoFocus
          options={type.values
            .filter(({ uuid, isActive }) => isActive || uuid === estimate?.exposureEstimateTypeValueUuid)
            .map(({ uuid, name }) => ({ value: uuid, label: name }))}
        />
      )}
      <FormNumberField
        name="numericValue"
        label={text('number', 'Number')}
        unit={text(UNITS[type.unit])}
        autoFocus={type.values.length === 0}
        helperText={text.prose('number-help', 'Counts in place of the upper end of the band.')}
      />
      <FormLongTextField name="rationale" label={text('rationale', 'Where it comes from')} minRows={2} />
      <FormSearchChoiceField
        name="evidenceDocumentUuid"
        label={text('evidence', 'Evidence')}
        isLoading={documents.isLoading}
        options={(documents.currentData?.data.results ?? []).map(({ uuid, code, name }) => ({
          value: uuid,
          label: `${code} ${name}`,
        }))}
      />
    </ApiFormDialog>
  );
}

type Values = {
  exposureEstimateTypeUuid: string;
  exposureEstimateTypeValueUuid: string | null;
  numericValue: number | null;
  rationale: string;
  evidenceDocumentUuid: string | null;
};
