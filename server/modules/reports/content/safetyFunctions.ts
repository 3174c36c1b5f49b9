import { onScale } from '../../../../domain/measures/safetyFunctionLevel.ts';
import { markdownParagraphs } from '../document/markdown.ts';
import type { Block } from '../document/model.ts';
import { linesCell, namedCell, ratingCell } from './cells.ts';
import { codesOf, joined, type Numbering, noneRecorded, type ReportContext } from './context.ts';
import { cellsTable } from './tables.ts';

/** What the control system does: what each function has to reach, what it reaches, and by what that is shown. */
export function* safetyFunctionBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, number, frequency } = context;
  const functions = [...data.safetyFunctions.values()];
  // A project by functions of a vehicle has none as a rule, and its report no empty section.
  if (functions.length === 0 && data.project.style === 'FUNCTION') return;
  yield numbering.section(text('safety-functions', 'Safety functions'), 's-safety-functions');
  if (functions.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.6],
        [text('safety-function', 'Safety function'), 5],
        [text('level-required', 'Required'), 2, true],
        [text('level-achieved', 'Achieved'), 3.4],
        [text('measures-hazards', 'Measures, hazards'), 3.2],
        [text('evidence', 'Evidence'), 3],
        [text('state', 'State'), 2.4],
      ],
      functions.map(one => [
        one.code,
        namedCell(one.name, one.description),
        {
          ...ratingCell(data.sets.get(one.riskRatingSetUuid), one.requiredRatingUuid),
          ...(one.requiredLevel && {
            paragraphs: [{ text: onScale(one.requiredLevel, one.requiredCategory) }],
          }),
        },
        linesCell(
          one.achievedLevel,
          one.architectureCategory && `${text('category', 'Category')} ${one.architectureCategory}`,
          one.pfhd !== null && `PFHd ${frequency(one.pfhd)}/h`,
          one.responseTimeMs !== null &&
            `${text('response-time', 'Response time')}: ${number(one.responseTimeMs)} ms`,
          one.stopCategory && `${text('stop-category', 'Stop category')} ${one.stopCategory}`,
        ),
        linesCell(
          codesOf(one.rrmUuids, data.measures),
          codesOf(one.demandingHazardUuids, data.hazardsByUuid),
        ),
        linesCell(
          markdownParagraphs(one.evidence),
          joined(
            [
              data.documents.get(one.evidenceDocumentUuid ?? '')?.code,
              data.documents.get(one.evidenceDocumentUuid ?? '')?.name,
            ],
            ' ',
          ),
        ),
        word(`safety-functions/state-${one.status}`),
      ]),
    );
}
