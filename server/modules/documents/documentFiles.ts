import { randomUUID } from 'node:crypto';
import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { attachment, fileIsGone } from '../../http/downloads.ts';
import {
  changeContext,
  dataText,
  type Handler,
  type OperationRequest,
  type RequestContext,
} from '../../http/handler.ts';
import { createRecordIn } from '../../http/recordHandlers.ts';
import { titleOf } from '../../storage/fileNames.ts';
import type { ReceivedFile } from '../../storage/fileStorage.ts';
import { keepFile } from '../../storage/storedFiles.ts';
import { projectRules } from '../shared/projectRecords.ts';
import { contentProblem } from './contentProblem.ts';
import { documentRevisionType, documentType } from './documentRecord.ts';
import { isUnchanged, nextNumber, typeProblem } from './documentRules.ts';

type Kind = 'PROJECT' | 'PLATFORM' | 'QUOKKA_FSC';

/** The columns of a revision that come from its stored file. */
async function revisionOf(file: ReceivedFile, { pool, files }: RequestContext) {
  const problem = typeProblem(file.mimeType);
  if (problem)
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', problem, { fields: [{ path: 'file', message: problem }] });
  const harm = await contentProblem(file);
  if (harm) throw fieldProblem('file', harm);
  const { fileName, mimeType, sizeBytes, sha256 } = file;
  return { fileName, mimeType, sizeBytes, sha256, fileUuid: await keepFile(pool, files, file) };
}

const scopeOfProject = ({ projectUuid }: RequestContext) =>
  ({ column: 'projectUuid', uuid: projectUuid ?? '' }) as const;

type Creation = Pick<OperationRequest<'createProjectDocument'>, 'body'>;

const createDocument =
  (kind: Kind) =>
  async ({ body: { file, name, comment = '', ...rest } }: Creation, context: RequestContext) => {
    const revision = await revisionOf(file, context);
    const uuid = randomUUID();
    const change = changeContext(context);
    const record = await inTransaction(context.pool, async client => {
      await holdProjectOpen(client, context);
      const document = { ...rest, uuid, kind, name: name ?? titleOf(file.fileName) };
      await createRecordIn(client, documentType, projectRules, document, context);
      const first = { ...revision, documentUuid: uuid, number: 1, comment };
      await insertRecords(client, documentRevisionType, [first], scopeOfProject(context), change);
      return readRecord(client, documentType, uuid);
    });
    if (!record) throw notFound('document');
    return { status: 201 as const, body: dataText(record) };
  };

export const createProjectDocument = createDocument('PROJECT');
export const createPlatformDocument = createDocument('PLATFORM');
export const createQuokkaFscDocument = createDocument('QUOKKA_FSC');

export const addDocumentRevision: Handler<'addDocumentRevision'> = async ({ path, body }, context) => {
  const { documentUuid } = path;
  const revision = await revisionOf(body.file, context);
  const record = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    // One at a time, so that each gets its own number.
    const { rowCount } = await client.query('select 1 from documents where uuid = $1 for no key update', [
      documentUuid,
    ]);
    if (rowCount === 0) throw notFound('document');
    const { rows } = await client.query<{ number: number; sha256: string }>(
      'select number, sha256 from document_revisions where document_uuid = $1 order by number desc limit 1',
      [documentUuid],
    );
    if (isUnchanged(rows[0], revision.sha256))
      throw new ApiError(
        'CONFLICT',
        `This file is the same as revision ${rows[0]?.number}. Nothing was saved; choose the file with the changes.`,
      );
    const added = { ...revision, documentUuid, number: nextNumber(rows[0]), comment: body.comment ?? '' };
    const change = changeContext(context);
    return insertRecords(client, documentRevisionType, [added], scopeOfProject(context), change);
  });
  return { status: 201, body: dataText(record[0] ?? '') };
};

export const downloadDocumentRevision: Handler<'downloadDocumentRevision'> = async ({ path }, context) => {
  const { rows } = await context.pool.query<ReceivedFile>(
    `select file_name as "fileName", mime_type as "mimeType", size_bytes::float8 as "sizeBytes", sha256
     from document_revisions where uuid = $1`,
    [path.documentRevisionUuid],
  );
  const revision = rows[0];
  if (!revision) throw notFound('revision');
  const content = await context.files.open(revision.sha256);
  if (!content) throw fileIsGone();
  return { status: 200, body: attachment(content, revision) };
};
