import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type HaraFigure, useListHaraFiguresQuery } from '@/api/hara-figures';
import type { Hazard } from '@/api/hazards';
import { FigureDialog } from '@/features/shared/figures/FigureDialog';
import { FigureThumbnail } from '@/features/shared/figures/FigureThumbnail';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';

/** The pictures of a hazard; a click shows one in full with what is marked in it. */
export function HazardFigures({ hazard: { projectUuid, uuid } }: { hazard: Hazard }) {
  const text = useTexts('vote-queue');
  const [shown, setShown] = useState<HaraFigure | null>(null);
  const { currentData, error, refetch } = useListHaraFiguresQuery({
    projectUuid,
    hazardUuid: [uuid],
    limit: SHEET_LIMIT,
  });
  if (error && !currentData) return <ErrorView error={error} onRetry={() => void refetch()} />;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={text('figures-list', 'Figures')}
      sx={{ gap: 1, m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap' }}
    >
      {currentData?.data.results.map(figure => (
        <li key={figure.uuid}>
          <FigureThumbnail figure={figure} onOpen={() => setShown(figure)} />
        </li>
      ))}
      {shown && <FigureDialog figure={shown} hazardUuid={uuid} onClose={() => setShown(null)} />}
    </Stack>
  );
}
