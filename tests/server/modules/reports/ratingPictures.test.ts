import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportDocument, Table } from '../../../../server/modules/reports/document/model.ts';
import { makeReport } from '../../../../server/modules/reports/index.ts';
import { TableDrawing } from '../../../../server/modules/reports/pdf/drawTable.ts';
import { Pages } from '../../../../server/modules/reports/pdf/pages.ts';
import { docxParts, wordElements } from '../../../support/reportText.ts';
import { VotingRoom } from '../../../support/voting.ts';

/** The ramp of risk of the web app on white (design, colours of levels): ASIL B in the set of ISO 26262. */
const ASIL_B = [0xf2, 0x8c, 0x38];
const ASIL_D = [0x8e, 0x1b, 0x3a];

let room: VotingRoom;
let project = '';
const files = new Map<string, Buffer>();

async function made(format: string): Promise<Buffer> {
  const known = files.get(format);
  if (known) return known;
  const client = await room.app.pool.connect();
  try {
    const { content } = await makeReport({
      database: client,
      dataFolder: room.app.settings.dataFolder,
      projectUuid: project,
      format,
      language: 'en',
      report: () => {},
    });
    const file = await buffer(content as AsyncIterable<Buffer>);
    files.set(format, file);
    return file;
  } finally {
    client.release();
  }
}

beforeAll(async () => {
  room = await VotingRoom.open();
  const { rows } = await room.app.pool.query<{ uuid: string }>(
    `select uuid from projects where name = 'Remote control library'`,
  );
  project = rows[0]?.uuid ?? '';
});
afterAll(() => room.app.close());

/** The cells of ISO 26262-3 in which hazards of the project stand, counted by the database. */
async function countedCells(): Promise<string[]> {
  const { rows } = await room.app.pool.query<{ cell: string }>(
    `select concat(s.code, ', ', x.code, ', ', a.code, ': ', r.code, ', hazards: ', count(*)) as cell
     from hazard_evaluations e join hazards h on h.uuid = e.hazard_uuid and h.risk_rating_set_uuid = e.risk_rating_set_uuid
     join risk_levels s on s.uuid = e.severity_uuid join risk_levels x on x.uuid = e.exposure_uuid
     join risk_levels a on a.uuid = e.avoidability_uuid join risk_ratings r on r.uuid = e.rating_uuid
     where h.project_uuid = $1 and e.stage = 'INITIAL' group by s.code, x.code, a.code, r.code`,
    [project],
  );
  return rows.map(({ cell }) => cell).sort();
}

const altOf = (texts: readonly string[]) => texts.find(text => /initial risk: where/.test(text)) ?? '';
const cellsOf = (alt: string) =>
  alt
    .slice(alt.indexOf('). ') + 3)
    .split('; ')
    .sort();

async function pdfAlternatives(content: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const found: string[] = [];
  const collect = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { alt, children } = node as { alt?: string; children?: unknown[] };
    if (alt) found.push(alt);
    for (const child of children ?? []) collect(child);
  };
  for (let page = 1; page <= pdf.numPages; page += 1)
    collect(await (await pdf.getPage(page)).getStructTree());
  return found;
}

describe('the table of a rating set as a picture', () => {
  it('says in each format how many hazards stand in which cell', async () => {
    const expected = await countedCells();
    expect(expected.length).toBeGreaterThan(3);
    const { window } = new JSDOM(String(await made('html')));
    const images = [...window.document.querySelectorAll('figure img')].map(
      one => one.getAttribute('alt') ?? '',
    );
    const body = docxParts(await made('docx')).get('word/document.xml');
    const described = [...(body?.getElementsByTagName('wp:docPr') ?? [])].map(
      one => one.getAttribute('descr') ?? '',
    );
    for (const alternatives of [images, described, await pdfAlternatives(await made('pdf'))])
      expect(cellsOf(altOf(alternatives))).toEqual(expected);
  });

  it('has the full colour of a level where hazards stand, and only there', async () => {
    const { window } = new JSDOM(String(await made('html')));
    const image = [...window.document.querySelectorAll('figure img')].find(one =>
      /initial risk: where/.test(one.getAttribute('alt') ?? ''),
    );
    const [, encoded = ''] = (image?.getAttribute('src') ?? '').split('base64,');
    const { data, info } = await sharp(Buffer.from(encoded, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Twice as many pixels as it takes on the page, sharp on paper.
    expect(info.width).toBe(2 * Number(image?.getAttribute('width')));
    const countOf = (color: readonly number[]) => {
      let count = 0;
      for (let at = 0; at < data.length; at += info.channels)
        if (color.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 4)) count += 1;
      return count;
    };
    // Published: some hazards with ASIL B, none with ASIL D.
    const cells = await countedCells();
    expect([cells.some(cell => cell.includes(': B,')), cells.some(cell => cell.includes(': D,'))]).toEqual([
      true,
      false,
    ]);
    expect(countOf(ASIL_B)).toBeGreaterThan(2000);
    expect(countOf(ASIL_D)).toBe(0);
  });
});

describe('a level in a row of a table', () => {
  const document: ReportDocument = {
    language: 'en',
    title: '',
    author: '',
    head: ['', ''],
    pageOf: '{1} / {2}',
    day: '2026-01-01',
    blocks: () => [],
  };

  it('colours its words, not the height of the row: on paper', () => {
    const pages = new Pages(document);
    pages.pdf.pipe(new PassThrough());
    pages.begin({});
    const drawn: { height: number; fill: string }[] = [];
    pages.rectangle = (_x, _y, _width, height, fill) => drawn.push({ height, fill });
    const table: Table = {
      kind: 'table',
      look: 'GRID',
      columns: [
        { title: 'Text', weight: 1 },
        { title: 'Level', weight: 1 },
      ],
      rows: [
        [
          { paragraphs: Array.from({ length: 12 }, (_, index) => ({ text: `Line ${index}` })) },
          { paragraphs: [{ text: 'D' }], fill: 'AA0000', isChip: true },
        ],
      ],
    };
    const before = pages.y;
    new TableDrawing(pages, table).draw();
    const height = pages.y - before;
    // One line of letters of 8.5 points with a little around it, in a row of twelve.
    expect(height).toBeGreaterThan(100);
    const [chip, ...more] = drawn.filter(({ fill }) => fill === 'AA0000');
    expect(more).toEqual([]);
    expect(chip?.height).toBeGreaterThan(8.5);
    expect(chip?.height).toBeLessThan(2 * 8.5);
  });

  it('colours its words, not the height of the row: on screen and in a word processor', async () => {
    const { window } = new JSDOM(String(await made('html')));
    const rows = [...window.document.querySelectorAll('table.small tr')].filter(row =>
      /^HZ-\d+/.test(row.textContent ?? ''),
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(row.querySelectorAll('td[style*="background"]')).toHaveLength(0);
      expect(row.querySelectorAll('td > .chip[style*="background"]').length).toBeGreaterThan(0);
    }
    const body = docxParts(await made('docx')).get('word/document.xml');
    const written = wordElements(body, 'tr').filter(row =>
      /^HZ-\d+Deliver|^HZ-\d+FN-/.test(row.textContent ?? ''),
    );
    expect(written.length).toBeGreaterThan(10);
    for (const row of written) {
      const shaded = [...row.getElementsByTagName('w:shd')].map(one => one.parentElement?.tagName);
      expect(new Set(shaded)).toEqual(new Set(['w:rPr']));
    }
  });
});
