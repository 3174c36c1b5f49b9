import type { FigureOutline } from '@/api/hara-figures';
import { type FigureShape, FigureShapes } from '@/features/shared/figures/FigureShapes';
import { useTexts } from '@/glossary/useText';
import { heatOf, type LayoutPlace } from './layoutPlaces';

interface LayoutOutlinesProps {
  outlines: readonly FigureOutline[];
  places: readonly LayoutPlace[];
  /** Not shown while it is edited. @see ShapeEditor */
  hidden: number | null;
  selected: LayoutPlace | undefined;
  /** They only stand there while something is drawn over them. */
  isQuiet: boolean;
  onSelect: (place: LayoutPlace) => void;
}

/** Zones and areas over a layout; the more hazards a zone has, the redder it is. */
export function LayoutOutlines({
  outlines,
  places,
  hidden,
  selected,
  isQuiet,
  onSelect,
}: LayoutOutlinesProps) {
  const text = useTexts('layout');
  const shapeOf = (place: LayoutPlace, { points }: FigureOutline, at: number): FigureShape => ({
    at,
    kind: 'POLYGON',
    points,
    name: labelOf(place, text),
    label: (
      <>
        {place.name}
        {place.hazards.length > 0 && <strong> {place.hazards.length}</strong>}
      </>
    ),
    fill: 0.08 + 0.5 * heatOf(place, places),
    isDashed: place.kind === 'area',
    isSelected: place.uuid === selected?.uuid,
  });
  const shapes = outlines.flatMap((outline, at) => {
    const place = places.find(({ uuid }) => uuid === (outline.zoneUuid ?? outline.areaUuid));
    return place && at !== hidden ? [shapeOf(place, outline, at)] : [];
  });
  return (
    <FigureShapes
      shapes={shapes}
      label={text('outlines', 'Zones and areas on the layout')}
      isQuiet={isQuiet}
      onSelect={at => {
        const outline = outlines[at];
        const place = places.find(({ uuid }) => uuid === (outline?.zoneUuid ?? outline?.areaUuid));
        if (place) onSelect(place);
      }}
    />
  );
}

const labelOf = ({ name, hazards }: LayoutPlace, text: ReturnType<typeof useTexts<'layout'>>) =>
  text('outline', '{1}: {2} hazards', {
    values: [name, hazards.length],
    count: hazards.length,
    one: '{1}: {2} hazard',
  });
