import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { inProject, machines, projectKeys } from './analysis.ts';
import { flag, moment, projectRecordColumns, recordColumns } from './columns.ts';
import { documents } from './documents.ts';
import { hazards } from './hazards.ts';
import { areas, zones } from './lookups.ts';
import { projects } from './platform.ts';
import { storedFiles } from './storedFiles.ts';
import { ofProject, safetyTargets, srems } from './treatment.ts';

/** One file that a document consisted of. */
export const documentRevisions = pgTable(
  'document_revisions',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    documentUuid: uuid('document_uuid').notNull(),
    /** 1, 2, 3 … in the document; a number is not given twice while a later one exists. */
    number: integer('number').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    comment: text('comment').notNull().default(''),
    fileUuid: uuid('file_uuid')
      .notNull()
      .references(() => storedFiles.uuid),
  },
  table => [
    inProject('document_revisions_document', table, table.documentUuid, documents).onDelete('cascade'),
    unique('document_revisions_number').on(table.documentUuid, table.number),
    unique('document_revisions_in_project').on(table.projectUuid, table.uuid),
    index().on(table.projectUuid, table.documentUuid),
    index().on(table.fileUuid),
  ],
);

/** Hazards that a document is about. */
export const documentHazards = pgTable(
  'document_hazards',
  {
    projectUuid: uuid('project_uuid').notNull(),
    documentUuid: uuid('document_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.documentUuid, table.hazardUuid] }),
    ofProject('document_hazards', table),
    inProject('document_hazards_document', table, table.documentUuid, documents).onDelete('cascade'),
    inProject('document_hazards_hazard', table, table.hazardUuid, hazards),
    index().on(table.projectUuid, table.documentUuid),
    index().on(table.hazardUuid),
  ],
);

/** Safety targets that a document is about. */
export const documentSafetyTargets = pgTable(
  'document_safety_targets',
  {
    projectUuid: uuid('project_uuid').notNull(),
    documentUuid: uuid('document_uuid').notNull(),
    safetyTargetUuid: uuid('safety_target_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.documentUuid, table.safetyTargetUuid] }),
    ofProject('document_safety_targets', table),
    inProject('document_safety_targets_document', table, table.documentUuid, documents).onDelete('cascade'),
    inProject('document_safety_targets_target', table, table.safetyTargetUuid, safetyTargets),
    index().on(table.projectUuid, table.documentUuid),
    index().on(table.safetyTargetUuid),
  ],
);

/** Requirements that a document specifies or shows. */
export const documentSrems = pgTable(
  'document_srems',
  {
    projectUuid: uuid('project_uuid').notNull(),
    documentUuid: uuid('document_uuid').notNull(),
    sremUuid: uuid('srem_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.documentUuid, table.sremUuid] }),
    ofProject('document_srems', table),
    inProject('document_srems_document', table, table.documentUuid, documents).onDelete('cascade'),
    inProject('document_srems_srem', table, table.sremUuid, srems),
    index().on(table.projectUuid, table.documentUuid),
    index().on(table.sremUuid),
  ],
);

/**
 * What was read out of a revision: suggestions, saved as records only when a person accepts them. While it is not finished, how far
 * it is stands in the job of the same uuid.
 */
export const documentAnalyses = pgTable(
  'document_analyses',
  {
    ...recordColumns(),
    projectUuid: uuid('project_uuid').notNull(),
    documentRevisionUuid: uuid('document_revision_uuid').notNull(),
    /** Suggestions as they were found (server/modules/documents/analysis/suggestionRules.ts). */
    found: jsonb('found').notNull().default([]),
    pageCount: integer('page_count').notNull().default(0),
    isCut: flag('is_cut', false),
    /** Of the file itself; what goes wrong around it stands in the job. */
    problem: text('problem', { enum: ['UNREADABLE', 'NO_TEXT', 'TOO_LARGE', 'FILE_GONE'] }),
    finishedAt: moment('finished_at'),
  },
  table => [
    foreignKey({
      name: 'document_analyses_project',
      columns: [table.projectUuid],
      foreignColumns: [projects.uuid],
    }).onDelete('cascade'),
    inProject('document_analyses_revision', table, table.documentRevisionUuid, documentRevisions).onDelete(
      'cascade',
    ),
    index().on(table.projectUuid, table.documentRevisionUuid),
  ],
);

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The text of an analysed revision, to be searched; written as a whole by each analysis. */
export const documentPages = pgTable(
  'document_pages',
  {
    projectUuid: uuid('project_uuid').notNull(),
    documentRevisionUuid: uuid('document_revision_uuid').notNull(),
    position: integer('position').notNull(),
    /** null where the file has no pages. */
    page: integer('page'),
    /** The sheet of a workbook, otherwise empty. */
    section: text('section').notNull().default(''),
    text: text('text').notNull(),
    /** Stems of both languages, so that a question in either finds it. */
    words: searchVector('words').generatedAlwaysAs(
      sql`to_tsvector('english'::regconfig, text) || to_tsvector('german'::regconfig, text)`,
    ),
  },
  table => [
    primaryKey({ columns: [table.documentRevisionUuid, table.position] }),
    inProject('document_pages_revision', table, table.documentRevisionUuid, documentRevisions).onDelete(
      'cascade',
    ),
    index().on(table.projectUuid),
    index('document_pages_words').using('gin', table.words),
  ],
);

/** A picture of a project (domain.md 1.9); the stored file was re-encoded at the upload. */
export const haraFigures = pgTable(
  'hara_figures',
  {
    ...projectRecordColumns(),
    kind: text('kind', { enum: ['FIGURE', 'ENVIRONMENT_LAYOUT'] }).notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    caption: text('caption').notNull().default(''),
    imageFileUuid: uuid('image_file_uuid')
      .notNull()
      .references(() => storedFiles.uuid),
    thumbnailFileUuid: uuid('thumbnail_file_uuid')
      .notNull()
      .references(() => storedFiles.uuid),
  },
  table => [
    ...projectKeys('hara_figures', table),
    index().on(table.imageFileUuid),
    index().on(table.thumbnailFileUuid),
  ],
);

/** Hazards that a figure shows. */
export const hazardFigures = pgTable(
  'hazard_figures',
  {
    projectUuid: uuid('project_uuid').notNull(),
    haraFigureUuid: uuid('hara_figure_uuid').notNull(),
    hazardUuid: uuid('hazard_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.haraFigureUuid, table.hazardUuid] }),
    inProject('hazard_figures_figure', table, table.haraFigureUuid, haraFigures).onDelete('cascade'),
    inProject('hazard_figures_hazard', table, table.hazardUuid, hazards),
    index().on(table.projectUuid, table.haraFigureUuid),
    index().on(table.hazardUuid),
  ],
);

/** Machines that a figure shows. */
export const figureMachines = pgTable(
  'figure_machines',
  {
    projectUuid: uuid('project_uuid').notNull(),
    haraFigureUuid: uuid('hara_figure_uuid').notNull(),
    machineUuid: uuid('machine_uuid').notNull(),
  },
  table => [
    primaryKey({ columns: [table.haraFigureUuid, table.machineUuid] }),
    inProject('figure_machines_figure', table, table.haraFigureUuid, haraFigures).onDelete('cascade'),
    inProject('figure_machines_machine', table, table.machineUuid, machines),
    index().on(table.projectUuid, table.haraFigureUuid),
    index().on(table.machineUuid),
  ],
);

/** What is marked in a figure, as shares of its width and height; hazards and machines are among those that it shows. */
export const figureAnnotations = pgTable(
  'figure_annotations',
  {
    projectUuid: uuid('project_uuid').notNull(),
    haraFigureUuid: uuid('hara_figure_uuid').notNull(),
    position: integer('position').notNull(),
    shape: text('shape', { enum: ['POINT', 'RECTANGLE', 'POLYGON'] }).notNull(),
    points: jsonb('points').$type<{ x: number; y: number }[]>().notNull(),
    label: text('label').notNull(),
    hazardUuid: uuid('hazard_uuid'),
    zoneUuid: uuid('zone_uuid').references(() => zones.uuid),
    machineUuid: uuid('machine_uuid'),
  },
  table => [
    primaryKey({ columns: [table.haraFigureUuid, table.position] }),
    inProject('figure_annotations_figure', table, table.haraFigureUuid, haraFigures).onDelete('cascade'),
    inProject('figure_annotations_hazard', table, table.hazardUuid, hazards),
    inProject('figure_annotations_machine', table, table.machineUuid, machines),
    check(
      'figure_annotations_of_one',
      sql`num_nonnulls(${table.hazardUuid}, ${table.zoneUuid}, ${table.machineUuid}) <= 1`,
    ),
    index().on(table.projectUuid, table.haraFigureUuid),
    index().on(table.hazardUuid),
    index().on(table.zoneUuid),
    index().on(table.machineUuid),
  ],
);

/** Where a zone or an area is on a layout: the corners as shares of its width and height (domain.md 1.7, 1.8). */
export const layoutOutlines = pgTable(
  'layout_outlines',
  {
    projectUuid: uuid('project_uuid').notNull(),
    haraFigureUuid: uuid('hara_figure_uuid').notNull(),
    position: integer('position').notNull(),
    zoneUuid: uuid('zone_uuid').references(() => zones.uuid),
    areaUuid: uuid('area_uuid').references(() => areas.uuid),
    points: jsonb('points').$type<{ x: number; y: number }[]>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.haraFigureUuid, table.position] }),
    inProject('layout_outlines_figure', table, table.haraFigureUuid, haraFigures).onDelete('cascade'),
    check('layout_outlines_of_one', sql`num_nonnulls(${table.zoneUuid}, ${table.areaUuid}) = 1`),
    index().on(table.projectUuid, table.haraFigureUuid),
    index().on(table.zoneUuid),
    index().on(table.areaUuid),
  ],
);
