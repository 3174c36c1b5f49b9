import { type DocumentRevision, useUpdateDocumentRevisionMutation } from '@/api/documents';
import { DocumentRevisionUpdateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';

/** What is new in a revision. */
export function RevisionDialog({ revision, onClose }: { revision: DocumentRevision; onClose: () => void }) {
  const text = useTexts('documents');
  const [update] = useUpdateDocumentRevisionMutation();
  const form = useApiForm({
    limits: DocumentRevisionUpdateLimits,
    values: { comment: revision.comment },
    revision: revision.revision,
    send: ({ comment }, { revision: base }) =>
      update({
        documentRevisionUuid: revision.uuid,
        documentRevisionUpdate: { comment, revision: base },
      }),
    sentText: text('comment-saved', 'Comment saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('comment-title', 'What is new in revision {1}', { values: [revision.number] })}
      onClose={onClose}
    >
      <FormLongTextField name="comment" label={text('comment', 'What is new in it')} />
    </ApiFormDialog>
  );
}
