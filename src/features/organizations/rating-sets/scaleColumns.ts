import type { RiskRatingSet, RiskRatingSetDraft } from '@/api/risk-model';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import type { ScaleColumn } from './ScaleTable';

type Text = TextFunction<'rating-sets'>;
export type DraftLevel = RiskRatingSetDraft['levels'][number];
export type DraftClass = RiskRatingSetDraft['classes'][number];
export type DraftRating = RiskRatingSetDraft['ratings'][number];
type Acceptance = DraftRating['acceptance'];

const ACCEPTANCE = defineTexts(
  'rating-sets',
  {
    ACCEPT: 'Acceptable',
    REDUCE: 'Reduce as far as possible',
    UNACCEPTABLE: 'Not acceptable',
    NONE: 'Not stated',
  },
  'acceptance-',
);

const numberOf = (value: string, most: number) => Math.max(0, Math.min(most, Math.trunc(Number(value)) || 0));

interface Worded {
  uuid: string;
  code: string;
  label: string;
  definition: string;
}

const words = <R extends Worded>(text: Text): ScaleColumn<R>[] => [
  {
    key: 'code',
    label: text('code', 'Code'),
    minWidth: 110,
    maxLength: 32,
    value: row => row.code,
    change: (row, code) => ({ ...row, code }),
  },
  {
    key: 'label',
    label: text('label', 'Label'),
    minWidth: 140,
    maxLength: 200,
    value: row => row.label,
    change: (row, label) => ({ ...row, label }),
  },
  {
    key: 'definition',
    label: text('definition', 'Definition'),
    minWidth: 220,
    maxLength: 4000,
    value: row => row.definition,
    change: (row, definition) => ({ ...row, definition }),
  },
];

/** @param hasPoints the ranks are added up to a score */
export const levelColumns = (text: Text, hasPoints: boolean): ScaleColumn<DraftLevel>[] => [
  ...words<DraftLevel>(text),
  {
    key: 'examples',
    label: text('examples', 'Examples'),
    minWidth: 200,
    maxLength: 4000,
    value: row => row.examples,
    change: (row, examples) => ({ ...row, examples }),
  },
  ...(hasPoints
    ? [
        {
          key: 'rank',
          label: text('points', 'Points'),
          minWidth: 72,
          isNumber: true,
          value: (row: DraftLevel) => String(row.rank),
          change: (row: DraftLevel, value: string) => ({ ...row, rank: numberOf(value, 1000) }),
        },
      ]
    : []),
];

export const classColumns = (text: Text): ScaleColumn<DraftClass>[] => [
  ...words<DraftClass>(text),
  {
    key: 'lower',
    label: text('from-score', 'From score'),
    minWidth: 90,
    isNumber: true,
    value: row => String(row.lower),
    change: (row, value) => ({ ...row, lower: numberOf(value, 10_000) }),
  },
  {
    key: 'upper',
    label: text('to-score', 'To score'),
    minWidth: 90,
    isNumber: true,
    value: row => String(row.upper),
    change: (row, value) => ({ ...row, upper: numberOf(value, 10_000) }),
  },
];

interface Category {
  code: string;
  name: string;
}

/** The scales that a target can be on, by name; a set may name one that nobody here knows. */
export function categoryChoices(
  known: readonly Category[],
  ratings: readonly { targetCategory: string | null }[],
): { value: string; label: string }[] {
  const names = new Map(known.map(({ code, name }) => [code, name]));
  for (const { targetCategory } of ratings)
    if (targetCategory && !names.has(targetCategory)) names.set(targetCategory, targetCategory);
  return [{ value: '', label: '–' }, ...[...names].map(([value, label]) => ({ value, label }))];
}

/** @param categories what a target category is chosen from */
export const ratingColumns = (
  text: Text,
  categories: ReturnType<typeof categoryChoices>,
): ScaleColumn<DraftRating>[] => [
  ...words<DraftRating>(text),
  {
    key: 'acceptance',
    label: text('acceptance', 'Acceptance'),
    minWidth: 170,
    choices: (Object.keys(ACCEPTANCE) as Acceptance[]).map(value => ({
      value,
      label: text(ACCEPTANCE[value]),
    })),
    value: row => row.acceptance,
    change: (row, value) => ({ ...row, acceptance: value as Acceptance }),
  },
  {
    key: 'targetCategory',
    label: text('target-category', 'Target category'),
    minWidth: 100,
    choices: categories,
    value: row => row.targetCategory ?? '',
    change: (row, value) => ({ ...row, targetCategory: value || null }),
  },
  {
    key: 'targetLevel',
    label: text('target-level', 'Target level'),
    minWidth: 90,
    maxLength: 50,
    value: row => row.targetLevel ?? '',
    change: (row, value) => ({ ...row, targetLevel: value || null }),
  },
];

/** Ranks by the order of rows, the mildest first; lists that count down (MIL-STD-882E: 1 is catastrophic) go on doing so. */
export function ranked<R extends { rank: number; order?: number }>(rows: readonly R[], first: number): R[] {
  const [one, other] = rows;
  const isDescending =
    one?.order !== undefined &&
    other?.order !== undefined &&
    one.rank < other.rank &&
    one.order > other.order;
  return rows.map((row, index) => ({
    ...row,
    rank: first + index,
    ...(row.order !== undefined && { order: isDescending ? rows.length - index : index + 1 }),
  }));
}

/** Rows from the mildest to the most severe. */
export const mildestFirst = <R extends { rank: number }>(rows: readonly R[]): R[] =>
  [...rows].sort((a, b) => a.rank - b.rank);

export type ShownSet = Pick<
  RiskRatingSet | RiskRatingSetDraft,
  'parameters' | 'resultLabel' | 'levels' | 'classes' | 'ratings'
>;
