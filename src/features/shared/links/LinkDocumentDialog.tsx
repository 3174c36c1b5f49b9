import { type Document, useUpdateDocumentMutation } from '@/api/documents';
import { useTexts } from '@/glossary/useText';
import { LinkRecordDialog } from './LinkRecordDialog';

/** Fields of a document that name what it is about. */
export type DocumentLinkField = 'hazardUuids' | 'safetyTargetUuids' | 'sremUuids';

interface LinkDocumentDialogProps {
  /** Left out: it is said where the dialog is opened. */
  title?: string;
  documents: readonly Document[];
  field: DocumentLinkField;
  /** The record that the chosen document is about from then on. */
  uuid: string;
  onClose: () => void;
}

/** Chooses a document that is about a record, of those that are not yet. */
export function LinkDocumentDialog({ title, documents, field, uuid, onClose }: LinkDocumentDialogProps) {
  const text = useTexts('documents');
  const [update] = useUpdateDocumentMutation();
  return (
    <LinkRecordDialog
      title={title ?? text('link', 'Link a document')}
      label={text('document', 'Document')}
      submitLabel={text('link-confirm', 'Link it')}
      records={documents.filter(document => !document[field].includes(uuid))}
      send={document =>
        update({
          documentUuid: document.uuid,
          documentUpdate: { revision: document.revision, [field]: [...document[field], uuid] },
        })
      }
      onClose={onClose}
    />
  );
}
