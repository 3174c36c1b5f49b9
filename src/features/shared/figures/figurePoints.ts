import type { HaraFigure } from '@/api/hara-figures';

/** A place in a figure as shares of its width and height, each from 0 to 1. */
export type FigurePoint = HaraFigure['annotations'][number]['points'][number];

/** Ten thousandths of a picture are finer than a hand can place: more digits would only look exact. */
const DIGITS = 4;
/** How far an arrow key goes, in shares of the picture; with Shift further. */
const STEP = 0.01;
const FAR_STEP = 0.05;

const inside = (share: number): number => Number(Math.min(1, Math.max(0, share)).toFixed(DIGITS));

export const pointOf = (x: number, y: number): FigurePoint => ({ x: inside(x), y: inside(y) });

/** Where the pointer is over an element that covers the figure. */
export function pointUnder(
  { clientX, clientY }: { clientX: number; clientY: number },
  element: Element,
): FigurePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return pointOf((clientX - left) / (width || 1), (clientY - top) / (height || 1));
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key takes a point; undefined for other keys. */
export function steppedPoint(
  { x, y }: FigurePoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FigurePoint | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const step = shiftKey ? FAR_STEP : STEP;
  return pointOf(x + arrow[0] * step, y + arrow[1] * step);
}

/** For an element that lies over the figure at this point. */
export const placedAt = ({ x, y }: FigurePoint) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** For the corners of an SVG shape over 0 0 1 1. */
export const svgPoints = (points: readonly FigurePoint[]): string =>
  points.map(({ x, y }) => `${x},${y}`).join(' ');

/**
 * Where a shape is now that somebody has begun to change: others may have added or removed some since.
 * @param among places to look at, the likeliest first
 * @returns undefined where the shape is gone or has other corners
 */
export function placeOfShape(
  shapes: readonly { readonly points: readonly FigurePoint[] }[],
  among: Iterable<number>,
  points: readonly FigurePoint[],
): number | undefined {
  const wanted = svgPoints(points);
  return [...among].find(at => svgPoints(shapes[at]?.points ?? []) === wanted);
}

/** For an SVG box between two opposite corners, over 0 0 1 1. */
export const boxOf = (from: FigurePoint, to: FigurePoint) => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** Where the name of an outline stands: the middle of its area, or of its corners where it has none. */
export function middleOf(points: readonly FigurePoint[]): FigurePoint {
  let [area, x, y] = [0, 0, 0];
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from;
    const cross = from.x * to.y - to.x * from.y;
    area += cross;
    x += (from.x + to.x) * cross;
    y += (from.y + to.y) * cross;
  }
  if (Math.abs(area) > 1e-9) return pointOf(x / (3 * area), y / (3 * area));
  const count = points.length || 1;
  return pointOf(
    points.reduce((sum, point) => sum + point.x, 0) / count,
    points.reduce((sum, point) => sum + point.y, 0) / count,
  );
}
