import { describe, expect, it } from 'vitest';
import { middleOf, pointOf, steppedPoint } from '@/features/shared/figures/figurePoints';
import {
  draftOf,
  type FigureShapeKind,
  type ShapeAction,
  shapeDraft,
} from '@/features/shared/figures/shapeDraft';

const drawn = (start: readonly { x: number; y: number }[], ...actions: ShapeAction[]) =>
  actions.reduce(shapeDraft, draftOf('POLYGON', start));
const fresh = (kind: FigureShapeKind, ...actions: ShapeAction[]) =>
  actions.reduce(shapeDraft, draftOf(kind, []));
/** maxItems of the points of an outline in the contract. */
const MOST_CORNERS = 200;
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
    const closed = shapeDraft(shapeDraft(three[0], three[1]), three[2]);
    expect(closed).toMatchObject({ isClosed: true, points: TRIANGLE });
    expect(shapeDraft(closed, { type: 'added', point: at(1, 1) }).points).toEqual(TRIANGLE);
  });

  it('keeps three corners and never has more than the contract allows', () => {
    expect(drawn(TRIANGLE, { type: 'removed', corner: 0 }).points).toEqual(TRIANGLE);
    let full = draftOf('POLYGON', TRIANGLE);
    for (let times = 0; times < MOST_CORNERS + 5; times += 1)
      full = shapeDraft(full, { type: 'split', after: 0 });
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
    const back = shapeDraft(moved, { type: 'undone' });
    expect(back.points[1]).toEqual(at(0.8, 0));
    expect(shapeDraft(back, { type: 'undone' }).points).toEqual(TRIANGLE);
    expect(shapeDraft(back, { type: 'redone' }).points[1]).toEqual(at(0.7, 0));
  });
});

describe('a point or a box on its way', () => {
  it('is closed by its last corner and takes no more', () => {
    const point = fresh('POINT', { type: 'added', point: at(0.2, 0.3) }, { type: 'added', point: at(1, 1) });
    expect(point).toMatchObject({ isClosed: true, points: [at(0.2, 0.3)] });
    const box = fresh('RECTANGLE', { type: 'added', point: at(0.2, 0.3) });
    expect(box.isClosed).toBe(false);
    expect(shapeDraft(box, { type: 'added', point: at(0.1, 0.6) })).toMatchObject({
      isClosed: true,
      points: [at(0.2, 0.3), at(0.1, 0.6)],
    });
    const dragged = fresh('RECTANGLE', { type: 'spanned', from: at(0, 0), to: at(0.5, 0.5) });
    expect(dragged).toMatchObject({ isClosed: true, points: [at(0, 0), at(0.5, 0.5)] });
  });

  it('is no box where it would have no height or no width', () => {
    const line = fresh(
      'RECTANGLE',
      { type: 'added', point: at(0.2, 0.3) },
      { type: 'added', point: at(0.8, 0.3) },
      { type: 'added', point: at(0.2, 0.3) },
    );
    expect(line).toMatchObject({ isClosed: false, points: [at(0.2, 0.3)] });
    expect(fresh('RECTANGLE', { type: 'spanned', from: at(0, 0), to: at(0, 1) }).points).toEqual([]);
  });

  it('goes back and forth by its own steps', () => {
    const box = fresh('RECTANGLE', { type: 'spanned', from: at(0, 0), to: at(1, 1) }, { type: 'undone' });
    expect(box).toMatchObject({ kind: 'RECTANGLE', isClosed: false, points: [] });
    expect(shapeDraft(box, { type: 'redone' })).toMatchObject({ kind: 'RECTANGLE', isClosed: true });
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
