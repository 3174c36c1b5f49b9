import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Escape gives up what is being dragged, and nothing else hears of it.
 * @returns whether the next drop counts for nothing; whoever takes something up sets it back
 */
export function useGivenUp(isDragged: boolean, letGo: () => void): RefObject<boolean> {
  const given = useRef(false);
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    given.current = true;
    letGo();
  });
  useEffect(() => {
    if (!isDragged) return;
    const listener = (event: KeyboardEvent) => giveUp(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [isDragged]);
  return given;
}
