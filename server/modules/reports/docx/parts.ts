import { escapeMarkup } from '../document/chunks.ts';
import type { ReportDocument } from '../document/model.ts';
import { plainText } from '../document/plainText.ts';
import { fieldXml, runXml, TEXT_WIDTH } from './wordXml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const WORD =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const DRAWING = 'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const xml = (text: string) => escapeMarkup(plainText(text));

export const DOCUMENT_BEGIN = `${HEAD}<w:document ${WORD} ${DRAWING}><w:body>`;
export const DOCUMENT_END = '</w:body></w:document>';

export const CONTENT_TYPES =
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/><Default Extension="png" ContentType="image/png"/>` +
  `<Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
  `<Override PartName="/word/settings.xml" ContentType="${TYPE}.settings+xml"/><Override PartName="/word/header1.xml" ContentType="${TYPE}.header+xml"/>` +
  `<Override PartName="/word/footer1.xml" ContentType="${TYPE}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>` +
  `<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`;

export const PACKAGE_RELATIONS =
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>` +
  `<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
  `<Relationship Id="rId3" Type="${OFFICE}/extended-properties" Target="docProps/app.xml"/></Relationships>`;

/** Relations of the document; pictures by their file's name. */
export const documentRelations = (pictures: readonly { relation: string; file: string }[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/>` +
  `<Relationship Id="rId2" Type="${OFFICE}/settings" Target="settings.xml"/><Relationship Id="rId3" Type="${OFFICE}/header" Target="header1.xml"/>` +
  `<Relationship Id="rId4" Type="${OFFICE}/footer" Target="footer1.xml"/>${pictures
    .map(
      ({ relation, file }) =>
        `<Relationship Id="${relation}" Type="${OFFICE}/image" Target="media/${file}"/>`,
    )
    .join('')}</Relationships>`;

/** Page size and margins of a section, at its end; the head and foot are named once and hold for all. */
export const sectionXml = (isLandscape: boolean, isFirst: boolean) =>
  `<w:sectPr>${isFirst ? '<w:headerReference w:type="default" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/>' : ''}` +
  `<w:type w:val="nextPage"/><w:pgSz ${isLandscape ? 'w:w="16838" w:h="11906" w:orient="landscape"' : 'w:w="11906" w:h="16838"'}/>` +
  `<w:pgMar w:top="1300" w:right="1000" w:bottom="1100" w:left="1000" w:header="560" w:footer="480" w:gutter="0"/>${isFirst ? '<w:titlePg/>' : ''}</w:sectPr>`;

export const headerXml = ({ head: [left, right] }: ReportDocument) =>
  `${HEAD}<w:hdr ${WORD}><w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr>${runXml({ text: `${left} · ${right}`.replaceAll('\n', ' ') })}</w:p></w:hdr>`;

export function footerXml({ pageOf }: ReportDocument): string {
  const [before = '', rest = ''] = pageOf.split('{1}');
  const [between = '', after = ''] = rest.split('{2}');
  return (
    `${HEAD}<w:ftr ${WORD}><w:p><w:pPr><w:pStyle w:val="Footer"/><w:jc w:val="right"/></w:pPr>${runXml({ text: before })}` +
    `${fieldXml('PAGE', '1')}${runXml({ text: between })}${fieldXml('NUMPAGES', '1')}${runXml({ text: after })}</w:p></w:ftr>`
  );
}

const style = (id: string, name: string, paragraph: string, letters: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}${more}<w:qFormat/>` +
  `<w:pPr>${paragraph}</w:pPr><w:rPr>${letters}</w:rPr></w:style>`;

const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const spacing = (before: number, after: number, line = 264) =>
  `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
const next = '<w:next w:val="Normal"/>';
const INK = '<w:color w:val="1B2126"/>';
const QUIET = '<w:color w:val="5B6670"/>';
const tab = `<w:tabs><w:tab w:val="right" w:pos="${TEXT_WIDTH.upright}"/></w:tabs>`;

export const stylesXml = ({ language }: ReportDocument) =>
  `${HEAD}<w:styles ${WORD}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Arial" w:cs="Arial"/>${INK}${size(20)}` +
  `<w:lang w:val="${language === 'de' ? 'de-DE' : 'en-GB'}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>${spacing(0, 100)}</w:pPr></w:pPrDefault></w:docDefaults>` +
  style('Normal', 'Normal', spacing(0, 100), size(20)) +
  style('Title', 'Title', spacing(2400, 120), `<w:b/>${size(60)}`, next) +
  style('Subtitle', 'Subtitle', spacing(0, 480), `${QUIET}${size(34)}`, next) +
  style(
    'Heading1',
    'heading 1',
    `<w:keepNext/><w:keepLines/>${spacing(360, 140)}<w:outlineLvl w:val="0"/>`,
    `<w:b/>${size(34)}`,
    next,
  ) +
  style(
    'Heading2',
    'heading 2',
    `<w:keepNext/><w:keepLines/>${spacing(280, 100)}<w:outlineLvl w:val="1"/>`,
    `<w:b/>${size(26)}`,
    next,
  ) +
  style(
    'Heading3',
    'heading 3',
    `<w:keepNext/><w:keepLines/>${spacing(220, 80)}<w:outlineLvl w:val="2"/>`,
    `<w:b/>${size(21)}`,
    next,
  ) +
  style('TOCHeading', 'TOC Heading', `<w:keepNext/>${spacing(0, 160)}`, `<w:b/>${size(34)}`, next) +
  style('TOC1', 'toc 1', `${tab}${spacing(100, 20)}`, `<w:b/>${size(20)}`, next) +
  style('TOC2', 'toc 2', `${tab}${spacing(0, 20)}<w:ind w:left="280"/>`, size(20), next) +
  style('Note', 'Note', spacing(0, 100), QUIET) +
  style('Caption', 'caption', spacing(40, 200), `${QUIET}${size(17)}`) +
  style('TableText', 'Table Text', spacing(0, 20, 252), size(17)) +
  style('TableSmall', 'Table Small', spacing(0, 20, 252), size(14)) +
  style(
    'Header',
    'header',
    `<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="4" w:color="C9D0D6"/></w:pBdr>${spacing(0, 0)}`,
    `${QUIET}${size(16)}`,
  ) +
  style('Footer', 'footer', spacing(0, 0), `${QUIET}${size(16)}`) +
  `<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0B5CAD"/></w:rPr></w:style></w:styles>`;

export const SETTINGS = `${HEAD}<w:settings ${WORD}><w:defaultTabStop w:val="708"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;

export const corePropertiesXml = ({ title, author, language }: ReportDocument, at: string) =>
  `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
  `<dc:title>${xml(title)}</dc:title><dc:creator>${xml(author)}</dc:creator><dc:language>${language}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${at}</dcterms:modified></cp:coreProperties>`;

export const APP_PROPERTIES = `${HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Badger</Application></Properties>`;
