import { Readable } from 'node:stream';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import { attachment, fileIsGone } from '../../http/downloads.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { languageOf } from '../../texts/requestLanguage.ts';
import { directDownload, exportToAustin, getSpreadsheet } from './directDownloads.ts';
import { EXPORT_KINDS } from './exportKinds.ts';
import { cancelOpen, exportNamed, exportsOf, fileOf, insertExport } from './exportRows.ts';
import type { ExportLanguage } from './exportTypes.ts';
import { XLSX } from './spreadsheetExport.ts';
import { standardWorkbook } from './standardWorkbook.ts';

export { EXPORT_JOB } from './exportRows.ts';

// Files are made of records of all kinds, so they have a module of their own above those that know of exports' figures.

const createExport: Handler<'createExport'> = async ({ body }, context) => {
  const { kind, language = 'en', filters = {}, baselineUuid } = body;
  const { formats, isOfBaselines, isFiltered } = EXPORT_KINDS[kind];
  const { format = formats[0] } = body;
  if (!formats.includes(format))
    throw fieldProblem('format', `${kind} is made as ${formats.join(' or ')}, not as ${format}.`);
  if (!isFiltered && Object.keys(filters).length > 0)
    throw fieldProblem('filters', `${kind} is made of all hazards. Leave the filters out.`);
  if (baselineUuid) {
    if (!isOfBaselines) throw fieldProblem('baselineUuid', `${kind} is made of the project as it is only.`);
    const { rowCount } = await context.pool.query(
      'select 1 from baselines where uuid = $1 and project_uuid = $2',
      [baselineUuid, context.projectUuid],
    );
    if (!rowCount) throw fieldProblem('baselineUuid', 'This project has no such baseline.');
  }
  const request = { kind, format, language, filters, ...(baselineUuid && { baselineUuid }) };
  const data = await insertExport(request, context);
  return { status: 202, body: { data } };
};

const listExports: Handler<'listExports'> = async ({ query }, context) => ({
  status: 200,
  body: { data: await exportsOf(context, query) },
});

const getExport: Handler<'getExport'> = async ({ path }, context) => {
  const data = await exportNamed(context, path.exportUuid);
  if (!data) throw notFound('record');
  return { status: 200, body: { data } };
};

const cancelExport: Handler<'cancelExport'> = async ({ path }, context) => {
  await cancelOpen(path.exportUuid, context);
  const data = await exportNamed(context, path.exportUuid);
  if (!data) throw notFound('record');
  return { status: 200, body: { data } };
};

const downloadExport: Handler<'downloadExport'> = async ({ path }, context) => {
  const file = await fileOf(context, path.exportUuid);
  if (!file) throw notFound('record');
  const content = await context.files.open(file.sha256);
  if (!content) throw fileIsGone();
  return { status: 200, body: attachment(content, file) };
};

type ReportRequest = { query: { format?: 'docx' | 'pdf' | 'html'; language?: ExportLanguage } };

/** Sends a report while its reader waits. */
const sendReport =
  (kind: 'REPORT' | 'LIGHT_REPORT' | 'MANAGEMENT_PLAN') =>
  ({ query: { format = 'docx', language } }: ReportRequest, context: RequestContext) =>
    directDownload(
      { kind, format, language: language ?? languageOf(undefined, context.acceptLanguage) },
      context,
    );

const getFunctionalSafetyManagementPlanX: Handler<'getFunctionalSafetyManagementPlanX'> = async (
  { query: { language } },
  context,
) =>
  directDownload(
    {
      kind: 'MANAGEMENT_PLAN_X',
      format: 'xlsx',
      language: language ?? languageOf(undefined, context.acceptLanguage),
    },
    context,
  );

const getStandardGen2Spreadsheet: Handler<'getStandardGen2Spreadsheet'> = async (
  { query },
  { pool, acceptLanguage },
) => {
  const language = query.language ?? languageOf(undefined, acceptLanguage);
  const content = Buffer.from(await standardWorkbook(pool, language));
  const fileName = language === 'de' ? 'Arbeitsblatt zum Ausfüllen.xlsx' : 'Worksheet to fill in.xlsx';
  return {
    status: 200,
    body: attachment(Readable.from(content, { objectMode: false }), {
      fileName,
      mimeType: XLSX,
      sizeBytes: content.length,
    }),
  };
};

export const exportFileHandlers = {
  createExport,
  listExports,
  getExport,
  cancelExport,
  downloadExport,
  exportToAustin,
  getFunctionalSafetyManagementPlan: sendReport('MANAGEMENT_PLAN'),
  getFunctionalSafetyManagementPlanX,
  getLightReport: sendReport('LIGHT_REPORT'),
  getReport: sendReport('REPORT'),
  getSpreadsheet,
  getStandardGen2Spreadsheet,
};
