import { maxRankOf, ratingOf } from '@domain/rating/ratingSet';
import type { FigureOutline } from '@/api/hara-figures';
import type { Hazard } from '@/api/hazards';
import type { Area, Zone } from '@/api/lookups';
import type { RiskRating, RiskRatingSet } from '@/api/risk-model';
import { initialEvaluation } from '@/records/models/hazardModel';

/** A zone or an area, as the layout shows it. */
export interface LayoutPlace {
  readonly kind: 'zone' | 'area';
  readonly uuid: string;
  readonly name: string;
  readonly record: Zone | Area;
  /** The project may change it. */
  readonly isOwn: boolean;
  readonly machineUuid: string | null;
  readonly hazards: readonly Hazard[];
  readonly worst: { set: RiskRatingSet; rating: RiskRating } | undefined;
  /** Places of its outlines among those of the layout. */
  readonly outlines: readonly number[];
}

interface PlacesSource {
  zones: readonly Zone[];
  areas: readonly Area[];
  hazards: readonly Hazard[];
  outlines: readonly FigureOutline[];
  sets: readonly RiskRatingSet[];
}

/** Every zone and area that can be drawn, with the hazards that name it and the highest of their initial ratings. */
export function layoutPlaces({ zones, areas, hazards, outlines, sets }: PlacesSource): LayoutPlace[] {
  const placeOf = (kind: LayoutPlace['kind'], record: Zone | Area): LayoutPlace => {
    const field = kind === 'zone' ? 'zoneUuid' : 'areaUuid';
    const own = hazards.filter(hazard => hazard[field] === record.uuid);
    return {
      kind,
      uuid: record.uuid,
      name: record.name,
      record,
      isOwn: record.projectUuid !== null,
      machineUuid: 'machineUuid' in record ? record.machineUuid : null,
      hazards: own,
      worst: worstOf(own, sets),
      outlines: outlines.flatMap((outline, at) => (outline[field] === record.uuid ? [at] : [])),
    };
  };
  return [...zones.map(zone => placeOf('zone', zone)), ...areas.map(area => placeOf('area', area))];
}

/** Ratings of several sets are compared by how far up their own set they stand. */
function worstOf(hazards: readonly Hazard[], sets: readonly RiskRatingSet[]): LayoutPlace['worst'] {
  let worst: { set: RiskRatingSet; rating: RiskRating; height: number } | undefined;
  for (const hazard of hazards) {
    const set = sets.find(({ uuid }) => uuid === hazard.riskRatingSetUuid);
    const rating = set && ratingOf(set, initialEvaluation(hazard, set.uuid) ?? {});
    if (!set || !rating) continue;
    const height = rating.rank / (maxRankOf(set) || 1);
    if (!worst || height > worst.height) worst = { set, rating, height };
  }
  return worst;
}

/**
 * What is worth a line: in use, drawn, or made for this project, also when it is no longer offered, so that it can be
 * offered again. Zones first, those with most hazards on top.
 */
export const listedPlaces = (places: readonly LayoutPlace[]): LayoutPlace[] =>
  places
    .filter(({ hazards, outlines, isOwn }) => hazards.length > 0 || outlines.length > 0 || isOwn)
    .toSorted((a, b) =>
      a.kind === b.kind ? b.hazards.length - a.hazards.length : a.kind === 'zone' ? -1 : 1,
    );

/** How much of the heat a place has, from 0 to 1, against the one with most hazards of its kind. */
export function heatOf(place: LayoutPlace, places: readonly LayoutPlace[]): number {
  const most = Math.max(
    0,
    ...places.filter(({ kind }) => kind === place.kind).map(({ hazards }) => hazards.length),
  );
  return most === 0 ? 0 : place.hazards.length / most;
}
