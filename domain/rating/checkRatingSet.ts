import type { FieldProblem } from '../fieldProblem.ts';
import { monotoneFindings, type TableExplanation, unexplained } from './monotone.ts';
import { LEVEL_FIELDS, PARAMETERS } from './parameters.ts';
import {
  axesOf,
  cellKey,
  type PrintedCell,
  printedCellOf,
  printedCells,
  printedRatings,
  scoresWithoutClass,
} from './printedTable.ts';
import type { RatingSet } from './ratingSet.ts';

/** Most cells that a table may have. */
export const MAX_CELLS = 2000;

/** What a set contradicts itself in; while there is anything, nothing of it can be laid out or stored. */
export function structureProblems(set: RatingSet): FieldProblem[] {
  const used = set.parameters.map(({ parameter }) => parameter);
  const problems = [
    ...(used.includes('severity')
      ? []
      : [{ path: 'parameters', message: 'A rating set needs severity among its parameters.' }]),
    ...twice('parameters', 'parameter', used, parameter => `The parameter ${parameter} is there twice.`),
    ...set.levels.flatMap(({ parameter, code }, index) =>
      used.includes(parameter)
        ? []
        : [
            {
              path: `levels.${index}.parameter`,
              message: `${code} is a level of ${parameter}, which the set does not use.`,
            },
          ],
    ),
    ...twice(
      'levels',
      'code',
      set.levels.map(({ parameter, code }) => `${parameter} ${code.trim().toLowerCase()}`),
      (_key, index) => `There are two levels ${set.levels[index]?.code}. Give one another code.`,
    ),
    ...twice(
      'classes',
      'code',
      codesOf(set.classes),
      code => `There are two classes ${code}. Give one another code.`,
    ),
    ...twice(
      'ratings',
      'code',
      codesOf(set.ratings),
      code => `There are two ratings ${code}. Give one another code.`,
    ),
    ...(['levels', 'classes', 'ratings'] as const).flatMap(list =>
      twice(
        list,
        'uuid',
        set[list].map(({ uuid }) => uuid),
        uuid => `The uuid ${uuid} is there twice.`,
      ),
    ),
    ...classProblems(set),
  ];
  return problems.length > 0 ? problems : cellProblems(set);
}

const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code.trim());

function twice(
  list: string,
  field: string,
  keys: readonly string[],
  message: (key: string, index: number) => string,
): FieldProblem[] {
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index ? [] : [{ path: `${list}.${index}.${field}`, message: message(key, index) }],
  );
}

function classProblems({ classes, parameters }: RatingSet): FieldProblem[] {
  if (classes.length > 0 && parameters.length < 2)
    return [{ path: 'classes', message: 'Classes need a parameter beside severity whose points they hold.' }];
  return classes.flatMap(({ code, lower, upper }, index) => {
    if (upper < lower)
      return [{ path: `classes.${index}.upper`, message: `Class ${code} ends below where it begins.` }];
    const other = classes.slice(0, index).find(one => one.lower <= upper && lower <= one.upper);
    return other
      ? [
          {
            path: `classes.${index}.lower`,
            message: `Classes ${other.code} and ${code} overlap. A score is in one class.`,
          },
        ]
      : [];
  });
}

function cellProblems(set: RatingSet): FieldProblem[] {
  const axes = axesOf(set);
  const cells = axes.reduce((count, { levels }) => count * levels.length, 1);
  if (cells > MAX_CELLS)
    return [{ path: 'levels', message: `The table would have ${cells} cells; ${MAX_CELLS} is the most.` }];
  const known = new Set(printedCells(axes).map(cellKey));
  const ratings = new Map(set.ratings.map(({ uuid }) => [uuid, true]));
  const first = new Map<string, string>();
  return set.table.flatMap((entry, index): FieldProblem[] => {
    const key = cellKey(printedCellOf(axes, entry));
    const strange = PARAMETERS.find(
      parameter => entry[LEVEL_FIELDS[parameter]] && !set.parameters.some(one => one.parameter === parameter),
    );
    if (strange || !known.has(key))
      return [
        { path: `table.${index}`, message: 'This cell names a level or class that the set does not have.' },
      ];
    if (!ratings.has(entry.ratingUuid))
      return [
        {
          path: `table.${index}.ratingUuid`,
          message: 'This cell names a rating that the set does not have.',
        },
      ];
    const other = first.get(key);
    first.set(key, entry.ratingUuid);
    return other !== undefined && other !== entry.ratingUuid
      ? [{ path: `table.${index}.ratingUuid`, message: 'This cell has two different ratings.' }]
      : [];
  });
}

/** Cells of the printed table without a rating. */
export function holesOf(set: RatingSet): PrintedCell[] {
  const ratings = printedRatings(set);
  return printedCells(axesOf(set)).filter(cell => !ratings.has(cellKey(cell)));
}

/** The levels of a cell as they are read: "S3 E4 C2". */
export const nameOfCell = (set: RatingSet, cell: PrintedCell): string =>
  axesOf(set)
    .flatMap(({ field, levels }) => levels.find(({ uuid }) => uuid === cell[field])?.code ?? [])
    .join(' ');

/** Most problems of one kind that are told one by one. */
const TOLD = 50;

/** Why a draft cannot be published, in the order in which a person mends it. */
export function publishProblems(
  set: RatingSet & { explanations: readonly TableExplanation[] },
): FieldProblem[] {
  const structure = structureProblems(set);
  if (structure.length > 0) return structure;
  const empty = set.parameters.filter(
    ({ parameter }) => !set.levels.some(level => level.parameter === parameter),
  );
  if (empty.length > 0)
    return empty.map(({ label }) => ({
      path: 'levels',
      message: `${label} has no level. Add its levels first.`,
    }));
  if (set.ratings.length === 0)
    return [{ path: 'ratings', message: 'The set has no ratings. Add them first.' }];
  const outside = scoresWithoutClass(set);
  if (outside.length > 0)
    return [
      {
        path: 'classes',
        message: `No class holds the score ${outside.join(', ')}. Widen a class or add one.`,
      },
    ];
  const holes = holesOf(set);
  if (holes.length > 0)
    return holes.slice(0, TOLD).map(cell => ({
      path: 'table',
      message: `${nameOfCell(set, cell)} has no rating. Fill the table first.`,
    }));
  return unexplained(monotoneFindings(set), set.explanations)
    .slice(0, TOLD)
    .map(({ cell, rating, below, belowRating }) => ({
      path: 'explanations',
      message: `${nameOfCell(set, cell)} gives ${rating.code}, which is lower than ${belowRating.code} of the milder ${nameOfCell(set, below)}. Change one of them or explain it.`,
    }));
}
