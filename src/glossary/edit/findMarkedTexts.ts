import { encodeMark, withoutMarks } from '@/lib/textMark';
import type { MarkedText, TextMarks } from '../TextMarks';

/** A marked text where it stands in the document. */
export interface FoundText extends MarkedText {
  shown: string;
  element: Element;
  /** The part of a text node; left out for a text in an attribute. */
  range?: { node: Text; start: number; end: number };
}

/** Attributes that people read or hear. */
const READ_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'placeholder',
  'title',
  'alt',
  'label',
];
const END_OF_MARK = encodeMark(0).slice(-1);
const SILENT = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT']);

function inTextNode(node: Text, element: Element, marks: TextMarks): FoundText[] {
  const found: FoundText[] = [];
  let start = 0;
  for (let end = node.data.indexOf(END_OF_MARK); end >= 0; end = node.data.indexOf(END_OF_MARK, start)) {
    const part = node.data.slice(start, end + 1);
    for (const text of marks.find(part))
      found.push({ ...text, shown: withoutMarks(part), element, range: { node, start, end: end + 1 } });
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
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node =>
    node === skipped || (node instanceof Element && SILENT.has(node.tagName))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const element = node.parentElement;
      if (element && node.data.includes(END_OF_MARK)) inTextNode(node, element, marks).forEach(add);
      continue;
    }
    const element = node as Element;
    const ownText = [...element.childNodes].find(
      (child): child is Text => child instanceof Text && child.data.includes(END_OF_MARK),
    );
    if (ownText) inTextNode(ownText, element, marks).forEach(add);
    for (const name of READ_ATTRIBUTES) {
      const value = element.getAttribute(name);
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
