import { type RefObject, useEffect, useState } from 'react';
import type { TextMarks } from '../TextMarks';
import { type FoundText, findMarkedTexts, visibleBox } from './findMarkedTexts';

/** Px of the window. */
interface Place {
  left: number;
  top: number;
}

/** A text with the place of its badge, in px of the window. */
export interface TextOnScreen {
  /** Stays the same while the text stays: a badge never becomes that of another text under the pointer. */
  id: string;
  text: FoundText;
  box: { left: number; top: number; width: number; height: number };
  badge: Place;
}

export const BADGE_SIZE = 18;
const MAX_TRIES = 50;

/** Badges of texts that stand close together make room for each other: to the right, then in the next row. */
function freePlace(left: number, top: number, taken: Place[]): Place {
  const rightmost = window.innerWidth - BADGE_SIZE;
  const place = {
    left: Math.max(0, Math.min(left, rightmost)),
    top: Math.max(0, Math.min(top, window.innerHeight - BADGE_SIZE)),
  };
  const isTaken = () =>
    taken.some(
      other => Math.abs(other.left - place.left) < BADGE_SIZE && Math.abs(other.top - place.top) < BADGE_SIZE,
    );
  for (let tries = 0; tries < MAX_TRIES && isTaken(); tries += 1) {
    place.left += BADGE_SIZE;
    if (place.left > rightmost) {
      place.left = Math.max(0, Math.min(left, rightmost) - BADGE_SIZE);
      place.top += BADGE_SIZE;
    }
  }
  taken.push(place);
  return place;
}

function measure(marks: TextMarks, overlay: Element): TextOnScreen[] {
  const taken: Place[] = [];
  const counts = new Map<string, number>();
  return findMarkedTexts(document.documentElement, marks, overlay).flatMap(text => {
    const box = visibleBox(text, overlay);
    if (!box) return [];
    const { left, top, width, height } = box;
    // Behind the text, where it hides nothing; on the corner of what has no text of its own.
    const badge = text.range
      ? freePlace(box.right + 1, top + (height - BADGE_SIZE) / 2, taken)
      : freePlace(box.right - BADGE_SIZE / 2, top - BADGE_SIZE / 2, taken);
    const count = (counts.get(text.key) ?? 0) + 1;
    counts.set(text.key, count);
    return [{ id: `${text.key} ${count}`, text, box: { left, top, width, height }, badge }];
  });
}

const isSame = (a: readonly TextOnScreen[], b: readonly TextOnScreen[]) =>
  a.length === b.length &&
  a.every((one, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      one.id === other.id &&
      one.text.itemId === other.text.itemId &&
      one.text.shown === other.text.shown &&
      one.box.left === other.box.left &&
      one.box.top === other.box.top &&
      one.box.width === other.box.width &&
      one.box.height === other.box.height
    );
  });

const MOVING_EVENTS = ['scroll', 'resize', 'load', 'transitionend', 'animationend', 'toggle'] as const;

/** The texts that are seen now, followed as the page changes; measured at most once per frame. */
export function useTextsOnScreen(marks: TextMarks, overlay: RefObject<Element | null>): TextOnScreen[] {
  const [texts, setTexts] = useState<TextOnScreen[]>([]);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (!overlay.current) return;
      const measured = measure(marks, overlay.current);
      setTexts(before => (isSame(before, measured) ? before : measured));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const observer = new MutationObserver(records => {
      // The badges' own changes would measure for ever.
      if (!records.every(({ target }) => overlay.current?.contains(target))) schedule();
    });
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    for (const name of MOVING_EVENTS)
      window.addEventListener(name, schedule, { capture: true, passive: true });
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const name of MOVING_EVENTS) window.removeEventListener(name, schedule, { capture: true });
    };
  }, [marks, overlay]);
  return texts;
}
