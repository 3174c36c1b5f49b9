import Box from '@mui/material/Box';
import type { FigureOutline } from '@/api/hara-figures';
import { middleOf, placedAt, svgPoints } from '@/features/shared/figures/figurePoints';
import { useTexts } from '@/glossary/useText';
import { heatOf, type LayoutPlace } from './layoutPlaces';

interface LayoutOutlinesProps {
  outlines: readonly FigureOutline[];
  places: readonly LayoutPlace[];
  /** Not shown while it is edited. @see OutlineEditor */
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
  const shown = outlines.flatMap((outline, at) => {
    const place = places.find(({ uuid }) => uuid === (outline.zoneUuid ?? outline.areaUuid));
    return place && at !== hidden ? [{ at, place, points: outline.points }] : [];
  });
  // Small ones are reached although larger ones cover them: those lie below.
  const drawn = shown.toSorted((a, b) => sizeOf(b.points) - sizeOf(a.points));
  return (
    <Box sx={{ position: 'absolute', inset: 0, opacity: isQuiet ? 0.5 : 1 }}>
      <Box
        component="svg"
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        role="group"
        aria-label={text('outlines', 'Zones and areas on the layout')}
        aria-hidden={isQuiet}
        sx={SHAPES}
      >
        {drawn.map(({ at, place, points }) => (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons
          <polygon
            key={at}
            role="button"
            tabIndex={isQuiet ? -1 : 0}
            aria-label={labelOf(place, text)}
            aria-pressed={place.uuid === selected?.uuid}
            data-kind={place.kind}
            points={svgPoints(points)}
            vectorEffect="non-scaling-stroke"
            style={{ fillOpacity: 0.08 + 0.5 * heatOf(place, places) }}
            onClick={() => onSelect(place)}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onSelect(place);
            }}
          />
        ))}
      </Box>
      {shown.map(({ at, place, points }) => (
        <Box key={at} aria-hidden style={placedAt(labelPlace(points, shown))} sx={LABEL}>
          {place.name}
          {place.hazards.length > 0 && <strong> {place.hazards.length}</strong>}
        </Box>
      ))}
    </Box>
  );
}

const labelOf = ({ name, hazards }: LayoutPlace, text: ReturnType<typeof useTexts<'layout'>>) =>
  text('outline', '{1}: {2} hazards', {
    values: [name, hazards.length],
    count: hazards.length,
    one: '{1}: {2} hazard',
  });

function boxOf(points: FigureOutline['points']) {
  const [x, y] = [points.map(point => point.x), points.map(point => point.y)];
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}

/** Of the box around it; enough for an order. */
function sizeOf(points: FigureOutline['points']): number {
  const { left, right, top, bottom } = boxOf(points);
  return (right - left) * (bottom - top);
}

/** Where its name stands: in its middle, or at its upper edge where a smaller one has its own name in the middle. */
function labelPlace(points: FigureOutline['points'], shown: readonly Pick<FigureOutline, 'points'>[]) {
  const middle = middleOf(points);
  const isCovered = shown.some(other => {
    const { left, right, top, bottom } = boxOf(other.points);
    const isAround = middle.x > left && middle.x < right && middle.y > top && middle.y < bottom;
    return isAround && sizeOf(other.points) < sizeOf(points);
  });
  const { left, right, top } = boxOf(points);
  return isCovered ? { x: (left + right) / 2, y: top } : middle;
}

const SHAPES = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  // The picture below is paper in both colour schemes, so these do not change with them.
  '& polygon': { stroke: 'rgb(183, 28, 28)', strokeWidth: 2, fill: 'rgb(211, 47, 47)', cursor: 'pointer' },
  '& polygon[data-kind=area]': { stroke: 'rgb(69, 90, 100)', strokeDasharray: '6 4' },
  '& polygon[aria-pressed=true]': { strokeWidth: 4 },
  '& polygon:focus-visible': { outline: 'none', strokeWidth: 5, stroke: 'rgb(13, 71, 161)' },
} as const;

const LABEL = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  maxWidth: '30%',
  px: 0.5,
  borderRadius: 0.5,
  fontSize: { xs: 10, sm: 12 },
  lineHeight: 1.3,
  textAlign: 'center',
  color: '#1c1c1c',
  bgcolor: 'rgba(255, 255, 255, 0.85)',
  pointerEvents: 'none',
} as const;
