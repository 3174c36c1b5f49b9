import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Chunks, escapeMarkup, writeTo } from '../document/chunks.ts';
import { columnWidths, estimatedWidths } from '../document/columnWidths.ts';
import {
  type Block,
  type Cell,
  type Cover,
  type CoverLogo,
  cellOf,
  contentsOf,
  fittedLogo,
  isChip,
  type Paragraph,
  type ReportDocument,
  type Row,
  runsOf,
  type Table,
  type TableLook,
  type Text,
} from '../document/model.ts';
import { plainText } from '../document/plainText.ts';
import { reportCss } from './reportCss.ts';

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
/** Width of a printed page, padding of a cell and letters of a table, in points: the columns are shares of it. */
const PAGE = 500;
const CELL_PADDING = 10.5;
const LETTERS = { small: 7, usual: 8.5 };
const HEX = /^[0-9A-Fa-f]{6}$/;

const safe = (text: string) => escapeMarkup(plainText(text));

function textHtml(text: Text): string {
  let html = '';
  for (const run of runsOf(text)) {
    let part = safe(run.text);
    if (run.code) part = `<code>${part}</code>`;
    if (run.strike) part = `<s>${part}</s>`;
    if (run.italic) part = `<em>${part}</em>`;
    if (run.bold) part = `<strong>${part}</strong>`;
    html += run.to ? `<a href="#${safe(run.to)}">${part}</a>` : part;
  }
  return html;
}

/** `dir="auto"`: Arabic or Hebrew reads from the right without turning what stands beside it. */
const paragraphHtml = ({ text, bullet }: Paragraph, look = '') =>
  bullet
    ? `<p class="item" style="padding-left:${(bullet.depth - 1) * 1.4}em"><span>${safe(bullet.sign)}</span><span dir="auto">${textHtml(text)}</span></p>`
    : `<p dir="auto"${look && ` class="${look}"`}>${textHtml(text)}</p>`;

function cellHtml(cell: Cell, tag: 'td' | 'th', look: TableLook, isCentered = false, scope = ''): string {
  const colors = [
    cell.fill && HEX.test(cell.fill) ? `background:#${cell.fill}` : '',
    cell.color && HEX.test(cell.color) ? `color:#${cell.color}` : '',
  ];
  const hasChip = isChip(cell, look);
  const styles = [...(hasChip ? [] : colors), cell.isBold && tag === 'td' ? 'font-weight:600' : ''].filter(
    Boolean,
  );
  const [only, ...rest] = cell.paragraphs;
  const isPlain =
    only && rest.length === 0 && !only.bullet && typeof only.text === 'string' && !only.text.includes('\n');
  const words = isPlain ? textHtml(only.text) : cell.paragraphs.map(part => paragraphHtml(part)).join('');
  const content = hasChip
    ? `<div class="chip" style="${colors.filter(Boolean).join(';')}">${words}</div>`
    : words;
  return `<${tag}${scope}${(cell.isCentered ?? isCentered) ? ' class="center"' : ''}${styles.length > 0 ? ` style="${styles.join(';')}"` : ''} dir="auto">${content}</${tag}>`;
}

function rowHtml(row: Row, { columns, look }: Table): string {
  const cells = columns.map((column, index) => {
    const isName = index === 0 && look !== 'GRID';
    return cellHtml(
      cellOf(row[index] ?? ''),
      isName ? 'th' : 'td',
      look,
      column.isCentered,
      isName ? ' scope="row"' : '',
    );
  });
  return `<tr>${cells.join('')}</tr>\n`;
}

class HtmlWriter {
  readonly #chunks: Chunks;
  readonly #document: ReportDocument;
  #isOpen = false;

  constructor(document: ReportDocument, chunks: Chunks) {
    this.#document = document;
    this.#chunks = chunks;
  }

  async write(block: Block): Promise<void> {
    const add = (html: string) => this.#chunks.add(html);
    switch (block.kind) {
      case 'cover':
        add(coverHtml(block));
        break;
      case 'contents':
        add(`<nav class="break" aria-label="${safe(block.title)}"><h1>${safe(block.title)}</h1><ol>`);
        for (const { level, text, anchor } of contentsOf(this.#document))
          add(
            `<li class="${level === 1 ? 'first' : 'deep'}"><a href="#${safe(anchor)}">${safe(text)}</a></li>\n`,
          );
        add('</ol></nav>\n');
        break;
      case 'heading':
        add(`<h${block.level} id="${safe(block.anchor)}" dir="auto">${safe(block.text)}</h${block.level}>\n`);
        break;
      case 'page':
        add(`${this.#isOpen ? '</section>' : ''}<section class="${block.isLandscape ? 'wide' : 'break'}">\n`);
        this.#isOpen = true;
        break;
      case 'table':
        await this.#table(block);
        break;
      case 'picture': {
        const loaded = await block.load();
        const image = loaded
          ? `<img width="${block.width}" height="${block.height}" alt="${safe(block.alt ?? block.caption)}" src="data:image/${loaded.type};base64,${loaded.content.toString('base64')}">`
          : `<p class="note">${safe(block.missing)}</p>`;
        add(`<figure>${image}<figcaption dir="auto">${safe(block.caption)}</figcaption></figure>\n`);
        break;
      }
      default:
        add(`${paragraphHtml(block.paragraph, block.isKept ? 'kept' : block.isNote ? 'note' : '')}\n`);
    }
    if (this.#chunks.isFull) await this.#chunks.flush();
  }

  async #table(table: Table): Promise<void> {
    const { columns, look, isSmall, rows } = table;
    const letters = estimatedWidths(isSmall ? LETTERS.small : LETTERS.usual);
    const widths = columnWidths(table, PAGE, CELL_PADDING, letters).map(
      width => `<col style="width:${((width / PAGE) * 100).toFixed(2)}%">`,
    );
    this.#chunks.add(`<div class="wrap"><table class="${look.toLowerCase()}${isSmall ? ' small' : ''}">`);
    if (look !== 'MATRIX') this.#chunks.add(`<colgroup>${widths.join('')}</colgroup>`);
    if (look !== 'FACTS') {
      const titles = columns.map(({ title, isCentered }) =>
        cellHtml(cellOf(title), 'th', look, isCentered, ' scope="col"'),
      );
      this.#chunks.add(`<thead><tr>${titles.join('')}</tr></thead>`);
    }
    this.#chunks.add('<tbody>\n');
    for (const row of rows) {
      this.#chunks.add(rowHtml(row, table));
      if (this.#chunks.isFull) await this.#chunks.flush();
    }
    this.#chunks.add('</tbody></table></div>\n');
  }

  end(): void {
    this.#chunks.add(`${this.#isOpen ? '</section>' : ''}</main></body></html>\n`);
  }
}

function logoHtml(logo: CoverLogo | undefined): string {
  if (!logo) return '';
  const { width, height } = fittedLogo(logo);
  return `<p class="logo"><img width="${Math.round(width)}" height="${Math.round(height)}" alt="" src="data:image/${logo.type};base64,${logo.content.toString('base64')}"></p>`;
}

const coverHtml = ({ logo, organization, title, subject, stamp, facts }: Cover) =>
  `<header class="cover">${logoHtml(logo)}<p>${safe(organization)}</p><h1>${safe(title)}</h1><p class="subject" dir="auto">${safe(subject)}</p>` +
  `<div class="stamp${stamp.isOpen ? ' open' : ''}"><strong>${safe(stamp.text)}</strong><p>${safe(stamp.note)}</p></div>` +
  `<table class="facts"><tbody>${facts.map(([label, value]) => `<tr><th scope="row">${safe(label)}</th><td dir="auto">${safe(value)}</td></tr>`).join('')}</tbody></table></header>\n`;

/**
 * Writes a report as one HTML file without a script, which loads nothing.
 * @param onProgress told after every few blocks; it may throw to call the report off
 */
export async function renderHtml(
  document: ReportDocument,
  out: Writable,
  onProgress: () => void = () => {},
): Promise<void> {
  const chunks = new Chunks(async text => {
    onProgress();
    await writeTo(out, text);
  });
  const { language, title, head, pageOf } = document;
  chunks.add(
    `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title><style>${reportCss(head, pageOf)}</style></head><body><main>\n`,
  );
  const writer = new HtmlWriter(document, chunks);
  for (const block of document.blocks()) await writer.write(block);
  writer.end();
  await chunks.flush();
  out.end();
  await finished(out);
}
