import type { Levels } from '../../../../domain/rating/parameters.ts';
import { maxRankOf } from '../../../../domain/rating/ratingSet.ts';
import { layOutTable, type RatingTable } from '../../../../domain/rating/ratingTable.ts';
import type { ReportedRecords, ReportedSet } from '../../report-data/index.ts';
import type { Picture } from '../document/model.ts';
import { drawMatrix, type MatrixPicture, matrixSize } from '../pictures/matrixPicture.ts';
import { colorsOf } from './cells.ts';
import type { ReportContext } from './context.ts';
import { evaluationOf, isLeftOut } from './hazardWords.ts';

type Hazard = ReportedRecords['Hazard'];
type Stage = 'INITIAL' | 'FINAL';

/** How many of some levels stand in each cell of a set's table, as it is printed. */
function countInTable(set: ReportedSet, all: readonly Levels[]): { table: RatingTable; counts: number[][] } {
  const table = layOutTable(set, {});
  const counts = table.rows.map(({ cells }) => cells.map(() => 0));
  const alike = new Map<string, { levels: Levels; count: number }>();
  for (const levels of all) {
    const { severityUuid, exposureUuid, probabilityUuid, avoidabilityUuid } = levels;
    const key = [severityUuid, exposureUuid, probabilityUuid, avoidabilityUuid].join(' ');
    const known = alike.get(key);
    if (known) known.count += 1;
    else alike.set(key, { levels, count: 1 });
  }
  for (const { levels, count } of alike.values())
    for (const [row, { cells }] of layOutTable(set, levels).rows.entries())
      for (const [column, { isMarked }] of cells.entries()) {
        const counted = counts[row];
        if (isMarked && counted) counted[column] = (counted[column] ?? 0) + count;
      }
  return { table, counts };
}

/** "S3, E4, C2: C, 2" of each cell that has hazards, for who does not see the picture. */
function wordsOf(
  { table, counts }: Pick<MatrixPicture, 'table' | 'counts'>,
  { text, number }: ReportContext,
) {
  return table.rows
    .flatMap(({ headings, cells }, row) =>
      cells.flatMap(({ rating }, column) => {
        const count = counts[row]?.[column] ?? 0;
        if (count === 0) return [];
        const place = [...headings, table.across.headings[column]].map(one => one?.code ?? '').join(', ');
        return text('picture-cell', '{1}: {2}, hazards: {3}', {
          values: [place, rating?.code ?? '–', number(count)],
        });
      }),
    )
    .join('; ');
}

function pictureBlock(
  set: ReportedSet,
  hazards: readonly Hazard[],
  stage: Stage,
  context: ReportContext,
): Picture | undefined {
  const { text, number } = context;
  const levels = hazards.flatMap(hazard => evaluationOf(hazard, stage, set.uuid) ?? []);
  const { table, counts } = countInTable(set, levels);
  const counted = counts.flat().reduce((sum, count) => sum + count, 0);
  if (counted === 0) return undefined;
  const values = [set.name, number(counted), number(hazards.length)];
  const caption =
    stage === 'INITIAL'
      ? text('picture-initial', '{1}, initial risk: where in its table the hazards stand ({2} of {3})', {
          values,
        })
      : text('picture-final', '{1}, final risk: where in its table the hazards stand ({2} of {3})', {
          values,
        });
  const maxRank = maxRankOf(set);
  const picture = { table, counts, numberOf: number, colorsOf: (rank: number) => colorsOf(rank, maxRank) };
  return {
    kind: 'picture',
    caption,
    alt: `${caption}. ${wordsOf(picture, context)}`,
    ...matrixSize(picture),
    missing: '',
    load: async () => ({ content: await drawMatrix(picture), type: 'png' }),
  };
}

/** The table of each set that hazards are rated by, as a picture with their number in its cells: before and after measures. */
export function* ratingPictureBlocks(context: ReportContext): Generator<Picture> {
  const { data } = context;
  for (const set of data.sets.values()) {
    const hazards = data.hazards.filter(
      hazard => hazard.riskRatingSetUuid === set.uuid && !isLeftOut(hazard),
    );
    for (const stage of ['INITIAL', 'FINAL'] as const) {
      const block = pictureBlock(set, hazards, stage, context);
      if (block) yield block;
    }
  }
}
