import type { FigurePoint } from '@/features/shared/figures/figurePoints';

/** What the contract asks of an outline. */
export const FEWEST_CORNERS = 3;
export const MOST_CORNERS = 200;

interface Shape {
  readonly points: readonly FigurePoint[];
  /** Its last corner leads back to the first: only its corners move now. */
  readonly isClosed: boolean;
}

/** An outline on its way, with what was there before and after it. */
export interface OutlineDraft extends Shape {
  readonly past: readonly Shape[];
  readonly future: readonly Shape[];
  /** The corner of the last step: the next moves of the same one are part of that step. */
  readonly moving: number | null;
}

export type OutlineAction =
  | { type: 'added'; point: FigurePoint }
  | { type: 'split'; after: number }
  | { type: 'moved'; corner: number; point: FigurePoint }
  | { type: 'settled' }
  | { type: 'removed'; corner: number }
  | { type: 'closed' }
  | { type: 'undone' }
  | { type: 'redone' };

export const draftOf = (points: readonly FigurePoint[]): OutlineDraft => ({
  points,
  isClosed: points.length > 0,
  past: [],
  future: [],
  moving: null,
});

export const canClose = ({ points, isClosed }: Shape): boolean =>
  !isClosed && points.length >= FEWEST_CORNERS;
/** An open outline may lose all corners, a closed one keeps its shape. */
export const canRemove = ({ points, isClosed }: Shape): boolean =>
  points.length > (isClosed ? FEWEST_CORNERS : 0);

export function outlineDraft(draft: OutlineDraft, action: OutlineAction): OutlineDraft {
  const { points, isClosed } = draft;
  switch (action.type) {
    case 'added':
      return isClosed || points.length >= MOST_CORNERS
        ? draft
        : stepTo(draft, { points: [...points, action.point], isClosed });
    case 'split': {
      const from = points[action.after];
      const to = points[(action.after + 1) % points.length];
      if (!from || !to || points.length >= MOST_CORNERS) return draft;
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
            past: draft.past.slice(0, -1),
            future: [{ points, isClosed }, ...draft.future],
            moving: null,
          }
        : draft;
    }
    case 'redone': {
      const [after, ...future] = draft.future;
      return after ? { ...after, past: [...draft.past, { points, isClosed }], future, moving: null } : draft;
    }
  }
}

const stepTo = ({ points, isClosed, past }: OutlineDraft, next: Shape): OutlineDraft => ({
  ...next,
  past: [...past, { points, isClosed }],
  future: [],
  moving: null,
});
