import type { CellStyle, RowDef, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { BOLD, PRINTED, READ_WHOLE, rowOf } from '../../shared/printedSheet.ts';
import { type Block, cellOf, type ReportDocument, type Row, runsOf } from '../document/model.ts';
import { plainText } from '../document/plainText.ts';

/** Excel's own limits: letters of a sheet's name and of a cell. */
const NAME_LENGTH = 31;
const CELL_LENGTH = 32_767;

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

/** Widths in characters of Excel's usual letters: of the least column, of a table, of a sheet without one. */
const WIDTHS = { least: 10, table: 130, alone: 100 };
/** Larger letters need higher lines. */
const SCALES = { title: 1.5, section: 1.3 } as const;

const STYLES = {
  title: { font: { ...BOLD, size: 16 }, alignment: READ_WHOLE },
  section: { font: { ...BOLD, size: 13 }, alignment: READ_WHOLE },
  head: {
    font: BOLD,
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E9EDF0' } },
    alignment: READ_WHOLE,
  },
  fact: { font: BOLD, alignment: READ_WHOLE },
  text: { alignment: READ_WHOLE },
} as const satisfies Record<string, CellStyle>;

interface Line {
  cells: readonly string[];
  style: keyof typeof STYLES;
  /** Of the first cell, where it differs. */
  first?: keyof typeof STYLES;
}

const isAlone = ({ cells }: Line) => cells.length === 1;

/** A sheet as it is gathered. A line of one cell goes over all columns. */
class SheetLines {
  readonly name: string;
  readonly #lines: Line[] = [];
  readonly #widths: number[] = [];

  constructor(name: string) {
    this.name = name;
  }

  add(cells: readonly string[], style: Line['style'], first: Line['style'] = style): void {
    this.#lines.push({ cells, style, first });
  }

  widen(weights: readonly number[]): void {
    const sum = weights.reduce((all, weight) => all + weight, 0);
    for (const [index, weight] of weights.entries())
      this.#widths[index] = Math.max(
        this.#widths[index] ?? WIDTHS.least,
        Math.round((weight / sum) * WIDTHS.table),
      );
  }

  written(): WriteSheet {
    const widths = this.#widths.length > 0 ? this.#widths : [WIDTHS.alone];
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const cells = new Map<string, { value: string; style: CellStyle }>();
    const heights = new Map<number, RowDef>();
    for (const [row, line] of this.#lines.entries()) {
      for (const [column, value] of line.cells.entries()) {
        const style = STYLES[(column === 0 && line.first) || line.style];
        cells.set(`${row},${column}`, { value, style });
      }
      const scale = line.style in SCALES ? SCALES[line.style as keyof typeof SCALES] : 1;
      heights.set(row, rowOf(line.cells, isAlone(line) ? [whole / scale] : widths, scale));
    }
    return {
      name: this.name,
      columns: widths.map(width => ({ width })),
      rows: this.#lines.map(line => [...line.cells]),
      cells,
      merges: this.#lines.flatMap((line, row) =>
        isAlone(line) && widths.length > 1
          ? [{ startRow: row, endRow: row, startCol: 0, endCol: widths.length - 1 }]
          : [],
      ),
      rowDefs: heights,
      pageSetup: PRINTED,
    };
  }
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
  readonly sheets: SheetLines[] = [];
  readonly #names = new Set<string>();

  open(title: string): SheetLines {
    const name = sheetName(title, this.#names);
    this.#names.add(name.toLowerCase());
    const sheet = new SheetLines(name);
    sheet.add([title], 'title');
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
        for (const text of [block.organization, block.subject]) sheet.add([text], 'text');
        sheet.widen([2, 5]);
        sheet.add([block.stamp.text, block.stamp.note], 'text', 'fact');
        for (const fact of block.facts) sheet.add([...fact], 'text', 'fact');
        break;
      case 'heading':
        sheet.add([], 'text');
        sheet.add([block.text], 'section');
        break;
      case 'paragraph':
        sheet.add([lineOf({ paragraphs: [block.paragraph] })], 'text');
        break;
      case 'table':
        sheet.widen(block.columns.map(({ weight }) => weight));
        if (block.look !== 'FACTS')
          sheet.add(
            block.columns.map(({ title }) => title),
            'head',
          );
        for (const row of block.rows)
          sheet.add(row.map(lineOf), 'text', block.look === 'FACTS' ? 'fact' : 'text');
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
    sheets: workbook.sheets.map(sheet => sheet.written()),
  });
}
