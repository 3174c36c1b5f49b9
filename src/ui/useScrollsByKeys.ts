import { useEffect, useState } from 'react';

/**
 * A place among the Tab stops for a box whose content is larger than it, so that arrow keys scroll it; none while nothing is
 * to be scrolled, nor without a layout, as in tests.
 * @returns the box's ref and tab index; the box needs a role and a name while it is a Tab stop
 */
export function useScrollsByKeys() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!box || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    );
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
  return { ref: setBox, tabIndex: scrolls ? 0 : undefined };
}
