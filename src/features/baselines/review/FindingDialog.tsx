import { type BaselineReview, useCreateReviewFindingMutation } from '@/api/baselines';
import { ReviewFindingCreateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField } from '@/ui/form';
import { SEVERITIES, SEVERITY_TEXTS } from '../baselineTexts';

interface FindingDialogProps {
  /** Those under way, of which one is chosen where there are several. */
  reviews: readonly [BaselineReview, ...BaselineReview[]];
  /** What it is about; left out: the whole. */
  record?: { entity: string; uuid: string; label: string } | undefined;
  onClose: () => void;
}

/** Adds a finding to a review. */
export function FindingDialog({ reviews, record, onClose }: FindingDialogProps) {
  const text = useTexts('baselines');
  const [create] = useCreateReviewFindingMutation();
  const [first] = reviews;
  const form = useApiForm({
    limits: { ...ReviewFindingCreateLimits, review: { required: true } },
    values: { review: first.uuid, text: '', severity: 'MAJOR' as string | null },
    send: values =>
      create({
        baselineReviewUuid: values.review,
        reviewFindingCreate: {
          text: values.text,
          severity: values.severity as 'MAJOR',
          ...(record && { entity: record.entity, recordUuid: record.uuid }),
        },
      }),
    sentText: text('found', 'Finding added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        record
          ? text('finding-title-of', 'Finding about {1}', { values: [record.label] })
          : text('finding-title', 'Finding of the review')
      }
      submitLabel={text('finding-confirm', 'Add finding')}
      onClose={onClose}
    >
      {reviews.length > 1 && (
        <FormChoiceField
          name="review"
          label={text('review', 'Review')}
          options={reviews.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        />
      )}
      <FormLongTextField name="text" label={text('finding-text', 'What was found')} autoFocus />
      <FormChoiceField
        name="severity"
        label={text('severity', 'Severity')}
        options={SEVERITIES.map(value => ({ value, label: text(SEVERITY_TEXTS[value]) }))}
      />
    </ApiFormDialog>
  );
}
