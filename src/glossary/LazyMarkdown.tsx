import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback } from 'react';
import { bucketImageAddress } from './bucketImages';
import { useGlossary } from './GlossaryContext';

const Source = ({ children }: { children: string; imageAddress?: unknown; isInline?: boolean }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Box>
);

// What cannot be fetched, offline, leaves the source.
const Markdown = lazy(() =>
  import('@/ui/Markdown').then(
    module => ({ default: module.Markdown }),
    () => ({ default: Source }),
  ),
);

interface LazyMarkdownProps {
  children: string;
  /** Inside of a sentence or a paragraph. */
  isInline?: boolean;
  /** What stands there until the code is loaded; left out: the source. */
  meanwhile?: string;
}

/**
 * Markdown with images of the glossary's buckets. Its code is loaded where it is first shown; until then the source
 * stands there, so that nothing has to be waited for.
 */
export function LazyMarkdown({ children, isInline = false, meanwhile }: LazyMarkdownProps) {
  const { buckets, accessToken } = useGlossary();
  const imageAddress = useCallback(
    (source: string) => bucketImageAddress(source, buckets, accessToken, window.location.origin),
    [buckets, accessToken],
  );
  return (
    <Suspense fallback={meanwhile ?? <Source>{children}</Source>}>
      <Markdown imageAddress={imageAddress} isInline={isInline}>
        {children}
      </Markdown>
    </Suspense>
  );
}

/** For a field that shows its text as what it means. */
export const asMarkdown = (text: string) => <LazyMarkdown>{text}</LazyMarkdown>;
