import { grouped, type ReportedRecords } from '../../report-data/index.ts';
import { markdownParagraphs } from '../document/markdown.ts';
import type { Block } from '../document/model.ts';
import { linesCell, ratingCell } from './cells.ts';
import { type Numbering, noneRecorded, type ReportContext, titled } from './context.ts';
import { acceptanceText } from './hazardCards.ts';
import { evaluationOf, hazardWords, isLeftOut } from './hazardWords.ts';
import { cellsTable } from './tables.ts';

type Hazard = ReportedRecords['Hazard'];

const isTold = (hazard: Hazard) =>
  !isLeftOut(hazard) &&
  Boolean(evaluationOf(hazard, 'FINAL') || hazard.residualRiskNote || hazard.residualRiskAcceptedAt);

/**
 * What is left of each risk, with the measures that brought it there. Hazards of a machine stand together by their zones, as
 * whoever walks around the machine reads them.
 */
export function* residualBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text } = context;
  yield numbering.section(text('residual-risks', 'Residual risks'), 's-residual');
  const residual = data.hazards.filter(isTold);
  if (residual.length === 0) {
    yield noneRecorded(context);
    return;
  }
  const zoneOf = (hazard: Hazard) => hazardWords(hazard, context).zone;
  const hasZones = residual.some(zoneOf);
  const byZone = hasZones ? [...grouped(residual, zoneOf).values()].flat() : residual;
  const measuresOf = ({ uuid }: Hazard) =>
    (data.uses.get(uuid) ?? [])
      .filter(({ status }) => status !== 'REJECTED')
      .map(use => titled(data.measures.get(use.rrmUuid)));
  yield cellsTable(
    'GRID',
    [
      ...(hasZones ? ([[text('zone', 'Zone'), 2.4]] as const) : []),
      [text('hazard', 'Hazard'), 4],
      [text('measures', 'Measures'), 5],
      [text('initial', 'Initial'), 1.8, true],
      [text('final', 'Final'), 1.8, true],
      [text('note-clause', 'What remains, clause'), 5],
      [text('residual-acceptance', 'Residual risk'), 2.8],
    ],
    byZone.map(hazard => {
      const set = data.sets.get(hazard.riskRatingSetUuid);
      return [
        ...(hasZones ? [zoneOf(hazard)] : []),
        titled(hazard),
        linesCell(...measuresOf(hazard)),
        ratingCell(set, evaluationOf(hazard, 'INITIAL')?.ratingUuid),
        ratingCell(set, evaluationOf(hazard, 'FINAL')?.ratingUuid),
        linesCell(markdownParagraphs(hazard.residualRiskNote), hazard.standardClause),
        acceptanceText(hazard, context),
      ];
    }),
  );
}
