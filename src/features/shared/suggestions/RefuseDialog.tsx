import DialogContentText from '@mui/material/DialogContentText';
import { RefuseSuggestionsRequestLimits } from '@/api/limits';
import { type SuggestionRefusal, useRefuseSuggestionsMutation } from '@/api/project-actions';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';

interface RefuseDialogProps {
  projectUuid: string;
  kind: SuggestionRefusal['kind'];
  suggestions: readonly { readonly key: string; readonly name: string }[];
  onRefused: () => void;
  onClose: () => void;
}

/** Refuses suggestions, so that nobody has to look at them again; why is said by whoever wants to. */
export function RefuseDialog({ projectUuid, kind, suggestions, onRefused, onClose }: RefuseDialogProps) {
  const text = useTexts('suggestions');
  const [refuse] = useRefuseSuggestionsMutation();
  const count = suggestions.length;
  const form = useApiForm({
    limits: { reason: RefuseSuggestionsRequestLimits.reason },
    values: { reason: '' },
    send: ({ reason }) =>
      refuse({
        projectUuid,
        refuseSuggestionsRequest: { kind, ...(reason && { reason }), suggestions: [...suggestions] },
      }),
    sentText: text('refused-done', '{1} suggestions refused', { count, one: 'Suggestion refused' }),
    onSent: () => {
      onRefused();
      onClose();
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('refuse-title', 'Refuse {1} suggestions', { count, one: 'Refuse the suggestion' })}
      submitLabel={text('refuse-confirm', 'Refuse')}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'refuse-help',
          'Nobody in the project is asked again. Refused suggestions stay listed with your name, and can be proposed again.',
        )}
      </DialogContentText>
      <FormLongTextField name="reason" label={text('refuse-reason', 'Why (optional)')} autoFocus />
    </ApiFormDialog>
  );
}
