import { encodeMark, withoutMarks } from '@/lib/textMark';
import type { MarkedText, TextMarks } from '../TextMarks';
import { markedAttribute, markedText, READ_ATTRIBUTES, walkerOf } from './unmark';

/** A marked text where it stands in the document. */
export interface FoundText extends MarkedText {
  shown: string;
  element: Element;
  /** The part of a text node; left out for a text in an attribute. */
  range?: { node: Text; start: number; end: number };
}

const END_OF_MARK = encodeMark(0).slice(-1);

function inTextNode(node: Text, element: Element, marks: TextMarks): FoundText[] {
  const found: FoundText[] = [];
  const text = markedText(node);
  // Places count in the node as it is: with its marks, or without where they were taken out.
  const placeOf = (index: number) => (text === node.data ? index : withoutMarks(text.slice(0, index)).length);
  let start = 0;
  for (let end = text.indexOf(END_OF_MARK); end >= 0; end = text.indexOf(END_OF_MARK, start)) {
    const part = text.slice(start, end + 1);
    const range = { node, start: placeOf(start), end: placeOf(end + 1) };
    for (const marked of marks.find(part))
      found.push({ ...marked, shown: withoutMarks(part), element, range });
    start = end + 1;
  }
  return found;
}

/**
 * All marked texts below a node, in the order of the document: text nodes, and attributes whose text does not stand in
 * the same element anyway.
 *
 * @param skipped an element whose inside is left out: the badges themselves
 */
export function findMarkedTexts(root: Node, marks: TextMarks, skipped?: Element): FoundText[] {
  const found: FoundText[] = [];
  const seen = new Map<Element, Set<string>>();
  const add = (text: FoundText) => {
    const keys = seen.get(text.element) ?? new Set();
    if (keys.has(text.key)) return;
    seen.set(text.element, keys.add(text.key));
    found.push(text);
  };
  const walker = walkerOf(root, skipped);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const element = node.parentElement;
      if (element && markedText(node).includes(END_OF_MARK)) inTextNode(node, element, marks).forEach(add);
      continue;
    }
    const element = node as Element;
    const ownText = [...element.childNodes].find(
      (child): child is Text => child instanceof Text && markedText(child).includes(END_OF_MARK),
    );
    if (ownText) inTextNode(ownText, element, marks).forEach(add);
    for (const name of READ_ATTRIBUTES) {
      const value = markedAttribute(element, name);
      if (value?.includes(END_OF_MARK))
        for (const text of marks.find(value)) add({ ...text, shown: withoutMarks(value), element });
    }
  }
  return found;
}

/** The box of a text on the screen, in px of the window; undefined where nobody sees it now. */
export function visibleBox({ element, range }: FoundText, overlay: Element): DOMRect | undefined {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return undefined;
  const box = range ? boxOfRange(element, range) : element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return undefined;
  const x = box.left + box.width / 2;
  const y = box.top + Math.min(box.height / 2, 12);
  if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return undefined;
  const top = document.elementsFromPoint(x, y).find(candidate => !overlay.contains(candidate));
  if (!top) return undefined;
  if (top.contains(element) || element.contains(top)) return box;
  // What lets the pointer through (a resting label, a disabled button) is not found; it is seen in its own layer.
  const isLetThrough = getComputedStyle(element).pointerEvents === 'none';
  return isLetThrough && layerOf(top) === layerOf(element) ? box : undefined;
}

const layerOf = (element: Element) =>
  element.closest('.MuiModal-root, .MuiPopper-root, [data-radix-popper-content-wrapper], [role="dialog"]');

/** A text that is too long for its element ends where the element does. */
function boxOfRange(element: Element, { node, start, end }: NonNullable<FoundText['range']>): DOMRect {
  const range = document.createRange();
  range.setStart(node, Math.min(start, node.length));
  range.setEnd(node, Math.min(end, node.length));
  const box = range.getBoundingClientRect();
  if (getComputedStyle(element).overflowX === 'visible') return box;
  const { right } = element.getBoundingClientRect();
  return new DOMRect(box.left, box.top, Math.max(0, Math.min(box.right, right) - box.left), box.height);
}
