import Box from '@mui/material/Box';
import type { HaraFigure } from '@/api/hara-figures';

type Mark = HaraFigure['annotations'][number];

/** What is marked in a figure for this hazard, or for all, laid over the picture. */
export function FigureMarks({ figure, hazardUuid }: { figure: HaraFigure; hazardUuid: string }) {
  const { width, height } = figure;
  const marks = figure.annotations.filter(mark => mark.hazardUuid === null || mark.hazardUuid === hazardUuid);
  if (marks.length === 0) return null;
  const line = Math.max(width, height) / 250;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden={marks.every(({ label }) => label === '')}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', color: 'error.main' }}
    >
      {marks.map((mark, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shown only, never changed in place
        <g key={place} fill="none" stroke="currentColor" strokeWidth={line}>
          <Shape mark={mark} width={width} height={height} radius={line * 3} />
          <text
            x={(mark.points[0]?.x ?? 0) * width + line * 4}
            y={(mark.points[0]?.y ?? 0) * height - line * 2}
            fill="currentColor"
            stroke="none"
            fontSize={line * 8}
          >
            {mark.label}
          </text>
        </g>
      ))}
    </Box>
  );
}

interface ShapeProps {
  mark: Mark;
  width: number;
  height: number;
  radius: number;
}

function Shape({ mark: { shape, points }, width, height, radius }: ShapeProps) {
  const at = points.map(({ x, y }) => [x * width, y * height] as const);
  const [[x = 0, y = 0] = [], [toX = x, toY = y] = []] = at;
  switch (shape) {
    case 'POINT':
      return <circle cx={x} cy={y} r={radius} />;
    case 'RECTANGLE':
      return (
        <rect
          x={Math.min(x, toX)}
          y={Math.min(y, toY)}
          width={Math.abs(toX - x)}
          height={Math.abs(toY - y)}
        />
      );
    case 'POLYGON':
      return <polygon points={at.map(point => point.join(',')).join(' ')} />;
  }
}
