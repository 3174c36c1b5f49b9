import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import {
  useAddDocumentRevisionMutation,
  useDeleteDocumentMutation,
  useGetDocumentQuery,
} from '@/api/documents';
import { paths } from '@/config/paths';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { UploadList } from '@/features/shared/uploads/UploadList';
import { useUploads } from '@/features/shared/uploads/useUploads';
import { LazyMarkdown } from '@/glossary/LazyMarkdown';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { DropZone } from '@/ui/DropZone';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { RevisionAnalysis } from './analysis/RevisionAnalysis';
import { DocumentDialog } from './DocumentDialog';
import { KIND_TEXTS } from './documentTexts';
import { DocumentLinks } from './links/DocumentLinks';
import { Preview } from './preview/Preview';
import { RevisionList } from './RevisionList';

interface DocumentDetailsProps {
  projectUuid: string;
  documentUuid: string;
  mayEdit: boolean;
}

/** One document: what it is, its revisions, and what one of them looks like. A dropped file is its next revision. */
export function DocumentDetails({ projectUuid, documentUuid, mayEdit }: DocumentDetailsProps) {
  const text = useTexts('documents');
  const navigate = useNavigate();
  const { currentData, error, refetch } = useGetDocumentQuery({ documentUuid });
  const document = currentData?.data;
  const [addRevision] = useAddDocumentRevisionMutation();
  const [remove] = useDeleteDocumentMutation();
  const [dialog, setDialog] = useState<'EDIT' | 'DELETE' | null>(null);
  const [shownUuid, setShownUuid] = useState<string | null>(null);
  const { uploads, add, again, putAway } = useUploads(file =>
    addRevision({ documentUuid, documentRevisionCreate: { file } }),
  );
  useDocumentTitle(document?.name ?? text('title', 'Documents'));
  const back = paths.projectDocuments(projectUuid);
  return (
    <>
      <Link
        component={RouterLink}
        to={back}
        underline="hover"
        variant="body2"
        sx={{ display: 'inline-flex', gap: 0.5, mb: 1 }}
      >
        <ArrowBackRounded fontSize="small" />
        {text('all-documents', 'All documents')}
      </Link>
      {error && !document ? <ErrorView error={error} onRetry={refetch} /> : null}
      {!document && !error && <Skeleton variant="rounded" height={120} />}
      {document && (
        <DropZone
          onFiles={files => add(files.slice(0, 1))}
          multiple={false}
          disabled={!mayEdit}
          dropText={text('drop-revision', 'Drop the file here: it becomes the next revision')}
        >
          {pick => (
            <Stack sx={{ gap: 3 }}>
              <Section
                title={`${document.code} ${document.name}`}
                purpose={text.prose(KIND_TEXTS[document.kind])}
                actions={
                  mayEdit && (
                    <>
                      <Button size="small" onClick={() => setDialog('EDIT')}>
                        {text('edit', 'Change name and description')}
                      </Button>
                      <Button size="small" color="error" onClick={() => setDialog('DELETE')}>
                        {text('delete', 'Delete')}
                      </Button>
                    </>
                  )
                }
              >
                {document.description && <LazyMarkdown>{document.description}</LazyMarkdown>}
              </Section>
              <DocumentLinks document={document} mayEdit={mayEdit} />
              <Section
                title={text('revisions', 'Revisions')}
                isWide
                actions={
                  mayEdit && (
                    <Button size="small" variant="contained" onClick={pick}>
                      {text('new-revision', 'Upload a new revision')}
                    </Button>
                  )
                }
              >
                <Box>
                  <UploadList uploads={uploads} onAgain={again} onPutAway={putAway} />
                  <RevisionList
                    documentUuid={documentUuid}
                    mayEdit={mayEdit}
                    shownUuid={shownUuid ?? document.latestRevision?.uuid ?? null}
                    onShow={setShownUuid}
                  />
                </Box>
              </Section>
              {document.latestRevision && (
                <RevisionAnalysis
                  key={`analysis ${shownUuid ?? document.latestRevision.uuid}`}
                  document={document}
                  revisionUuid={shownUuid ?? document.latestRevision.uuid}
                  mayEdit={mayEdit}
                />
              )}
              {document.latestRevision ? (
                <Preview
                  key={shownUuid ?? document.latestRevision.uuid}
                  documentUuid={documentUuid}
                  revisionUuid={shownUuid ?? document.latestRevision.uuid}
                />
              ) : (
                <Alert severity="info">{text.prose('no-revision', 'This document has no file.')}</Alert>
              )}
              <Typography variant="caption" color="textSecondary">
                {text.prose(
                  'kept-help',
                  'A revision never changes: who read it once finds the same file under its number.',
                )}
              </Typography>
            </Stack>
          )}
        </DropZone>
      )}
      {document && dialog === 'EDIT' && (
        <DocumentDialog document={document} onClose={() => setDialog(null)} />
      )}
      {document && dialog === 'DELETE' && (
        <ConfirmDeleteDialog
          records={[{ uuid: documentUuid, label: document.code }]}
          remove={uuid => remove({ documentUuid: uuid, confirm: true })}
          confirmLabel={text('delete-document', 'Delete document')}
          onDeleted={() => void navigate(back)}
          deletedText={text('deleted', 'Document deleted')}
          onClose={() => setDialog(null)}
        >
          {text(
            'delete-help',
            'All its revisions go with it. Records that point to it as their evidence lose that reference.',
          )}
        </ConfirmDeleteDialog>
      )}
    </>
  );
}
