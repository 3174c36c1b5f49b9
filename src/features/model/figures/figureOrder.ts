import type { HaraFigure } from '@/api/hara-figures';
import { positionsFor } from '@/records/recordOrder';

/** The figures whose position changes when one takes the place of another, with their new one. */
export function movedFigures(
  ordered: readonly HaraFigure[],
  uuid: string,
  to: number,
): { record: HaraFigure; patch: { position: number } }[] {
  const moved = ordered.find(figure => figure.uuid === uuid);
  if (!moved) return [];
  const wanted = ordered.filter(figure => figure !== moved).toSpliced(to, 0, moved);
  const places = positionsFor({ ordered: wanted, from: to, to, isFixed: () => false });
  return wanted.flatMap(record => {
    const position = places?.get(record.uuid);
    return position === undefined ? [] : [{ record, patch: { position } }];
  });
}
