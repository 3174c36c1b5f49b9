import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { errorMessage } from '@/lib/apiError';
import { useGlossary } from '../GlossaryContext';
import type { MarkedText, TextMarks } from '../TextMarks';
import { useTexts } from '../useText';
import { type FoundText, findMarkedTexts } from './findMarkedTexts';
import { openText } from './openText';
import { TextBadges } from './TextBadges';
import { TextListDialog } from './TextListDialog';
import { keepUnmarked } from './unmark';

const SHORTCUT = 'Alt+Shift+G';

const Bar = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  left: '50%',
  bottom: theme.spacing(1),
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  flexWrap: 'wrap',
  padding: theme.spacing(0.5, 0.5, 0.5, 1.5),
  borderColor: theme.vars?.palette.primary.main ?? theme.palette.primary.main,
  maxWidth: `calc(100vw - ${theme.spacing(2)})`,
}));

const PRESSES = ['pointerdown', 'mousedown', 'touchstart'] as const;

/** A place beside the body: dialogs hide the rest of the body from screen readers, but not this. */
function useOverlayRoot(zIndex: number): HTMLElement {
  const [root] = useState(() => document.createElement('div'));
  useEffect(() => {
    root.style.position = 'relative';
    root.style.zIndex = String(zIndex);
    // A press on a badge is none beside an open menu, which would close by it and take the badge along.
    const keep = (event: Event) => event.stopPropagation();
    for (const name of PRESSES) root.addEventListener(name, keep);
    document.documentElement.append(root);
    return () => {
      for (const name of PRESSES) root.removeEventListener(name, keep);
      root.remove();
    };
  }, [root, zIndex]);
  return root;
}

/**
 * Closes an open menu, whose texts are on the list already: open, it would fight with the list for the focus.
 * @param then called when the focus is back where the menu was opened; the list gives it back there
 */
function closeOpenMenu(then: () => void): void {
  const focused = document.activeElement;
  if (!focused?.closest('[role="menu"]')) {
    then();
    return;
  }
  document.addEventListener('focusin', then, { once: true });
  focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

const ABOVE_EVERYTHING = 2000;

interface EditModeProps {
  marks: TextMarks;
  /** Why the content service's texts could not be had. */
  error: unknown;
}

/** Edit mode of the glossary (specification §2): badges over all texts, and a bar that says so and how it ends. */
export function EditMode({ marks, error }: EditModeProps) {
  const text = useTexts('edit-mode');
  const { glossaryBaseUrl } = useGlossary();
  const root = useOverlayRoot(ABOVE_EVERYTHING);
  const [listed, setListed] = useState<FoundText[]>();
  useLayoutEffect(() => keepUnmarked(document.documentElement), []);

  const open = useCallback(
    (marked: MarkedText, event: { metaKey: boolean }) => void openText(marked, glossaryBaseUrl, event),
    [glossaryBaseUrl],
  );
  const openList = useCallback(() => {
    const found = findMarkedTexts(document.documentElement, marks);
    closeOpenMenu(() => setListed(found));
  }, [marks]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyG' || !event.altKey || !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      openList();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [openList]);

  const problem = error === undefined ? undefined : errorMessage(error);
  return (
    <>
      {createPortal(
        <>
          <TextBadges marks={marks} onOpen={open} />
          <Bar variant="outlined" role="region" aria-label={text('bar', 'Glossary edit mode')}>
            <Typography variant="body2">
              {text.prose('on-until', 'Edit mode is on until you close this tab.')}
            </Typography>
            {problem !== undefined && (
              <Typography variant="body2" role="alert" color="error">
                {text.prose('not-loaded', 'The edited texts are not shown: {1}', { values: [problem] })}
              </Typography>
            )}
            <Button
              size="extraSmall"
              startIcon={<EditNoteRounded />}
              aria-keyshortcuts={SHORTCUT}
              title={SHORTCUT}
              onClick={openList}
            >
              {text('list', 'List of texts')}
            </Button>
          </Bar>
        </>,
        root,
      )}
      {listed && <TextListDialog texts={listed} onOpen={open} onClose={() => setListed(undefined)} />}
    </>
  );
}
