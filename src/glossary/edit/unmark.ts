import { withoutMarks } from '@/lib/textMark';

/** Attributes that people read or hear. */
export const READ_ATTRIBUTES = [
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
const SILENT = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT']);

/** Silent elements and one to be left out are not walked through. */
export const walkerOf = (root: Node, skipped?: Element): TreeWalker =>
  document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node =>
    node === skipped || (node instanceof Element && SILENT.has(node.tagName))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );

/** What the app wrote, as long as the clean text still stands there. */
interface Written {
  marked: string;
  clean: string;
}
const texts = new WeakMap<Text, Written>();
const attributes = new WeakMap<Element, Map<string, Written>>();

/** The text of a node with its marks, also after they were taken out. */
export function markedText(node: Text): string {
  const written = texts.get(node);
  return written?.clean === node.data ? written.marked : node.data;
}

/** The same for an attribute; null where there is none. */
export function markedAttribute(element: Element, name: string): string | null {
  const value = element.getAttribute(name);
  const written = attributes.get(element)?.get(name);
  return written && written.clean === value ? written.marked : value;
}

function unmarkText(node: Text): void {
  const marked = node.data;
  const clean = withoutMarks(marked);
  if (clean === marked) return;
  texts.set(node, { marked, clean });
  node.data = clean;
}

function unmarkAttribute(element: Element, name: string): void {
  const marked = element.getAttribute(name);
  const clean = marked && withoutMarks(marked);
  if (!marked || clean === null || clean === marked) return;
  const known = attributes.get(element) ?? new Map<string, Written>();
  attributes.set(element, known.set(name, { marked, clean }));
  element.setAttribute(name, clean);
}

function unmarkNode(node: Node): void {
  if (node instanceof Text) unmarkText(node);
  else if (node instanceof Element) for (const name of READ_ATTRIBUTES) unmarkAttribute(node, name);
}

/** Takes the marks out of everything below a node, itself included, and remembers where they stood. */
export function unmark(root: Node): void {
  unmarkNode(root);
  const walker = walkerOf(root);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) unmarkNode(node);
}

/**
 * Keeps the document free of marks: what the app writes is clean before anybody sees, hears, copies or selects it.
 * React does not mind, since it compares with what it wrote itself.
 * @returns ends it
 */
export function keepUnmarked(root: Node): () => void {
  unmark(root);
  const observer = new MutationObserver(records => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'childList') for (const node of addedNodes) unmark(node);
      else if (type === 'characterData') unmarkText(target as Text);
      else if (attributeName) unmarkAttribute(target as Element, attributeName);
    }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: READ_ATTRIBUTES,
  });
  return () => observer.disconnect();
}
