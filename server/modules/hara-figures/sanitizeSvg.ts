import createDOMPurify, { type WindowLike } from 'dompurify';
import { JSDOM } from 'jsdom';

/** Why an SVG cannot be accepted. */
export class SvgError extends Error {}

const SVG = 'http://www.w3.org/2000/svg';
/** References that stay inside the file: a fragment of its own, or an embedded raster image. */
const OWN_REFERENCE = /^(#[^\s"'()]*|data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*)$/i;
/** Anything in a style that could load something, or hide that it does. */
const OWN_URL = /url\(\s*(['"]?)#[^\s"'()]*\1\s*\)/gi;
const LOADS =
  /url\(|image-set|image\(|@import|@namespace|@font-face|src\s*:|expression|behavior|-moz-binding|javascript:|\\|<!--|-->|\]\]>/i;

const isOwnStyle = (css: string) => !LOADS.test(css.replaceAll(OWN_URL, ''));

const { window } = new JSDOM('');
const purifier = createDOMPurify(window as unknown as WindowLike);

interface Node {
  nodeName: string;
  textContent: string | null;
  remove(): void;
}

// The library removes scripts and handlers; this also removes every external reference.
purifier.addHook('uponSanitizeAttribute', (_node, data) => {
  const { attrName, attrValue } = data;
  const isReference = attrName === 'href' || attrName === 'xlink:href';
  if (isReference ? !OWN_REFERENCE.test(attrValue.trim()) : !isOwnStyle(attrValue)) data.keepAttr = false;
});
purifier.addHook('uponSanitizeElement', (node, data) => {
  const element = node as unknown as Node;
  if (data.tagName === 'style' && !isOwnStyle(element.textContent ?? '')) element.remove();
});

/**
 * An SVG without anything that runs, animates or loads: scripts, handlers, foreign objects, links, animations, external
 * references and style sheets that fetch are removed; the drawing stays.
 *
 * @throws SvgError when it is not a readable SVG
 */
export function sanitizeSvg(text: string): string {
  // Entities could expand endlessly and hide their content from the checks.
  if (/<!ENTITY/i.test(text)) throw new SvgError('It defines entities.');
  const parser = new window.DOMParser();
  const root = parser.parseFromString(text, 'image/svg+xml').documentElement;
  if (root.nodeName !== 'svg' || root.namespaceURI !== SVG) throw new SvgError('It is not an SVG drawing.');
  purifier.sanitize(root as never, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: [
      'a',
      'animate',
      'animatecolor',
      'animatemotion',
      'animatetransform',
      'set',
      'script',
      'foreignobject',
    ],
    ALLOW_DATA_ATTR: false,
  });
  return new window.XMLSerializer().serializeToString(root);
}
