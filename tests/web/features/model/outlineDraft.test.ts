import { describe, expect, it } from 'vitest';
import {
  draftOf,
  MOST_CORNERS,
  type OutlineAction,
  outlineDraft,
} from '@/features/model/layout/outlineDraft';
import { middleOf, pointOf, steppedPoint } from '@/features/shared/figures/figurePoints';

const drawn = (start: Parameters<typeof draftOf>[0], ...actions: OutlineAction[]) =>
  actions.reduce(outlineDraft, draftOf(start));
const at = (x: number, y: number) => ({ x, y });
const TRIANGLE = [at(0, 0), at(1, 0), at(0, 1)];

describe('an outline on its way', () => {
  it('closes with three corners, not with two, and takes no more then', () => {
    const two = drawn(
      [],
      { type: 'added', point: at(0, 0) },
      { type: 'added', point: at(1, 0) },
      { type: 'closed' },
    );
    expect(two.isClosed).toBe(false);
    const three = [two, { type: 'added', point: at(0, 1) } as const, { type: 'closed' } as const] as const;
    const closed = outlineDraft(outlineDraft(three[0], three[1]), three[2]);
    expect(closed).toMatchObject({ isClosed: true, points: TRIANGLE });
    expect(outlineDraft(closed, { type: 'added', point: at(1, 1) }).points).toEqual(TRIANGLE);
  });

  it('keeps three corners and never has more than the contract allows', () => {
    expect(drawn(TRIANGLE, { type: 'removed', corner: 0 }).points).toEqual(TRIANGLE);
    let full = draftOf(TRIANGLE);
    for (let times = 0; times < MOST_CORNERS + 5; times += 1)
      full = outlineDraft(full, { type: 'split', after: 0 });
    expect(full.points).toHaveLength(MOST_CORNERS);
  });

  it('puts a corner into the middle of an edge, the last one included', () => {
    expect(drawn(TRIANGLE, { type: 'split', after: 2 }).points).toEqual([...TRIANGLE, at(0, 0.5)]);
  });

  it('goes back over one move of a corner, however many steps it had, and forth again', () => {
    const moved = drawn(
      TRIANGLE,
      { type: 'moved', corner: 1, point: at(0.9, 0) },
      { type: 'moved', corner: 1, point: at(0.8, 0) },
      { type: 'settled' },
      { type: 'moved', corner: 1, point: at(0.7, 0) },
    );
    const back = outlineDraft(moved, { type: 'undone' });
    expect(back.points[1]).toEqual(at(0.8, 0));
    expect(outlineDraft(back, { type: 'undone' }).points).toEqual(TRIANGLE);
    expect(outlineDraft(back, { type: 'redone' }).points[1]).toEqual(at(0.7, 0));
  });
});

describe('points of a figure', () => {
  it('stay inside of it', () => {
    expect(pointOf(-0.2, 1.4)).toEqual(at(0, 1));
    expect(steppedPoint(at(0.98, 0.5), { key: 'ArrowRight', shiftKey: true })).toEqual(at(1, 0.5));
    expect(steppedPoint(at(0.5, 0.5), { key: 'a', shiftKey: false })).toBeUndefined();
  });

  it('have a middle: the centroid of a triangle, the mean of a line', () => {
    // Centroid of a triangle: the mean of its corners.
    expect(middleOf(TRIANGLE)).toEqual(at(0.3333, 0.3333));
    expect(middleOf([at(0, 0), at(1, 1), at(0.5, 0.5)])).toEqual(at(0.5, 0.5));
  });
});
