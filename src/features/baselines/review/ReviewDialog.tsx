import { type Baseline, useCreateBaselineReviewMutation } from '@/api/baselines';
import { BaselineReviewCreateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';
import { IndependenceFields, independenceOf } from '../signing/IndependenceFields';

/** Begins a confirmation review. */
export function ReviewDialog({ baseline, onClose }: { baseline: Baseline; onClose: () => void }) {
  const text = useTexts('baselines');
  const [create] = useCreateBaselineReviewMutation();
  const form = useApiForm({
    limits: BaselineReviewCreateLimits,
    values: { name: '', scope: '', independence: null as string | null, independenceNote: '' },
    send: values =>
      create({
        baselineUuid: baseline.uuid,
        baselineReviewCreate: { name: values.name, scope: values.scope, ...independenceOf(values) },
      }),
    sentText: text('review-begun', 'Review begun'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('review-title', 'Begin a confirmation review of {1}', { values: [baseline.code] })}
      submitLabel={text('review-confirm', 'Begin review')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="scope" label={text('scope', 'What is looked at, and against what')} />
      <IndependenceFields />
    </ApiFormDialog>
  );
}
