import type { HaraFigure } from '@/api/hara-figures';
import { useTexts } from '@/glossary/useText';
import { FigureShapes } from './FigureShapes';

/** What is marked in a figure for this hazard, or for all, laid over the picture. */
export function FigureMarks({ figure, hazardUuid }: { figure: HaraFigure; hazardUuid: string }) {
  const text = useTexts('figures');
  const shapes = figure.annotations.flatMap((mark, at) =>
    !mark.hazardUuid || mark.hazardUuid === hazardUuid
      ? [{ at, kind: mark.shape, points: mark.points, label: mark.label, name: mark.label, fill: 0 }]
      : [],
  );
  return <FigureShapes shapes={shapes} label={text('marks', 'Marks in the figure')} labelsAt="corner" />;
}
