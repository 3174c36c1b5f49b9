import { type BaselineReview, useConcludeBaselineReviewMutation } from '@/api/baselines';
import { BaselineReviewConcludeLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField } from '@/ui/form';
import { RESULT_TEXTS, RESULTS, type ReviewResult } from '../baselineTexts';

/** Gives the result of a review; it is final. */
export function ConcludeDialog({ review, onClose }: { review: BaselineReview; onClose: () => void }) {
  const text = useTexts('baselines');
  const [conclude] = useConcludeBaselineReviewMutation();
  const form = useApiForm({
    limits: BaselineReviewConcludeLimits,
    values: { result: null as string | null, conclusion: '' },
    send: ({ result, conclusion }) =>
      conclude({
        baselineReviewUuid: review.uuid,
        baselineReviewConclude: { result: result as ReviewResult, conclusion },
      }),
    sentText: text('concluded', 'Review concluded'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('conclude-title', 'Conclude {1}', { values: [review.name] })}
      submitLabel={text('conclude-confirm', 'Conclude review')}
      onClose={onClose}
    >
      <FormChoiceField
        name="result"
        label={text('result', 'Result')}
        options={RESULTS.map(value => ({ value, label: text(RESULT_TEXTS[value]) }))}
        autoFocus
      />
      <FormLongTextField name="conclusion" label={text('conclusion', 'Conditions, or why it is rejected')} />
    </ApiFormDialog>
  );
}
