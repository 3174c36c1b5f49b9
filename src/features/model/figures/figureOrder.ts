import type { HaraFigure } from '@/api/hara-figures';

/** The order in which figures are shown and printed. */
export const inOrder = (figures: readonly HaraFigure[]): HaraFigure[] =>
  figures.toSorted(
    (a, b) => a.position - b.position || a.code.localeCompare(b.code, 'en', { numeric: true }),
  );

/** The figures whose position changes when one takes the place of another, with their new one. */
export function movedFigures(
  ordered: readonly HaraFigure[],
  uuid: string,
  to: number,
): { record: HaraFigure; patch: { position: number } }[] {
  const moved = ordered.find(figure => figure.uuid === uuid);
  if (!moved) return [];
  return ordered
    .filter(figure => figure !== moved)
    .toSpliced(to, 0, moved)
    .flatMap((record, index) =>
      record.position === index + 1 ? [] : [{ record, patch: { position: index + 1 } }],
    );
}
