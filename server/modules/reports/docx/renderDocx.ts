import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { Chunks, writeTo } from '../document/chunks.ts';
import {
  type Block,
  type Cover,
  type CoverLogo,
  contentsOf,
  fittedLogo,
  type Picture,
  type ReportDocument,
} from '../document/model.ts';
import {
  APP_PROPERTIES,
  CONTENT_TYPES,
  corePropertiesXml,
  DOCUMENT_BEGIN,
  DOCUMENT_END,
  documentRelations,
  footerXml,
  headerXml,
  PACKAGE_RELATIONS,
  SETTINGS,
  sectionXml,
  stylesXml,
} from './parts.ts';
import {
  contentsLineXml,
  headingXml,
  paragraphXml,
  pictureXml,
  runXml,
  TEXT_WIDTH,
  tableXml,
} from './wordXml.ts';

/** Half the time of the usual level for a tenth more bytes. */
const COMPRESSION = 3;
/** Time of every part: the files of a zip have one, and the same report is the same file. */
const MADE = new Date(2020, 0, 1);
/** Pixels of 1/96 inch that a picture may take. */
const LARGEST = { width: 640, height: 820 };

interface Media {
  relation: string;
  file: string;
  content: Buffer;
}

class DocxWriter {
  readonly media: Media[] = [];
  readonly #document: ReportDocument;
  readonly #chunks: Chunks;
  #isLandscape = false;
  #isFirstSection = true;
  #hasBegun = false;
  #breaksBefore = false;
  #headings = 0;

  constructor(document: ReportDocument, chunks: Chunks) {
    this.#document = document;
    this.#chunks = chunks;
  }

  async write(block: Block): Promise<void> {
    const add = (xml: string) => this.#chunks.add(xml);
    switch (block.kind) {
      case 'cover':
        this.#cover(block);
        break;
      case 'contents':
        this.#contents(block.title);
        break;
      case 'heading':
        add(headingXml(block, ++this.#headings, this.#takeBreak()));
        break;
      case 'page':
        this.#page(block.isLandscape);
        break;
      case 'table':
        if (this.#takeBreak()) add(paragraphXml({ text: '' }, { breaksBefore: true }));
        for (const piece of tableXml(block, this.#isLandscape ? TEXT_WIDTH.across : TEXT_WIDTH.upright)) {
          add(piece);
          if (this.#chunks.isFull) await this.#chunks.flush();
        }
        break;
      case 'picture':
        await this.#picture(block);
        break;
      default:
        add(
          paragraphXml(block.paragraph, {
            breaksBefore: this.#takeBreak(),
            ...(block.isNote && { style: 'Note' }),
            ...(block.isKept && { isKept: true }),
          }),
        );
    }
    this.#hasBegun = true;
    if (this.#chunks.isFull) await this.#chunks.flush();
  }

  #takeBreak(): boolean {
    const breaks = this.#breaksBefore;
    this.#breaksBefore = false;
    return breaks;
  }

  /** Pages of another direction are a section of their own; the direction of a section stands at its end. */
  #page(isLandscape: boolean): void {
    if (!this.#hasBegun) this.#isLandscape = isLandscape;
    else if (isLandscape === this.#isLandscape) this.#breaksBefore = true;
    else {
      this.#chunks.add(
        `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/>${this.#section()}</w:pPr></w:p>`,
      );
      this.#isLandscape = isLandscape;
    }
  }

  #section(): string {
    const section = sectionXml(this.#isLandscape, this.#isFirstSection);
    this.#isFirstSection = false;
    return section;
  }

  #cover({ logo, organization, title, subject, stamp, facts }: Cover): void {
    const add = (xml: string) => this.#chunks.add(xml);
    if (logo) this.#logo(logo, organization);
    add(paragraphXml({ text: organization }, { style: 'Note' }));
    add(paragraphXml({ text: title }, { style: 'Title' }));
    add(paragraphXml({ text: subject }, { style: 'Subtitle' }));
    const [fill, color] = stamp.isOpen ? ['FBE3E0', '8E1B1B'] : ['E3F1E5', '1D5B2A'];
    const words = [{ text: [{ text: stamp.text, bold: true }] }, { text: stamp.note }];
    const columns = [{ title: '', weight: 1 }];
    const rows = [[{ paragraphs: words, fill, color }]];
    for (const piece of tableXml({ kind: 'table', look: 'FACTS', columns, rows }, TEXT_WIDTH.upright))
      add(piece);
    const two = [
      { title: '', weight: 1 },
      { title: '', weight: 3 },
    ];
    add(paragraphXml({ text: '' }));
    for (const piece of tableXml(
      { kind: 'table', look: 'FACTS', columns: two, rows: facts },
      TEXT_WIDTH.upright,
    ))
      add(piece);
  }

  /** A field with its lines filled in: it is right as it stands, and a word processor can make it again. */
  #contents(title: string): void {
    this.#chunks.add(paragraphXml({ text: title }, { style: 'TOCHeading', breaksBefore: true }));
    const lines = contentsOf(this.#document);
    const begin =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> TOC \\o "1-2" \\h \\z \\u </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
    const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    for (const [index, line] of lines.entries())
      this.#chunks.add(
        contentsLineXml(line, index === 0 ? begin : '', index === lines.length - 1 ? end : ''),
      );
  }

  #logo(logo: CoverLogo, organization: string): void {
    const { width, height } = fittedLogo(logo);
    this.#embed(logo, width, height, organization);
  }

  /** A picture of so many pixels of 1/96 inch. */
  #embed(
    { type, content }: Pick<CoverLogo, 'content'> & { type: string },
    width: number,
    height: number,
    caption: string,
  ) {
    const number = this.media.length + 1;
    const relation = `rIdImage${number}`;
    this.media.push({ relation, file: `image${number}.${type}`, content });
    this.#chunks.add(pictureXml(relation, number, width, height, caption));
  }

  async #picture({ caption, alt = caption, width, height, load, missing }: Picture): Promise<void> {
    const loaded = await load();
    if (loaded) {
      const scale = Math.min(LARGEST.width / width, LARGEST.height / height, 1);
      this.#embed(loaded, width * scale, height * scale, alt);
    }
    this.#chunks.add(
      paragraphXml({ text: loaded ? caption : `${caption} ${missing}` }, { style: 'Caption' }),
    );
  }

  end(): void {
    // A body may not end with a table.
    this.#chunks.add(`<w:p>${runXml({ text: '' })}</w:p>${this.#section()}`);
  }
}

/**
 * Writes a report for word processors (Office Open XML, ECMA-376). The text goes into the zip as it is made, so memory does
 * not grow with the report.
 * @param onProgress told after every few blocks; it may throw to call the report off
 */
export async function renderDocx(
  document: ReportDocument,
  out: Writable,
  onProgress: () => void = () => {},
): Promise<void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  const drain = async () => {
    for (const data of ready.splice(0)) await writeTo(out, data);
  };
  const whole = async (name: string, text: string) => {
    const file = new ZipDeflate(name, { level: COMPRESSION });
    file.mtime = MADE;
    zip.add(file);
    file.push(Buffer.from(text), true);
    await drain();
  };
  await whole('[Content_Types].xml', CONTENT_TYPES);
  await whole('_rels/.rels', PACKAGE_RELATIONS);
  await whole('docProps/core.xml', corePropertiesXml(document, `${document.day}T00:00:00Z`));
  await whole('docProps/app.xml', APP_PROPERTIES);
  await whole('word/styles.xml', stylesXml(document));
  await whole('word/settings.xml', SETTINGS);
  await whole('word/header1.xml', headerXml(document));
  await whole('word/footer1.xml', footerXml(document));
  const body = new ZipDeflate('word/document.xml', { level: COMPRESSION });
  body.mtime = MADE;
  zip.add(body);
  const chunks = new Chunks(async text => {
    onProgress();
    body.push(Buffer.from(text));
    await drain();
  });
  chunks.add(DOCUMENT_BEGIN);
  const writer = new DocxWriter(document, chunks);
  for (const block of document.blocks()) await writer.write(block);
  writer.end();
  chunks.add(DOCUMENT_END);
  await chunks.flush();
  body.push(new Uint8Array(0), true);
  await whole('word/_rels/document.xml.rels', documentRelations(writer.media));
  for (const { file, content } of writer.media) {
    const entry = new ZipPassThrough(`word/media/${file}`);
    entry.mtime = MADE;
    zip.add(entry);
    entry.push(content, true);
    await drain();
  }
  zip.end();
  await drain();
  out.end();
  await finished(out);
}
