import { type Document, useUpdateDocumentMutation } from '@/api/documents';
import { DocumentUpdateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormSearchChoiceField } from '@/ui/form';
import { LINK_FIELDS, LINK_TEXTS } from './linkTexts';
import type { Linkables } from './useLinkables';

interface DocumentLinksDialogProps {
  document: Document;
  linkables: Linkables;
  onClose: () => void;
}

/** What a document is about: any number of hazards, targets and requirements. */
export function DocumentLinksDialog({ document, linkables, onClose }: DocumentLinksDialogProps) {
  const text = useTexts('documents');
  const [update] = useUpdateDocumentMutation();
  const form = useApiForm({
    limits: DocumentUpdateLimits,
    values: {
      hazardUuids: [...document.hazardUuids],
      safetyTargetUuids: [...document.safetyTargetUuids],
      sremUuids: [...document.sremUuids],
    },
    revision: document.revision,
    send: (_values, { changed, revision }) =>
      update({ documentUuid: document.uuid, documentUpdate: { ...changed, revision } }),
    sentText: text('links-saved', 'Links saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('links-title', 'What {1} is about', { values: [`${document.code} ${document.name}`] })}
      onClose={onClose}
    >
      {LINK_FIELDS.map((field, place) => (
        <FormSearchChoiceField
          key={field}
          name={field}
          label={text(LINK_TEXTS[field])}
          multiple
          autoFocus={place === 0}
          isLoading={linkables[field] === undefined}
          options={(linkables[field] ?? []).map(({ uuid, code, name }) => ({
            value: uuid,
            label: `${code} ${name}`,
          }))}
        />
      ))}
    </ApiFormDialog>
  );
}
