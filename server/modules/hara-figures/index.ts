import { fieldProblem, notFound } from '../../contract/errors.ts';
import { type Queryable, readRecord } from '../../database/records/reading.ts';
import { defineRecord, type Link } from '../../database/records/recordType.ts';
import {
  figureAnnotations,
  figureMachines,
  haraFigures,
  hazardFigures,
  layoutOutlines,
} from '../../database/schema/index.ts';
import { keptPicture } from '../../http/downloads.ts';
import { dataText, type Handler, type OperationRequest, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { titleOf } from '../../storage/fileNames.ts';
import { keepContent } from '../../storage/keepContent.ts';
import { hazardLinkRules } from '../hazards/index.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';
import {
  annotationProblem,
  livingMarks,
  type Marked,
  type Outline,
  outlineProblem,
  shownIn,
} from './figureRules.ts';
import { pictureOf } from './pictures.ts';

export { pictureOf } from './pictures.ts';

const hazardUuids: Link = {
  table: hazardFigures,
  owner: hazardFigures.haraFigureUuid,
  target: hazardFigures.hazardUuid,
  project: hazardFigures.projectUuid,
};

const machineUuids: Link = {
  table: figureMachines,
  owner: figureMachines.haraFigureUuid,
  target: figureMachines.machineUuid,
  project: figureMachines.projectUuid,
};

/** Figures with a row about one of these zones in a list of theirs. */
const namesZone = (table: 'figure_annotations' | 'layout_outlines', value: string) =>
  `exists (select 1 from ${table} z where z.hara_figure_uuid = t.uuid and z.zone_uuid = any(${value}::uuid[]))`;

export const haraFigureType = defineRecord({
  ...projectRecord,
  entity: 'HaraFigure',
  plural: 'HaraFigures',
  table: haraFigures,
  codePrefix: 'FIG',
  hidden: ['imageFileUuid', 'thumbnailFileUuid'],
  searched: ['code', 'name', 'description', 'caption'],
  links: { hazardUuids, machineUuids },
  filters: {
    zoneUuid: value =>
      `(${namesZone('figure_annotations', value)} or ${namesZone('layout_outlines', value)})`,
  },
  parts: {
    annotations: {
      table: figureAnnotations,
      owner: figureAnnotations.haraFigureUuid,
      project: figureAnnotations.projectUuid,
      position: figureAnnotations.position,
      key: figureAnnotations.position,
      fields: ['shape', 'points', 'label', 'hazardUuid', 'zoneUuid', 'machineUuid'],
    },
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

/** A change is merged with the stored figure, because marks and what they point to belong together. */
async function completeChange(
  uuid: string,
  body: Record<string, unknown>,
  database: Queryable,
): Promise<void> {
  if (!body.annotations && !body.hazardUuids && !body.machineUuids) return;
  const text = await readRecord(database, haraFigureType, uuid);
  if (!text) throw notFound('figure');
  const stored = livingMarks(JSON.parse(text) as Marked);
  const changed: Marked = { ...stored, ...(body as Partial<Marked>) };
  const problem = annotationProblem(changed.annotations);
  if (problem) throw fieldProblem(problem.path, problem.message);
  Object.assign(body, { annotations: changed.annotations }, shownIn(changed));
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
  // When a hazard or a machine is deleted, its marks stay in place and point to nothing.
  async beforeUnlink(uuid, field, _context, client, gone) {
    if (field !== 'hazardUuids' && field !== 'machineUuids') return undefined;
    const text = await readRecord(client, haraFigureType, uuid);
    if (!text) return undefined;
    const stored = JSON.parse(text) as Marked;
    const without = { ...stored, [field]: stored[field].filter(other => other !== gone) };
    return { annotations: livingMarks(without).annotations };
  },
};

/** Behind all others: figures are shown in the order in which they came until somebody moves one. */
async function nextPosition({ pool, projectUuid }: RequestContext): Promise<number> {
  const { rows } = await pool.query<{ next: number }>(
    'select least(coalesce(max(position), 0) + 1, 1000000) as next from hara_figures where project_uuid = $1',
    [projectUuid],
  );
  return rows[0]?.next ?? 1;
}

type Creation = Pick<OperationRequest<'uploadHaraFigureImage'>, 'body'>;

const createFigure =
  (kind: 'FIGURE' | 'ENVIRONMENT_LAYOUT') =>
  async ({ body }: Creation, context: RequestContext) => {
    const { file, name = titleOf(file.fileName), ...texts } = body;
    const { annotations = [], hazardUuids = [], machineUuids = [] } = body;
    const problem = annotationProblem(annotations);
    if (problem) throw fieldProblem(problem.path, problem.message);
    const { image, thumbnail, mimeType, width, height } = await pictureOf(file, context.userUuid);
    const figure = {
      ...texts,
      kind,
      name,
      position: await nextPosition(context),
      annotations,
      fileName: file.fileName,
      mimeType,
      width,
      height,
      sizeBytes: image.length,
      ...shownIn({ annotations, hazardUuids, machineUuids }),
      imageFileUuid: await keepContent(image, context),
      thumbnailFileUuid: await keepContent(thumbnail, context),
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
    const described = { ...kept, mimeType: mimeType ?? kept.mimeType };
    return { status: 200 as const, body: await keptPicture(files, described) };
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
