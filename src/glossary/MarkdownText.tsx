import Box from '@mui/material/Box';
import { findText } from '../../glossary/findText.ts';
import { useGlossary } from './GlossaryContext';
import { LazyMarkdown } from './LazyMarkdown';
import type { TextOptions } from './useText';

interface MarkdownTextProps extends TextOptions {
  id: string;
  /** The fallback, as Markdown. */
  children: string;
}

/**
 * A longer text of the glossary with formatting: `<MarkdownText id="intro" section="about">…</MarkdownText>`. An item
 * of plain text shows as it is.
 */
export function MarkdownText({ id, children, ...options }: MarkdownTextProps) {
  const glossary = useGlossary();
  const found = findText(glossary, id, children, options);
  if (found.text === '') return null;
  const isPlain = found.itemId !== undefined && !found.isMarkdown;
  return (
    <>
      {isPlain ? (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{found.text}</Box>
      ) : (
        <LazyMarkdown>{found.text}</LazyMarkdown>
      )}
      {/* Beside the text: at its end it could break a table or a block of code. */}
      {glossary.marks && <Box component="span">{glossary.marks.mark('…', found)}</Box>}
    </>
  );
}
