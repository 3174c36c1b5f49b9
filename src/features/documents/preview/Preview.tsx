import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useListDocumentRevisionsQuery } from '@/api/documents';
import { useTexts } from '@/glossary/useText';
import { lazyPart } from '@/ui/lazyPart';
import { Section } from '@/ui/Section';
import { ImagePreview } from './ImagePreview';
import { PREVIEW_MAX_BYTES, previewKind } from './previewKinds';
import { TextPreview } from './TextPreview';
import { useRevisionFile } from './useRevisionFile';

const PdfPreview = lazyPart(() => import('./PdfPreview').then(module => module.PdfPreview));

interface PreviewProps {
  documentUuid: string;
  revisionUuid: string;
}

/** What a revision looks like, as far as a browser can show it. */
export function Preview({ documentUuid, revisionUuid }: PreviewProps) {
  const text = useTexts('documents');
  const { currentData } = useListDocumentRevisionsQuery({
    documentUuid,
    orderBy: 'number',
    order: 'desc',
    limit: 20_000,
  });
  const revision = currentData?.data.results.find(({ uuid }) => uuid === revisionUuid);
  if (!revision) return <Skeleton variant="rounded" height={200} />;
  const kind =
    revision.sizeBytes <= PREVIEW_MAX_BYTES ? previewKind(revision.mimeType, revision.fileName) : undefined;
  return (
    <Section
      title={text('preview-title', 'Revision {1}: {2}', { values: [revision.number, revision.fileName] })}
    >
      {kind ? (
        <Loaded revisionUuid={revisionUuid} kind={kind} />
      ) : (
        <Alert severity="info">
          {text.prose('no-preview', 'Files of this kind are not shown here. Download it to read it.')}
        </Alert>
      )}
    </Section>
  );
}

function Loaded({
  revisionUuid,
  kind,
}: {
  revisionUuid: string;
  kind: NonNullable<ReturnType<typeof previewKind>>;
}) {
  const text = useTexts('documents');
  const loaded = useRevisionFile(revisionUuid);
  if (loaded.state === 'LOADING') return <Skeleton variant="rounded" height={200} />;
  if (loaded.state === 'MISSING')
    return (
      <Alert severity="warning">
        {text.prose('file-missing', 'The file could not be loaded. Try again later.')}
      </Alert>
    );
  return (
    <Box sx={{ minWidth: 0 }}>
      {kind === 'PDF' && (
        <Suspense fallback={<Skeleton variant="rounded" height={400} />}>
          <PdfPreview file={loaded.file} />
        </Suspense>
      )}
      {kind === 'IMAGE' && <ImagePreview file={loaded.file} />}
      {(kind === 'TEXT' || kind === 'MARKDOWN' || kind === 'WORD') && (
        <TextPreview file={loaded.file} kind={kind} />
      )}
    </Box>
  );
}
