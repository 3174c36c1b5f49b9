import {
  type ReviewFinding,
  useAnswerReviewFindingMutation,
  useCloseReviewFindingMutation,
  useReopenReviewFindingMutation,
} from '@/api/baselines';
import { ReviewFindingAnswerLimits, ReviewFindingCloseLimits, ReviewFindingReopenLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';

export type FindingStep = 'answer' | 'close' | 'reopen';

interface StepDialogProps {
  finding: ReviewFinding;
  step: FindingStep;
  onClose: () => void;
}

/** What somebody says to a finding with its next step. */
export function StepDialog({ finding, step, onClose }: StepDialogProps) {
  const text = useTexts('baselines');
  const [answer] = useAnswerReviewFindingMutation();
  const [close] = useCloseReviewFindingMutation();
  const [reopen] = useReopenReviewFindingMutation();
  const reviewFindingUuid = finding.uuid;
  const words = {
    answer: {
      title: text('answer-title', 'Answer finding {1}', { values: [String(finding.number)] }),
      label: text('answer-label', 'What was done about it, or why nothing is'),
      confirm: text('answer-confirm', 'Answer finding'),
      limits: ReviewFindingAnswerLimits.answer,
    },
    close: {
      title: text('close-title', 'Close finding {1}', { values: [String(finding.number)] }),
      label: text('close-label', 'What settled it'),
      confirm: text('close-confirm', 'Close finding'),
      limits: ReviewFindingCloseLimits.note,
    },
    reopen: {
      title: text('reopen-title', 'Open finding {1} again', { values: [String(finding.number)] }),
      label: text('reopen-label', 'Why it is open again'),
      confirm: text('reopen-confirm', 'Open again'),
      limits: ReviewFindingReopenLimits.reason,
    },
  }[step];
  const form = useApiForm({
    limits: { words: words.limits },
    values: { words: step === 'answer' ? finding.answer : '' },
    send: ({ words: said }) =>
      step === 'answer'
        ? answer({ reviewFindingUuid, reviewFindingAnswer: { answer: said } })
        : step === 'close'
          ? close({ reviewFindingUuid, reviewFindingClose: { note: said } })
          : reopen({ reviewFindingUuid, reviewFindingReopen: { reason: said } }),
    sentText: text('step-taken', 'Finding changed'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog form={form} title={words.title} submitLabel={words.confirm} onClose={onClose}>
      <FormLongTextField name="words" label={words.label} autoFocus />
    </ApiFormDialog>
  );
}
