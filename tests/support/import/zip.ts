import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the archive claims of its size; default: the truth. */
  readonly claims?: number;
  readonly method?: number;
  readonly flags?: number;
}

const u16 = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** A ZIP archive byte by byte, so that tests can make ones that no library would write. */
export function zip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, method = 8, flags = 0 } of parts) {
    const raw = Buffer.from(content as Uint8Array);
    const data = method === 8 ? deflateRawSync(raw) : raw;
    const label = Buffer.from(name);
    const common = [
      ...u16(20),
      ...u16(flags),
      ...u16(method),
      ...u16(0),
      ...u16(0),
      ...u32(crc32(raw)),
      ...u32(data.length),
      ...u32(claims ?? raw.length),
      ...u16(label.length),
      ...u16(0),
    ];
    local.push(Buffer.from([...u32(0x04034b50), ...common]), label, data);
    central.push(
      Buffer.from([
        ...u32(0x02014b50),
        ...u16(20),
        ...common,
        ...u16(0),
        ...u16(0),
        ...u16(0),
        ...u32(0),
        ...u32(offset),
      ]),
      label,
    );
    offset += 30 + label.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.from([
    ...u32(0x06054b50),
    ...u16(0),
    ...u16(0),
    ...u16(parts.length),
    ...u16(parts.length),
    ...u32(directory.length),
    ...u32(offset),
    ...u16(0),
  ]);
  return new Uint8Array(Buffer.concat([...local, directory, end]));
}

const NAMESPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** The parts of a small workbook with one sheet. @param sheetData what stands in its `sheetData` */
export function workbookParts(sheetData: string, prolog = ''): ZipPart[] {
  return [
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/workbook.xml',
      content: `${prolog}<workbook ${NAMESPACES}><sheets><sheet name="HARA" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${prolog}<worksheet ${NAMESPACES}><sheetData>${sheetData}</sheetData></worksheet>`,
    },
  ];
}

/** A row of inline texts; the texts are XML. */
export const sheetRow = (row: number, ...texts: readonly string[]): string =>
  `<row r="${row}">${texts.map((text, at) => `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
