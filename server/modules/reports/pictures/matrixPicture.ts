import sharp from 'sharp';
import type { RatingTable } from '../../../../domain/rating/ratingTable.ts';
import { outlines, widthOf } from './outlines.ts';

/** Pixels of 1/96 inch; letters about as large as those of tables. */
const SIZE = 12;
const ROW = 26;
const GAP = 2;
const PADDING = 9;
const CELL = 58;
/** Of the sign that holds a number of hazards. */
const SIGN = { height: 18, padding: 6, gap: 6 };
/** Pixels of the picture for one of the document: sharp on paper. */
const DENSITY = 2;
const INK = '1B2126';
const HEADING = 'E9EDF0';
/** What is left of a cell's colour where no hazard stands. */
const FAINT = 0.3;

export interface MatrixPicture {
  table: RatingTable;
  /** By row and column; shown where it is more than nothing. */
  counts: readonly (readonly number[])[];
  numberOf(count: number): string;
  colorsOf(rank: number): { fill: string; color: string };
}

interface Layout {
  headWidths: number[];
  cellWidth: number;
  width: number;
  height: number;
}

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(text => widthOf(text, SIZE)));
const acrossTitle = ({ across }: RatingTable) =>
  across.label ? `${across.symbol} · ${across.label}` : across.symbol;

function layOut({ table, counts, numberOf }: MatrixPicture): Layout {
  const headWidths = table.corner.map((symbol, place) =>
    Math.ceil(
      widest([symbol, ...table.rows.map(({ headings }) => headings[place]?.code ?? '')]) + 2 * PADDING,
    ),
  );
  const words = widest([
    ...table.across.headings.map(({ code }) => code),
    ...table.rows.flatMap(({ cells }) => cells.map(({ rating }) => rating?.code ?? '')),
  ]);
  const signs = widest(counts.flat().map(numberOf)) + 2 * SIGN.padding + SIGN.gap;
  const columns = Math.max(1, table.across.headings.length);
  const cellWidth = Math.max(
    CELL,
    Math.ceil(words + signs + 2 * PADDING),
    Math.ceil((widthOf(acrossTitle(table), SIZE) + 2 * PADDING) / columns),
  );
  const heads = headWidths.reduce((sum, width) => sum + width + GAP, 0);
  return {
    headWidths,
    cellWidth,
    width: GAP + heads + columns * (cellWidth + GAP),
    height: GAP + (table.rows.length + 2) * (ROW + GAP),
  };
}

/** Size of the picture in pixels of 1/96 inch. */
export function matrixSize(picture: MatrixPicture): { width: number; height: number } {
  const { width, height } = layOut(picture);
  return { width, height };
}

const faint = (hex: string) =>
  [0, 2, 4]
    .map(at => Math.round(255 - (255 - Number.parseInt(hex.slice(at, at + 2), 16)) * FAINT))
    .map(value => value.toString(16).padStart(2, '0'))
    .join('');

const box = (x: number, y: number, width: number, height: number, fill: string, round = 2) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="#${fill}"/>`;
const BASELINE = SIZE * 0.36;

function labelled(x: number, y: number, width: number, height: number, text: string, fill: string): string {
  return box(x, y, width, height, fill) + outlines(text, x + width / 2, y + height / 2 + BASELINE, SIZE, INK);
}

/** A cell with its rating; where hazards stand, in full colour with their number beside it. */
function cellSvg(x: number, y: number, width: number, code: string, number: string, colors: Colors): string {
  const middle = y + ROW / 2 + BASELINE;
  if (!number)
    return box(x, y, width, ROW, faint(colors.fill)) + outlines(code, x + width / 2, middle, SIZE, INK);
  const sign = Math.ceil(widthOf(number, SIZE)) + 2 * SIGN.padding;
  const words = widthOf(code, SIZE);
  const left = x + (width - words - SIGN.gap - sign) / 2;
  const at = left + words + SIGN.gap;
  return (
    box(x, y, width, ROW, colors.fill) +
    outlines(code, left + words / 2, middle, SIZE, colors.color) +
    box(at, y + (ROW - SIGN.height) / 2, sign, SIGN.height, 'FFFFFF', SIGN.height / 2) +
    outlines(number, at + sign / 2, middle, SIZE, INK)
  );
}

type Colors = ReturnType<MatrixPicture['colorsOf']>;

function matrixSvg(picture: MatrixPicture): string {
  const { table, counts, numberOf, colorsOf } = picture;
  const { headWidths, cellWidth, width, height } = layOut(picture);
  const drawn: string[] = [];
  const rowAt = (index: number) => GAP + (index + 2) * (ROW + GAP);
  let x = GAP;
  for (const [place, headWidth] of headWidths.entries()) {
    drawn.push(labelled(x, GAP, headWidth, 2 * ROW + GAP, table.corner[place] ?? '', HEADING));
    for (const [index, { headings }] of table.rows.entries()) {
      const { code = '', span = 0 } = headings[place] ?? {};
      if (span > 0) drawn.push(labelled(x, rowAt(index), headWidth, span * (ROW + GAP) - GAP, code, HEADING));
    }
    x += headWidth + GAP;
  }
  drawn.push(labelled(x, GAP, width - x - GAP, ROW, acrossTitle(table), HEADING));
  const columnAt = (index: number) => x + index * (cellWidth + GAP);
  for (const [index, { code }] of table.across.headings.entries())
    drawn.push(labelled(columnAt(index), 2 * GAP + ROW, cellWidth, ROW, code, HEADING));
  for (const [row, { cells }] of table.rows.entries())
    for (const [column, { rating }] of cells.entries()) {
      const count = counts[row]?.[column] ?? 0;
      const colors = rating ? colorsOf(rating.rank) : { fill: 'FFFFFF', color: INK };
      const number = count > 0 ? numberOf(count) : '';
      drawn.push(cellSvg(columnAt(column), rowAt(row), cellWidth, rating?.code ?? '–', number, colors));
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, 'FFFFFF', 0)}${drawn.join('')}</svg>`;
}

/** The table of a rating set in its colours, with the number of hazards in each cell. */
export async function drawMatrix(picture: MatrixPicture): Promise<Buffer> {
  return sharp(Buffer.from(matrixSvg(picture)), { density: 96 * DENSITY })
    .resize({ width: matrixSize(picture).width * DENSITY })
    .png({ palette: true })
    .toBuffer();
}
