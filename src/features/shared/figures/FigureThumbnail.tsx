import ButtonBase from '@mui/material/ButtonBase';
import type { HaraFigure } from '@/api/hara-figures';
import { useTexts } from '@/glossary/useText';
import { FigurePicture, figureName } from './FigurePicture';

/** A figure in small; a click shows it in full. */
export function FigureThumbnail({ figure, onOpen }: { figure: HaraFigure; onOpen: () => void }) {
  const text = useTexts('figures');
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-label={text('show', 'Show {1} in full', { values: [figureName(figure)] })}
      onClick={onOpen}
      sx={{ display: 'block', borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
    >
      <FigurePicture figure={figure} isSmall />
    </ButtonBase>
  );
}
