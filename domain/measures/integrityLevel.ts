/** PL d, AgPL b, MPL c, ASIL B, ASIL B(D) of a decomposition, SIL 2, QM, and the letter or number alone. */
const INTEGRITY_LEVEL =
  /^(?:(?:(?:Ag|M)?PL)r?\s*[a-e]|ASIL\s*(?:[A-D](?:\s*\([A-D]\))?|QM(?:\s*\([A-D]\))?)|SIL\s*[1-4]|[a-e]|[1-4]|QM)$/i;

/**
 * Whether a text names a level that a safety function can have to reach.
 * @param ofSets in small letters: levels of the rating sets, such as "high" of one that has no integrity levels
 */
export const isLevel = (text: string, ofSets: readonly string[]): boolean =>
  INTEGRITY_LEVEL.test(text.trim()) || ofSets.includes(text.trim().toLowerCase());

/** What a written level comes to on one scale. */
export interface LevelOnScale {
  /** In capitals and without spaces. */
  spelling: string;
  scale: 'ASIL' | 'PL' | 'AGPL' | 'MPL' | 'SIL';
  rank: number;
  /** Of a decomposed level the one that was decomposed: ASIL B(D) is part of an ASIL D (ISO 26262-9:2018, 5.4.9). */
  originRank: number;
}

const PERFORMANCE = ['A', 'B', 'C', 'D', 'E'] as const;
const AUTOMOTIVE = ['QM', 'A', 'B', 'C', 'D'] as const;
/** What a PL is worth as a SIL: none, 1, 1, 2, 3 (ISO 13849-1:2015, table 3). */
const SIL_OF_PL = [0, 1, 1, 2, 3] as const;

const plain = (spelling: string, scale: LevelOnScale['scale'], rank: number): LevelOnScale => ({
  spelling,
  scale,
  rank,
  originRank: rank,
});

/** Every way to write a level, with its place on each scale that it can mean. */
export const LEVELS_ON_SCALES: readonly LevelOnScale[] = [
  ...PERFORMANCE.flatMap((letter, index) =>
    (['PL', 'AGPL', 'MPL'] as const).flatMap(scale =>
      ['', scale, `${scale}R`].map(prefix => plain(prefix + letter, scale, index + 1)),
    ),
  ),
  ...PERFORMANCE.flatMap((letter, index) =>
    ['PL', 'PLR'].map(prefix => plain(prefix + letter, 'SIL', SIL_OF_PL[index] ?? 0)),
  ),
  ...AUTOMOTIVE.flatMap((level, rank) => [
    plain(level, 'ASIL', rank),
    plain(`ASIL${level}`, 'ASIL', rank),
    ...AUTOMOTIVE.slice(1).map((origin, index) => ({
      ...plain(`ASIL${level}(${origin})`, 'ASIL', rank),
      originRank: index + 1,
    })),
  ]),
  ...(['AGPL', 'MPL'] as const).flatMap(scale => [plain('QM', scale, 0), plain(`${scale}QM`, scale, 0)]),
  ...[1, 2, 3, 4].flatMap(rank => [plain(`${rank}`, 'SIL', rank), plain(`SIL${rank}`, 'SIL', rank)]),
];

/** A rating of a set, for levels that are no integrity levels, such as "high". */
export interface NamedRating {
  code: string;
  targetLevel: string | null;
  rank: number;
}

const placesOf = (text: string) => {
  const spelling = text.replaceAll(/\s/g, '').toUpperCase();
  return LEVELS_ON_SCALES.filter(level => level.spelling === spelling);
};

const rankOf = (text: string, ratings: readonly NamedRating[]) => {
  const name = text.trim().toLowerCase();
  const named = ratings.filter(
    ({ code, targetLevel }) => code.toLowerCase() === name || targetLevel?.toLowerCase() === name,
  );
  return named.length > 0 ? Math.max(...named.map(({ rank }) => rank)) : undefined;
};

/**
 * Whether one level is below another one. Levels of scales that cannot be compared, such as PL and ASIL, are not.
 * @param ratings of the rating set by which the second one is demanded
 * @param of what counts of a decomposed first level: its own rank, or that of the level it is a part of
 */
export function isBelow(
  level: string,
  needed: string,
  ratings: readonly NamedRating[],
  of: 'rank' | 'originRank' = 'rank',
): boolean {
  const needs = placesOf(needed);
  if (placesOf(level).some(own => needs.some(other => other.scale === own.scale && own[of] < other.rank)))
    return true;
  const [own, other] = [rankOf(level, ratings), rankOf(needed, ratings)];
  return own !== undefined && other !== undefined && own < other;
}
