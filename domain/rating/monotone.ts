import {
  type AxisLevel,
  axesOf,
  cellKey,
  type PrintedCell,
  printedCells,
  printedRatings,
  type TableAxis,
} from './printedTable.ts';
import type { RatingOf, RatingSet } from './ratingSet.ts';

/** Why a cell of a printed table is lower than the one with a milder level; the text is never empty. */
export interface TableExplanation extends PrintedCell {
  /** What goes up between the two cells. */
  parameter: TableAxis;
  text: string;
}

/** A cell of a printed table that has a lower rating than one with a milder level of one parameter. */
export interface MonotoneFinding<Set extends RatingSet = RatingSet> {
  parameter: TableAxis;
  cell: PrintedCell;
  rating: RatingOf<Set>;
  /** The next milder cell; of several with the same rank, the one with the highest rating. */
  below: PrintedCell;
  belowRating: RatingOf<Set>;
}

/** Tells findings of a set apart, and finds the explanation of one. */
export const findingKey = ({ parameter, ...cell }: { parameter: TableAxis } & Partial<PrintedCell>): string =>
  `${parameter}:${cellKey(cell)}`;

/**
 * Where a higher level gives a lower rating. Compared are neighbours in the ranks of one parameter with everything else
 * equal, which is enough: a table without a finding is monotone over any number of steps.
 */
export function monotoneFindings<Set extends RatingSet>(set: Set): MonotoneFinding<Set>[] {
  const axes = axesOf(set);
  const ratings = printedRatings(set);
  return printedCells(axes).flatMap(cell => {
    const rating = ratings.get(cellKey(cell));
    if (!rating) return [];
    return axes.flatMap(({ axis, field, levels }) => {
      const steps = milderLevels(levels, cell[field]).flatMap(({ uuid }) => {
        const below = { ...cell, [field]: uuid };
        const belowRating = ratings.get(cellKey(below));
        return belowRating && belowRating.rank > rating.rank ? [{ below, belowRating }] : [];
      });
      const [worst] = steps.sort((a, b) => b.belowRating.rank - a.belowRating.rank);
      return worst ? [{ parameter: axis, cell, rating, ...worst }] : [];
    });
  });
}

/** The levels of the next lower rank: several where they share it. */
function milderLevels(levels: readonly AxisLevel[], uuid: string | null): readonly AxisLevel[] {
  const own = levels.find(level => level.uuid === uuid);
  if (!own) return [];
  const lower = levels.filter(({ rank }) => rank < own.rank);
  const next = Math.max(...lower.map(({ rank }) => rank));
  return lower.filter(({ rank }) => rank === next);
}

/** Findings that nobody has explained. */
export function unexplained<Set extends RatingSet>(
  findings: readonly MonotoneFinding<Set>[],
  explanations: readonly TableExplanation[],
): MonotoneFinding<Set>[] {
  const known = new Set(explanations.filter(({ text }) => text.trim()).map(findingKey));
  return findings.filter(({ parameter, cell }) => !known.has(findingKey({ parameter, ...cell })));
}
