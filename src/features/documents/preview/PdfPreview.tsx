import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '@/glossary/useText';

// Read in the page itself: Trusted Types let nobody start a worker from an address.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

const Sheet = styled('canvas')(({ theme }) => ({
  display: 'block',
  width: '100%',
  border: `1px solid ${theme.vars?.palette.divider}`,
}));

/** The pages of a PDF, one at a time. Scripts and forms in it do nothing. */
export function PdfPreview({ file }: { file: Blob }) {
  const text = useTexts('documents');
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>();
  const [number, setNumber] = useState(1);
  useEffect(() => {
    let task: ReturnType<typeof getDocument> | undefined;
    let isCurrent = true;
    const open = async () => {
      const data = await file.arrayBuffer();
      if (!isCurrent) return;
      task = getDocument({ data, enableXfa: false });
      const opened = await task.promise;
      if (isCurrent) setPdf(opened);
    };
    open().catch(() => isCurrent && setPdf(null));
    return () => {
      isCurrent = false;
      void task?.destroy();
    };
  }, [file]);
  if (pdf === null)
    return (
      <Alert severity="warning">
        {text.prose('unreadable', 'This file cannot be read. Download it to open it elsewhere.')}
      </Alert>
    );
  const pages = pdf?.numPages ?? 1;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Button size="extraSmall" disabled={number <= 1} onClick={() => setNumber(number - 1)}>
          {text('page-before', 'Previous page')}
        </Button>
        <Button size="extraSmall" disabled={number >= pages} onClick={() => setNumber(number + 1)}>
          {text('page-after', 'Next page')}
        </Button>
        <Typography variant="body2" role="status">
          {text.prose('page-number', 'Page {1} of {2}', { values: [number, pages] })}
        </Typography>
      </Stack>
      {pdf && <PdfPage pdf={pdf} number={number} />}
    </Stack>
  );
}

/** Its text goes to screen readers; the picture of it cannot be read by them. */
function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const text = useTexts('documents');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const target = canvas.current;
      if (!isCurrent || !target) return;
      const scale =
        (target.clientWidth / page.getViewport({ scale: 1 }).width) * Math.max(1, window.devicePixelRatio);
      const viewport = page.getViewport({ scale });
      target.width = viewport.width;
      target.height = viewport.height;
      const task = page.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
      const { items } = await page.getTextContent();
      if (isCurrent) setWords(items.map(item => ('str' in item ? item.str : '')).join(' '));
    };
    // A page that was left while it was drawn.
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [pdf, number]);
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Sheet
        ref={canvas}
        role="img"
        aria-label={words || text('page-picture', 'Page {1}', { values: [number] })}
      />
    </Box>
  );
}
