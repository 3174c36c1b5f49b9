import { PassThrough, type Writable } from 'node:stream';
import type { Language } from '../../../glossary/languages.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { MadeFile } from '../../jobs/workOn.ts';
import { readSettings } from '../../settings.ts';
import { openStorage } from '../../storage/openStorage.ts';
import { loadTexts } from '../../texts/loadTexts.ts';
import { readKeptReportData, readReportData } from '../report-data/index.ts';
import { builtInInGerman } from './content/builtInWords.ts';
import { type ReportContext, reportContext } from './content/context.ts';
import type { LoadFigure } from './content/endMatter.ts';
import { managementPlan } from './content/plan.ts';
import { fullReport, lightReport } from './content/reports.ts';
import type { ReportDocument } from './document/model.ts';
import { renderDocx } from './docx/renderDocx.ts';
import { figureLoader } from './figures.ts';
import { renderHtml } from './html/renderHtml.ts';
import { loadLogo } from './logo.ts';
import { renderPdf } from './pdf/renderPdf.ts';
import { renderXlsx } from './xlsx/renderXlsx.ts';

/** What a report is made with. */
export interface ReportRequest {
  database: Queryable;
  dataFolder: string;
  projectUuid: string;
  /** Of a baseline instead of the project as it is. */
  baselineUuid?: string | undefined;
  format: string;
  language: Language;
  /** Says how far the work is. */
  report(done: number, total: number): void;
}

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const RENDERERS: Record<
  string,
  (document: ReportDocument, out: Writable, onProgress: () => void) => Promise<void>
> = { pdf: renderPdf, docx: renderDocx, html: renderHtml };

/** Shares of the work that are done when the records were read; the rest goes by chapters. */
const READ = 25;
const ALL = 100;

/** Tells how far the writing is: by the hazards that were told of. */
function counted(document: ReportDocument, hazards: number, tell: (share: number) => void): ReportDocument {
  return {
    ...document,
    *blocks(isOutline) {
      let told = 0;
      for (const block of document.blocks(isOutline)) {
        if (!isOutline && block.kind === 'heading' && block.level === 3) {
          told += 1;
          tell(Math.min(1, told / (2 * hazards + 1)));
        }
        yield block;
      }
    },
  };
}

const maker =
  (documentOf: (context: ReportContext, loadFigure: LoadFigure) => ReportDocument) =>
  async ({
    database,
    dataFolder,
    projectUuid,
    baselineUuid,
    format,
    language,
    report,
  }: ReportRequest): Promise<MadeFile> => {
    report(0, ALL);
    // A worker has the environment of the server; the folder is the one that the server works in.
    const settings = readSettings(process.env);
    const stored = baselineUuid
      ? await readKeptReportData(database, projectUuid, baselineUuid)
      : await readReportData(database, projectUuid);
    const data = language === 'de' ? builtInInGerman(stored) : stored;
    const { text } = await loadTexts(
      { database, web: settings.web, log: { warn: () => {} } },
      'report',
      language,
      data.project.organizationUuid,
    );
    report(READ, ALL);
    const files = openStorage({ ...settings, dataFolder });
    const logo = await loadLogo(database, files, data.project.organizationUuid);
    const context = reportContext(data, language, text, logo);
    const document = documentOf(context, figureLoader(files, data.figureFiles));
    const file = { fileName: `${document.title}.${format}`, mimeType: TYPES[format] ?? '' };
    if (format === 'xlsx') return { ...file, content: Buffer.from(await renderXlsx(document)) };
    const render = RENDERERS[format];
    if (!render) throw new Error(`There is no renderer for ${format}`);
    let share = 0;
    const told = counted(document, data.hazards.length, next => {
      share = next;
    });
    const content = new PassThrough();
    render(told, content, () => report(Math.round(READ + share * (ALL - READ - 1)), ALL)).catch(
      (error: Error) => content.destroy(error),
    );
    return { ...file, content };
  };

export const makeReport = maker(fullReport);
export const makeLightReport = maker(context => lightReport(context));
export const makePlan = maker(context => managementPlan(context));
