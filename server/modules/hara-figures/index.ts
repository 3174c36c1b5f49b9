import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { defineRecord } from '../../database/records/recordType.ts';
import { haraFigures, hazardFigures } from '../../database/schema/index.ts';
import { fileIsGone, picture } from '../../http/downloads.ts';
import { fieldProblem, notFound } from '../../http/errors.ts';
import { dataText, type Handler, type OperationRequest, type RequestContext } from '../../http/handler.ts';
import { createRecord, recordHandlers } from '../../http/recordHandlers.ts';
import { titleOf } from '../../storage/fileNames.ts';
import { receiveFile } from '../../storage/receiveFile.ts';
import { keepFile } from '../../storage/storedFiles.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';
import { shapeProblem, shownHazards } from './figureRules.ts';
import { pictureOf } from './pictures.ts';

export const haraFigureType = defineRecord({
  ...projectRecord,
  entity: 'HaraFigure',
  plural: 'HaraFigures',
  table: haraFigures,
  codePrefix: 'FIG',
  hidden: ['imageFileUuid', 'thumbnailFileUuid'],
  searched: ['code', 'name', 'description', 'caption'],
  links: {
    hazardUuids: {
      table: hazardFigures,
      owner: hazardFigures.haraFigureUuid,
      target: hazardFigures.hazardUuid,
      project: hazardFigures.projectUuid,
    },
  },
});

async function keepPicture(content: Buffer, { pool, files, settings }: RequestContext): Promise<string> {
  const file = await receiveFile(settings.dataFolder, Readable.from([content]), 'picture');
  try {
    return await keepFile(pool, files, file);
  } finally {
    await rm(file.path, { force: true });
  }
}

type Creation = Pick<OperationRequest<'uploadHaraFigureImage'>, 'body'>;

const createFigure =
  (kind: 'FIGURE' | 'ENVIRONMENT_LAYOUT') =>
  async ({ body }: Creation, context: RequestContext) => {
    const { file, annotations = [], hazardUuids = [], name = titleOf(file.fileName), ...texts } = body;
    const problem = shapeProblem(annotations);
    if (problem) throw fieldProblem(problem.path, problem.message);
    const { image, thumbnail, mimeType, width, height } = await pictureOf(file);
    const figure = {
      ...texts,
      kind,
      name,
      annotations,
      fileName: file.fileName,
      mimeType,
      width,
      height,
      sizeBytes: image.length,
      hazardUuids: shownHazards(hazardUuids, annotations),
      imageFileUuid: await keepPicture(image, context),
      thumbnailFileUuid: await keepPicture(thumbnail, context),
    };
    return {
      status: 201 as const,
      body: dataText(await createRecord(haraFigureType, projectRules, figure, context)),
    };
  };

interface Kept {
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
}

const sendPicture =
  (column: 'image_file_uuid' | 'thumbnail_file_uuid', mimeType?: string) =>
  async ({ path }: { path: { haraFigureUuid: string } }, { pool, files }: RequestContext) => {
    const { rows } = await pool.query<Kept>(
      `select g.file_name as "fileName", g.mime_type as "mimeType", f.size_bytes::float8 as "sizeBytes", f.sha256
       from hara_figures g join stored_files f on f.uuid = g.${column} where g.uuid = $1`,
      [path.haraFigureUuid],
    );
    const kept = rows[0];
    if (!kept) throw notFound('figure');
    const content = await files.open(kept.sha256);
    if (!content) throw fileIsGone();
    return { status: 200 as const, body: picture(content, { ...kept, mimeType: mimeType ?? kept.mimeType }) };
  };

const getHaraFigureImage: Handler<'getHaraFigureImage'> = sendPicture('image_file_uuid');
const getHaraFigureThumbnail: Handler<'getHaraFigureThumbnail'> = sendPicture(
  'thumbnail_file_uuid',
  'image/webp',
);

export const haraFigureHandlers = {
  ...recordHandlers(haraFigureType, projectRules),
  uploadHaraFigureImage: createFigure('FIGURE'),
  uploadEnvironmentLayout: createFigure('ENVIRONMENT_LAYOUT'),
  getHaraFigureImage,
  getHaraFigureThumbnail,
};
