import { escapeMarkup } from '../document/chunks.ts';
import { columnWidths, estimatedWidths } from '../document/columnWidths.ts';
import {
  type Cell,
  cellOf,
  type Heading,
  isChip,
  type Paragraph,
  type Row,
  type Run,
  runsOf,
  type Table,
  type TableLook,
} from '../document/model.ts';
import { plainText } from '../document/plainText.ts';

const HEX = /^[0-9A-Fa-f]{6}$/;
/** Rows with more letters may be cut: no page could hold them. */
const WHOLE_ROW = 1200;
/** Twentieths of a point between the margins of an A4 page upright and across. */
export const TEXT_WIDTH = { upright: 9906, across: 14838 };
const MATRIX_UNIT = 260;
const CELL_MARGIN = 70;
const TWENTIETHS = 20;
/** Letters of a table, in points. */
const SIZES = { small: 7, usual: 8.5 };

const xml = (text: string) => escapeMarkup(plainText(text));

/** Names of bookmarks have letters, digits and underscores, 40 at most. */
export const bookmarkOf = (anchor: string) => anchor.replaceAll('-', '_').slice(0, 40);

interface Letters {
  isBold?: boolean | undefined;
  color?: string | undefined;
  /** Colour behind the words. */
  fill?: string | undefined;
}

/** Text with its breaks and tabs. */
const textXml = (text: string) =>
  xml(text)
    .split(/([\n\t])/)
    .map(part => {
      if (part === '\n') return '<w:br/>';
      if (part === '\t') return '<w:tab/>';
      return part && `<w:t xml:space="preserve">${part}</w:t>`;
    })
    .join('');

const shadingXml = (fill: string | undefined) =>
  fill && HEX.test(fill) ? `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>` : '';

export function runXml(run: Run, { isBold, color, fill }: Letters = {}): string {
  const properties =
    (run.to ? '<w:rStyle w:val="Hyperlink"/>' : '') +
    (run.code ? '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>' : '') +
    (run.bold || isBold ? '<w:b/>' : '') +
    (run.italic ? '<w:i/>' : '') +
    (run.strike ? '<w:strike/>' : '') +
    (color && HEX.test(color) ? `<w:color w:val="${color}"/>` : '') +
    shadingXml(fill);
  // Blanks of the words' own, so that its colour does not end at their letters.
  const shown = fill && run.text ? `\u00a0${run.text}\u00a0` : run.text;
  const made = `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${textXml(shown)}</w:r>`;
  return run.to
    ? `<w:hyperlink w:anchor="${xml(bookmarkOf(run.to))}" w:history="1">${made}</w:hyperlink>`
    : made;
}

interface Setting extends Letters {
  style?: string | undefined;
  isCentered?: boolean | undefined;
  /** On the same page as the next paragraph. */
  isKept?: boolean | undefined;
  breaksBefore?: boolean | undefined;
}

export function paragraphXml({ text, bullet }: Paragraph, setting: Setting = {}): string {
  const indent = bullet ? 284 * bullet.depth : 0;
  // The order of these elements is fixed by the schema (ECMA-376 part 1, CT_PPrBase).
  const properties =
    (setting.style ? `<w:pStyle w:val="${setting.style}"/>` : '') +
    (setting.isKept ? '<w:keepNext/>' : '') +
    (setting.breaksBefore ? '<w:pageBreakBefore/>' : '') +
    (bullet ? `<w:tabs><w:tab w:val="left" w:pos="${indent}"/></w:tabs>` : '') +
    (bullet ? `<w:ind w:left="${indent}" w:hanging="284"/>` : '') +
    (setting.isCentered ? '<w:jc w:val="center"/>' : '');
  const sign = bullet ? runXml({ text: `${bullet.sign}\t` }, setting) : '';
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${sign}${runsOf(text)
    .map(run => runXml(run, setting))
    .join('')}</w:p>`;
}

export const headingXml = ({ level, text, anchor }: Heading, id: number, breaksBefore: boolean) =>
  `<w:p><w:pPr><w:pStyle w:val="Heading${level}"/>${breaksBefore ? '<w:pageBreakBefore/>' : ''}</w:pPr>` +
  `<w:bookmarkStart w:id="${id}" w:name="${xml(bookmarkOf(anchor))}"/>${runXml({ text })}<w:bookmarkEnd w:id="${id}"/></w:p>`;

function cellXml(cell: Cell, width: number, look: TableLook, setting: Setting): string {
  const hasChip = isChip(cell, look);
  const paragraphs = cell.paragraphs.length > 0 ? cell.paragraphs : [{ text: '' }];
  const letters = {
    ...setting,
    isBold: cell.isBold ?? setting.isBold,
    color: cell.color ?? setting.color,
    isCentered: cell.isCentered ?? setting.isCentered,
    fill: hasChip ? cell.fill : undefined,
  };
  return (
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${hasChip ? '' : shadingXml(cell.fill)}</w:tcPr>` +
    `${paragraphs.map(paragraph => paragraphXml(paragraph, letters)).join('')}</w:tc>`
  );
}

const lettersIn = (row: Row) =>
  row.reduce((most, cell) => {
    const length = cellOf(cell).paragraphs.reduce(
      (sum, { text }) => sum + runsOf(text).reduce((all, run) => all + run.text.length, 0),
      0,
    );
    return Math.max(most, length);
  }, 0);

const line = (side: string, color: string) =>
  `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${color}"/>`;

/** A table in pieces: its begin, its rows one by one, its end. */
export function* tableXml(table: Table, textWidth: number): Generator<string> {
  const { columns, look, isSmall, rows } = table;
  const sum = columns.reduce((total, { weight }) => total + weight, 0);
  const width = look === 'MATRIX' ? Math.min(textWidth, sum * MATRIX_UNIT) : textWidth;
  const letters = estimatedWidths((isSmall ? SIZES.small : SIZES.usual) * TWENTIETHS);
  const widths = columnWidths(table, width, 2 * CELL_MARGIN, letters).map(Math.floor);
  const sides =
    look === 'MATRIX' ? ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'] : ['bottom', 'insideH'];
  const style = isSmall ? 'TableSmall' : 'TableText';
  yield `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/>` +
    `<w:tblBorders>${sides.map(side => line(side, 'C9D0D6')).join('')}</w:tblBorders><w:tblLayout w:type="fixed"/>` +
    `<w:tblCellMar><w:top w:w="40" w:type="dxa"/><w:left w:w="${CELL_MARGIN}" w:type="dxa"/><w:bottom w:w="40" w:type="dxa"/><w:right w:w="${CELL_MARGIN}" w:type="dxa"/></w:tblCellMar>` +
    `</w:tblPr><w:tblGrid>${widths.map(value => `<w:gridCol w:w="${value}"/>`).join('')}</w:tblGrid>`;
  if (look !== 'FACTS') {
    const titles = columns.map(({ title, isCentered }, index) =>
      cellXml({ paragraphs: [{ text: title }], isBold: true, fill: 'E9EDF0' }, widths[index] ?? 0, look, {
        style,
        isCentered,
        isKept: true,
      }),
    );
    yield `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${titles.join('')}</w:tr>`;
  }
  let isEmpty = true;
  for (const row of rows) {
    isEmpty = false;
    const cells = columns.map(({ isCentered }, index) =>
      cellXml(cellOf(row[index] ?? ''), widths[index] ?? 0, look, {
        style,
        isCentered,
        ...(look === 'FACTS' && index === 0 && { color: '5B6670' }),
      }),
    );
    yield `<w:tr>${lettersIn(row) < WHOLE_ROW ? '<w:trPr><w:cantSplit/></w:trPr>' : ''}${cells.join('')}</w:tr>`;
  }
  // A table without a row is none to Word.
  if (isEmpty && look === 'FACTS')
    yield `<w:tr>${columns.map((_, index) => cellXml(cellOf(''), widths[index] ?? 0, look, { style })).join('')}</w:tr>`;
  // Two tables without a paragraph between them would become one.
  yield '</w:tbl><w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="140" w:lineRule="exact"/></w:pPr></w:p>';
}

/** A line of the table of contents; its page number is a field that the word processor fills. */
export const contentsLineXml = ({ level, text, anchor }: Heading, first: string, last: string) => {
  const name = xml(bookmarkOf(anchor));
  return (
    `<w:p><w:pPr><w:pStyle w:val="TOC${level}"/></w:pPr>${first}<w:hyperlink w:anchor="${name}" w:history="1">${runXml({ text })}` +
    `<w:r><w:tab/></w:r>${fieldXml(`PAGEREF ${name} \\h`, '', true)}</w:hyperlink>${last}</w:p>`
  );
};

export const fieldXml = (instruction: string, shown: string, isDirty = false) =>
  `<w:r><w:fldChar w:fldCharType="begin"${isDirty ? ' w:dirty="true"' : ''}/></w:r><w:r><w:instrText xml:space="preserve"> ${xml(instruction)} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r>${textXml(shown)}</w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

const EMU = 9525;

/** A picture of a relationship, in pixels of 1/96 inch. */
export const pictureXml = (relation: string, id: number, width: number, height: number, caption: string) =>
  `<w:p><w:pPr><w:keepNext/></w:pPr><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${Math.round(width * EMU)}" cy="${Math.round(height * EMU)}"/>` +
  `<wp:docPr id="${id}" name="Figure ${id}" descr="${xml(caption)}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">` +
  `<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="${id}" name="Figure ${id}"/><pic:cNvPicPr/></pic:nvPicPr>` +
  `<pic:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${Math.round(width * EMU)}" cy="${Math.round(height * EMU)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>` +
  `</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
