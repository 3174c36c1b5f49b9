import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { LazyMarkdown } from '@/glossary/LazyMarkdown';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import { TEXT_MAX_CHARACTERS } from './previewKinds';

interface TextPreviewProps {
  file: Blob;
  kind: 'TEXT' | 'MARKDOWN' | 'WORD';
}

const read = async (file: Blob, kind: TextPreviewProps['kind']) =>
  kind === 'WORD' ? (await import('./wordText')).wordText(file) : file.text();

/** The text of a file; of a Word document the text only. */
export function TextPreview({ file, kind }: TextPreviewProps) {
  const text = useTexts('documents');
  const scrolling = useScrollsByKeys();
  const formats = useFormats();
  const [content, setContent] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    read(file, kind).then(
      found => isCurrent && setContent(found),
      () => isCurrent && setContent(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, kind]);
  if (content === undefined) return <Skeleton variant="rounded" height={200} />;
  if (content === null)
    return (
      <Alert severity="warning">
        {text.prose('unreadable', 'This file cannot be read. Download it to open it elsewhere.')}
      </Alert>
    );
  const shown = content.slice(0, TEXT_MAX_CHARACTERS);
  return (
    <>
      {kind === 'WORD' && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {text.prose('word-help', 'Only the text is shown here, without layout and pictures.')}
        </Alert>
      )}
      <Box
        role="region"
        aria-label={text('preview', 'Preview')}
        {...scrolling}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, maxHeight: '70vh', overflow: 'auto' }}
      >
        {kind === 'MARKDOWN' ? (
          <LazyMarkdown>{shown}</LazyMarkdown>
        ) : (
          <Box
            component="pre"
            sx={{
              m: 0,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              fontFamily: kind === 'WORD' ? 'inherit' : undefined,
            }}
          >
            {shown}
          </Box>
        )}
      </Box>
      {content.length > TEXT_MAX_CHARACTERS && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {text.prose('text-cut', 'The first {1} characters are shown. Download the file for the rest.', {
            values: [formats.number(TEXT_MAX_CHARACTERS)],
          })}
        </Alert>
      )}
    </>
  );
}
