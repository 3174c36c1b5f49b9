import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import { UUID_MAP } from '../../database/records/copying.ts';
import { type Queryable, readRecord } from '../../database/records/reading.ts';
import { defineRecord, type Link } from '../../database/records/recordType.ts';
import { haraFigures, hazardFigures, layoutOutlines } from '../../database/schema/index.ts';
import { fileIsGone, picture } from '../../http/downloads.ts';
import { dataText, type Handler, type OperationRequest, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { titleOf } from '../../storage/fileNames.ts';
import { receiveFile } from '../../storage/receiveFile.ts';
import { keepFile } from '../../storage/storedFiles.ts';
import { hazardLinkRules } from '../hazards/index.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';
import {
  livingMarks,
  type Marked,
  type Outline,
  outlineProblem,
  shapeProblem,
  shownHazards,
} from './figureRules.ts';
import { pictureOf } from './pictures.ts';

export { pictureOf } from './pictures.ts';

const hazardUuids: Link = {
  table: hazardFigures,
  owner: hazardFigures.haraFigureUuid,
  target: hazardFigures.hazardUuid,
  project: hazardFigures.projectUuid,
};

/** The marks of a copied figure: they name the hazards of the copy. */
const COPIED_ANNOTATIONS = `(select coalesce(jsonb_agg(case when a.mark->>'hazardUuid' is null then a.mark
  else a.mark || jsonb_build_object('hazardUuid', (select p.new from ${UUID_MAP} p where p.old = (a.mark->>'hazardUuid')::uuid)) end order by a.n), '[]'::jsonb)
  from jsonb_array_elements(t.annotations) with ordinality a(mark, n))`;

export const haraFigureType = defineRecord({
  ...projectRecord,
  entity: 'HaraFigure',
  plural: 'HaraFigures',
  table: haraFigures,
  codePrefix: 'FIG',
  hidden: ['imageFileUuid', 'thumbnailFileUuid'],
  searched: ['code', 'name', 'description', 'caption'],
  onCopy: { annotations: COPIED_ANNOTATIONS },
  links: { hazardUuids },
  parts: {
    outlines: {
      table: layoutOutlines,
      owner: layoutOutlines.haraFigureUuid,
      project: layoutOutlines.projectUuid,
      position: layoutOutlines.position,
      key: layoutOutlines.position,
      fields: ['zoneUuid', 'areaUuid', 'points'],
    },
  },
});

const links = hazardLinkRules(hazardUuids);

/** A change is merged with the stored figure, because marks and hazards belong together. */
async function completeChange(
  uuid: string,
  body: Record<string, unknown>,
  database: Queryable,
): Promise<void> {
  if (!body.annotations && !body.hazardUuids) return;
  const text = await readRecord(database, haraFigureType, uuid);
  if (!text) throw notFound('figure');
  const stored = livingMarks(JSON.parse(text) as Marked);
  const changed: Marked = { ...stored, ...(body as Partial<Marked>) };
  const problem = shapeProblem(changed.annotations);
  if (problem) throw fieldProblem(problem.path, problem.message);
  body.annotations = changed.annotations;
  body.hazardUuids = shownHazards(changed.hazardUuids, changed.annotations);
}

const rules: RecordRules = {
  ...projectRules,
  ...links,
  async beforeUpdate(uuid, body, context, database) {
    const problem = outlineProblem((body.outlines ?? []) as Outline[]);
    if (problem) throw fieldProblem(problem.path, problem.message);
    await completeChange(uuid, body, database);
    await links.beforeUpdate(uuid, body, context, database);
  },
  // When a hazard is deleted, its marks stay in place without naming a hazard.
  async beforeUnlink(uuid, field, _context, client, gone) {
    if (field !== 'hazardUuids') return undefined;
    const text = await readRecord(client, haraFigureType, uuid);
    if (!text) return undefined;
    const { annotations, hazardUuids: shown } = JSON.parse(text) as Marked;
    const { annotations: living } = livingMarks({
      annotations,
      hazardUuids: shown.filter(other => other !== gone),
    });
    return { annotations: living };
  },
};

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
    const { image, thumbnail, mimeType, width, height } = await pictureOf(file, context.userUuid);
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
      body: dataText(await createRecord(haraFigureType, rules, figure, context)),
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
  ...recordHandlers(haraFigureType, rules),
  uploadHaraFigureImage: createFigure('FIGURE'),
  uploadEnvironmentLayout: createFigure('ENVIRONMENT_LAYOUT'),
  getHaraFigureImage,
  getHaraFigureThumbnail,
};
