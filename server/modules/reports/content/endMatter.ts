import type { ReportedRecords } from '../../report-data/index.ts';
import { markdownParagraphs } from '../document/markdown.ts';
import { type Block, caption, explanation } from '../document/model.ts';
import { linesCell, markdownCell, namedCell } from './cells.ts';
import {
  joined,
  markdownBlocks,
  type Numbering,
  noneRecorded,
  type ReportContext,
  titled,
} from './context.ts';
import { ratingTableBlocks } from './method.ts';
import { cellsTable } from './tables.ts';

/** A figure's picture for a document: a JPEG or PNG of a moderate size; null when its file is gone. */
export type LoadFigure = (uuid: string) => Promise<{ content: Buffer; type: 'png' | 'jpeg' } | null>;

export function* historyBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, person, moment, day, number } = context;
  const { days, reasoned } = data.history;
  const who = (uuid: string | null) => person(uuid) || text('platform', 'Badger');
  const kind = (entity: string) => word(`project-change/entity-${entity}`, `audit-log/entity-${entity}`);
  yield numbering.chapter(text('history', 'Change history'), 's-history');
  yield explanation(
    text(
      'history-explanation',
      'From the audit trail, which nobody can change. Days are UTC. Votes are in the voting record.',
    ),
  );
  yield numbering.section(text('history-reasoned', 'Changes with a reason'), 's-history-reasoned');
  if (reasoned.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('when', 'When'), 2.8],
        [text('person', 'Person'), 2.6],
        [text('record', 'Record'), 5],
        [text('reason', 'Reason'), 6],
      ],
      reasoned.map(one => [
        moment(one.at),
        who(one.by),
        linesCell(
          `${kind(one.entity)}: ${word(`project-change/action-${one.action}`)}`,
          joined([one.code, one.name], ' '),
        ),
        markdownCell(one.reason),
      ]),
    );
  yield numbering.section(text('history-days', 'Changes by day'), 's-history-days');
  if (days.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('day', 'Day'), 2],
        [text('person', 'Person'), 3],
        [text('what', 'What'), 6],
        [text('records', 'Records'), 2.2],
        [text('changes', 'Changes'), 2.4],
      ],
      days.map(one => [
        day(one.day),
        who(one.by),
        `${kind(one.entity)}: ${word(`project-change/action-${one.action}`)}`,
        number(one.records),
        number(one.changes),
      ]),
    );
}

export function* appendixBlocks(
  context: ReportContext,
  numbering: Numbering,
  loadFigure: LoadFigure,
): Generator<Block> {
  const { data, text } = context;
  yield { kind: 'page', isLandscape: false };
  yield numbering.chapter(text('appendix', 'Appendix'), 's-appendix');
  yield* ratingTableBlocks(context, numbering);
  yield numbering.section(text('figures', 'Figures'), 's-figures');
  if (data.figures.length === 0) yield noneRecorded(context);
  for (const figure of data.figures) {
    yield caption(titled(figure));
    yield* markdownBlocks(figure.description);
    const shown = figure.hazardUuids.map(uuid => data.hazardsByUuid.get(uuid)?.code).filter(Boolean);
    yield {
      kind: 'picture',
      caption: joined([
        figure.caption || figure.name,
        shown.length > 0 && `${text('shows', 'Shows')}: ${shown.join(', ')}`,
      ]),
      width: figure.width,
      height: figure.height,
      missing: text('figure-missing', 'The file of this figure cannot be read.'),
      load: () => loadFigure(figure.uuid),
    };
  }
  yield* documentBlocks(context, numbering);
}

/** Codes of what a document is about. */
function linkedCodes(
  { data }: ReportContext,
  { hazardUuids, safetyTargetUuids, sremUuids }: ReportedRecords['Document'],
): (string | undefined)[] {
  // Documents of baselines of before are linked with nothing.
  return [
    ...(hazardUuids ?? []).map(uuid => data.hazardsByUuid.get(uuid)?.code),
    ...(safetyTargetUuids ?? []).map(uuid => data.targets.get(uuid)?.code),
    ...(sremUuids ?? []).map(uuid => data.srems.get(uuid)?.code),
  ];
}

export function* documentBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, number, day } = context;
  yield numbering.section(text('documents', 'Documents'), 's-documents');
  if (data.documents.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('document', 'Document'), 4.6],
        [text('linked-with', 'Linked with'), 2.6],
        [text('revision', 'Revision'), 1.6],
        [text('file', 'File, SHA-256'), 6],
      ],
      [...data.documents.values()].map(one => [
        one.code,
        namedCell(one.name, one.description),
        joined(linkedCodes(context, one), ', ') || '–',
        one.latestRevision ? number(one.latestRevision.number) : '–',
        linesCell(
          one.latestRevision?.fileName,
          one.latestRevision?.sha256,
          one.latestRevision && day(one.latestRevision.createdAt),
          markdownParagraphs(one.latestRevision?.comment ?? ''),
        ),
      ]),
    );
}
