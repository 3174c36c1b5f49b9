import type { HaraFigure } from '@/api/hara-figures';
import type { FigurePoint } from './figurePoints';

export type FigureShapeKind = HaraFigure['annotations'][number]['shape'];

/** What the contract asks of a shape: an outline has any number of corners, a box two opposite ones. */
const CORNERS: Record<FigureShapeKind, readonly [fewest: number, most: number]> = {
  POINT: [1, 1],
  RECTANGLE: [2, 2],
  POLYGON: [3, 200],
};

interface Drawn {
  readonly points: readonly FigurePoint[];
  /** Its last corner leads back to the first: only its corners move now. */
  readonly isClosed: boolean;
}

/** A shape on its way, with what was there before and after it. */
export interface ShapeDraft extends Drawn {
  readonly kind: FigureShapeKind;
  readonly past: readonly Drawn[];
  readonly future: readonly Drawn[];
  /** The corner of the last step: the next moves of the same one are part of that step. */
  readonly moving: number | null;
}

export type ShapeAction =
  | { type: 'added'; point: FigurePoint }
  /** A box drawn in one go. */
  | { type: 'spanned'; from: FigurePoint; to: FigurePoint }
  | { type: 'split'; after: number }
  | { type: 'moved'; corner: number; point: FigurePoint }
  | { type: 'settled' }
  | { type: 'removed'; corner: number }
  | { type: 'closed' }
  | { type: 'undone' }
  | { type: 'redone' };

export const draftOf = (kind: FigureShapeKind, points: readonly FigurePoint[]): ShapeDraft => ({
  kind,
  points,
  isClosed: points.length > 0,
  past: [],
  future: [],
  moving: null,
});

export const canClose = ({ kind, points, isClosed }: ShapeDraft): boolean =>
  !isClosed && points.length >= CORNERS[kind][0];
/** An open outline may lose all corners; a closed shape keeps what makes it one. */
export const canRemove = ({ kind, points, isClosed }: ShapeDraft): boolean =>
  points.length > (isClosed ? CORNERS[kind][0] : 0);

export function shapeDraft(draft: ShapeDraft, action: ShapeAction): ShapeDraft {
  const { kind, points, isClosed } = draft;
  const [, most] = CORNERS[kind];
  switch (action.type) {
    case 'added': {
      const next = [...points, action.point];
      if (isClosed || next.length > most || isFlat(kind, next)) return draft;
      // A point or a box is done once it has all of its corners; whether an outline is, only its drawer knows.
      return stepTo(draft, { points: next, isClosed: kind !== 'POLYGON' && next.length === most });
    }
    case 'spanned': {
      const corners = [action.from, action.to];
      return kind !== 'RECTANGLE' || isClosed || isFlat(kind, corners)
        ? draft
        : stepTo(draft, { points: corners, isClosed: true });
    }
    case 'split': {
      const from = points[action.after];
      const to = points[(action.after + 1) % points.length];
      if (!from || !to || points.length >= most) return draft;
      const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return stepTo(draft, { points: points.toSpliced(action.after + 1, 0, between), isClosed });
    }
    case 'moved': {
      const next = { points: points.with(action.corner, action.point), isClosed };
      return draft.moving === action.corner
        ? { ...draft, ...next }
        : { ...stepTo(draft, next), moving: action.corner };
    }
    case 'settled':
      return { ...draft, moving: null };
    case 'removed':
      return canRemove(draft)
        ? stepTo(draft, { points: points.toSpliced(action.corner, 1), isClosed })
        : draft;
    case 'closed':
      return canClose(draft) ? stepTo(draft, { points, isClosed: true }) : draft;
    case 'undone': {
      const before = draft.past.at(-1);
      return before
        ? {
            ...before,
            kind,
            past: draft.past.slice(0, -1),
            future: [{ points, isClosed }, ...draft.future],
            moving: null,
          }
        : draft;
    }
    case 'redone': {
      const [after, ...future] = draft.future;
      return after
        ? { ...after, kind, past: [...draft.past, { points, isClosed }], future, moving: null }
        : draft;
    }
  }
}

/** A box without a height or a width would not show. */
const isFlat = (kind: FigureShapeKind, [from, to]: readonly FigurePoint[]): boolean =>
  kind === 'RECTANGLE' && from !== undefined && to !== undefined && (from.x === to.x || from.y === to.y);

const stepTo = (draft: ShapeDraft, next: Drawn): ShapeDraft => ({
  ...next,
  kind: draft.kind,
  past: [...draft.past, { points: draft.points, isClosed: draft.isClosed }],
  future: [],
  moving: null,
});
