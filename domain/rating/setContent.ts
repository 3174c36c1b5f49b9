import type { RatingSet } from './ratingSet.ts';

type Content = Pick<RatingSet, 'parameters' | 'levels' | 'classes' | 'ratings' | 'table'>;

interface Judged {
  acceptance?: string;
  targetCategory?: string | null;
  targetLevel?: string | null;
}

const sorted = (texts: string[]) => texts.sort();

/**
 * What a set rates and how, without uuids and wording: two sets of the same content give the same level for the same
 * choice, and every level of one is found in the other by `codeKeys`.
 */
export function setContent({ parameters, levels, classes, ratings, table }: Content): string {
  const codes = new Map([...levels, ...classes, ...ratings].map(({ uuid, code }) => [uuid, code]));
  const codeOf = (uuid: string | null) => (uuid === null ? null : (codes.get(uuid) ?? null));
  return JSON.stringify({
    parameters: parameters.map(({ parameter }) => parameter),
    levels: sorted(levels.map(({ parameter, code, rank }) => JSON.stringify([parameter, code, rank]))),
    classes: sorted(classes.map(({ code, lower, upper }) => JSON.stringify([code, lower, upper]))),
    ratings: sorted(
      (ratings as readonly (RatingSet['ratings'][number] & Judged)[]).map(
        ({ code, rank, acceptance, targetCategory, targetLevel }) =>
          JSON.stringify([code, rank, acceptance ?? null, targetCategory ?? null, targetLevel ?? null]),
      ),
    ),
    table: sorted(
      table.map(cell =>
        JSON.stringify([
          codeOf(cell.severityUuid),
          codeOf(cell.exposureUuid),
          codeOf(cell.probabilityUuid),
          codeOf(cell.avoidabilityUuid),
          codeOf(cell.classUuid),
          codeOf(cell.ratingUuid),
          cell.score,
        ]),
      ),
    ),
  });
}

/** Uuids of levels, classes and ratings by what they are called in their set. */
export const codeKeys = ({ levels, classes, ratings }: Content): Map<string, string> =>
  new Map([
    ...levels.map(({ uuid, parameter, code }): [string, string] => [`level ${parameter} ${code}`, uuid]),
    ...classes.map(({ uuid, code }): [string, string] => [`class ${code}`, uuid]),
    ...ratings.map(({ uuid, code }): [string, string] => [`rating ${code}`, uuid]),
  ]);
