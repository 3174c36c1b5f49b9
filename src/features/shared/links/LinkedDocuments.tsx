import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Document, useListDocumentsQuery, useUpdateDocumentMutation } from '@/api/documents';
import { useCreateProjectDocumentMutation } from '@/api/projects';
import { paths } from '@/config/paths';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { UploadList } from '@/features/shared/uploads/UploadList';
import { useUploads } from '@/features/shared/uploads/useUploads';
import { useTexts } from '@/glossary/useText';
import { DropZone } from '@/ui/DropZone';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { type DocumentLinkField, LinkDocumentDialog } from './LinkDocumentDialog';

interface LinkedDocumentsProps {
  projectUuid: string;
  field: DocumentLinkField;
  /** The record that the documents are about. */
  uuid: string;
  canEdit: boolean;
}

/** The documents that are about a record: opened, named, taken off, and uploaded for it. */
export function LinkedDocuments({ projectUuid, field, uuid, canEdit }: LinkedDocumentsProps) {
  const text = useTexts('documents');
  const [isLinking, setLinking] = useState(false);
  const { currentData, error, refetch } = useListDocumentsQuery(sheetList(projectUuid));
  const [update, updating] = useUpdateDocumentMutation();
  const [create] = useCreateProjectDocumentMutation();
  const { uploads, add, again, putAway } = useUploads(file =>
    create({ projectUuid, documentCreate: { file, [field]: [uuid] } }),
  );
  const documents = currentData?.data.results;
  const linked = documents?.filter(document => document[field].includes(uuid));
  const takeOff = ({ uuid: documentUuid, revision, [field]: named }: Document) =>
    update({
      documentUuid,
      documentUpdate: { revision, [field]: named.filter(other => other !== uuid) },
    });
  return (
    <DropZone
      onFiles={add}
      disabled={!canEdit}
      dropText={text('drop-linked', 'Drop files here: they become documents that are linked with it')}
    >
      {pick => (
        <Section
          title={text('title', 'Documents')}
          actions={
            canEdit && (
              <>
                <Button size="small" variant="outlined" onClick={() => setLinking(true)}>
                  {text('link', 'Link a document')}
                </Button>
                <Button size="small" variant="outlined" onClick={pick}>
                  {text('upload-linked', 'Upload a document')}
                </Button>
              </>
            )
          }
        >
          {error && !documents && <ErrorView error={error} onRetry={refetch} />}
          {updating.error && <ErrorView error={updating.error} isRefusal />}
          {!error && !documents && <Skeleton variant="rounded" height={40} />}
          {linked?.length === 0 && (
            <Typography variant="body2" color="textSecondary">
              {text.prose('none-linked', 'No document is linked yet.')}
            </Typography>
          )}
          {uploads.length > 0 && <UploadList uploads={uploads} onAgain={again} onPutAway={putAway} />}
          {linked && linked.length > 0 && (
            <Box
              component="ul"
              aria-label={text('title', 'Documents')}
              sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
            >
              {linked.map(document => (
                <LinkedDocument
                  key={document.uuid}
                  document={document}
                  isBusy={updating.isLoading}
                  onTakeOff={canEdit ? () => void takeOff(document) : undefined}
                />
              ))}
            </Box>
          )}
          {isLinking && (
            <LinkDocumentDialog
              documents={documents ?? []}
              field={field}
              uuid={uuid}
              onClose={() => setLinking(false)}
            />
          )}
        </Section>
      )}
    </DropZone>
  );
}

interface LinkedDocumentProps {
  document: Document;
  isBusy: boolean;
  onTakeOff: (() => void) | undefined;
}

function LinkedDocument({ document, isBusy, onTakeOff }: LinkedDocumentProps) {
  const text = useTexts('documents');
  const { code, name, latestRevision } = document;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        ...{ gap: 1, flexWrap: 'wrap', alignItems: 'center', minWidth: 0, breakInside: 'avoid' },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1 },
      }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={paths.projectDocuments(document.projectUuid, document.uuid)}>
          {code} {name}
        </Link>
        {latestRevision && (
          <Typography variant="body2" color="textSecondary">
            {text.prose('file-revision', '{1}, revision {2}', {
              values: [latestRevision.fileName, latestRevision.number],
            })}
          </Typography>
        )}
      </Box>
      {onTakeOff && (
        <Button
          size="small"
          loading={isBusy}
          onClick={onTakeOff}
          aria-label={text('take-off-document', 'Take off {1}', { values: [code] })}
          sx={{ '@media print': { display: 'none' } }}
        >
          {text('take-off', 'Take off')}
        </Button>
      )}
    </Stack>
  );
}
