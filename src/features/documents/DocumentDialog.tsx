import { type Document, useUpdateDocumentMutation } from '@/api/documents';
import { DocumentUpdateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormTextField } from '@/ui/form';

/** What a document is called. */
export function DocumentDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const text = useTexts('documents');
  const [update] = useUpdateDocumentMutation();
  const form = useApiForm({
    limits: DocumentUpdateLimits,
    values: { name: document.name, description: document.description },
    revision: document.revision,
    send: (_values, { changed, revision }) =>
      update({ documentUuid: document.uuid, documentUpdate: { ...changed, revision } }),
    sentText: text('saved', 'Document saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('edit-title', 'Change {1}', { values: [document.code] })}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('description', 'Description')} />
    </ApiFormDialog>
  );
}
