import { SaxesParser } from 'saxes';

/** An element of an XML file, of whatever namespace. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
}

/** Deeper is no file of a tool. */
const MAX_DEPTH = 200;

/**
 * Reads XML in plain code: the browser's parser is one of those that the page's policy of Trusted Types keeps shut. Entities
 * other than the five of XML are refused.
 * @throws Error where it is not well-formed
 */
export function xmlTree(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', error => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A document type');
  });
  parser.on('opentag', tag => {
    if (open.length > MAX_DEPTH) throw new Error('Too deep');
    const attributes = new Map(Object.values(tag.attributes).map(({ local, value }) => [local, value]));
    const element: XmlElement = { name: tag.local, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (part: string) => void open.at(-1)?.children.push(part);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const [document] = elementsOf(root);
  if (!document) throw new Error('No element');
  return document;
}

export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter(child => typeof child !== 'string');

/** Every element of a name below one, in their order. */
export function allNamed(element: XmlElement, name: string | undefined): XmlElement[] {
  return elementsOf(element).flatMap(child => [
    ...(name === undefined || child.name === name ? [child] : []),
    ...allNamed(child, name),
  ]);
}

/** The words of an element; a paragraph, list item or break ends a line. */
export function wordsOf({ name, children }: XmlElement): string {
  const words = children.map(child => (typeof child === 'string' ? child : wordsOf(child))).join('');
  return ['br', 'p', 'li'].includes(name) ? `${words}\n` : words;
}
