import { LEVEL_FIELDS, type LevelField, type Levels } from './parameters.ts';
import { axesOf, cellKey, type PrintedCell, printedCells, printedRatings } from './printedTable.ts';
import { type RatingOf, type RatingSet, ratingOf, scalesOf } from './ratingSet.ts';

/** A cell of the newer table beside that of the older one, found by the codes of its levels. */
export interface ComparedCell {
  cell: PrintedCell;
  rating: RatingOf<RatingSet> | undefined;
  before: RatingOf<RatingSet> | undefined;
  /** NEW: the older set has no such combination of levels. */
  kind: 'SAME' | 'CHANGED' | 'NEW';
}

const sameWord = (one: { code: string } | undefined, other: { code: string } | undefined) =>
  one?.code === other?.code;

/** Compares two sets cell by cell, in the cells of the newer one. */
export function compareTables(older: RatingSet, newer: RatingSet): ComparedCell[] {
  const axes = axesOf(newer);
  const olderAxes = axesOf(older);
  const isAlike =
    axes.length === olderAxes.length && axes.every(({ axis }) => olderAxes.some(one => one.axis === axis));
  const [ratings, before] = [printedRatings(newer), printedRatings(older)];
  return printedCells(axes).map(cell => {
    const rating = ratings.get(cellKey(cell));
    const there = axes.map(({ axis, field, levels }) => {
      const code = levels.find(({ uuid }) => uuid === cell[field])?.code;
      const level = olderAxes.find(one => one.axis === axis)?.levels.find(one => one.code === code);
      return [field, level?.uuid] as const;
    });
    if (!isAlike || there.some(([, uuid]) => !uuid)) return { cell, rating, before: undefined, kind: 'NEW' };
    const old = before.get(cellKey(Object.fromEntries(there)));
    return { cell, rating, before: old, kind: sameWord(rating, old) ? 'SAME' : 'CHANGED' };
  });
}

/** Levels and ratings that only one of two sets has, and texts of levels that differ, by code. */
export interface ComparedLevel {
  list: string;
  code: string;
  kind: 'ADDED' | 'REMOVED' | 'CHANGED';
  before: string;
  after: string;
}

interface Worded {
  code: string;
  label: string;
  definition?: string;
}

const wording = ({ label, definition }: Worded) => [label, definition].filter(Boolean).join(': ');

function compareList(list: string, older: readonly Worded[], newer: readonly Worded[]): ComparedLevel[] {
  const removed = older.filter(one => !newer.some(({ code }) => code === one.code));
  return [
    ...newer.flatMap((one): ComparedLevel[] => {
      const old = older.find(({ code }) => code === one.code);
      const [before, after] = [old ? wording(old) : '', wording(one)];
      if (old && before === after) return [];
      return [{ list, code: one.code, kind: old ? 'CHANGED' : 'ADDED', before, after }];
    }),
    ...removed.map(
      (one): ComparedLevel => ({ list, code: one.code, kind: 'REMOVED', before: wording(one), after: '' }),
    ),
  ];
}

/** What differs in levels, classes and ratings. */
export function compareLevels(older: RatingSet, newer: RatingSet): ComparedLevel[] {
  const parameters = new Map(
    [...older.parameters, ...newer.parameters].map(({ parameter, label }) => [parameter, label]),
  );
  return [
    ...[...parameters].flatMap(([parameter, label]) =>
      compareList(
        label,
        older.levels.filter(level => level.parameter === parameter),
        newer.levels.filter(level => level.parameter === parameter),
      ),
    ),
    ...compareList('', older.classes, newer.classes),
    ...compareList(newer.resultLabel, older.ratings, newer.ratings),
  ];
}

/**
 * Levels of a set in another one, found by their codes: how a hazard moves to the next version of its set.
 * @returns the levels and what they give there; `lost` holds parameters whose level the other set does not have
 */
export function moveLevels(older: RatingSet, newer: RatingSet, levels: Levels) {
  const moved: Partial<Record<LevelField, string>> = {};
  const lost: string[] = [];
  for (const scale of scalesOf(older)) {
    const field = LEVEL_FIELDS[scale.parameter];
    const code = scale.levels.find(({ uuid }) => uuid === levels[field])?.code;
    if (code === undefined) continue;
    const target = scalesOf(newer)
      .find(({ parameter }) => parameter === scale.parameter)
      ?.levels.find(level => level.code === code);
    if (target) moved[field] = target.uuid;
    else lost.push(code);
  }
  return { levels: moved, lost, before: ratingOf(older, levels), after: ratingOf(newer, moved) };
}
