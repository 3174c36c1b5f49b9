import { Readable } from 'node:stream';
import { ApiError } from '../../contract/errors.ts';
import { attachment } from '../../http/downloads.ts';
import { FileAnswer, type Handler, type RequestContext } from '../../http/handler.ts';
import { JobError } from '../../jobs/job.ts';
import { InterruptedError } from '../../jobs/workerProcess.ts';
import { workForRequest } from '../../jobs/workForRequest.ts';
import { EXPORT_JOB } from './exportRows.ts';
import type { ExportRequest } from './exportTypes.ts';

const WORKER = new URL('./exportWorker.ts', import.meta.url);

/** Whichever of both it is: nobody can tell from here. */
const NOT_AT_ONCE =
  'This file takes too long to wait for: the project is large, or the machine is busy. Ask for it by createExport and download it when it is done.';

/** @throws ApiError RULE_VIOLATED where it takes too long, UNAVAILABLE where the database went away */
function refused(error: unknown): unknown {
  if (error instanceof InterruptedError)
    return new ApiError('UNAVAILABLE', 'The database cannot be reached just now. Try again in a moment.');
  if (!(error instanceof JobError)) return error;
  return error.code === 'NO_ACCESS'
    ? new ApiError('FORBIDDEN', error.message)
    : new ApiError('RULE_VIOLATED', NOT_AT_ONCE);
}

/** Makes a file while the caller waits, in a process of its own; who may do that how often, server/http/heavyReads.ts says. */
async function made(request: Omit<ExportRequest, 'filters'>, context: RequestContext) {
  const { requestId: uuid, projectUuid, userUuid, settings, pool } = context;
  const job = {
    uuid,
    projectUuid: projectUuid ?? '',
    userUuid,
    kind: EXPORT_JOB,
    parameters: { ...request, filters: {} },
  };
  const place = { databaseUrl: pool.options.connectionString ?? '', dataFolder: settings.dataFolder };
  return workForRequest(WORKER, job, place).catch(error => {
    throw refused(error);
  });
}

export async function directDownload(request: Omit<ExportRequest, 'filters'>, context: RequestContext) {
  const { file, content } = await made(request, context);
  return { status: 200 as const, body: attachment(content, file) };
}

async function* inEnvelope(content: Readable) {
  yield '{"data":';
  yield* content;
  yield '}';
}

export const exportToAustin: Handler<'exportToAustin'> = async (_request, context) => {
  const { content } = await made({ kind: 'DATA', format: 'json', language: 'en' }, context);
  return {
    status: 200,
    body: new FileAnswer(Readable.from(inEnvelope(content), { objectMode: false }), {
      'content-type': 'application/json; charset=utf-8',
    }),
  };
};

export const getSpreadsheet: Handler<'getSpreadsheet'> = ({ query }, context) =>
  directDownload(
    { kind: 'SPREADSHEET', format: query.format ?? 'xlsx', language: query.language ?? 'en' },
    context,
  );
