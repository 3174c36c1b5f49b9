import { useEffect, useState } from 'react';

/**
 * What a box that is wider inside than outside needs for arrow keys to scroll it: a place among the Tab stops and a name.
 * Without a layout, as in tests, none.
 * @returns for the box: its ref, and props that are there only while it scrolls
 */
export function useScrollsByKeys(label: string) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const inside = box?.firstElementChild;
    if (!box || !inside || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [box]);
  return { ref: setBox, ...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label }) };
}
