import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

// A reader of workbooks of its own, so that what is written is not read back by the library that wrote it: the parts of
// the archive as ECMA-376 (Office Open XML), part 1, 18.3 and 18.4 describe them.

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Text of XML; `_x000D_` and its like are how the format writes characters that XML loses (22.9.2.19). */
const unescaped = (xml: string): string =>
  xml
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_all, hex, decimal, name) =>
      hex || decimal
        ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
        : (ENTITIES[name] ?? ''),
    )
    .replaceAll(/_x([\dA-F]{4})_/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

const textsIn = (xml: string): string =>
  [...xml.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => unescaped(text)).join('');

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const columnOf = (place: string) =>
  [...place.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

export interface XlsxSheet {
  name: string;
  /** Path of its part in the archive. */
  part: string;
  rows: string[][];
}

/** The sheets of a workbook as texts, in their order. */
export function xlsxSheets(bytes: Uint8Array): XlsxSheet[] {
  const parts = unzipSync(bytes);
  const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml = '']) =>
    textsIn(xml),
  );
  const targets = new Map(
    [...part('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target') ?? '',
    ]),
  );
  return [...part('xl/workbook.xml').matchAll(/<sheet\s[^>]*>/g)].map(([tag]) => {
    const target = targets.get(attribute(tag, 'r:id')) ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const rows: string[][] = [];
    for (const [, row = ''] of part(path).matchAll(/<row\s[^>]*?(?:\/>|>(.*?)<\/row>)/gs)) {
      const cells: string[] = [];
      for (const [, head = '', body = ''] of row.matchAll(/<c(\s[^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
        const value = /<v>([^<]*)<\/v>/.exec(body)?.[1] ?? '';
        const type = attribute(head, 't');
        const text =
          type === 's' ? shared[Number(value)] : type === 'inlineStr' ? textsIn(body) : unescaped(value);
        cells[columnOf(attribute(head, 'r') ?? 'A')] = text ?? '';
      }
      rows.push(Array.from(cells, cell => cell ?? ''));
    }
    return { name: unescaped(attribute(tag, 'name') ?? ''), part: path, rows };
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The workbook with other texts in some cells, as Excel would write them: "A2". */
export function withCells(
  bytes: Uint8Array,
  part: string,
  texts: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(bytes);
  let xml = strFromU8(parts[part] ?? new Uint8Array());
  for (const [place, text] of Object.entries(texts)) {
    const cell = `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
    const present = new RegExp(`<c\\sr="${place}"[^>]*?(?:/>|>.*?</c>)`, 's');
    if (!present.test(xml)) throw new Error(`There is no cell ${place}`);
    xml = xml.replace(present, () => cell);
  }
  return new Uint8Array(zipSync({ ...parts, [part]: strToU8(xml) }));
}
