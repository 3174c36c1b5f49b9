import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { GlossaryContext, useGlossary } from '../GlossaryContext';
import type { MarkedText, TextMarks } from '../TextMarks';
import { useTexts } from '../useText';
import { BADGE_SIZE, type TextOnScreen, useTextsOnScreen } from './useTextsOnScreen';

const Layer = styled('div')({ position: 'fixed', inset: 0, pointerEvents: 'none', overflow: 'hidden' });

const Outline = styled('div')(({ theme }) => ({
  position: 'absolute',
  border: `1px dashed ${theme.vars?.palette.primary.main ?? theme.palette.primary.main}`,
  borderRadius: 2,
}));

const Badge = styled('button')(({ theme }) => ({
  position: 'absolute',
  width: BADGE_SIZE,
  height: BADGE_SIZE,
  padding: 0,
  border: 0,
  borderRadius: BADGE_SIZE / 2,
  background: theme.vars?.palette.primary.main ?? theme.palette.primary.main,
  color: theme.vars?.palette.primary.contrastText ?? theme.palette.primary.contrastText,
  font: `11px/${BADGE_SIZE}px ${theme.typography.fontFamily}`,
  boxShadow: `0 0 0 1px ${theme.vars?.palette.background.paper ?? theme.palette.background.paper}`,
  opacity: 0.85,
  cursor: 'pointer',
  pointerEvents: 'auto',
  '&:hover, &:focus-visible': { opacity: 1, zIndex: 1 },
}));

interface TextBadgesProps {
  marks: TextMarks;
  onOpen: (text: MarkedText, event: { metaKey: boolean }) => void;
}

function Badges({ texts, onOpen }: { texts: TextOnScreen[]; onOpen: TextBadgesProps['onOpen'] }) {
  const say = useTexts('edit-mode');
  return texts.map(({ id, text, badge }) => (
    <Badge
      key={id}
      type="button"
      aria-label={say('edit-text', 'Edit text “{1}”', { values: [text.shown] })}
      title={text.key}
      style={badge}
      // The focus stays in an open menu, which would close without it.
      onMouseDown={event => event.preventDefault()}
      onClick={event => onOpen(text, event)}
    >
      ✎
    </Badge>
  ));
}

/** An outline and a badge over every text that is seen; nothing below them is touched. */
export function TextBadges({ marks, onOpen }: TextBadgesProps) {
  const layer = useRef<HTMLDivElement>(null);
  const texts = useTextsOnScreen(marks, layer);
  const glossary = useGlossary();
  return (
    // A badge's own name is no text of the screen.
    <GlossaryContext value={{ ...glossary, marks: undefined }}>
      <Layer ref={layer}>
        {texts.map(({ id, box }) => (
          <Outline key={id} style={box} />
        ))}
        <Badges texts={texts} onOpen={onOpen} />
      </Layer>
    </GlossaryContext>
  );
}
