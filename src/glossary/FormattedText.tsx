import Box from '@mui/material/Box';
import type { ResolvedText } from '../../glossary/findText.ts';
import { useGlossary } from './GlossaryContext';
import { LazyMarkdown } from './LazyMarkdown';

/** A text of the glossary that was written as Markdown, inside of a sentence, a paragraph or a notice. */
export function FormattedText({ found }: { found: ResolvedText }) {
  const { marks } = useGlossary();
  if (found.text === '') return null;
  return (
    <>
      <LazyMarkdown isInline meanwhile={found.text}>
        {found.markdown ?? found.text}
      </LazyMarkdown>
      {/* Beside the text: at its end it could break a table or a block of code. */}
      {marks && <Box component="span">{marks.mark('…', found)}</Box>}
    </>
  );
}
