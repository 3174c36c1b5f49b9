import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface PageAnnouncerProps {
  main: RefObject<HTMLElement | null>;
  /** Something lies over the page and holds the focus: it moves when that is gone. */
  isCovered: boolean;
}

/** Focuses the page's title, now or when it is there, unless the person has gone elsewhere meanwhile. */
function focusTitle(main: HTMLElement): () => void {
  const focus = (): boolean => {
    const title = main.querySelector<HTMLElement>('h1');
    if (!title) return false;
    // A title that is not made by PageHeader.
    if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
    // Where the page scrolls to is the router's matter.
    title.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main && document.activeElement !== document.body) observer.disconnect();
    else if (focus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Tells people who do not see it that another page is open: the focus moves to its title, which a screen reader then
 * reads. From one tab to the next the focus stays on the tab, and the new title is said.
 */
export function PageAnnouncer({ main, isCovered }: PageAnnouncerProps) {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (isCovered || announced.current === pathname || !main.current) return;
    announced.current = pathname;
    const active = document.activeElement;
    if (active?.getAttribute('role') === 'tab' && main.current.contains(active)) {
      setMessage(document.title);
      return;
    }
    setMessage('');
    return focusTitle(main.current);
  }, [main, pathname, isCovered]);
  return (
    <Box component="p" role="status" aria-live="polite" sx={visuallyHidden}>
      {message}
    </Box>
  );
}
