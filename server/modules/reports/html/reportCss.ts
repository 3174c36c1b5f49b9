/** A string of CSS: every sign that is not a letter or digit is written as its code point. */
const cssText = (text: string) =>
  [...text]
    .map(sign => (/[a-z0-9]/i.test(sign) ? sign : `\\${(sign.codePointAt(0) ?? 0).toString(16)} `))
    .join('');

/** Styles of a report in one file: readable on a screen of any width, and paged when it is printed. */
export function reportCss([left, right]: readonly [string, string], pageOf: string): string {
  const [before = '', rest = ''] = pageOf.split('{1}');
  const [between = '', after = ''] = rest.split('{2}');
  return `
:root { color-scheme: light; --ink: #1b2126; --quiet: #5b6670; --line: #c9d0d6; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 20px 64px; max-width: 1180px; color: var(--ink); background: #fff;
  font: 15px/1.5 Inter, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; break-after: avoid; }
h1 { font-size: 26px; margin: 48px 0 12px; padding-bottom: 6px; border-bottom: 1px solid var(--line); }
h2 { font-size: 19px; margin: 32px 0 8px; } h3 { font-size: 16px; margin: 24px 0 6px; }
p { margin: 0 0 8px; white-space: pre-line; } p.note, figcaption { color: var(--quiet); } p.kept { break-after: avoid; }
p.item { margin: 0 0 4px; display: flex; gap: .5em; } p.item > span:first-child { flex: none; }
a { color: #0b5cad; } code { font-family: ui-monospace, Consolas, monospace; font-size: .92em; }
table { border-collapse: collapse; width: 100%; margin: 6px 0 16px; table-layout: fixed; }
.wrap { overflow-x: auto; } .wrap > table.small { min-width: 900px; }
td, th { text-align: left; vertical-align: top; padding: 5px 7px; border-bottom: 1px solid var(--line); }
td p, th p { margin: 0 0 4px; } td p:last-child, th p:last-child { margin: 0; }
thead th { background: #e9edf0; border-bottom-color: var(--quiet); }
table.facts th { font-weight: 400; color: var(--quiet); } table.small { font-size: 13px; }
table.matrix { width: auto; table-layout: auto; } table.matrix td, table.matrix th { border: 1px solid var(--line); }
.center { text-align: center; } .chip { display: inline-block; padding: 0 5px; border-radius: 4px; }
.cover { min-height: 60vh; padding-top: 40px; } .cover h1 { font-size: 40px; border: 0; margin: 60px 0 8px; }
.cover .subject { font-size: 24px; color: var(--quiet); margin-bottom: 28px; }
.stamp { border: 2px solid #1d5b2a; background: #e3f1e5; color: #1d5b2a; padding: 12px 16px; margin: 0 0 28px; }
.stamp.open { border-color: #8e1b1b; background: #fbe3e0; color: #8e1b1b; } .stamp strong { font-size: 20px; }
nav ol { list-style: none; padding: 0; margin: 0; } nav .deep { padding-left: 20px; } nav .first { font-weight: 600; margin-top: 6px; }
figure { margin: 12px 0 20px; } figure img { max-width: 100%; height: auto; border: 1px solid var(--line); }
@media print {
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  table { font-size: 8.5pt; } table.small { font-size: 7pt; } .wrap { overflow: visible; } .wrap > table.small { min-width: 0; }
  h1 { font-size: 17pt; margin-top: 0; } h2 { font-size: 12.5pt; } h3 { font-size: 10.5pt; }
  .wide { page: wide; } .break, .wide { break-before: page; } tr { break-inside: avoid; } thead { display: table-header-group; }
  td, th, .stamp, .chip { print-color-adjust: exact; -webkit-print-color-adjust: exact; } a { color: inherit; text-decoration: none; }
}
@page { size: A4; margin: 22mm 17mm 18mm;
  @top-left { content: "${cssText(left)}"; font: 8pt sans-serif; color: #5b6670; }
  @top-right { content: "${cssText(right)}"; font: 8pt sans-serif; color: #5b6670; }
  @bottom-right { content: "${cssText(before)}" counter(page) "${cssText(between)}" counter(pages) "${cssText(after)}"; font: 8pt sans-serif; color: #5b6670; } }
@page wide { size: A4 landscape; }
@page :first { @top-left { content: none; } @top-right { content: none; } @bottom-right { content: none; } }
`;
}
