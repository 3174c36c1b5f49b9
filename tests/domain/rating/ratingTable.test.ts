import { describe, expect, it } from 'vitest';
import { layOutTable } from '../../../domain/rating/ratingTable.ts';
import { levelUuid, shippedRatingSets } from '../../../server/seed/ratingSets.ts';

const sets = new Map(shippedRatingSets().map(set => [set.row.code, set]));
function ratingSet(code: string) {
  const set = sets.get(code);
  if (!set) throw new Error(`There is no ${code}`);
  return set;
}
const filled = [...sets.values()].filter(set => set.table.length > 0);

describe('the table as it is printed', () => {
  it.each(filled.map(set => [set.row.code, set] as const))(
    'holds every rating of %s and marks one cell',
    (_code, set) => {
      for (const cell of set.table) {
        const table = layOutTable(set, cell);
        const marked = table.rows.flatMap(row => row.cells.filter(({ isMarked }) => isMarked));
        expect(marked.map(({ rating }) => rating?.uuid)).toEqual([cell.ratingUuid]);
        expect(table.rows.every(row => row.cells.length === table.across.headings.length)).toBe(true);
      }
    },
  );

  it('marks nothing while a level is missing', () => {
    const set = ratingSet('ISO13849-1');
    const { rows } = layOutTable(set, { severityUuid: levelUuid('ISO13849-1', 'severity', 'S2') });
    expect(rows.flatMap(row => row.cells).some(({ isMarked }) => isMarked)).toBe(false);
  });

  it('shows severity against the class where the method has classes', () => {
    const { corner, across, rows } = layOutTable(ratingSet('IEC62061-2005-2015'), {});
    expect(corner).toEqual(['Se']);
    expect(across.headings.map(({ code }) => code)).toEqual(['3-4', '5-7', '8-10', '11-13', '14-15']);
    expect(rows.map(row => row.cells.map(({ rating }) => rating?.code).join(' '))).toEqual([
      'SIL2 SIL2 SIL2 SIL3 SIL3',
      'NONE OM SIL1 SIL2 SIL3',
      'NONE NONE OM SIL1 SIL2',
      'NONE NONE NONE OM SIL1',
    ]);
  });
});
