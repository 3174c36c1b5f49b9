import { grouped, type ReportedRecords } from '../../report-data/index.ts';
import type { Block } from '../document/model.ts';
import { linesCell, markdownCell, ratingCell } from './cells.ts';
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
  const residual = data.hazards.filter(isTold);
  const heading = numbering.section(text('residual-risks', 'Residual risks'), 's-residual');
  if (residual.length === 0) {
    yield heading;
    yield noneRecorded(context);
    return;
  }
  // Upright, nine columns are too narrow for the words of a level.
  yield { kind: 'page', isLandscape: true };
  yield heading;
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
      [text('code', 'Code'), 1.8],
      [text('hazard', 'Hazard'), 3.4],
      [text('measures', 'Measures'), 4.4],
      [text('initial', 'Initial'), 2.2, true],
      [text('final', 'Final'), 2.2, true],
      [text('residual-note', 'What remains'), 4.4],
      [text('clause', 'Clause'), 2.2],
      [text('residual-acceptance', 'Residual risk'), 2.8],
    ],
    byZone.map(hazard => {
      const set = data.sets.get(hazard.riskRatingSetUuid);
      return [
        ...(hasZones ? [zoneOf(hazard)] : []),
        hazard.code,
        hazardWords(hazard, context).title,
        linesCell(...measuresOf(hazard)),
        ratingCell(set, evaluationOf(hazard, 'INITIAL')?.ratingUuid),
        ratingCell(set, evaluationOf(hazard, 'FINAL')?.ratingUuid),
        markdownCell(hazard.residualRiskNote),
        hazard.standardClause,
        acceptanceText(hazard, context),
      ];
    }),
  );
  yield { kind: 'page', isLandscape: false };
}
