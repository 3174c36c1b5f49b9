type Shape = 'POINT' | 'RECTANGLE' | 'POLYGON';

interface Annotation {
  shape: Shape;
  points: unknown[];
  hazardUuid: string | null;
  zoneUuid?: string | null;
  machineUuid?: string | null;
}

/** How a figure refers to hazards and machines. */
export interface Marked {
  annotations: Annotation[];
  hazardUuids: string[];
  machineUuids: string[];
}

const POINTS: Record<Shape, [least: number, most: number]> = {
  POINT: [1, 1],
  RECTANGLE: [2, 2],
  POLYGON: [3, 200],
};

/** The first annotation whose points do not form its shape, or that points to several records; undefined if none. */
export function annotationProblem(annotations: readonly Annotation[]) {
  for (const [place, { shape, points, hazardUuid, zoneUuid, machineUuid }] of annotations.entries()) {
    const [least, most] = POINTS[shape];
    const count = least === most ? `${least}` : `${least} or more`;
    if (points.length < least || points.length > most)
      return { path: `annotations.${place}.points`, message: `A ${shape} has ${count} points.` };
    if ([hazardUuid, zoneUuid, machineUuid].filter(Boolean).length > 1)
      return {
        path: `annotations.${place}`,
        message: 'A mark points to one hazard, zone or machine.',
      };
  }
  return undefined;
}

/** What a figure shows: hazards and machines that are named, and those marked in it. */
export const shownIn = ({ annotations, hazardUuids, machineUuids }: Marked) => ({
  hazardUuids: [...new Set([...hazardUuids, ...annotations.flatMap(({ hazardUuid }) => hazardUuid ?? [])])],
  machineUuids: [
    ...new Set([...machineUuids, ...annotations.flatMap(({ machineUuid }) => machineUuid ?? [])]),
  ],
});

/** Marks of hazards and machines that the figure no longer shows stay, and point to nothing. */
export const livingMarks = ({ annotations, hazardUuids, machineUuids }: Marked): Marked => ({
  hazardUuids,
  machineUuids,
  annotations: annotations.map(mark => ({
    ...mark,
    hazardUuid: mark.hazardUuid && hazardUuids.includes(mark.hazardUuid) ? mark.hazardUuid : null,
    machineUuid: mark.machineUuid && machineUuids.includes(mark.machineUuid) ? mark.machineUuid : null,
  })),
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
