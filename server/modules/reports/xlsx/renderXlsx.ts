import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { type Block, cellOf, type ReportDocument, type Row, runsOf } from '../document/model.ts';
import { plainText } from '../document/plainText.ts';

/** Excel's own limits: letters of a sheet's name and of a cell. */
const NAME_LENGTH = 31;
const CELL_LENGTH = 32_767;
const WIDTH = 12;

const lineOf = (cell: Row[number]) =>
  plainText(
    cellOf(cell)
      .paragraphs.map(
        ({ text, bullet }) =>
          (bullet ? `${bullet.sign} ` : '') +
          runsOf(text)
            .map(run => run.text)
            .join(''),
      )
      .join('\n'),
  ).slice(0, CELL_LENGTH);

interface Sheet {
  name: string;
  rows: CellValue[][];
  widths: number[];
}

const sheetName = (text: string, taken: ReadonlySet<string>): string => {
  const name =
    text
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .slice(0, NAME_LENGTH)
      .trim() || 'Sheet';
  if (!taken.has(name.toLowerCase())) return name;
  for (let number = 2; ; number += 1) {
    const other = `${name.slice(0, NAME_LENGTH - 4)} ${number}`;
    if (!taken.has(other.toLowerCase())) return other;
  }
};

class Workbook {
  readonly sheets: Sheet[] = [];
  readonly #names = new Set<string>();

  open(title: string): Sheet {
    const name = sheetName(title, this.#names);
    this.#names.add(name.toLowerCase());
    const sheet = { name, rows: [[title]], widths: [] };
    this.sheets.push(sheet);
    return sheet;
  }

  add(block: Block): void {
    if (block.kind === 'heading' && block.level === 1) {
      this.open(block.text);
      return;
    }
    const sheet = this.sheets.at(-1) ?? this.open('1');
    switch (block.kind) {
      case 'cover':
        sheet.rows.push([block.organization], [block.subject], [block.stamp.text, block.stamp.note]);
        for (const fact of block.facts) sheet.rows.push([...fact]);
        break;
      case 'heading':
        sheet.rows.push([], [block.text]);
        break;
      case 'paragraph':
        sheet.rows.push([lineOf({ paragraphs: [block.paragraph] })]);
        break;
      case 'table':
        sheet.widths = block.columns.map(({ weight }, index) =>
          Math.max(sheet.widths[index] ?? 0, Math.round(weight * WIDTH)),
        );
        if (block.look !== 'FACTS') sheet.rows.push(block.columns.map(({ title }) => title));
        for (const row of block.rows) sheet.rows.push(row.map(lineOf));
        break;
      default:
    }
  }
}

/** A document as a workbook: a sheet for each chapter. Every cell is text, so nothing in it is a formula. */
export async function renderXlsx(document: ReportDocument): Promise<Uint8Array> {
  const workbook = new Workbook();
  workbook.open(document.title.split(' – ')[0] ?? document.title);
  for (const block of document.blocks()) workbook.add(block);
  const day = new Date(document.day);
  return writeXlsx({
    properties: { created: day, modified: day },
    sheets: workbook.sheets.map(({ name, rows, widths }) => ({
      name,
      columns: widths.map(width => ({ width: Math.min(width, 80) })),
      rows,
    })),
  });
}
