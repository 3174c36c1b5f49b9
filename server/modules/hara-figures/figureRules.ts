type Shape = 'POINT' | 'RECTANGLE' | 'POLYGON';

interface Annotation {
  shape: Shape;
  points: unknown[];
  hazardUuid: string | null;
}

/** How a figure refers to hazards. */
export interface Marked {
  annotations: Annotation[];
  hazardUuids: string[];
}

const POINTS: Record<Shape, [least: number, most: number]> = {
  POINT: [1, 1],
  RECTANGLE: [2, 2],
  POLYGON: [3, 200],
};

/** The first annotation whose points do not form its shape; undefined if all do. */
export function shapeProblem(annotations: readonly Annotation[]) {
  const place = annotations.findIndex(({ shape, points }) => {
    const [least, most] = POINTS[shape];
    return points.length < least || points.length > most;
  });
  const wrong = annotations[place];
  if (!wrong) return undefined;
  const [least, most] = POINTS[wrong.shape];
  const count = least === most ? `${least}` : `${least} or more`;
  return { path: `annotations.${place}.points`, message: `A ${wrong.shape} has ${count} points.` };
}

/** Hazards that a figure shows: those named and those marked in it. */
export const shownHazards = (named: readonly string[], annotations: readonly Annotation[]) => [
  ...new Set([...named, ...annotations.flatMap(({ hazardUuid }) => hazardUuid ?? [])]),
];

/** Drops the marks of deleted hazards. */
export const livingMarks = ({ annotations, hazardUuids }: Marked): Marked => ({
  hazardUuids,
  annotations: annotations.map(mark =>
    mark.hazardUuid && !hazardUuids.includes(mark.hazardUuid) ? { ...mark, hazardUuid: null } : mark,
  ),
});

/** Where a zone or an area is on a layout. */
export interface Outline {
  zoneUuid: string | null;
  areaUuid: string | null;
}

/** The first outline that names none or both; undefined if all name exactly one. */
export function outlineProblem(outlines: readonly Outline[]) {
  const place = outlines.findIndex(({ zoneUuid, areaUuid }) => (zoneUuid === null) === (areaUuid === null));
  return place < 0
    ? undefined
    : { path: `outlines.${place}`, message: 'An outline is of one zone or of one area.' };
}
